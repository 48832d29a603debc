import MediaProbe
import PreflightReports

/// The record of the files that were written into a folder, so that a later run recognizes its own files: their names, kinds
/// and checksums. A file that was changed since then is not recognized.
struct WrittenFiles {
  static let fileName = ".preflight-written.json"
  /// The largest size of a record in bytes, for some hundred thousand files.
  static let sizeLimit = 16 << 20
  private static let valueLimit = 2_000_000
  /// The title that distinguishes a record from other files.
  private static let title = "files that Preflight wrote, which it may replace"

  struct Entry: Equatable {
    let kind: String
    let sha256: String
  }

  private(set) var entries: [String: Entry] = [:]

  init() {}

  /// Reads a record; nil if the bytes are not a record.
  init?(_ bytes: [UInt8]) {
    let mistakes = Mistakes(name: Self.fileName)
    guard
      let root = JSONReader.read(bytes, mistakes: mistakes, sizeLimit: Self.sizeLimit, valueLimit: Self.valueLimit),
      var document = MappingReader(root, "a record", mistakes),
      document.required("title")?.text(mistakes) == Self.title,
      let files = document.required("files"), case .mapping(let members) = files.content
    else { return nil }
    for (key, value) in members {
      guard case .scalar(let name, _) = key.content, var entry = MappingReader(value, "an entry", mistakes),
        let kind = entry.required("kind")?.text(mistakes), let sum = entry.required("sha256")?.text(mistakes)
      else { return nil }
      entries[name] = Entry(kind: kind, sha256: sum)
    }
    document.finish()
    if mistakes.errors != nil { return nil }
  }

  /// Returns the entry of a file by its path below the folder.
  subscript(path: AssetPath) -> Entry? { entries[Self.key(path)] }

  mutating func set(_ entry: Entry, for path: AssetPath) { entries[Self.key(path)] = entry }

  /// The record as JSON.
  var document: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("title")
    json.string(Self.title)
    json.key("files")
    json.beginObject()
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      json.beginLine()
      json.key(escaping: name)
      json.beginObject()
      json.key("kind")
      json.string(entry.kind)
      json.key("sha256")
      json.string(entry.sha256)
      json.endObject()
    }
    json.endLine()
    json.endObject()
    json.endObject()
    json.endLine()
    return json.bytes
  }

  /// Returns a path as text that keeps every byte. Bytes other than letters, digits and `-._/` are percent-encoded (RFC 3986,
  /// 2.1).
  private static func key(_ path: AssetPath) -> String {
    path.bytes.map { byte in
      byte < 0x80 && UnicodeScalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte)
        || "-._/".utf8.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
