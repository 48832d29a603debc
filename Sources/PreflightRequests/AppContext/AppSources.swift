import MediaProbe
import PreflightJudging

/// The content of an app's source files, for a plain text search. Comments and literals are searched like code.
///
/// A space in the searched text matches any spaces and line ends, because formatters break lines.
public struct AppSources: Sendable, Equatable {
  /// All files with a NUL after each, so that no text is found across two files.
  private let content: [UInt8]
  /// The results so far. All copies share them, because the content cannot change. The rules of a destination name some dozen
  /// texts, which are the same for all requests of a batch.
  private let found = BoundedCache<String, Bool>(limit: 1024)

  /// - Parameter files: The content of each file, in UTF-8.
  public init(_ files: some Sequence<[UInt8]>) {
    var content: [UInt8] = []
    for file in files {
      Self.append(file, to: &content)
      content.append(0)
    }
    self.content = content
  }

  /// Returns true if the contents are equal. The results of searches do not count.
  public static func == (left: AppSources, right: AppSources) -> Bool { left.content == right.content }

  /// The size of the content in bytes.
  package var size: Int64 { Int64(content.count) }

  /// Returns true if a file contains the text.
  public func contains(_ text: String) -> Bool {
    var wanted: [UInt8] = []
    Self.append(Array(text.utf8), to: &wanted)
    return found.value(of: text) { Self.contains(wanted, in: content) }
  }

  func reading(of texts: [String]) -> Reading {
    let found = texts.filter(contains)
    return found.isEmpty ? .absent : .known(.list(found))
  }

  /// Appends bytes with one space in place of white space and NUL bytes.
  private static func append(_ bytes: [UInt8], to content: inout [UInt8]) {
    var isSpace = false
    for byte in bytes {
      let wasSpace = isSpace
      isSpace = byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0
      if !isSpace { content.append(byte) } else if !wasSpace { content.append(0x20) }
    }
  }

  /// Looks for bytes with Horspool's method, which skips most of the content.
  private static func contains(_ wanted: [UInt8], in content: [UInt8]) -> Bool {
    guard let last = wanted.last, wanted.count <= content.count else { return wanted.isEmpty }
    var skips = [Int](repeating: wanted.count, count: 256)
    for (index, byte) in wanted.dropLast().enumerated() { skips[Int(byte)] = wanted.count - 1 - index }
    var end = wanted.count - 1
    while end < content.count {
      let byte = content[end]
      let start = end - (wanted.count - 1)
      if byte == last, wanted.indices.allSatisfy({ content[start + $0] == wanted[$0] }) { return true }
      end += skips[Int(byte)]
    }
    return false
  }
}
