// swift-format-ignore-file
extension Destinations {
  static let entries: [Entry] = []
}
