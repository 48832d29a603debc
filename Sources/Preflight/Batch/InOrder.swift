/// Puts elements that come in any order back into theirs. Each stands for some numbers that follow each other, from 0 on.
struct InOrder<Element> {
  /// A ring: the element whose first number it is lies at that number, counted on from the beginning behind the end.
  private var places: [(element: Element, count: Int)?] = Array(repeating: nil, count: 64)
  /// How many numbers were taken, which is the first of the next element.
  private(set) var taken = 0

  /// Takes in an element for `count` numbers from `number` on, at least one. Each number is used once.
  mutating func put(_ element: Element, at number: Int, count: Int = 1) {
    while number - taken >= places.count { grow() }
    places[place(of: number)] = (element, count)
  }

  /// The next element; nil as long as it has not come.
  mutating func takeNext() -> Element? {
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
