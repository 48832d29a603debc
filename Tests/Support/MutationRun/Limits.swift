/// What reading one variant may cost.
enum Limits {
  /// Microseconds of the processor: all is in memory, and a machine that does something else meanwhile is no fault of the
  /// reader. What took longer is read once more, since the first time pays for what is made once.
  static let time = 50_000
  /// Beside the file itself, which is in memory here.
  static let memory = 64 << 20
  /// Variants between two looks at the memory: to ask for it costs as much as to read one.
  static let memoryCheck: UInt64 = 16
  /// Finds of one file that are told; the others are likely the same.
  static let finds = 5
}
