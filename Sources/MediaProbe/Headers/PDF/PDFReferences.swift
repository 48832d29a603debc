/// The cross-reference table of a PDF (ISO 32000-1, 7.5.4 and 7.5.8), in its sections. Its entries are looked up where they are,
/// because a file can have a million of them.
struct PDFReferences {
  /// The place of an object.
  enum Place {
    case offset(UInt64)
    /// In the object stream of this number (7.5.7).
    case stream(Int64)
  }

  private enum Section {
    /// Runs of entries of 20 bytes: the first number, the number of entries, and the offset.
    case table([(first: Int64, count: Int64, offset: UInt64)])
    /// Runs of entries and their decoded bytes, with the widths of the three fields.
    case stream([(first: Int64, count: Int64)], [Int], [UInt8])
  }

  private var sections: [Section] = []
  /// The dictionary of the newest section.
  private(set) var trailer: PDFValue?

  /// Number of sections: each time that a file is saved can add one.
  private static let mostSections = 256
  /// Number of runs of entries of one section.
  private static let mostRuns = 4096
  /// Bytes per entry of a table.
  private static let entrySize: Int64 = 20
  /// Bytes at the end of a file in which the last offset is searched (ISO 32000-1, annex H, note 18).
  private static let tail: UInt64 = 1024

  /// Reads all sections, from the last one on. Nil if one is damaged, or if they refer to each other in a circle.
  init?(_ file: inout PDFFile) throws(ReadInterruption) {
    let start = file.size - min(file.size, PDFReferences.tail)
    let tail = try file.bytes(start..<file.size)
    guard let mark = tail[...].lastRange(ofText: "startxref") else { return nil }
    var lexer = PDFLexer(tail, at: mark)
    guard let last = lexer.takeNumber() else { return nil }
    var next = UInt64(exactly: last)
    var visited: Set<UInt64> = []
    while let offset = next {
      guard visited.insert(offset).inserted, visited.count <= PDFReferences.mostSections, offset < file.size,
        let dictionary = try readSection(&file, at: offset)
      else { return nil }
      trailer = trailer ?? dictionary
      // A file for old and new readers has a stream next to its table (7.5.8.4).
      if let hidden = dictionary["XRefStm"]?.integer {
        guard let place = UInt64(exactly: hidden), visited.insert(place).inserted, place < file.size,
          try readStream(&file, at: place) != nil
        else { return nil }
      }
      guard let previous = dictionary["Prev"] else { break }
      guard let place = previous.integer.flatMap({ UInt64(exactly: $0) }) else { return nil }
      next = place
    }
  }

  private mutating func readSection(_ file: inout PDFFile, at offset: UInt64) throws(ReadInterruption) -> PDFValue? {
    var lexer = PDFLexer(try file.bytes(offset..<min(offset.saturatingSum(64), file.size)))
    guard lexer.take("xref") else { return try readStream(&file, at: offset) }
    return try readTable(&file, at: offset + UInt64(lexer.place))
  }

  private mutating func readTable(_ file: inout PDFFile, at start: UInt64) throws(ReadInterruption) -> PDFValue? {
    var runs: [(first: Int64, count: Int64, offset: UInt64)] = []
    var position = start
    while runs.count < PDFReferences.mostRuns {
      guard position < file.size else { return nil }
      var lexer = PDFLexer(try file.part(position, 64))
      if lexer.take("trailer") {
        sections.append(.table(runs))
        return try file.value(at: position + UInt64(lexer.place))
      }
      guard let first = lexer.takeNumber(), let count = lexer.takeNumber() else { return nil }
      lexer.skipSpace()
      let offset = position + UInt64(lexer.place)
      guard count >= 0, first >= 0, count <= Int64(clamping: file.size) / PDFReferences.entrySize else { return nil }
      if count > 0 { runs.append((first, count, offset)) }
      // An empty run is followed by the next one.
      position = offset + UInt64(count * PDFReferences.entrySize)
    }
    return nil
  }

  /// Reads a cross-reference stream (7.5.8), which is neither in an object stream nor encrypted.
  private mutating func readStream(_ file: inout PDFFile, at offset: UInt64) throws(ReadInterruption) -> PDFValue? {
    guard let object = try file.object(at: offset, number: nil), object.value["Type"]?.name == "XRef",
      let widths = object.value["W"]?.values?.compactMap({ $0.integer }), widths.count >= 3,
      widths.allSatisfy({ (0...8).contains($0) }), let size = object.value["Size"]?.integer, size >= 0
    else { return nil }
    let index = object.value["Index"]?.values?.compactMap { $0.integer } ?? [0, size]
    let runs = stride(from: 0, to: index.count - 1, by: 2).map { (first: index[$0], count: index[$0 + 1]) }
    let width = widths.reduce(0, +)
    let entries = runs.reduce(Int64(0)) { $0.saturatingSum($1.count) }
    guard width > 0, runs.allSatisfy({ $0.count >= 0 && $0.first >= 0 }),
      let bytes = try file.content(of: object, atMost: entries.saturatingProduct(width))
    else { return nil }
    sections.append(.stream(runs, widths.map { Int($0) }, bytes))
    return object.value
  }

  /// Returns the place of an object; nil if no section has it.
  func place(of number: Int64, _ file: inout PDFFile) throws(ReadInterruption) -> Place? {
    for section in sections {
      switch section {
      case .table(let runs):
        for run in runs where number >= run.first && number - run.first < run.count {
          let entry = try file.part(run.offset + UInt64((number - run.first) * PDFReferences.entrySize), 20)
          guard entry.count == 20, entry[17] == UInt8(ascii: "n") else { continue }
          var lexer = PDFLexer(entry)
          guard let offset = lexer.takeNumber().flatMap({ UInt64(exactly: $0) }), lexer.place == 10 else { return nil }
          return .offset(offset)
        }
      case .stream(let runs, let widths, let bytes):
        var before: Int64 = 0
        for run in runs {
          defer { before = before.saturatingSum(run.count) }
          guard number >= run.first, number - run.first < run.count else { continue }
          let width = widths.reduce(0, +)
          let row = before.saturatingSum(number - run.first).saturatingProduct(Int64(width))
          let fields = Fields(bytes)
          guard let start = Int(exactly: row), start <= bytes.count - width else { return nil }
          let type = widths[0] == 0 ? 1 : fields.unsigned(at: start, widths[0])
          let second = fields.unsigned(at: start + widths[0], widths[1]) ?? 0
          if type == 1 { return .offset(second) }
          if type == 2 { return Int64(exactly: second).map { .stream($0) } }
        }
      }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Returns the offset after the last occurrence of a text; nil if it is not there.
  fileprivate func lastRange(ofText text: StaticString) -> Int? {
    var end: Int?
    var rest = self
    while let range = rest.firstRange(ofText: text) {
      end = range.upperBound
      rest = self[range.upperBound...]
    }
    return end
  }
}
