/// Limits on the cost of reading one variant.
enum Limits {
  /// Processor time in microseconds: everything is in memory, and a busy machine is not the reader's fault. A slow
  /// variant is read again, because the first reading includes one-time costs.
  static let time = 50_000
  /// Processor time in microseconds of a variant that arrives in pieces: each piece may start another reading.
  static let arrivalTime = 1_000_000
  /// One of this many variants also arrives in pieces.
  static let arrivalStep: UInt64 = 64
  /// Number of bytes in addition to the file itself, which is in memory here.
  static let memory = 64 << 20
  /// Number of variants between two checks of the memory: a check costs as much as reading a variant.
  static let memoryCheck: UInt64 = 16
  /// Number of reported finds per file; further ones are probably the same.
  static let finds = 5
}
