/// The first tier: what the first bytes of a file tell.
public enum HeaderTier {
  /// What the header tier makes of a file.
  public enum Reading: Sendable, Equatable {
    /// No tier can make media of it: the file is empty, text, a pointer, a playlist.
    case refused(ReadError)
    /// Media, or possibly so, of this signature: a deeper tier must read it.
    case unread(Signature)
  }

  /// Reads the first page.
  public static func read(_ source: some ByteSource) throws(Halt) -> Reading {
    let head = try source.bytes(0..<UInt64(Signature.length))
    guard !head.isEmpty else {
      return .refused(ReadError(.empty, "the file has 0 bytes: export or download it again"))
    }
    let signature = Signature(head)
    return signature.refusal.map { .refused($0) } ?? .unread(signature)
  }
}

extension Signature {
  /// Why content of this signature is refused; nil when it is, or may be, media.
  public var refusal: ReadError? {
    switch self {
    case .format, .none: nil
    case .text: ReadError(.notMedia, "found text, expected a video or an image: check what was exported or downloaded")
    case .lfsPointer:
      ReadError(.lfsPointer, "found a git-lfs pointer in place of the file: run git lfs pull")
    case .playlist(let kind):
      ReadError(
        .playlistRefused,
        "found a playlist (\(kind)) that names other files, expected the media itself: nothing it names was opened")
    }
  }
}
