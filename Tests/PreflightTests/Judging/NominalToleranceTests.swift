import MediaProbe
import Preflight
import PreflightJudging
import PreflightRules
import Testing

/// A value with the same nominal name as the limit (23.976 and 24) is a warning, and never an error.
@Suite struct NominalToleranceTests {
  private static func outcome(of rule: Rule, _ facts: MediaFacts) throws -> Verdict {
    let slot = Slot("any", takes: [.video, .image], rules: [rule])
    return try Judge(SampleRules.destination([slot])).verdict(for: facts)
  }

  private static let rates = SampleRules.rule(
    "rate", .fact(.videoAverageFrameRate), .within(.range(min: .figure(24), max: .figure(60))))

  @Test(arguments: [
    ("24/1", Outcome.pass), ("24000/1001", .warn), ("23976/1000", .warn), ("23975/1000", .fail), ("22/1", .fail),
    ("60/1", .pass), ("60005/1000", .warn), ("60060/1000", .warn), ("60061/1000", .fail), ("120/1", .fail),
  ])
  func `A frame rate within a thousandth of the limit is a warning`(rate: String, outcome: Outcome) throws {
    var facts = SampleFacts.video()
    facts.video?.averageFrameRate = Ratio(rate)
    let exact = try Self.outcome(of: Self.rates, facts)
    #expect(exact.outcome == outcome)
    if outcome == .warn { #expect(exact.findings.first?.message.contains("23.976 fps, which is called 24") == true) }
    let rounded = SampleRules.rule("rate", .fact(.videoFrameRate), Self.rates.constraint)
    #expect(try Self.outcome(of: rounded, facts).outcome == outcome)
  }

  private static let shapes = SampleRules.rule(
    "shape", .derived(.imageAspectRatio), .within(.range(min: .figure(4, 5), max: .figure(191, 100))))

  @Test(arguments: [
    (1200, 628, Outcome.warn), (1910, 1000, .pass), (600, 314, .warn), (1202, 628, .fail), (1920, 1000, .fail),
    (1080, 1350, .pass), (1080, 1351, .warn), (1079, 1350, .fail), (1080, 1352, .fail), (1080, 1920, .fail),
  ])
  func `An aspect ratio within a pixel of the limit is a warning`(width: Int, height: Int, outcome: Outcome) throws {
    let verdict = try Self.outcome(of: Self.shapes, SampleFacts.image(size: (width, height)))
    #expect(verdict.outcome == outcome)
    if outcome == .warn { #expect(verdict.findings.first?.message.contains("within a pixel") == true) }
  }

  /// A filter that scales and pads without `setsar=1` leaves 1216:1215 on 1080×1920.
  private static func padded(_ shape: Ratio?, rotation: Int = 0) -> MediaFacts {
    var facts = SampleFacts.video(size: rotation == 0 ? (1080, 1920) : (1920, 1080))
    facts.video?.sampleAspectRatio = shape
    facts.video?.rotation = rotation
    facts.video?.deriveShownSize()
    return facts
  }

  @Test(arguments: [0, 90])
  func `A nearly square sample aspect ratio leaves the size as stored`(rotation: Int) throws {
    // Fewer than 1215 pixels beside 1216:1215 change by less than one, and fewer than 2000 beside 2001:2000.
    let facts = Self.padded(rotation == 0 ? Ratio(1216, 1215) : Ratio(2001, 2000), rotation: rotation)
    let size = SampleRules.rule("size", .derived(.videoSize), .equals(.size(PixelSize(width: 1080, height: 1920))))
    #expect(try Self.outcome(of: size, facts).outcome == .pass)
    let width = SampleRules.rule("width", .fact(.videoWidth), .max(1080))
    #expect(try Self.outcome(of: width, facts).outcome == .pass)
    let shape = SampleRules.rule("shape", .fact(.videoAspectRatio), .equals(.ratio(.figure(9, 16))))
    #expect(try Self.outcome(of: shape, facts).outcome == .pass)
  }

  @Test(arguments: [
    (Ratio(1, 1), Outcome.pass), (Ratio(1216, 1215), .warn), (Ratio(64, 45), .fail), (Ratio(540, 541), .fail),
  ])
  func `A rule on square pixels warns for nearly square ones`(shape: Ratio?, outcome: Outcome) throws {
    let square = SampleRules.rule("square", .fact(.videoSampleAspectRatio), .equals(.ratio(.figure(1))))
    #expect(try Self.outcome(of: square, Self.padded(shape)).outcome == outcome)
  }

  @Test func `Every tolerance has a reason`() {
    #expect(NominalTolerance.all.allSatisfy { $0.reason.hasSuffix(".") && !$0.name.isEmpty })
  }
}
