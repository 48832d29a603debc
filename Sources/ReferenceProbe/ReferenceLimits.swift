/// What reading one file may cost. All ceilings are finite; a deeper reading than `stream` gets the same deadline.
///
/// Where a ceiling of bytes is reached the file ends for the libraries: what they made of it until then is reported, and the
/// rest is named in `unknown`.
public struct ReferenceLimits: Sendable, Equatable {
  /// Seconds until a reading gives up.
  public var deadline: Double
  /// Bytes of header that are read by the C libraries, beside the tables of a movie's index. Fonts and covers in front of the
  /// media and the index of a two-hour AVI (16 bytes for each of 550 000 chunks, 9 MB) are the largest that are common;
  /// what goes beyond is passed over.
  public var headerBytes: Int64
  /// Bytes of tables in a movie's index that are read: ten hours of samples of 20 ms take 30 MB. The same for a tag in an AIFF.
  public var indexBytes: Int64
  /// Bytes of packets that are read for what no header tells: the bit rate of a second of 4K at its highest.
  public var packetBytes: Int64
  /// Seconds of packets that are read for what no header tells.
  public var packetSeconds: Double
  /// Bytes that are read to decode a file.
  public var decodedBytes: Int64
  /// Tracks of one file. Masters for broadcast have 20; more than 64 is an attack or an accident.
  public var tracks: Int
  /// Bytes of one allocation by the C libraries: the positions of the samples of ten hours of 60 frames a second take 52 MB
  /// in libavformat.
  public var allocation: Int64
  /// The same when pictures are decoded: one of 8K with 16 bits per component takes 300 MB.
  public var pictureAllocation: Int64
  /// Scans of a progressive JPEG: encoders write about ten.
  public var scans: Int

  public init(
    deadline: Double = 10, headerBytes: Int64 = 8 << 20, indexBytes: Int64 = 32 << 20, packetBytes: Int64 = 8 << 20,
    packetSeconds: Double = 10, decodedBytes: Int64 = 256 << 20, tracks: Int = 64, allocation: Int64 = 64 << 20,
    pictureAllocation: Int64 = 512 << 20, scans: Int = 100
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
  }
}
