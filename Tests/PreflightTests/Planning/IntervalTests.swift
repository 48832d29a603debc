import MediaProbe
import PreflightPlanning
import Testing

@Suite struct IntervalTests {
  private func end(_ value: Int64, isAllowed: Bool = true, _ rules: String...) throws -> Interval.End {
    Interval.End(try #require(Ratio(value, 1)), isAllowed: isAllowed, rules: rules)
  }

  @Test func `The stricter end of two intervals applies`() throws {
    let wide = Interval(low: try end(1, "a"), high: try end(60, "a"))
    let narrow = Interval(low: try end(3, "b"), high: try end(90, "b"))
    let both = wide.intersection(narrow)
    #expect(try both.low == end(3, "b"))
    #expect(try both.high == end(60, "a"))
    #expect(both == narrow.intersection(wide))
    #expect(both.rules == ["b", "a"])
  }

  @Test func `Equal ends name both rules`() throws {
    let left = Interval(high: try end(60, "a"))
    let right = Interval(high: try end(60, "b"))
    #expect(left.intersection(right).high?.rules == ["a", "b"])
    // An end that is not allowed is stricter.
    let open = Interval(high: try end(60, isAllowed: false, "c"))
    #expect(left.intersection(open).high?.rules == ["c"] && open.intersection(left).high?.rules == ["c"])
  }

  @Test func `An interval is empty if its ends exclude each other`() throws {
    #expect(try Interval(low: end(3), high: end(2)).isEmpty)
    #expect(try !Interval(low: end(3), high: end(3)).isEmpty)
    #expect(try Interval(low: end(3, isAllowed: false), high: end(3)).isEmpty)
    #expect(try !Interval(low: end(3)).isEmpty)
    #expect(!Interval().isEmpty)
  }

  @Test func `An interval contains only allowed ends`() throws {
    let range = Interval(low: try end(3, isAllowed: false), high: try end(60))
    for (value, isIn) in [(3, false), (4, true), (60, true), (61, false)] as [(Int64, Bool)] {
      #expect(range.contains(try #require(Ratio(value, 1))) == isIn)
    }
  }

  @Test func `A conflict names the fewest rules`() {
    #expect(Conflict.core([["gif"], ["jpeg"]]) == ["gif", "jpeg"])
    // The rule that no candidate meets is enough.
    #expect(Conflict.core([["a", "never"], ["b", "never"]]) == ["never"])
    // Three rules of which any two agree.
    #expect(Set(Conflict.core([["a"], ["b"], ["c"]])) == ["a", "b", "c"])
  }
}
