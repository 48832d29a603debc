// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

/// The pages of a document such as a PDF.
public struct DocumentFacts: Sendable, Hashable {
  /// The number of pages of a PDF.
  public var pages: Int?
  /// The width of the first page in points, of which an inch has 72: its media box as shown, with its rotation.
  public var pageWidth: Double?
  /// The height of the first page in points, of which an inch has 72: its media box as shown, with its rotation.
  public var pageHeight: Double?

  public init() {}
}

extension DocumentFacts {
  /// Writes the known facts, and `null` for those that are unknown.
  func writeFacts(to out: inout MemberWriter) {
    out.put(.documentPages, "pages", pages)
    out.put(.documentPageWidth, "page_width", pageWidth)
    out.put(.documentPageHeight, "page_height", pageHeight)
  }

  /// Reads the facts from a record that this version wrote.
  mutating func readFacts(written json: inout JSONScanner) throws(JSONDamage) {
    try json.read("pages", &pages)
    try json.read("page_width", &pageWidth)
    try json.read("page_height", &pageHeight)
  }
}
