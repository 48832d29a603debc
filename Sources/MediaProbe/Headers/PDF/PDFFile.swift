/// The objects of a PDF (ISO 32000-1, 7.3.10) that lead to the number and the size of its pages.
struct PDFFile {
  private let source: any ByteSource
  private var window: ByteWindow
  let size: UInt64
  private var references: PDFReferences?
  /// Bytes that may still be decompressed, so that small streams cannot become endless work.
  private var inflatable = 24 << 20
  /// The object stream that was read last.
  private var opened: (number: Int64, object: PDFObject, bytes: [UInt8])?
  /// True if an object is in a stream that is encrypted.
  private(set) var lacksKey = false

  /// Longest object that is read. A node with a hundred thousand kids takes a megabyte.
  private static let longestObject: UInt64 = 4 << 20
  /// Longest content of an object stream.
  private static let longestStream: Int64 = 4 << 20
  /// Number of objects that refer to each other.
  private static let mostLinks = 8

  init(_ source: any ByteSource, size: UInt64) { (self.source, window, self.size) = (source, ByteWindow(source), size) }

  /// Reads the cross-reference table; returns its newest dictionary, or nil if it is damaged.
  mutating func readReferences() throws(ReadInterruption) -> PDFValue? {
    references = try PDFReferences(&self)
    return references?.trailer
  }

  private var isEncrypted: Bool { references?.trailer?["Encrypt"] != nil }

