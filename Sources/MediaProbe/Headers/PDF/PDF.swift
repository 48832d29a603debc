/// The reader of PDF (ISO 32000-1): the number of pages, and the size of the first one. It interprets no content.
extension HeaderReader {
  package static let pdf = HeaderReader("pdf", readPDF)

  /// Number of nodes between the root of the pages and the first page. Programs write balanced trees of a few levels.
  private static let mostLevels = 32
  /// Number of empty nodes before the first page.
  private static let mostEmpty = 16

  /// Bytes of a document of unknown size that are requested, in which its end can be.
  private static let longestArriving: UInt64 = 4 << 20

  private static func readPDF(_ source: MeteredSource) throws(ReadInterruption) -> MediaFacts {
    var facts = MediaFacts()
    (facts.kind, facts.container, facts.document) = (.other, "pdf", DocumentFacts())
    source.outline = facts
    // Nothing is known before the end has arrived, so the whole of a short document is requested.
    if source.size == nil { _ = try source.bytes(0..<longestArriving) }
    guard let size = source.size else {
      facts.noteUnknownPages(.init(.endNotArrived))
      return facts
    }
    var file = PDFFile(source, size: size)
    do {
      try describe(&facts, &file)
    } catch .failed(ReadBudget.spent) {
      facts.noteUnknownPages(.init(ReadBudget.spent.message))
    }
    facts.noteUnknownPages(.init(file.lacksKey ? .pdfObjectsEncrypted : .pdfReferencesDamaged))
    return facts
  }

  private static func describe(_ facts: inout MediaFacts, _ file: inout PDFFile) throws(ReadInterruption) {
    guard let trailer = try file.readReferences() else { return }
    facts.isEncrypted = trailer["Encrypt"] != nil
    guard let root = try file.resolved(trailer["Root"]), let pages = try file.resolved(root["Pages"]),
      let count = try file.integer(pages["Count"]), count >= 0, pages["Kids"] != nil
    else { return }
    // Each page is an object of its own, and the first one has to exist.
    guard let objects = trailer["Size"]?.integer, count < objects else { return }
    guard let page = try firstPage(of: pages, &file) else { return }
    facts.document?.pages = Int(clamping: count)
    guard var (width, height) = page.size else {
      for fact in [Fact.documentPageWidth, .documentPageHeight] { facts.unknown[fact] = .init(.notInFile) }
      return
    }
    if page.rotation % 180 != 0 { (width, height) = (height, width) }
    facts.document?.pageWidth = width * page.unit
    facts.document?.pageHeight = height * page.unit
  }

  private struct FirstPage {
    /// The size of the media box (7.7.3.3), which pages inherit from their nodes.
    var size: (width: Double, height: Double)?
    var rotation: Int64 = 0
    /// The number of points of a unit.
    var unit = 1.0
  }

  /// Returns the first page of a tree of nodes (7.7.3); nil if it is not found.
  private static func firstPage(
    of root: PDFValue, _ file: inout PDFFile
  ) throws(ReadInterruption) -> FirstPage? {
    var page = FirstPage()
    var node = root
    for _ in 0..<mostLevels {
      if let box = try file.resolved(node["MediaBox"])?.values, box.count == 4 {
        var sides: [Double] = []
        for side in box { if let number = try file.resolved(side)?.number { sides.append(number) } }
        // Any two opposite corners may be stated (7.9.5).
        let isValid = sides.count == 4 && sides[0] != sides[2] && sides[1] != sides[3]
        page.size = isValid ? (abs(sides[2] - sides[0]), abs(sides[3] - sides[1])) : nil
      }
      if let rotation = try file.integer(node["Rotate"]), rotation % 90 == 0 { page.rotation = rotation }
      guard let kids = try file.resolved(node["Kids"])?.values else {
        if let unit = try file.resolved(node["UserUnit"])?.number, unit > 0 { page.unit = unit }
        return page
      }
      var next: PDFValue?
      for kid in kids.prefix(mostEmpty) where next == nil {
        guard let found = try file.resolved(kid) else { return nil }
        let count = try file.integer(found["Count"]) ?? 0
        if found["Kids"] == nil || count > 0 { next = found }
      }
      guard let next else { return nil }
      node = next
    }
    return nil
  }
}

extension MediaFacts {
  /// Adds a reason for facts of the pages that are not known.
  fileprivate mutating func noteUnknownPages(_ reason: UnknownFacts.Reason) {
    unknown.add(Fact.ofEveryDocument.filter { value(of: $0) == nil }, reason)
    if isEncrypted == nil { unknown.add([.encrypted], reason) }
  }
}
