/// The error of a file that could not be read at all. It is a typed throw inside the engine and becomes the `error` of
/// the file's facts, because an unreadable file is a result.
public struct ReadError: Error, Sendable, Hashable {
  /// Each case also needs a group below, and its texts in `Languages/`.
  @nonexhaustive public enum Code: String, Sendable, Hashable, CaseIterable {
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

  /// The kind of error, for programs. People read the message.
  public var code: Code
  /// The observation, the expectation and the advice, in one line.
  public var message: Message

  /// Creates an error with a message of the catalog.
  public init(_ code: Code, _ message: Message) {
    self.code = code
    self.message = message
  }

  /// Creates an error with a message of the catalog.
  public init(_ code: Code, _ id: Message.ID, _ arguments: Message.Argument...) {
    self.init(code, Message(id, arguments: arguments))
  }

  /// The error for a file whose size or modification time changed while it was read.
  package static let changedWhileReading = ReadError(.changedWhileReading, .changedWhileReading)
}

// MARK: - What codes mean to the rest of the program

extension ReadError.Code {
  /// True if the system failed, so that nothing is known about the content.
  package var isOfSystem: Bool { self == .ioError || self == .internal }

  /// Codes with the same meaning for a destination. A destination's file assigns a share state to each group.
  package enum Group: String, Sendable, CaseIterable {
    /// The path leads to no file.
    case unreachable
    /// The content is in the cloud and not on this machine.
    case notDownloaded = "not_downloaded"
    /// The content is complete, and not media of a format that is read.
    case wrongFormat = "wrong_format"
    /// The content is media, and bytes of it are missing, wrong or too many.
    case damaged
    /// This program, this machine or the caller is the reason why the file was not read, or not in time. That says nothing
    /// about the file.
    case machine
  }

  package var group: Group {
    switch self {
    case .notFound: .unreachable
    case .icloudPlaceholder: .notDownloaded
    case .empty, .notMedia, .unsupported, .playlistRefused, .lfsPointer: .wrongFormat
    case .truncated, .corrupt, .tooLarge, .tooManyTracks, .changedWhileReading, .crashed: .damaged
    case .permissionDenied, .notAFile, .ioError, .timedOut, .internal: .machine
    }
  }

  /// True if the error is about the content. Otherwise no file was read, and no destination can answer.
  package var isOfMedia: Bool { group != .machine && group != .unreachable }

  /// True if the file could not be fetched, so that nothing is known about the content.
  package var isOfFetching: Bool { !isOfMedia || group == .notDownloaded }

  /// True if the path may lead to a folder, because opening a folder as a file fails with this error.
  package var mayBeFolder: Bool { self == .notAFile || self == .permissionDenied }
}
