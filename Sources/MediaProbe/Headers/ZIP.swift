/// The reader of ZIP (APPNOTE.TXT 6.3.10): names and sizes of the central directory. Nothing is unpacked.
extension HeaderReader {
  package static let zipArchive = HeaderReader("zip", readZIP)

  /// Bytes of an archive of unknown size that are requested, in which its end can be.
  private static let longestArriving: UInt64 = 4 << 20

  private static func readZIP(_ source: MeteredSource) throws(ReadInterruption) -> MediaFacts {
    var facts = MediaFacts()
    (facts.kind, facts.container, facts.archive) = (.other, "zip", ArchiveFacts())
    source.outline = facts
    // The directory is at the end, so the whole of a short archive is requested.
    if source.size == nil { _ = try source.bytes(0..<longestArriving) }
    guard let size = source.size else {
      facts.noteUnknownFiles(.init(.endNotArrived))
      return facts
    }
    do {
      var window = ByteWindow(source)
      if let place = try ZIPDirectory(source, size: size), let found = try place.files(&window) {
        (facts.archive, facts.isEncrypted) = (found.facts, found.isEncrypted)
      }
    } catch .failed(ReadBudget.spent) {
      facts.noteUnknownFiles(.init(ReadBudget.spent.message))
    }
    facts.noteUnknownFiles(.init(.zipDirectoryDamaged))
    return facts
  }
}

extension MediaFacts {
  fileprivate mutating func noteUnknownFiles(_ reason: UnknownFacts.Reason) {
    unknown.add(Fact.ofEveryArchive.filter { value(of: $0) == nil }, reason)
    if isEncrypted == nil { unknown.add([.encrypted], reason) }
  }
}

/// The place of the central directory (4.3.12), by the record at the end of the file (4.3.16).
private struct ZIPDirectory {
  private let range: Range<UInt64>
  private let count: UInt64

  /// Longest comment after the record, with the record itself.
  private static let longestEnd: UInt64 = 65_535 + 22

  init?(_ source: any ByteSource, size: UInt64) throws(ReadInterruption) {
    let start = size - min(size, ZIPDirectory.longestEnd + 20)
    // Most archives have no comment.
    var tail = Fields(try source.bytes(size - min(size, 4096)..<size), .little)
    var end = ZIPDirectory.end(in: tail)
    if end == nil {
      tail = Fields(try source.bytes(start..<size), .little)
      end = ZIPDirectory.end(in: tail)
    }
    guard let end, let disk = tail.u16(end + 4), let total = tail.u16(end + 10), let length = tail.u32(end + 12),
      let offset = tail.u32(end + 16)
    else { return nil }
    let record = size - UInt64(tail.count - end)
    var (place, bytes, entries) = (UInt64(offset), UInt64(length), UInt64(total))
    var limit = record
    // 4.3.14 and 4.3.15: larger numbers are in a record of their own, which another one before the last locates.
    if tail.u32(end - 20) == 0x0706_4B50, let other = Fields(tail.bytes, .little).u64(end - 12) {
      guard other <= size - min(size, 56), case let wide = Fields(try source.bytes(other..<other + 56), .little),
        wide.u32(0) == 0x0606_4B50, let many = wide.u64(32), let long = wide.u64(40), let far = wide.u64(48)
      else { return nil }
      (entries, bytes, place, limit) = (many, long, far, other)
    } else if disk != 0 {
      return nil
    }
    let (stop, overflow) = place.addingReportingOverflow(bytes)
    guard !overflow, stop <= limit else { return nil }
    (range, count) = (place..<stop, entries)
  }

  /// Returns the place of the last record whose comment reaches the end of the file.
  private static func end(in tail: Fields) -> Int? {
    for place in stride(from: tail.count - 22, through: 0, by: -1) where tail.u32(place) == 0x0605_4B50 {
      if let comment = tail.u16(place + 20), place + 22 + comment == tail.count { return place }
    }
    return nil
  }

