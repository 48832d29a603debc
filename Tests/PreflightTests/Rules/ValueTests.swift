import MediaProbe
import Preflight
import PreflightLanguage
import PreflightReports
import Testing

/// The basic values of rules.
@Suite struct ValueTests {
  @Test(arguments: ["2026-11-21", "2024-02-29", "0001-01-01"]) func `Valid days are read`(text: String) {
    #expect(CivilDate(text)?.description == text)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-13-01", "2026-02-29", "2026-11-31", "26-11-21", "2026-1-1", "+026-01-01",
  ])
  func `Invalid days are refused`(text: String) { #expect(CivilDate(text) == nil) }

  @Test func `Days are ordered`() { #expect(CivilDate.day(2026, 9, 30) < .day(2026, 10, 1)) }

  @Test func `Versions are compared by numbers`() {
    #expect(Version.number("17.4") == .number("17.4.0"))
    #expect(Version.number("17.4").hashValue == Version.number("17.4.0").hashValue)
    #expect(Version.number("17.4") < .number("17.10"))
    #expect(Version.number("17.4") < .number("17.4.0.1"))
    #expect(Version.lowest < .number("0"))
    #expect(Version.number("0.0") == .number("0"))
  }

  @Test(arguments: ["", ".", "1.", "v1", "1.-2", "1..2", "1.2.3.4.5.6.7", "99999999999999999999"])
  func `Invalid versions are refused`(text: String) { #expect(Version(text) == nil) }

  @Test(arguments: [
    ("600", 600, 1), ("600.1", 6001, 10), ("29.97", 2997, 100), ("1.91:1", 191, 100), ("1:2.4", 5, 12), ("5:11", 5, 11),
    ("30000/1001", 30000, 1001), ("0.5", 1, 2), ("0", 0, 1),
  ])
  func `Figures are read exactly`(text: String, numerator: Int64, denominator: Int64) {
    #expect(Ratio(decimal: text) == .figure(numerator, denominator))
  }

  @Test(arguments: [
    "", ".", "1.", ".5", "-1", "1:0", "1:2:3", "1e3", "x", "1.0000000001", "9999999999999999", "9223372036.854775808",
  ])
  func `Invalid figures are refused`(text: String) { #expect(Ratio(decimal: text) == nil) }

  @Test func `Sizes are read`() {
    #expect(PixelSize("1080x1920") == PixelSize(width: 1080, height: 1920))
    #expect(PixelSize("1080×1920") == PixelSize(width: 1080, height: 1920))
    #expect(PixelSize("2147483647x1")?.width == 2_147_483_647)
    for text in ["", "1080", "0x1", "1x", "-1x2", "+1x2", "1x2x3", "2147483648x1", "1x9223372036854775808"] {
      #expect(PixelSize(text) == nil)
    }
  }

  @Test func `Only plain digits are read`() {
    #expect(Int64(digits: "007") == 7)
    #expect(Int64(digits: "9223372036854775807") == .max)
    for text in ["", "+1", "-1", "1a", "1.5", "٣", "9223372036854775808", "99999999999999999999"] as [Substring] {
      #expect(Int64(digits: text) == nil)
    }
  }

  @Test func `Assumptions are read`() {
    #expect(Assumptions.Entry("app_version=17.3") == Assumptions.Entry("app_version", "17.3"))
    #expect(Assumptions.Entry("a=b=c") == Assumptions.Entry("a", "b=c"))
    #expect(Assumptions.Entry("a=") == Assumptions.Entry("a", ""))
    #expect(Assumptions.Entry("=a") == nil)
    #expect(Assumptions.Entry("a") == nil)
    let twice = Assumptions([Assumptions.Entry("a", "1"), Assumptions.Entry("a", "2")])
    #expect(twice["a"] == "2")
  }

  @Test func `Templates report unknown placeholders`() {
    let template: MessageTemplate = "runs {measured}, {limit} {of {x}"
    #expect(template.unknownPlaces == ["of ", "x"])
    let filled = FilledTemplate(template) { $0 == .measured ? nil : "2 s" }
    #expect(filled.text { "1 s" } == "runs 1 s, 2 s {of {x}")
  }

  @Test(arguments: [
    (FactValue.number(754.2), Unit.seconds, "754.2 s"), (.number(15), .seconds, "15 s"),
    (.integer(61_340_000), .bytes, "61.34 MB"), (.integer(999), .bytes, "999 bytes"),
    (.integer(12_400_000), .bitsPerSecond, "12.4 Mbit/s"),
    (.ratio(.figure(30000, 1001)), .framesPerSecond, "29.97 fps"),
    (.size(PixelSize(width: 1080, height: 1920)), .pixels, "1080×1920"), (.integer(90), .degrees, "90°"),
    (.integer(501), .utf16, "501 UTF-16 units"),
  ])
  func `Values are written readably`(value: FactValue, unit: Unit, text: String) {
    #expect(Phrase.of(value, unit: unit) == text)
  }

  @Test(arguments: [
    (Ratio.figure(9, 16), "0.5625 (9:16)"), (.figure(23, 10), "2.3 (23:10)"), (.figure(131, 284), "0.4613"),
    (.figure(1), "1"),
  ])
  func `Ratios are written readably`(ratio: Ratio, text: String) {
    #expect(Phrase.of(.ratio(ratio), unit: nil) == text)
  }

  @Test func `Built-in destinations are found by id and short name`() {
    #expect(Destinations.ids == Destinations.ids.sorted() && Destinations.ids.count >= 49)
    #expect(Set(SampleApp.destinations).isSubset(of: Destinations.ids))
    for destination in Destinations.all {
      #expect(Destinations.named(destination.id) === Destinations.named(destination.shortName))
    }
    #expect(Destinations.named("nowhere") == nil)
  }

  @Test func `Rule ids are unique over all destinations`() {
    let ids = Destinations.all.flatMap { destination in
      #expect(destination.rules.allSatisfy { $0.id.hasPrefix(destination.id + "/") })
      return destination.rules.map(\.id)
    }
    #expect(Set(ids).count == ids.count)
  }
}
