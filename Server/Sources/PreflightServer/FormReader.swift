/// Finds the first file of a multipart form (RFC 7578) while the form arrives. It keeps at most some kilobytes.
struct FormReader {
  enum Mistake: Error {
    /// The form does not follow the syntax, or has more beside its file than `mostBesideFile`.
    case wrongForm
  }

  private enum Place {
    case beforeParts, headers, otherPart, file, afterFile
  }

  /// Most bytes of the parts before the file, and of those after it.
  static let mostBesideFile = 64 << 10
  private static let mostHeaders = 8 << 10
  private static let endOfHeaders = Array("\r\n\r\n".utf8)

  /// The end of a part: a line break, two hyphens and the boundary.
  private let delimiter: [UInt8]
  private var place = Place.beforeParts
  private var buffer: [UInt8]
  private var besideFile = 0
  /// The name of the file; nil if it is not known yet or the form has none.
  private(set) var name: String?
  /// True once the file has arrived completely.
  var hasWholeFile: Bool { place == .afterFile }
  /// True once the first byte of the file can follow.
  var hasFile: Bool { place == .file || place == .afterFile }

  /// - Parameter contentType: The header of the request. Nil is returned if it is not that of a form.
  init?(contentType: String) {
    let parts = contentType.split(separator: ";").map { $0.drop { $0 == " " } }
    guard parts.first?.lowercased().hasPrefix("multipart/form-data") == true,
      let parameter = parts.first(where: { $0.lowercased().hasPrefix("boundary=") })
    else { return nil }
    var boundary = parameter.dropFirst("boundary=".count)
    if boundary.hasPrefix("\""), boundary.hasSuffix("\""), boundary.count >= 2 {
      boundary = boundary.dropFirst().dropLast()
    }
    guard (1...70).contains(boundary.utf8.count) else { return nil }
    delimiter = Array("\r\n--\(boundary)".utf8)
    // The first delimiter has no line break before it.
    buffer = Array("\r\n".utf8)
  }

  /// Takes the next bytes of the form, and returns those of the file.
  mutating func add(_ bytes: some Collection<UInt8>) throws(Mistake) -> [UInt8] {
    if place == .afterFile {
      try count(bytes.count)
      return []
    }
    buffer += bytes
    while true {
      switch place {
      case .beforeParts, .otherPart:
        guard let end = passDelimiter() else {
          let rest = min(buffer.count, delimiter.count - 1)
          try count(buffer.count - rest)
          buffer.removeFirst(buffer.count - rest)
          return []
        }
        try count(end)
        buffer.removeFirst(end)
        place = .headers
      case .headers:
        // The last delimiter has two hyphens after it.
        guard !buffer.starts(with: [0x2D, 0x2D]) else { throw .wrongForm }
        guard let range = Self.find(Self.endOfHeaders, in: buffer) else {
          guard buffer.count <= Self.mostHeaders else { throw .wrongForm }
          return []
        }
        try count(range.upperBound)
        let headers = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
        // An empty part begins with its delimiter, whose line break is the end of the headers.
        buffer.removeFirst(range.upperBound - 2)
        if let found = Self.fileName(in: headers) {
          name = found
          buffer.removeFirst(2)
          place = .file
        } else {
          place = .otherPart
        }
      case .file:
        guard let range = Self.find(delimiter, in: buffer) else {
          let rest = min(buffer.count, delimiter.count - 1)
          let content = Array(buffer.dropLast(rest))
          buffer.removeFirst(buffer.count - rest)
          return content
        }
        let content = Array(buffer[..<range.lowerBound])
        besideFile = 0
        place = .afterFile
        try count(buffer.count - range.upperBound)
        buffer = []
        return content
      case .afterFile: return []
      }
    }
  }

  private mutating func count(_ bytes: Int) throws(Mistake) {
    besideFile += bytes
    guard besideFile <= Self.mostBesideFile else { throw .wrongForm }
  }

  /// Returns the end of the next delimiter.
  private func passDelimiter() -> Int? { Self.find(delimiter, in: buffer)?.upperBound }

  private static func find(_ wanted: [UInt8], in bytes: [UInt8]) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    var start = 0
    while let place = bytes[start...].firstIndex(of: first), bytes.count - place >= wanted.count {
      if bytes[place...].starts(with: wanted) { return place..<place + wanted.count }
      start = place + 1
    }
    return nil
  }

  /// Returns the name of the file in the headers of a part; nil for a part that is no file.
  private static func fileName(in headers: String) -> String? {
    for line in headers.split(whereSeparator: \.isNewline) where line.lowercased().hasPrefix("content-disposition:") {
      for parameter in line.split(separator: ";").dropFirst() {
        let parameter = parameter.drop { $0 == " " }
        guard parameter.lowercased().hasPrefix("filename=") else { continue }
        return parameter.dropFirst("filename=".count).filter { $0 != "\"" }
      }
    }
    return nil
  }
}
