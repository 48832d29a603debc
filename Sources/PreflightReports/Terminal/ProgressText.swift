package import MediaProbe
package import PreflightLanguage
package import PreflightRules

/// The progress of a run as one line for a terminal: `1,240 of 50,000 files · 3 fail · 3,100/s · 16 s left`.
package struct ProgressText: Sendable {
  /// The noun for the counted items.
  private let noun: Noun
  /// The number of finished files.
  package var done = 0
  /// The number of files that fail the run.
  package var failed = 0
  /// The seconds of media in the files that were decoded.
  package var seconds = 0.0
  /// The files that are being decoded, which are as many as there are workers.
  private var decoding: [(file: UInt64, progress: ReadingProgress)] = []
  /// The number of files in the whole run; nil until it is known.
  package var total: Int?
  /// The work of a run that writes files; nil for a run in which all files take about the same time.
  package var work: WorkEstimate?

  private let language: Language

  /// - Parameter noun: The noun for the counted items.
  package init(of noun: Noun = .file, in language: Language = .english) {
    self.noun = noun
    self.language = language
  }

  /// Notes how far a file is decoded; nil if that is over.
  package mutating func note(_ progress: ReadingProgress?, of file: UInt64) {
    decoding.removeAll { $0.file == file }
    if let progress { decoding.append((file, progress)) }
  }

  /// - Parameters:
  ///   - columns: The maximum width of the line. The least important parts are omitted first: the rate, the time left,
  ///     the failures.
  ///   - elapsed: The time since the run began.
  ///   - secondsLeft: The time that the rest of the work takes; nil if the run has no measured work.
  package func line(columns: Int, elapsed: Duration, secondsLeft: Double? = nil) -> String {
    let time = elapsed / .seconds(1)
    let seconds = decoding.reduce(seconds) { $0 + $1.progress.seconds }
    // The files that are being decoded count by their decoded share.
    let finished = decoding.reduce(Double(done)) { $0 + $1.progress.share }
    let rate = time > 0 ? finished / time : 0
    let words = language.words
    let files = words.run.files(grouped(done), total.map { grouped(max(done, $0)) }, noun)
    let media = seconds > 0 ? words.run.media(ClockText.clock(seconds.rounded()) ?? "\(Int(seconds.rounded())) s") : ""
    let failures = failed > 0 ? words.run.failures(grouped(failed)) : ""
    let pace = work == nil && rate >= 1 ? "\(grouped(Int(rate)))/s" : ""
    var left = ""
    // The files of a run that writes take very different times, so its work is measured otherwise.
    let needed = total.flatMap { total in
      total > done ? secondsLeft ?? (work == nil && rate > 0 ? (Double(total) - finished) / rate : nil) : nil
    }
    if let needed {
      // Whole seconds, because tenths would only flicker.
      let seconds = Int64(min(1e9, max(0, needed).rounded(.up)))
      left = words.run.timeLeft(seconds < 60 ? "\(seconds) s" : humanTime(.seconds(seconds), in: language))
    }
    for parts in [
      [files, media, failures, pace, left], [files, media, failures, left], [files, failures, left], [files, failures],
      [files],
    ] {
      let line = parts.filter { !$0.isEmpty }.joined(separator: " · ")
      if TerminalText.width(line) <= columns { return line }
    }
    return TerminalText.shortened(grouped(done), to: columns)
  }

  /// Returns `12,400`, independent of the locale.
  private func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }
}
