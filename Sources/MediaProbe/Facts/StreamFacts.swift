/// The facts of one track.
public struct StreamFacts: Sendable, Hashable {
  @nonexhaustive public enum Kind: String, Sendable, Hashable, CaseIterable {
    case video, audio, subtitle, data, attachment
  }

  public var index: Int
  public var type: Kind
  public var codec: String?
  /// Duration in seconds.
  public var duration: Double?
  public var isDefault: Bool
  /// True if the track is a picture such as cover art rather than a sequence of frames.
  public var isAttachedPicture: Bool
  /// Language as stated in the file, usually ISO 639-2; nil if the file states none.
  public var language: String?

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
