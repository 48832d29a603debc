package import MediaProbe

/// The folder of a request document. Files that the document names are opened only inside it, because the document can be
/// from an untrusted source.
package struct DocumentFolder {
  /// The path of the folder; empty for the working folder.
  let path: AssetPath
  /// The folder with all symbolic links resolved.
  private let target: PathTarget

  static let refusal = ReadError(.notFound, .pathLeavesFolder)

  private static let nulInPath = ReadError(.notFound, .pathWithNUL)
  private static let emptyPath = ReadError(.notFound, .pathEmpty)

  /// Creates the folder of a document.
  package init(of document: AssetPath) {
    let slash = document.bytes.lastIndex(of: UInt8(ascii: "/"))
    path = AssetPath(bytes: slash.map { Array($0 == 0 ? document.bytes[...$0] : document.bytes[..<$0]) } ?? [])
    target = (path.bytes.isEmpty ? "." : path).target
  }

  /// Returns the path of a file that the document names, and the reason why it must not be opened; nil if it may be opened.
  package func file(_ name: String) -> (path: AssetPath, refusal: ReadError?) {
    let isAbsolute = name.utf8.first == UInt8(ascii: "/")
    let file = isAbsolute || path.bytes.isEmpty ? AssetPath(name) : path.appending(name.utf8)
    if name.utf8.isEmpty { return (file, Self.emptyPath) }
    if name.utf8.contains(0) { return (file, Self.nulInPath) }
    guard Self.staysInside(name) else { return (file, Self.refusal) }
    return (file, refusal(of: file.target))
  }

  /// Returns the reason why a file must not be opened; nil if it is inside the folder once links are resolved. A missing
  /// file is not refused here, because opening it reports that.
  func refusal(of file: PathTarget) -> ReadError? {
    switch (target, file) {
    case (.failed(let error), _), (_, .failed(let error)): error
    case (.found(let folder), .found(let file)): file.isBelow(folder) ? nil : Self.refusal
    case (.nothing, _), (_, .nothing): nil
    case (.unknown, _), (_, .unknown): Self.refusal
    }
  }

  /// True if a path stays inside the folder from which it starts. Symbolic links are not resolved here.
  private static func staysInside(_ path: String) -> Bool {
    guard path.utf8.first != UInt8(ascii: "/") else { return false }
    var depth = 0
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual("..".utf8) { depth -= 1 } else if !part.elementsEqual(".".utf8) { depth += 1 }
      if depth < 0 { return false }
    }
    return true
  }
}
