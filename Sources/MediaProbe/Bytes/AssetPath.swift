/// The path of an asset as bytes, exactly as the system stores them. It becomes text only for printing.
public struct AssetPath: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The bytes of the path, which need not be valid UTF-8.
  public let bytes: [UInt8]

  /// Creates a path from bytes as the system stores them.
  public init(bytes: [UInt8]) { self.bytes = bytes }
  /// Creates a path from the UTF-8 bytes of a text.
  public init(_ text: String) { bytes = Array(text.utf8) }
  /// Creates a path from the UTF-8 bytes of a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// Adds the bytes to a hash. Two Unicode spellings of the same name are different paths.
  public func hash(into hasher: inout Hasher) {
    // All bytes are hashed at once, because an array would add them one by one.
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }

  /// The path as text, with U+FFFD for bytes that are not UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// True if the bytes are valid UTF-8, so that `text` loses nothing.
  public var isText: Bool { UTF8.isValid(bytes) }

  /// The part after the last slash; trailing slashes do not count.
  public var lastComponent: ArraySlice<UInt8> {
    let end = bytes.lastIndex { $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? 0
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return bytes[start..<end]
  }

  /// The lowercased extension without its dot, at most ten ASCII letters and digits; nil if the path has no extension.
  public var fileExtension: String? {
    let name = lastComponent
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex, dot + 1 < name.endIndex else {
      return nil
    }
    let tail = name[(dot + 1)...]
    guard tail.count <= 10, tail.allSatisfy({ $0.isASCIIAlphanumeric }) else { return nil }
    // Each path has one, so this avoids the tables of Unicode. The bit distinguishes letters, and all digits have it.
    return unsafe String(unsafeUninitializedCapacity: tail.count) { buffer in
      for (place, byte) in tail.enumerated() { unsafe buffer[place] = byte | 0x20 }
      return tail.count
    }
  }

  /// Returns this path with one more component.
  public func appending(_ component: some Sequence<UInt8>) -> AssetPath {
    var joined = bytes
    if let last = joined.last, last != UInt8(ascii: "/") { joined.append(UInt8(ascii: "/")) }
    // For a buffer, the runtime has to look up no type of the sequence, which takes longer than all the rest.
    if component.withContiguousStorageIfAvailable({ unsafe joined.append(contentsOf: $0) }) == nil {
      joined.append(contentsOf: component)
    }
    return AssetPath(bytes: joined)
  }

  /// Writes `path`, and also `path_bytes` in base64 (RFC 4648, 4) if the path is not valid UTF-8.
  package func writeMembers(to json: inout JSONWriter) {
    json.key("path")
    json.string(utf8: bytes)
    if !isText {
      json.key("path_bytes")
      json.string(String(decoding: base64(bytes), as: UTF8.self))
    }
  }
}

extension UTF8 {
  fileprivate static func isValid(_ bytes: [UInt8]) -> Bool {
    if bytes.allSatisfy({ $0 < 0x80 }) { return true }
    return String(validating: bytes, as: UTF8.self) != nil
  }
}

extension UInt8 {
  fileprivate var isASCIIAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

/// A value that is the path of a file, such as a `String` of the program.
///
/// Another type of paths conforms in one line:
/// `extension FilePath: @retroactive PathRepresentable { public var assetPath: AssetPath { AssetPath(string) } }`.
public protocol PathRepresentable: SendableMetatype {
  /// The path, relative to the working folder of the process or absolute.
  var assetPath: AssetPath { get }
}

extension AssetPath: PathRepresentable {
  public var assetPath: AssetPath { self }
}

extension String: PathRepresentable {
  public var assetPath: AssetPath { AssetPath(self) }
}

extension Substring: PathRepresentable {
  public var assetPath: AssetPath { AssetPath(String(self)) }
}
