/// Sorts elements that arrive in any order, if their order matters. Each element covers one or more consecutive numbers, starting with 0.
package struct InOrder<Element> {
  /// A ring buffer: the element whose first number is n is at index n modulo the size.
  private var places: [(element: Element, count: Int)?] = Array(repeating: nil, count: 64)
  /// The count of numbers that were taken; also the first number of the next element.
  package private(set) var taken = 0

  /// Elements that have arrived and were not taken, if their order does not matter; nil to sort them.
  private var arrived: [(element: Element, count: Int)]?

  /// - Parameter sorts: False to return each element as soon as it has arrived.
  package init(sorts: Bool = true) { arrived = sorts ? nil : [] }

  /// Adds an element that covers `count` numbers, at least one, starting with `number`. Each number is used once.
  package mutating func put(_ element: Element, at number: Int, count: Int = 1) {
    if arrived?.append((element, count)) != nil { return }
    while number - taken >= places.count { grow() }
    places[place(of: number)] = (element, count)
  }

  /// Returns the next element; nil if it has not arrived yet.
  package mutating func takeNext() -> Element? {
    if let next = arrived?.popLast() {
      taken += next.count
      return next.element
    }
    let place = place(of: taken)
    guard let next = places[place].take() else { return nil }
    taken += next.count
    return next.element
  }

  // The count is a power of two.
  private func place(of number: Int) -> Int { number & (places.count - 1) }

  private mutating func grow() {
    var wider: [(element: Element, count: Int)?] = Array(repeating: nil, count: 2 * places.count)
    for number in taken..<taken + places.count {
      wider[number & (wider.count - 1)] = places[place(of: number)].take()
    }
    places = wider
  }
}
