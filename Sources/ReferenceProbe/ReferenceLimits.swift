/// Limits on the cost of reading one file. All of them are finite. The deadline is the same at every depth.
///
/// For the libraries, the file ends when a limit of bytes is reached. The facts found until then are reported; `unknown` names
/// the others.
public struct ReferenceLimits: Sendable, Equatable {
  /// Time in seconds after which a reading is abandoned. It is checked at each read, so a damaged file can keep a library
  /// busy for longer in this process. A worker is killed instead.
  public var deadline: Double
  /// Bytes of header that the C libraries read, besides the tables of a movie's index. The largest common headers are
  /// fonts and cover art before the media, and the index of a two-hour AVI (16 bytes for each of 550 000 chunks, 9 MB).
  /// Larger ones are not read further.
  public var headerBytes: Int64
  /// Bytes of a movie's index tables that are read: ten hours of 20 ms samples take 30 MB. It also limits a tag in an
  /// AIFF.
  public var indexBytes: Int64
  /// Bytes of packets that are read for facts that no header states: one second of 4K at its highest bit rate.
  public var packetBytes: Int64
  /// Seconds of packets that are read for facts that no header states.
  public var packetSeconds: Double
  /// Bytes that are read to decode a file: an hour of video at 35 Mbit/s. Usually the deadline comes first.
  public var decodedBytes: Int64
  /// Number of tracks of one file. Broadcast masters have 20; more than 64 is an attack or an accident.
  public var tracks: Int
  /// Bytes of one allocation by the C libraries. In libavformat, the sample positions of ten hours at 60 frames per
  /// second take 52 MB.
  public var allocation: Int64
  /// Bytes of one allocation while pictures are decoded: an 8K picture with 16 bits per component takes 300 MB.
  public var pictureAllocation: Int64
  /// Number of scans of a progressive JPEG: encoders write about ten.
  public var scans: Int
  /// Number of threads that decode a video, at least 1. Audio and pictures have one.
  public var threads: Int

  /// Creates limits. The defaults fit files that are large but common.
  public init(
    deadline: Double = 10, headerBytes: Int64 = 8 << 20, indexBytes: Int64 = 32 << 20, packetBytes: Int64 = 8 << 20,
    packetSeconds: Double = 10, decodedBytes: Int64 = 16 << 30, tracks: Int = 64, allocation: Int64 = 64 << 20,
    pictureAllocation: Int64 = 512 << 20, scans: Int = 100, threads: Int = 1
  ) {
    self.deadline = deadline
    self.headerBytes = headerBytes
    self.indexBytes = indexBytes
    self.packetBytes = packetBytes
    self.packetSeconds = packetSeconds
    self.decodedBytes = decodedBytes
    self.tracks = tracks
    self.allocation = allocation
    self.pictureAllocation = pictureAllocation
    self.scans = scans
    self.threads = threads
  }
}
