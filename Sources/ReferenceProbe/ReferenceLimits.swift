/// What reading one file may cost. All ceilings are finite; a deeper reading than `stream` gets the same deadline.
public struct ReferenceLimits: Sendable, Equatable {
  /// Seconds until a reading gives up.
  public var deadline: Double
  /// Bytes read from one file, all together. A 4 GB movie with its index at the end needs some megabytes of it.
  public var bytes: Int64
  /// Bytes of packets that are read for what no header tells: the bit rate of a second of 4K at its highest.
  public var packetBytes: Int64
  /// Seconds of packets that are read for what no header tells.
  public var packetSeconds: Double
  /// Tracks of one file. Masters for broadcast have 20; more than 64 is an attack or an accident.
  public var tracks: Int
  /// Bytes of one allocation by the C libraries: a decoded 8K picture of 16 bits per component takes 300 MB.
  public var allocation: Int64
  /// Scans of a progressive JPEG: encoders write about ten.
  public var scans: Int

  public init(
    deadline: Double = 10, bytes: Int64 = 256 << 20, packetBytes: Int64 = 8 << 20, packetSeconds: Double = 10,
    tracks: Int = 64, allocation: Int64 = 512 << 20, scans: Int = 100
  ) {
    self.deadline = deadline
    self.bytes = bytes
    self.packetBytes = packetBytes
    self.packetSeconds = packetSeconds
    self.tracks = tracks
    self.allocation = allocation
    self.scans = scans
  }
}
