/// The boxes at the top level of a file (ISO/IEC 14496-12, 4.2), by their headers alone.
public struct FileLayout: Sendable {
  /// Where a box lies.
  public struct Place: Sendable, Equatable {
    public let type: FourCC
    public let start: UInt64
    public let body: UInt64
    /// At most the end of the file.
    public let end: UInt64
    /// The box declares more bytes than the file has.
    public let isCut: Bool

    var bodyLength: UInt64 { end - min(body, end) }
  }

  /// Boxes that are followed: half a day of fragments of two seconds is 65 000 of them.
  private static let mostBoxes = 1 << 18
  /// Their headers cost a page each where they are far apart.
  private static let budget = 64 << 20

  public private(set) var movie: Place?
  public private(set) var meta: Place?
  /// The first box of media data.
  public private(set) var mediaData: Place?
  /// Movie fragments in file order.
  public private(set) var fragments: [Place] = []
  /// The clip of a motion photo stands beside the picture.
  public private(set) var hasMotionPhotoClip = false
  /// The box that reaches past the end of the file.
  public private(set) var cut: Place?
  /// The type of a box whose size makes no sense; nothing behind it was read.
  public private(set) var malformed: FourCC?
  /// There are more boxes than are followed.
  public private(set) var isOverLimit = false

  public init(_ source: any ByteSource) throws(Halt) {
    var window = ByteWindow(source, budget: FileLayout.budget)
    do {
      try walk(&window)
    } catch .failed(ByteWindow.overBudget) {
      isOverLimit = true
    }
  }

  private mutating func walk(_ window: inout ByteWindow) throws(Halt) {
    let size = window.size ?? .max
    var position: UInt64 = 0
    for _ in 0..<FileLayout.mostBoxes {
      guard let box = try Box(&window, at: position) else { return }
      guard let declared = box.end else {
        malformed = box.type
        return
      }
      let place = Place(
        type: box.type, start: box.start, body: min(box.body, size), end: min(declared, size), isCut: declared > size)
      note(place)
      if place.isCut {
        cut = place
        return
      }
      guard declared > position else { return }
      position = declared
    }
    isOverLimit = true
  }

  private mutating func note(_ place: Place) {
    switch place.type {
    case "moov": movie = movie ?? place
    case "meta": meta = meta ?? place
    case "mdat": mediaData = mediaData ?? place
    case "moof": fragments.append(place)
    // Android's Motion Photo format 1.0, "Video data in HEIC": the clip's own box.
    case "mpvd": hasMotionPhotoClip = true
    default: break
    }
  }

  /// The index stands before the media data; nil when there is no index.
  public var isFastStart: Bool? {
    guard let movie else { return nil }
    return mediaData.map { movie.start < $0.start } ?? true
  }
}
