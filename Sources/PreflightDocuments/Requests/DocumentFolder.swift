import MediaProbe

/// The folder of a request document, and the only place where files that the document names are opened: it may come from
/// somebody else.
struct DocumentFolder {
  /// Empty for the folder in which the command runs.
  let path: AssetPath
  /// With all links followed; found out once, when it is first needed.
  private let target: PathTarget

  static let refusal = ReadError(
    .notFound,
    "the path leaves the folder of the document and was not opened: put the file there or below, and name it from there"
  )

  private static let nulInPath = ReadError(.notFound, "the path holds a NUL character, which none can: check the path")
  private static let emptyPath = ReadError(.notFound, "the path is empty: name a file")

  /// The folder in which a document lies.
  init(of document: AssetPath) {
    let slash = document.bytes.lastIndex(of: UInt8(ascii: "/"))
    path = AssetPath(bytes: slash.map { Array($0 == 0 ? document.bytes[...$0] : document.bytes[..<$0]) } ?? [])
    target = (path.bytes.isEmpty ? "." : path).target
  }

  /// A file as the document names it, and why it may not be opened; nil when it may.
  func file(_ name: String) -> (path: AssetPath, refusal: ReadError?) {
    let isAbsolute = name.utf8.first == UInt8(ascii: "/")
    let file = isAbsolute || path.bytes.isEmpty ? AssetPath(name) : path.appending(name.utf8)
    if name.utf8.isEmpty { return (file, Self.emptyPath) }
    if name.utf8.contains(0) { return (file, Self.nulInPath) }
    guard Self.staysInside(name) else { return (file, Self.refusal) }
    return (file, refusal(of: file.target))
  }

  /// Why a file may not be opened; nil if it lies here or below once links are followed. What is not there is for the
  /// opening to tell.
  func refusal(of file: PathTarget) -> ReadError? {
    switch (target, file) {
    case (.failed(let error), _), (_, .failed(let error)): error
    case (.found(let folder), .found(let file)): file.isBelow(folder) ? nil : Self.refusal
    case (.nothing, _), (_, .nothing): nil
    case (.unknown, _), (_, .unknown): Self.refusal
    }
  }

  /// Whether a path leads to the folder from which it starts, or below it, by its words alone.
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
