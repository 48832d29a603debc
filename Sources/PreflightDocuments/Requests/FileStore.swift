import MediaProbe

/// What was made of files, each once; all of it is let go when it has become too much.
struct FileStore<Content, Failure: Error> {
  private var known: [AssetPath: Result<Content, Failure>] = [:]
  private var weight: Int64 = 0
  /// Bytes of files; what is made of them takes some ten times as much.
  private let limit: Int64
  /// What an entry takes beside its file.
  private static var entryWeight: Int64 { 256 }

  init(limit: Int64 = 8 << 20) { self.limit = limit }

  /// What was made of a file before, or is made of it now.
  ///
  /// - Parameter make: Gives it, with the bytes of the file.
  mutating func once(
    _ path: AssetPath, _ make: () throws(Failure) -> (content: Content, bytes: Int64)
  ) throws(Failure) -> Content {
    if let result = known[path] { return try result.get() }
    var bytes: Int64 = 0
    let result = Result { () throws(Failure) -> Content in
      let made = try make()
      bytes = made.bytes
      return made.content
    }
    weight += bytes + Self.entryWeight
    if weight > limit {
      known = [:]
      weight = bytes + Self.entryWeight
    }
    known[path] = result
    return try result.get()
  }
}
