package import MediaProbe

/// Receives how far files are decoded. Its functions are called on any thread, and must return at once.
package protocol DecodingWatch: Sendable {
  /// Several times a second, a file is decoded up to this point.
  ///
  /// - Parameter file: The number of the file's turn, which is unique in its pool.
  func reached(_ progress: ReadingProgress, in file: UInt64)
  /// The turn of a file is over; with its length in seconds if it was decoded.
  func ended(_ file: UInt64, decoded seconds: Double)
}
