public import MediaProbe
public import PreflightJudging
public import PreflightRules

/// Predicts the answers of destinations to an upload while its bytes arrive.
///
/// ```swift
/// var upload = try UploadCheck(for: [.instagramReel], size: contentLength, named: "clip.mp4")
/// for try await chunk in request.body {
///   upload.add(chunk)
///   if upload.isRefused { return problem(upload.verdicts) }
/// }
/// upload.end()
/// guard upload.isAccepted else { return problem(upload.verdicts) }
/// ```
///
/// Chunks can have any size, come in any order, overlap and repeat. It keeps only the bytes that describe the file: usually
/// some kilobytes, at most 20 MiB.
public struct UploadCheck: Sendable {
  /// The bytes that the check needs next.
  public enum Progress: Sendable, Hashable {
    /// The next bytes in order; `needed` is their range.
    case needsMore
    /// Bytes of this range, such as the index at the end of a movie. An upload in order brings them later; a client that can
    /// send ranges can send this one now. The range may exceed the end of a file of unknown size.
    case needs(Range<UInt64>)
    /// The check needs no more bytes: the facts of the header are complete. A verdict changes only if the rest contradicts the
    /// header.
    case complete
  }

  /// The number of bytes after which the rules are judged although the header is not complete: 64 KiB.
  public static let firstJudged: UInt64 = 65_536

  private let judges: [Judge]
  private let size: UInt64?
  private let name: AssetPath?
  private var media: ArrivingMedia
  /// The number of arrived bytes at which the verdicts were made.
  private var judgedAt: UInt64 = 0
  private var hasEnded = false

  /// The bytes that the check needs next.
  public private(set) var progress = Progress.needsMore
  /// One verdict for each destination, in their order.
  ///
  /// The outcome is `unknown` until something is certain. It is `fail` as soon as one error is certain, whatever the other
  /// bytes are. Other outcomes come with the complete header.
  public private(set) var verdicts: [Verdict]
  /// The rules that could not be judged yet. Once the header is complete, only rules that need a deeper tier remain: their
  /// verdicts stay `unknown`, and the property `unknown` of a verdict has the reasons.
  public private(set) var openRules: [Rule] = []

  /// Creates the check of one upload.
  ///
  /// - Parameters:
  ///   - destinations: The destinations to predict.
  ///   - size: The length of the file in bytes, for example from `Content-Length`; nil if it is not known. An upload that
  ///     ends before or after it is refused.
  ///   - name: The name of the file. Its extension is compared with the content; nil skips the comparison.
  ///   - assumptions: Values that no file contains, such as `["app_version": "17.3"]`.
  /// - Throws: A `JudgeError` if no destination has an assumed parameter, or if a value does not fit its parameter.
  public init(
    for destinations: [Destination], size: UInt64? = nil, named name: (any PathRepresentable)? = nil,
    assuming assumptions: Assumptions = [:]
  ) throws(JudgeError) {
    self.init(judges: try Judge.judges(for: destinations, assuming: assumptions), size: size, named: name)
  }

  /// Creates the check of one upload by judges that many uploads share, so that rules are prepared once.
  ///
  /// - Parameters:
  ///   - judges: One judge for each destination.
  ///   - size: The length of the file in bytes; nil if it is not known. An upload that ends before or after it
  ///     is refused.
  ///   - name: The name of the file. Its extension is compared with the content; nil skips the comparison.
  public init(judges: [Judge], size: UInt64? = nil, named name: (any PathRepresentable)? = nil) {
    self.judges = judges
    self.size = size
    self.name = name?.assetPath
    media = ArrivingMedia(size: size, name: self.name)
    verdicts = judges.map { $0.verdict(onArriving: ArrivingFacts(MediaFacts(), leastSize: 0)).verdict }
    // The stated size alone can exceed a limit.
    judgeOutline()
  }

  /// The range of bytes that the check needs next; nil if it needs none. `progress` says whether an upload in order brings it
  /// next. It may exceed the end of a file of unknown size.
  // The optimizer of Swift 6.3.1 cannot compile some callers into which this or `facts` is inlined.
  @inline(never)
  public var needed: Range<UInt64>? { if case .needs(let range) = media.progress { range } else { nil } }

  /// The number of bytes that have arrived: the offset after the last one that was added.
  public var bytesArrived: UInt64 { media.bytesArrived }

