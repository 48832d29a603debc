public import MediaProbe
public import PreflightJudging
public import PreflightRequests

/// A frame of a video at a time.
public struct ContentFrame: Sendable, Equatable {
  /// Seconds from the start of the file.
  public let time: Double
  /// The frame as a small preview picture.
  public let picture: Thumbnail

  /// Creates a frame. The time is in seconds from the start of the file.
  public init(time: Double, picture: Thumbnail) {
    self.time = time
    self.picture = picture
  }
}

/// An asset with its facts and the verdict of each destination.
///
/// A class, because it is passed between tasks and facts have a hundred members.
public final class CheckedAsset: Sendable {
  /// The path of the file, or of the document with the judged request.
  public let path: AssetPath
  /// The facts, which contain the error of a file that could not be read.
  public let facts: MediaFacts
  /// The verdicts in the order of the judges.
  public let verdicts: [Verdict]
  /// The thumbnail; nil if the caller requested none, or it could not be made.
  public let thumbnail: Thumbnail?
  /// The frames at the starts of the parts of the time line that break a rule, in the order of time. Parts of the sound
  /// have no frame, and an asset has a limited number of them.
  public let frames: [ContentFrame]
  /// The request that was judged, of the document at `path`; nil for a file.
  public let request: RequestID?
  /// The place of the error that made it unreadable; nil for media, which have no lines.
  public let place: DocumentPlace?
  /// The file that could not be read, if it is not the judged one: the entitlements instead of the Info.plist.
  public let culprit: AssetPath?
  /// True if the user named the file itself, so that it fails if no destination accepts it.
  package let isNamed: Bool

  /// Creates a result without frames, for a file that no user named.
  public convenience init(
    path: AssetPath, facts: consuming MediaFacts, verdicts: [Verdict], thumbnail: Thumbnail? = nil,
    request: RequestID? = nil, place: DocumentPlace? = nil, culprit: AssetPath? = nil
  ) {
    self.init(
      path: path, facts: facts, verdicts: verdicts, thumbnail: thumbnail, frames: [], request: request, place: place,
      culprit: culprit, isNamed: false)
  }

  package init(
    path: AssetPath, facts: consuming MediaFacts, verdicts: [Verdict], thumbnail: Thumbnail? = nil,
    frames: [ContentFrame] = [], request: RequestID? = nil, place: DocumentPlace? = nil, culprit: AssetPath? = nil,
    isNamed: Bool
  ) {
    self.path = path
    self.facts = facts
    self.verdicts = verdicts
    self.thumbnail = thumbnail
    self.frames = frames
    self.request = request
    self.place = place
    self.culprit = culprit
    self.isNamed = isNamed
  }

  /// Creates the asset with the verdicts of these judges, in their order.
  ///
  /// - Parameter isNamed: True if the user named the file itself, so that it fails if no destination accepts it.
  public convenience init(
    _ path: AssetPath, _ facts: consuming MediaFacts, judgedBy judges: [Judge], isNamed: Bool = false
  ) {
    let facts = facts
    self.init(
      path: path, facts: facts, verdicts: judges.verdicts(on: path, facts, isNamed: isNamed), isNamed: isNamed)
  }
}

extension CheckedAsset {
  /// The verdicts of the requested destinations: for a request only its own, and empty for an unreadable request.
  package var answers: [Verdict] {
    request == nil ? verdicts : isUnreadableRequest ? [] : verdicts.filter { $0.isAnswer }
  }

  /// True for a request that could not be read, and for a document without requests.
  package var isUnreadableRequest: Bool { request != nil && facts.error != nil }

  /// The index of a request after its path in a report, if the document has several; otherwise empty.
  package var suffix: String { request.map { $0.hasSiblings ? "[\($0.index)]" : "" } ?? "" }
}

extension Verdict {
  /// False for a destination to which a request is not addressed.
  package var isAnswer: Bool { outcome != .notApplicable || reason != nil }
}
