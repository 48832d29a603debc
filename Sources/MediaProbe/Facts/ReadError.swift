/// The error of a file that could not be read at all. It is a typed throw inside the engine and becomes the `error` of
/// the file's facts, because an unreadable file is a result.
public struct ReadError: Error, Sendable, Equatable, Codable {
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    case notFound = "not_found"
    case permissionDenied = "permission_denied"
    /// The path is a folder, FIFO, socket or device.
    case notAFile = "not_a_file"
    case empty
    /// The content is not media: text, HTML, random bytes.
    case notMedia = "not_media"
    /// The file ends before its declared end.
    case truncated
    /// The content contradicts its own format.
    case corrupt
    /// The file is media of a format that is not supported.
    case unsupported
    /// The file is a playlist or script that refers to other files or hosts. None of them was opened.
    case playlistRefused = "playlist_refused"
    /// The file is a placeholder for a file in iCloud.
    case icloudPlaceholder = "icloud_placeholder"
    /// The file is a git-lfs pointer instead of the content.
    case lfsPointer = "lfs_pointer"
    case tooLarge = "too_large"
    case tooManyTracks = "too_many_tracks"
    case changedWhileReading = "changed_while_reading"
    case ioError = "io_error"
    case timedOut = "timed_out"
    /// The process that read the file crashed.
    case crashed
    /// This program has a defect, or this machine lacks a resource. It says nothing about the file.
    case `internal`
  }

  public var code: Code
  /// One line of text: the observation, the expectation and the advice.
  public var message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// True if the system failed, so that nothing is known about the content.
  package var isOfSystem: Bool { code == .ioError || code == .internal }

  /// The error for a file whose size or modification time changed while it was read.
  package static let changedWhileReading = ReadError(
    .changedWhileReading, "the file changed while it was read: wait until it is written")
}

/// A problem of a file that could be read nevertheless.
public struct Problem: Sendable, Hashable, Codable {
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// The file ends before its media data does.
    case truncated
    /// Media data is zero-filled: it was never written, or it was overwritten.
    case zeroFilled = "zero_filled"
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
    /// The file has bytes after its declared end. Checked in ISO BMFF, Matroska, RIFF (AVI, WAV, WebP), GIF, Apple
    /// icons and animated PNG. Other formats declare no end, or (JPEG, still PNG) only after the whole picture.
    case trailingData = "trailing_data"
    /// The file has bytes before the start of the media.
    case leadingGarbage = "leading_garbage"
    /// Media data is in another file, which was not opened.
    case externalReference = "external_reference"
    /// A limit ended the reading early.
    case limitReached = "limit_reached"
    /// The decoder met damaged data.
    case decodeError = "decode_error"
  }

  public var code: Code
  /// One line of text: the observation, the expectation and the consequence.
  public var message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