  /// The number of bytes that it holds.
  package var held: Int { media.held }

  /// The facts as far as they are known. While the header is not complete, the others are unknown.
  @inline(never)
  public var facts: MediaFacts {
    if isTooLong { return MediaFacts(error: .changedWhileReading, fileSize: Int64(clamping: media.bytesArrived)) }
    return switch media.progress {
    case .facts(let facts): facts
    case .needs: media.outline
    }
  }

  /// True for an upload that has ended with more bytes than it stated: it is not the file that was announced.
  private var isTooLong: Bool { hasEnded && size.map { media.bytesArrived > $0 } ?? false }

  /// True if it is certain that every destination refuses the upload: each verdict is `fail` or `unreadable`.
  public var isRefused: Bool {
    !verdicts.isEmpty && verdicts.allSatisfy { $0.outcome == .fail || $0.outcome == .unreadable }
  }

  /// True if at least one destination accepts the upload: its verdict is `pass` or `warn`. False for `unknown`, whose reasons
  /// are in the verdict. Bytes that have not arrived can still change it, so a service reads it after `end()`.
  public var isAccepted: Bool { verdicts.contains { $0.outcome == .pass || $0.outcome == .warn } }

  /// Adds the bytes that follow those added last.
  public mutating func add(_ bytes: some Collection<UInt8>) { add(bytes, at: media.bytesArrived) }

  /// Adds bytes at any offset.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, which may overlap those added before.
  ///   - offset: The offset in the file of the first of these bytes.
  public mutating func add(_ bytes: some Collection<UInt8>, at offset: UInt64) {
    let before = media.progress
    media.add(bytes, at: offset)
    update(from: before)
  }

  /// Ends the upload: no bytes follow. The verdicts are then those on the file as it arrived. They are `fail` or `unreadable` if
  /// it does not have the stated size.
  ///
  /// `progress` can name bytes that passed before the check knew that it needs them. They can still be added.
  public mutating func end() {
    hasEnded = true
    let before = media.progress
    media.end()
    if isTooLong {
      progress = .complete
      judge(facts)
    } else {
      update(from: before)
    }
  }

  private mutating func update(from before: ArrivingMedia.Progress) {
    switch media.progress {
    case .facts(let facts):
      progress = .complete
      if media.progress != before || hasEnded {
        judge(facts)
      } else if facts.fileSize == nil, media.bytesArrived >= judgedAt.saturatingSum(Self.firstJudged) {
        judgeSize(facts)
      }
    case .needs(let range):
      progress = range.lowerBound <= media.bytesArrived ? .needsMore : .needs(range)
      let isDue = media.bytesArrived >= judgedAt.saturatingSum(Self.firstJudged) || hasEnded
      if isDue || progress != .needsMore, media.progress != before || isDue { judgeOutline() }
    }
  }

  private mutating func judge(_ facts: MediaFacts) {
    judgedAt = media.bytesArrived
    verdicts = judges.verdicts(on: name?.assetPath ?? "", facts)
    openRules = verdicts.flatMap { verdict in
      let ids = verdict.outcome == .unknown ? Set(verdict.unknown.flatMap { $0.rules }) : []
      return ids.isEmpty ? [] : verdict.destination.rules.filter { ids.contains($0.id) }
    }
    if facts.fileSize == nil { judgeSize(facts) }
  }

  /// Judges a file of unknown size, which is too large for some destinations already.
  private mutating func judgeSize(_ facts: MediaFacts) {
    judgedAt = media.bytesArrived
    guard facts.error == nil else { return }
    for (index, judge) in judges.enumerated() where verdicts[index].outcome != .fail {
      let arriving = judge.verdict(onArriving: ArrivingFacts(facts, leastSize: Int64(clamping: media.bytesArrived)))
      if arriving.verdict.outcome == .fail { verdicts[index] = arriving.verdict }
    }
  }

  private mutating func judgeOutline() {
    judgedAt = media.bytesArrived
    let arriving = ArrivingFacts(media.outline, leastSize: Int64(clamping: media.bytesArrived))
    openRules = []
    for (index, judge) in judges.enumerated() {
      let (verdict, open) = judge.verdict(onArriving: arriving)
      verdicts[index] = verdict
      openRules += open
    }
  }
}