  /// Reads the names and sizes of all files (4.3.12); nil if the directory is damaged.
  func files(_ window: inout ByteWindow) throws(ReadInterruption) -> (facts: ArchiveFacts, isEncrypted: Bool)? {
    var (files, pages, others, unpacked, isUnsafe, isEncrypted) = (0, 0, 0, UInt64(0), false, false)
    var position = range.lowerBound
    var entries: UInt64 = 0
    while position < range.upperBound {
      guard let head = try window.fields(position, 46, .little), head.u32(0) == 0x0201_4B50, let flags = head.u16(8),
        let stored = head.u32(24), let nameLength = head.u16(28), let extra = head.u16(30), let comment = head.u16(32),
        let name = try window.fields(position + 46, nameLength + (stored == UInt32.max ? extra : 0), .little)
      else { return nil }
      let path = name.bytes.prefix(nameLength)
      entries += 1
      if flags & 1 != 0 { isEncrypted = true }
      if isUnsafeName(path) { isUnsafe = true }
      if path.last != UInt8(ascii: "/") {
        guard let size = stored == UInt32.max ? wideSize(name, from: nameLength) : UInt64(stored) else { return nil }
        unpacked = unpacked.saturatingSum(size)
        files += 1
        switch kind(of: path) {
        case .page: pages += 1
        case .part: break
        case .other: others += 1
        }
      }
      position += 46 + UInt64(nameLength + extra + comment)
    }
    // Without the wide record, the number of entries counts up to 65,535 and begins anew.
    guard position == range.upperBound, entries & 0xFFFF == count & 0xFFFF, unpacked <= 1 << 53 else { return nil }
    var facts = ArchiveFacts()
    (facts.files, facts.htmlFiles, facts.otherFiles) = (files, pages, others)
    (facts.unpackedSize, facts.hasUnsafeNames) = (Int64(unpacked), isUnsafe)
    return (facts, isEncrypted)
  }
}

/// Returns the size in the first field of the extra data for large files (4.5.3).
private func wideSize(_ entry: Fields, from start: Int) -> UInt64? {
  var place = start
  while let id = entry.u16(place), let length = entry.u16(place + 2) {
    if id == 1 { return length >= 8 ? entry.u64(place + 4) : nil }
    place += 4 + length
  }
  return nil
}

/// Returns true for a name that is absolute, or that leads out of the folder into which it is unpacked.
private func isUnsafeName(_ name: ArraySlice<UInt8>) -> Bool {
  let isSeparator = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
  if name.first.map(isSeparator) == true { return true }
  // A drive of Windows.
  if name.dropFirst().first == UInt8(ascii: ":") { return true }
  return name.split(whereSeparator: isSeparator).contains { $0.elementsEqual("..".utf8) }
}

private enum ZIPFileKind {
  case page, part, other
}

/// Returns the kind of a file of an HTML5 ad by the extension of its name.
private func kind(of path: ArraySlice<UInt8>) -> ZIPFileKind {
  guard let dot = path.lastIndex(of: UInt8(ascii: ".")), path.endIndex - dot <= 5 else { return .other }
  let letters = path[(dot + 1)...].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  switch String(decoding: letters, as: UTF8.self) {
  case "html", "htm": return .page
  case "css", "js", "jpg", "jpeg", "png", "gif", "svg": return .part
  default: return .other
  }
}

/// Returns true for a ZIP archive that is not the file format of a program. The first name shows such a format: office documents
/// (ISO/IEC 29500-2, ISO/IEC 26300-3), books (EPUB) and programs (JAR).
func isPlainArchive(_ head: [UInt8]) -> Bool {
  let fields = Fields(head, .little)
  if fields.has("PK\u{5}\u{6}", at: 0) { return head.count >= 22 }
  guard fields.has("PK\u{3}\u{4}", at: 0), let length = fields.u16(26), length > 0 else { return false }
  return ![
    "[Content_Types].xml", "_rels/", "docProps/", "word/", "xl/", "ppt/", "mimetype", "META-INF/",
    "AndroidManifest.xml",
  ]
  .contains { fields.has($0, at: 30) }
}
