/// A problem of a file that could be read in spite of it.
public struct Problem: Sendable, Hashable {
  /// Each case also needs a rule in Destinations/file/rules.yml and its translations, and a text in the `CodeWords` of each
  /// language.
  @nonexhaustive public enum Code: String, Sendable, Hashable, CaseIterable {
    /// The file ends before its media data does.
    case truncated
    /// Media data is zero-filled: it was never written, or it was overwritten.
    case zeroFilled = "zero_filled"
    /// The media data differs from the file's statements: an index points to other bytes, or a frame does not begin where it
    /// should.
    case damaged
    /// A part contradicts the format; its facts are left out.
    case corrupt
    /// A track has an unsupported codec; the other tracks were read.
    case unsupported
    /// The extension of the file name belongs to another format than the content.
    case extensionMismatch = "extension_mismatch"
    /// The rotation is not a multiple of 90°; it is not applied.
    case oddRotation = "odd_rotation"
    /// The declared size is impossible; it is not reported.
    case impossibleSize = "impossible_size"
    /// The file has bytes after its declared end. Checked in ISO BMFF, Matroska, RIFF (AVI, WAV, WebP), GIF, Apple icons, JPEG
    /// XL and animated PNG. Other formats declare no end. JPEG and still PNG end after the whole picture; after a still PNG,
    /// only text is reported.
    case trailingData = "trailing_data"
    /// The file has bytes before the start of the media.
    case leadingGarbage = "leading_garbage"
    /// The size of the picture changes within a track. Only the first change is reported.
    case sizeChange = "size_change"
    /// Media data is in another file, which was not opened.
    case externalReference = "external_reference"
    /// No player can show a picture or play a sample of the file: it has none, or nothing of them is shown.
    case unplayable
    /// The samples are encrypted. A destination has no key.
    case encrypted
    /// The main track is marked as disabled. Some players show it nevertheless.
    case disabled
    /// The clean aperture of a video differs from its size. Players show the one or the other.
    case cleanAperture = "clean_aperture"
    /// The time stamps leap. Players wait, stop, or skip the gap.
    case timeGap = "time_gap"
    /// The stated duration is not that of the media.
    case durationDiffers = "duration_differs"
    /// A limit ended the reading early.
    case limitReached = "limit_reached"
    /// The decoder found damaged data.
    case decodeError = "decode_error"
  }

  /// The kind of problem, for programs. People read the message.
  public var code: Code
  /// The observation, the expectation and the consequence, in one line.
  public var message: Message

  /// Creates a problem with a message of the catalog.
  public init(_ code: Code, _ message: Message) {
    self.code = code
    self.message = message
  }

  /// Creates a problem with a message of the catalog.
  public init(_ code: Code, _ id: Message.ID, _ arguments: Message.Argument...) {
    self.init(code, Message(id, arguments: arguments))
  }
}

extension Problem.Code {
  /// The error code of an unusable file that has this problem.
  package var asError: ReadError.Code {
    switch self {
    case .truncated: .truncated
    case .unsupported: .unsupported
    default: .corrupt
    }
  }
}
