import Preflight
import PreflightBatch
import Testing

@Suite struct InOrderTests {
  @Test func `Elements that arrive in any order leave in order`() {
    var order = InOrder<Int>()
    var taken: [Int] = []
    // The order is mixed within blocks of 500 (7 and 500 have no common divisor), so that some can be taken in between.
    for number in (0..<5000).map({ $0 / 500 * 500 + $0 % 500 * 7 % 500 }) {
      order.put(number, at: number)
      while let next = order.takeNext() { taken.append(next) }
      #expect(order.taken == taken.count)
    }
    #expect(taken == Array(0..<5000))
    #expect(order.takeNext() == nil)
  }

  @Test func `An element can have several numbers`() {
    var order = InOrder<String>()
    order.put("6 to 205", at: 6, count: 200)
    order.put("206", at: 206)
    order.put("2 to 5", at: 2, count: 4)
    #expect(order.takeNext() == nil)
    order.put("0 and 1", at: 0, count: 2)
    var taken: [String] = []
    while let next = order.takeNext() { taken.append(next) }
    #expect(taken == ["0 and 1", "2 to 5", "6 to 205", "206"])
    #expect(order.taken == 207)
  }

  @Test func `Without an order, each element leaves at once`() {
    var order = InOrder<Int>(sorts: false)
    order.put(7, at: 9)
    #expect(order.takeNext() == 7 && order.taken == 1)
    order.put(8, at: 2, count: 3)
    #expect(order.takeNext() == 8 && order.taken == 4)
    #expect(order.takeNext() == nil)
  }
}
