// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

/// The measured facts of one file, without any judgement.
///
/// A property is nil in two cases. If the fact was expected but could not be read, `unknown` gives the reason.
/// Otherwise the fact does not apply to this kind of file (a still has no duration). JSON has `null` in the first case
/// and no key in the second. Names of codecs, pixel formats and colors are FFmpeg's (`h264`, `yuv420p`, `bt709`).
public struct MediaFacts: Sendable, Hashable {
  /// The size of the file in bytes.
  public var fileSize: Int64?
  /// The kind of media: `video`, `image`, `audio` or `other`. A picture is an image, animated or not. A file whose only
  /// picture is cover art is audio.
  public var kind: Kind?
  /// The container by content, never by file name: `mp4`, `mov`, `webm`, `png` …
  public var container: String?
  /// The media type (MIME type) by content.
  public var mimeType: String?
  /// True if the extension of the file name belongs to the content. It does not apply to a name without an extension.
  public var extensionMatches: Bool?
  /// The presentation duration in seconds with edit lists applied, as a player's timeline shows it. It does not apply
  /// to stills.
  public var duration: Double?
  /// The bit rate of the whole file in bits per second.
  public var bitRate: Int64?
  /// True if the index precedes the media data. It applies only to ISO base media files such as MP4.
  public var isFastStart: Bool?
  /// True if the file uses movie fragments. It applies only to ISO base media files such as MP4.
  public var isFragmented: Bool?
  /// True if an edit list does more than skip encoder priming. It applies only to ISO base media files such as MP4.
  public var hasEditList: Bool?
  /// True if samples of a track are encrypted.
  public var isEncrypted: Bool?
  /// The parts of a movie that no rule judges.
  package var movieParts: MovieParts = []
  public var video: VideoFacts?
  public var audio: AudioFacts?
  public var image: ImageFacts?
  /// The colors of a picture, or the place at which a video states its colors.
  package var statedColors: StatedColors?
  private var measuredContent: ContentBox?
  /// What can be seen and heard; nil unless the file was read to the depth `content`.
  public var content: ContentFacts? {
    get { measuredContent?.facts }
    set { measuredContent = newValue.map { ContentBox($0) } }
  }
  /// True if `content` has facts, which are many and take time to copy.
  package var hasContent: Bool { measuredContent != nil }
  private var documentParts: DocumentBox?
  /// The facts of a file that is not media; all are nil for media, which they cost no space.
  public var document: DocumentFacts? {
    get { documentParts?.document }
    set { documentParts = DocumentBox(newValue, archive, captions) }
  }
  public var archive: ArchiveFacts? {
    get { documentParts?.archive }
    set { documentParts = DocumentBox(document, newValue, captions) }
  }
  public var captions: CaptionFacts? {
    get { documentParts?.captions }
    set { documentParts = DocumentBox(document, archive, newValue) }
  }
  /// True if the file has the facts of a document, an archive or captions.
  var hasDocumentParts: Bool { documentParts != nil }
  /// The number of audio tracks of a video or of audio; nil for any other file.
  package var audioTracks: Int? {
    guard kind == .video || kind == .audio else { return nil }
    return streams.count { $0.type == .audio }
  }
  /// Every track of the file, in file order.
  public var streams: [StreamFacts] = []
  /// The deepest tier that was used.
  public var tier: Tier = .header
  /// Number of bytes read from the file.
  public var bytesRead: Int64 = 0
  public var unknown = UnknownFacts()
  /// Problems of a file of which some facts could be read nevertheless.
  public var problems: [Problem] = []
  /// The error if no fact could be read; otherwise nil.
  public var error: ReadError?

  public init() {}
}

extension MediaFacts {
  /// Writes the known facts, and `null` for those that are unknown.
  func writeFacts(to out: inout MemberWriter) {
    out.put(.fileSize, "file_size", fileSize)
    out.put(.kind, "kind", kind?.rawValue)
    out.put(.container, "container", container)
    out.put(.mimeType, "mime_type", mimeType)
    out.put(.extensionMatches, "extension_matches", extensionMatches)
    out.put(.duration, "duration", duration)
    out.put(.bitRate, "bit_rate", bitRate)
    out.put(.fastStart, "fast_start", isFastStart)
    out.put(.fragmented, "fragmented", isFragmented)
    out.put(.editList, "edit_list", hasEditList)
    out.put(.encrypted, "encrypted", isEncrypted)
    out.put(.audioTracks, "audio_tracks", audioTracks)
  }

  /// Reads the facts from a record that this version wrote.
  mutating func readFacts(written json: inout JSONScanner) throws(JSONDamage) {
    try json.read("file_size", &fileSize)
    try json.read("kind", &kind)
    try json.read("container", &container)
    try json.read("mime_type", &mimeType)
    try json.read("extension_matches", &extensionMatches)
    try json.read("duration", &duration)
    try json.read("bit_rate", &bitRate)
    try json.read("fast_start", &isFastStart)
    try json.read("fragmented", &isFragmented)
    try json.read("edit_list", &hasEditList)
    try json.read("encrypted", &isEncrypted)
    try json.pass("audio_tracks")
  }

  /// Lists the missing facts that the stream tier can read in every file.
  func listMissing(_ missing: inout [Fact]) {
    if duration == nil { missing.append(.duration) }
    if bitRate == nil { missing.append(.bitRate) }
  }

  /// Fills missing facts with those of another tier. Some others need more than that.
  mutating func fill(from other: MediaFacts) {
    duration = duration ?? other.duration
  }

  /// Removes values of 0 and lists their facts.
  mutating func dropZeros(_ zeros: inout [Fact]) {
    if duration == 0 {
      duration = nil
      zeros.append(.duration)
    }
    if bitRate == 0 {
      bitRate = nil
      zeros.append(.bitRate)
    }
  }
}
