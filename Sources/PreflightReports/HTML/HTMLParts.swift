/// The content of a page in parts. A page in a browser keeps the cards as bytes, because their texts are most of it.
package struct HTMLParts {
  /// The content without the cards.
  package let content: [UInt8]
  private let shown: [HTMLEntry]
  private let places: HTMLPlaces

  init(content: [UInt8], shown: [HTMLEntry], places: HTMLPlaces) {
    self.content = content
    self.shown = shown
    self.places = places
  }

  /// Appends cards in the order of the rows until there are many bytes, each after its length in four bytes, the lowest first.
  ///
  /// - Parameter first: The index of the first card.
  /// - Returns: The number of these cards; 0 after the last one.
  package func writeCards(from first: Int, into out: inout [UInt8]) -> Int {
    var count = 0
    while first + count < shown.count, out.count < 1 << 20 {
      var card = MarkupWriter()
      shown[first + count].writeCard(places, to: &card)
      let length = UInt32(card.bytes.count)
      for shift: UInt32 in [0, 8, 16, 24] { out.append(UInt8(truncatingIfNeeded: length >> shift)) }
      out.append(contentsOf: card.bytes)
      count += 1
    }
    return count
  }
}
