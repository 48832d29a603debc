/// Facts from the header objects of an ASF file (Advanced Systems Format Specification, 01.20.06, 3) that libavformat does not
/// report.
package struct ASFHeader {
  /// Objects of a header that are read; writers put a dozen there.
  private static let mostObjects = 256

  /// True if an object of digital rights management announces encrypted media.
  package private(set) var isEncrypted = false
  /// The size in bytes that the file states; nil for a broadcast, whose writer could not know it.
  package private(set) var statedSize: UInt64?
  /// End of the header, and so the start of the data object (3, 5.1).
  private(set) var end: UInt64?
  /// Size of all packets; nil if they differ in size.
  private(set) var packetSize: UInt64?

  package init(_ source: any ByteSource) throws(ReadInterruption) {
    var window = ByteWindow(source)
    // 3.1: identifier, size, number of objects and two reserved bytes.
    guard let head = try window.fields(0, 30, .little), let size = head.u64(16) else { return }
    end = size
    try readObjects(&window, from: 30, to: size, isNested: false)
  }

  private mutating func readObjects(
    _ window: inout ByteWindow, from start: UInt64, to end: UInt64, isNested: Bool
  ) throws(ReadInterruption) {
    var position = start
    for _ in 0..<Self.mostObjects where position < end {
      guard let object = try window.fields(position, 24, .little), let first = object.u64(0),
        let second = object.u64(8),
        let size = object.u64(16), size >= 24
      else { return }
      let next = position.saturatingSum(size)
      switch (first, second) {
      // File Properties (3.2): after the identifier of the file its size, and after six more fields the flags, of which the
      // lowest marks a broadcast.
      case (0x11CF_A947_8CAB_DCA1, 0x6553_200C_C000_E48E) where size >= 104:
        guard let fields = try window.fields(position, 104, .little), let flags = fields.u32(88) else { return }
        if let least = fields.u32(92), least == fields.u32(96), least > 0 { packetSize = UInt64(least) }
        if flags & 1 == 0, let stated = fields.u64(40), stated > 0 { statedSize = stated }
      // Content Encryption (3.14), Extended Content Encryption (3.15), Advanced Content Encryption (4.10).
      case (0x11D2_BD23_2211_B3FB, 0x6EFC_55C9_A000_B7B4), (0x4C17_2622_298A_E614, 0x9C28_E97E_E0DA_35B9),
        (0x49E6_6981_4305_8533, 0x8CD5_86CB_12AD_749B):
        isEncrypted = true
      // Header Extension (3.4): two reserved fields and the length of the content.
      case (0x11CF_A92E_5FBF_03B5, 0x6553_200C_C000_E38E) where !isNested:
        try readObjects(&window, from: position.saturatingSum(46), to: next, isNested: true)
      default: break
      }
      position = next
    }
  }
}
