/// Puts elements that come in any order back into theirs, numbered from 0.
struct InOrder<Element> {
  /// A ring: the element with a number lies at that number, counted on from the beginning behind the end.
  private var places: [Element?] = Array(repeating: nil, count: 64)
  /// How many were taken, which is the number of the next.
  private(set) var taken = 0

  /// Takes in an element. Each number is used once.
  mutating func put(_ element: Element, at number: Int) {
    while number - taken >= places.count { grow() }
    places[place(of: number)] = element
  }

  /// The next element; nil as long as it has not come.
  mutating func takeNext() -> Element? {
    let place = place(of: taken)
    guard let next = places[place].take() else { return nil }
    taken += 1
    return next
  }

  // The count is a power of two.
  private func place(of number: Int) -> Int { number & (places.count - 1) }

  private mutating func grow() {
    var wider: [Element?] = Array(repeating: nil, count: 2 * places.count)
    for number in taken..<taken + places.count {
      wider[number & (wider.count - 1)] = places[place(of: number)].take()
    }
    places = wider
  }
}