  func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] { try source.bytes(range) }

  /// Returns a small part of the file; fewer bytes at its end.
  mutating func part(_ offset: UInt64, _ count: Int) throws(ReadInterruption) -> [UInt8] {
    guard offset < size else { return [] }
    let length = Int(min(UInt64(count), size - offset))
    return try window.fields(offset, length).map { Array($0.bytes) } ?? []
  }

  /// Returns a value at an offset.
  func value(at offset: UInt64) throws(ReadInterruption) -> PDFValue? {
    try read(at: offset) { lexer in lexer.takeValue() }
  }

  /// Returns an object at an offset.
  ///
  /// - Parameter number: The number that it must have; nil for any.
  func object(at offset: UInt64, number: Int64?) throws(ReadInterruption) -> PDFObject? {
    try read(at: offset) { lexer in
      guard let found = lexer.takeNumber(), number == nil || found == number, lexer.takeNumber() != nil,
        lexer.take("obj"), let value = lexer.takeValue()
      else { return nil }
      guard value["Length"] != nil, lexer.take("stream") else { return PDFObject(value: value, content: nil) }
      lexer.takeLineEnd()
      return PDFObject(value: value, content: offset + UInt64(lexer.place))
    }
  }

  /// Reads with as many bytes as are needed.
  private func read<Value>(
    at offset: UInt64, _ body: (inout PDFLexer) -> Value?
  ) throws(ReadInterruption) -> Value? {
    var length: UInt64 = 4096
    while offset < size {
      let end = min(offset.saturatingSum(length), size)
      var lexer = PDFLexer(try source.bytes(offset..<end))
      let value = body(&lexer)
      guard lexer.isCut, end < size else { return value }
      guard length < PDFFile.longestObject else { return nil }
      length *= 8
    }
    return nil
  }

  /// Returns the decoded content of a stream (7.4): one that is not compressed, or by Flate with a predictor of PNG. Nil if it is
  /// damaged or too long.
  mutating func content(of object: PDFObject, atMost limit: Int64) throws(ReadInterruption) -> [UInt8]? {
    guard let start = object.content, let length = try integer(object.value["Length"]), length >= 0, limit >= 0,
      let stored = UInt64(exactly: length), start.saturatingSum(stored) <= size
    else { return nil }
    let filters = object.value["Filter"]
    let parameters = object.value["DecodeParms"].map { $0.values?.first ?? $0 }
    let predictor = parameters?["Predictor"]?.integer ?? 1
    let columns = parameters?["Columns"]?.integer ?? 1
    switch filters.map({ $0.name ?? $0.values?.first?.name ?? "" }) {
    case nil:
      guard length <= limit else { return nil }
      return try source.bytes(start..<start + stored)
    case "FlateDecode":
      guard filters?.values?.count ?? 1 == 1, predictor < 2 || (10...15).contains(predictor), columns > 0,
        columns <= 1 << 16,
        (parameters?["Colors"]?.integer ?? 1, parameters?["BitsPerComponent"]?.integer ?? 8) == (1, 8)
      else { return nil }
      // Each row of a predictor has a byte more.
      let most = predictor < 2 ? limit : limit.saturatingSum(limit / columns).saturatingSum(1)
      guard most <= Int64(inflatable) else { throw .failed(ReadBudget.spent) }
      guard let bytes = inflated(try source.bytes(start..<start + stored)[...], upTo: Int(most)) else { return nil }
      inflatable -= bytes.count
      return predictor < 2 ? bytes : withoutPredictor(bytes, columns: Int(columns))
    default: return nil
    }
  }

  /// Returns a value itself, or the object to which it refers; nil if the file lacks the object.
  mutating func resolved(_ value: PDFValue?) throws(ReadInterruption) -> PDFValue? {
    var value = value
    for _ in 0..<PDFFile.mostLinks {
      guard case .reference(let number) = value else { return value }
      value = try object(number)?.value
    }
    return nil
  }

  mutating func integer(_ value: PDFValue?) throws(ReadInterruption) -> Int64? { try resolved(value)?.integer }

  private mutating func object(_ number: Int64) throws(ReadInterruption) -> PDFObject? {
    switch try references?.place(of: number, &self) {
    case .offset(let offset): return try object(at: offset, number: number)
    case .stream(let stream): return try object(number, inStream: stream)
    case nil: return nil
    }
  }

  /// Returns an object of an object stream (7.5.7), which begins with the numbers and the places of its objects.
  private mutating func object(_ number: Int64, inStream stream: Int64) throws(ReadInterruption) -> PDFObject? {
    if isEncrypted {
      lacksKey = true
      return nil
    }
    if opened?.number != stream {
      guard case .offset(let offset) = try references?.place(of: stream, &self),
        let object = try object(at: offset, number: stream), object.value["Type"]?.name == "ObjStm",
        let bytes = try content(of: object, atMost: PDFFile.longestStream)
      else { return nil }
      opened = (stream, object, bytes)
    }
    guard let (_, object, bytes) = opened, let first = object.value["First"]?.integer,
      let count = object.value["N"]?.integer
    else { return nil }
    var lexer = PDFLexer(bytes)
    for _ in 0..<max(0, min(count, Int64(bytes.count))) {
      guard let found = lexer.takeNumber(), let offset = lexer.takeNumber() else { return nil }
      guard found == number else { continue }
      guard let place = Int(exactly: first.saturatingSum(offset)), place < bytes.count else { return nil }
      var value = PDFLexer(bytes, at: place)
      return value.takeValue().map { PDFObject(value: $0, content: nil) }
    }
    return nil
  }
}

/// An object, with the offset of its stream if it has one.
struct PDFObject {
  let value: PDFValue
  let content: UInt64?
}

/// Returns rows without the predictor of each (PNG 3rd edition, 9.2), which the first byte of a row names.
private func withoutPredictor(_ bytes: [UInt8], columns: Int) -> [UInt8]? {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var above = [UInt8](repeating: 0, count: columns)
  var row = above
  var place = 0
  while place + columns < bytes.count {
    let kind = bytes[place]
    guard kind <= 4 else { return nil }
    for column in 0..<columns {
      let (left, corner) = column > 0 ? (row[column - 1], above[column - 1]) : (0, 0)
      let predicted: UInt8 =
        switch kind {
        case 1: left
        case 2: above[column]
        case 3: UInt8((Int(left) + Int(above[column])) / 2)
        case 4: paeth(left, above[column], corner)
        default: 0
        }
      row[column] = bytes[place + 1 + column] &+ predicted
    }
    result += row
    above = row
    place += columns + 1
  }
  return result
}

private func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
  let estimate = Int(left) + Int(above) - Int(corner)
  let distances = (abs(estimate - Int(left)), abs(estimate - Int(above)), abs(estimate - Int(corner)))
  if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
  return distances.1 <= distances.2 ? above : corner
}
