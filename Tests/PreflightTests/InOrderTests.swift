import Testing

@testable import Preflight

@Suite struct InOrderTests {
  @Test func whatComesInAnyOrderIsTakenInItsOwn() {
    var order = InOrder<Int>()
    var taken: [Int] = []
    // Mixed up within stretches (7 and 500 have no divisor in common), so that some can be taken in between.
    for number in (0..<5000).map({ $0 / 500 * 500 + $0 % 500 * 7 % 500 }) {
      order.put(number, at: number)
      while let next = order.takeNext() { taken.append(next) }
      #expect(order.taken == taken.count)
    }
    #expect(taken == Array(0..<5000))
    #expect(order.takeNext() == nil)
  }
}
