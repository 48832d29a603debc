/// The depth to which a file was read, from cheap to thorough.
public enum Tier: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Only the few kilobytes that describe the file are read.
  case header
  /// Packets are read, but no pixels are decoded.
  case stream
  /// Key frames at the start, in the middle and at the end of a video are decoded, and everything of short videos and
  /// other files.
  case sampled
  /// Every frame and every scan line is decoded.
  case decode
  /// The same, and what can be seen and heard is measured.
  case content

  private var rank: Int {
    switch self {
    case .header: 0
    case .stream: 1
    case .sampled: 2
    case .decode: 3
    case .content: 4
    }
  }

  /// Returns true if the left tier reads less of a file than the right one.
  public static func < (left: Tier, right: Tier) -> Bool { left.rank < right.rank }
}
