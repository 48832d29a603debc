import MediaProbe
import Testing

@Suite struct RatioTests {
  @Test func `It reduces to lowest terms`() {
    #expect(Ratio(1080, 1920) == Ratio(9, 16))
    #expect(Ratio(0, 5) == Ratio(0, 1))
  }

  @Test func `It has no zero denominator and no negative part`() {
    #expect(Ratio(1, 0) == nil)
    #expect(Ratio(-1, 2) == nil)
  }

  @Test func `It compares without overflow`() throws {
    let large = try #require(Ratio(.max, .max - 1))
    let one = try #require(Ratio(1, 1))
    #expect(one < large)
    #expect(!(large < one))
  }

  @Test(arguments: [("16:9", 16, 9), ("30000/1001", 30000, 1001), ("2", 2, 1)])
  func `It reads text`(text: String, numerator: Int64, denominator: Int64) {
    #expect(Ratio(text) == Ratio(numerator, denominator))
  }

  @Test(arguments: ["", ":", "1:0", "a:b", "1:2:3", "-1:2"])
  func `It refuses invalid text`(text: String) { #expect(Ratio(text) == nil) }
}
