package import MediaProbe

/// A cache of the content of files. It is emptied when it exceeds its limit.
package struct FileStore<Content, Failure: Error> {
  private var known: [AssetPath: Result<Content, Failure>] = [:]
  private var weight: Int64 = 0
  /// The limit in bytes of files. The content in memory takes about ten times as much.
  private let limit: Int64
  /// Bytes that an entry takes in addition to its file.
  private static var entryWeight: Int64 { 256 }

  package init(limit: Int64 = 8 << 20) { self.limit = limit }

  /// Returns the content of a file. It is made only in the first call for its path.
  ///
  /// - Parameter make: Returns the content, and the size of the file in bytes.
  package mutating func once(
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
