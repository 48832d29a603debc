/// What reading one variant may cost.
enum Limits {
  /// Wall time. A machine that does something else meanwhile is no fault of the reader, so what took longer is read again.
  static let time = Duration.milliseconds(50)
  static let retries = 3
  /// Beside the file itself, which is in memory here.
  static let memory = 64 << 20
  /// Variants between two looks at the memory: to ask for it costs as much as to read one.
  static let memoryCheck: UInt64 = 16
  /// Finds of one file that are told; the others are likely the same.
  static let finds = 5
}
