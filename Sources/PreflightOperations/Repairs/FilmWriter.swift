import MediaProbe
import Preflight
import PreflightDocuments
import PreflightPlanning
import PreflightReports

/// Writes a film that must not be larger than a number of bytes, in the best quality that fits.
struct FilmWriter {
  let writer: RepairWriter
  let plan: RepairPlan
  let file: ProgramOutput
  let budget: Int64

  /// The share of the limit at which an attempt aims, and the least share that is enough.
  private static let (aim, enough) = (0.97, 0.88)
  private static let mostAttempts = 4
  /// The number of attempts of a film that is too large in the best quality.
  static let usualAttempts = 2

  private var edit: Edit { plan.edit }

  /// The number of finished attempts.
  private var finished = 0

  init(writer: RepairWriter, plan: RepairPlan, file: ProgramOutput, budget: Int64) {
    (self.writer, self.plan, self.file, self.budget) = (writer, plan, file, budget)
  }

  mutating func write() throws(RepairFailure) {
    try attempt(.quality(statistics: file.statisticsPath))
    var size = try measuredSize()
    guard size > budget else { return }
    var bits = max(Self.least, Double(budget) * Self.aim * 8 / seconds - otherBits)
    var best: Double?
    for _ in 0..<Self.mostAttempts {
      try attempt(.rate(Int64(saturating: bits), statistics: file.statisticsPath))
      size = try measuredSize()
      if size <= budget {
        best = bits
        if Double(size) >= Double(budget) * Self.enough { return }
      }
      // The part that is not video stays the same.
      let written = max(1, Double(size) * 8 / seconds - otherBits)
      let wanted = max(Self.least, Double(budget) * Self.aim * 8 / seconds - otherBits)
      let next = bits * wanted / written
      guard next != bits else { break }
      bits = max(Self.least, next)
    }
    guard size > budget else { return }
    guard let best else { throw RepairFailure(reason: FixText(writer.settings.language).tooLarge(budget)) }
    try attempt(.rate(Int64(saturating: best), statistics: file.statisticsPath))
  }

  /// The lowest bit rate of a video that is tried.
  private static let least = 50_000.0

  private var seconds: Double { max(0.1, plan.facts.duration ?? 0.1) }

  /// The bits per second of the audio and of the index, which has some bytes for each sample.
  private var otherBits: Double {
    let audio = plan.facts.audio.map { Double($0.bitRate ?? 256_000) } ?? 0
    let samples = (plan.facts.video?.averageFrameRate?.value ?? 30) + 50
    return audio + samples * 16 * 8 + 4096 * 8 / seconds
  }

  private mutating func attempt(_ attempt: FilmAttempt) throws(RepairFailure) {
    file.restart()
    let arguments = edit.arguments(plan.original, attempt, input: writer.readPath, output: file.path)
    let (done, all) = (Double(finished), Double(max(Self.usualAttempts, finished + 1)))
    try writer.expectSuccess(try writer.encode(arguments, plan) { (done + $0) / all })
    finished += 1
  }

  private func measuredSize() throws(RepairFailure) -> Int64 {
    do {
      return try OpenFile(file.path).fileSize
    } catch {
      throw RepairFailure(reading: error, in: writer.settings.language)
    }
  }
}
