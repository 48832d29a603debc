/// Why nothing could be read from a file. It travels inside the engine as a typed throw and ends as the `error` of the
/// file's facts: a bad file is a result.
public struct ReadError: Error, Sendable, Equatable, Codable {
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    case notFound = "not_found"
    case permissionDenied = "permission_denied"
    /// A folder, FIFO, socket or device.
    case notAFile = "not_a_file"
    case empty
    /// The content is no media: text, HTML, random bytes.
    case notMedia = "not_media"
    /// The file ends before what it declares.
    case truncated
    /// The content contradicts its own format.
    case corrupt
    /// Media, but of a kind that is not read.
    case unsupported
    /// A playlist or script that names other files or hosts; nothing it names was opened.
    case playlistRefused = "playlist_refused"
    /// A stand-in for a file that lives in iCloud.
    case icloudPlaceholder = "icloud_placeholder"
    /// A git-lfs pointer in place of the file.
    case lfsPointer = "lfs_pointer"
    case tooLarge = "too_large"
    case tooManyTracks = "too_many_tracks"
    case changedWhileReading = "changed_while_reading"
    case ioError = "io_error"
    case timedOut = "timed_out"
    /// The process that read the file died on it.
    case crashed
    /// A defect of this program.
    case `internal`
  }

  public var code: Code
  /// One line: what was found, what was expected, what to do.
  public var message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// For a file that has another size or date after it was read than before.
  package static let changedWhileReading = ReadError(
    .changedWhileReading, "the file changed while it was read: wait until it is written")
}

/// Something wrong with a file that nevertheless gave facts.
public struct Problem: Sendable, Hashable, Codable {
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// The file ends before its media data does.
    case truncated
    /// A part contradicts the format; what it would have told is left out.
    case corrupt
    /// A track of a coding that is not read; the others were.
    case unsupported
    /// The name's extension says another format than the content.
    case extensionMismatch = "extension_mismatch"
    /// A turn that is no multiple of 90°; it is not applied.
    case oddRotation = "odd_rotation"
    /// A declared size that no picture can have; it is not reported.
    case impossibleSize = "impossible_size"
    /// Bytes behind the end that the file states of itself: in ISO BMFF, Matroska, RIFF (AVI, WAV, WebP), GIF, Apple icons
    /// and animated PNG. Other formats state none, or (JPEG, still PNG) only behind all of their picture.
    case trailingData = "trailing_data"
    /// Bytes before the start of the media.
    case leadingGarbage = "leading_garbage"
    /// Media data lies in another file, which was not opened.
    case externalReference = "external_reference"
    /// A limit ended the reading; what came after it was not read.
    case limitReached = "limit_reached"
    /// Decoding met damage.
    case decodeError = "decode_error"
  }

  public var code: Code
  /// One line: what was found, what was expected, what it means.
  public var message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
