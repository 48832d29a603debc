/// The facts of one track.
public struct StreamFacts: Sendable, Hashable {
  /// The kinds of track. The raw value is the `type` of a track in records.
  @nonexhaustive public enum Kind: String, Sendable, Hashable, CaseIterable {
    case video, audio, subtitle, data, attachment
  }

  /// The number of the track in the file, starting with 0.
  public var index: Int
  /// The kind of data in the track.
  public var type: Kind
  /// The codec by FFmpeg's name, such as `h264` or `aac`; nil if it is unknown.
  public var codec: String?
  /// Duration in seconds.
  public var duration: Double?
  /// True if the file marks the track as default or enabled.
  public var isDefault: Bool
  /// True if the track is a picture such as cover art rather than a sequence of frames.
  public var isAttachedPicture: Bool
  /// Language as stated in the file, usually ISO 639-2; nil if the file states none.
  public var language: String?
  /// True for the track that the facts of the video or the audio describe, if the file has several tracks of its kind.
  public package(set) var isMain = false
  /// The time of the first sample in seconds, if it is known and not 0. It is known for Matroska, and for transport streams.
  public package(set) var start: Double?

  /// Creates the facts of a track that is not marked as the main one. The duration is in seconds.
  public init(
    index: Int, type: Kind, codec: String? = nil, duration: Double? = nil, isDefault: Bool = false,
    isAttachedPicture: Bool = false, language: String? = nil
  ) {
    self.index = index
    self.type = type
    self.codec = codec
    self.duration = duration
    self.isDefault = isDefault
    self.isAttachedPicture = isAttachedPicture
    self.language = language
  }
}

extension MediaFacts {
  /// Returns the track that the facts of the video or the audio describe; nil if the file has no such track.
  ///
  /// Facts, rules and repairs share this choice, so that a repaired copy contains the judged track.
  public func mainStream(_ kind: StreamFacts.Kind) -> StreamFacts? {
    let tracks = streams.filter { $0.type == kind && !$0.isAttachedPicture }
    return tracks.first { $0.isMain } ?? tracks.first { $0.isDefault && $0.codec != nil }
      ?? tracks.first { $0.codec != nil } ?? tracks.first
  }

  /// Marks the track at an index as the one that the facts describe. A track that is the only one of its kind needs no mark.
  package mutating func markMainStream(_ index: Int?) {
    guard let index, let place = streams.firstIndex(where: { $0.index == index }) else { return }
    let kind = streams[place].type
    guard streams.count(where: { $0.type == kind && !$0.isAttachedPicture }) > 1 else { return }
    streams[place].isMain = true
  }
}
