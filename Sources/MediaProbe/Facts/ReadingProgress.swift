/// A report of a worker on the part of a file that it has decoded.
package struct ReadingProgress: Sendable, Hashable {
  /// The seconds of media that are decoded.
  package var seconds: Double
  /// The length of the file in seconds; 0 if it is unknown.
  package var length: Double

  package init(seconds: Double, of length: Double) {
    self.seconds = seconds
    self.length = length
  }

  /// The decoded share of the file, from 0 to 1; 0 if the length is unknown.
  package var share: Double { length > 0 ? min(1, max(0, seconds / length)) : 0 }
}
