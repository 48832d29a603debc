import Foundation
import MediaProbe
import Preflight
import Testing

/// The figures of published pages, each tried at its limit and just beyond it. Tests/figures.tsv has them as they are
/// written on the pages, and takes none from a rule.
@Suite struct PublishedFigureTests {
  struct Figure: Sendable, CustomTestStringConvertible {
    let destination: String
    let slot: String
    let property: String
    let accepted: String
    let refused: String
    let severity: Severity
    /// The figure as the page has it.
    let written: String

    var testDescription: String { "\(destination), \(slot): \(property) \(accepted), not \(refused)" }
  }

  private static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("figures.tsv")

  static let figures: [Figure] = {
    let text = (try? String(contentsOf: table, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 8, let severity = Severity(rawValue: cells[5]) else { return nil }
      return Figure(
        destination: cells[0], slot: cells[1], property: cells[2], accepted: cells[3], refused: cells[4],
        severity: severity, written: cells[6])
    }
  }()

  @Test func `Every row of the table is tested`() throws {
    let lines = try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n")
    #expect(Self.figures.count == lines.count - 1)
    #expect(Self.figures.count > 100)
  }

  /// A value at the limit has no finding as severe as the one that the value beyond it has.
  @Test(arguments: figures) func `A value beyond the limit is judged more severely`(_ figure: Figure) throws {
    let judge = try Judge(#require(Destinations.named(figure.destination)), slot: figure.slot)
    let kind = try #require(judge.destination.slots.first { $0.name == figure.slot }?.takes.first)
    func findings(_ value: String) throws -> [Finding] {
      let facts = try #require(Self.facts(of: kind, figure.property, value), "\(figure.property) cannot be \(value)")
      return judge.verdict(for: facts).findings
    }
    let within = try findings(figure.accepted)
    let known = Set(within.map(\.rule.id))
    let beyond = try findings(figure.refused).filter { !known.contains($0.rule.id) || $0.severity == figure.severity }
    let own = beyond.filter { finding in
      !within.contains { $0.rule.id == finding.rule.id && $0.severity == finding.severity }
    }
    #expect(own.map(\.severity).max() == figure.severity, "\(figure.written): \(beyond.map(\.rule.id))")
    let early = within.filter { finding in
      finding.severity >= figure.severity && own.contains { $0.fact == finding.fact }
    }
    #expect(early.isEmpty, "\(figure.written): \(early.map(\.rule.id))")
  }

  /// Returns the facts of a plain file with one property set; nil if it cannot have this value.
  private static func facts(of kind: MediaFacts.Kind, _ property: String, _ value: String) -> MediaFacts? {
    var facts =
      switch kind {
      case .video: SampleFacts.video(size: (1080, 1920))
      case .audio: SampleFacts.audio()
      default: SampleFacts.image(size: (1080, 1080))
      }
    switch property {
    case "duration": facts.duration = Double(value)
    case "file_size": facts.fileSize = Int64(value)
    case "container": facts.container = value
    case "format":
      facts.container = value
      facts.image?.format = value
    case "size":
      let sides = value.split(separator: "x").compactMap { Int($0) }
      guard sides.count == 2 else { return nil }
      facts = kind == .video ? SampleFacts.video(size: (sides[0], sides[1])) : image((sides[0], sides[1]))
    case "frames":
      facts.image?.format = "gif"
      facts.container = "gif"
      facts.image?.isAnimated = true
      facts.image?.frameCount = Int64(value)
    case "bit_depth": facts.image?.bitDepth = Int(value)
    case "color_type": facts.image?.colorType = ImageFacts.ColorType(rawValue: value)
    case "codec": facts.video?.codec = value
    case "frame_rate": facts.video?.averageFrameRate = Int64(value).flatMap { Ratio($0, 1) }
    case "chroma": facts.video?.chromaSubsampling = value
    case "interlaced": facts.video?.isInterlaced = value == "true"
    case "closed_gop": facts.video?.hasClosedGOP = value == "true"
    case "video_bit_rate": facts.video?.bitRate = Int64(value)
    case "audio_codec", "channels", "sample_rate":
      var audio = AudioFacts()
      audio.codec = property == "audio_codec" ? value : "aac"
      audio.channels = property == "channels" ? Int(value) : 2
      audio.sampleRate = property == "sample_rate" ? Int(value) : 48_000
      facts.audio = audio
    default: return nil
    }
    return facts
  }

  private static func image(_ size: (Int, Int)) -> MediaFacts { SampleFacts.image(size: size) }
}
