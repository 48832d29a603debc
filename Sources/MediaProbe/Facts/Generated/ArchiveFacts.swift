// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

/// The files in an archive such as a ZIP, as its directory states them.
public struct ArchiveFacts: Sendable, Hashable {
  /// The number of files in a ZIP archive, without folders.
  public var files: Int?
  /// The number of files in the archive with the extension html or htm.
  public var htmlFiles: Int?
  /// The number of files in the archive that are neither HTML, CSS, JavaScript, JPEG, PNG, GIF nor SVG by their
  /// extension.
  public var otherFiles: Int?
  /// The size of all files in the archive in bytes, as its directory states it. Nothing is unpacked.
  public var unpackedSize: Int64?
  /// True if a name in the archive is absolute or contains `..`, so that unpacking can write elsewhere.
  public var hasUnsafeNames: Bool?

  public init() {}
}

extension ArchiveFacts {
  /// Writes the known facts, and `null` for those that are unknown.
  func writeFacts(to out: inout MemberWriter) {
    out.put(.archiveFiles, "files", files)
    out.put(.archiveHtmlFiles, "html_files", htmlFiles)
    out.put(.archiveOtherFiles, "other_files", otherFiles)
    out.put(.archiveUnpackedSize, "unpacked_size", unpackedSize)
    out.put(.archiveUnsafeNames, "unsafe_names", hasUnsafeNames)
  }

  /// Reads the facts from a record that this version wrote.
  mutating func readFacts(written json: inout JSONScanner) throws(JSONDamage) {
    try json.read("files", &files)
    try json.read("html_files", &htmlFiles)
    try json.read("other_files", &otherFiles)
    try json.read("unpacked_size", &unpackedSize)
    try json.read("unsafe_names", &hasUnsafeNames)
  }
}
