/// The first tier: what the few kilobytes tell that describe a file.
public enum HeaderTier {
  /// What the header tier makes of a file.
  public enum Reading: Sendable, Equatable {
    /// No tier can make media of it: the file is empty, text, a pointer, a playlist.
    case refused(ReadError)
    /// Facts of which the header is sure; the others are named in `unknown` with the tier that could tell.
    case facts(MediaFacts)
    /// Media, or possibly so, of a format that no header reader takes, or has met with damage.
    case unread(Signature, ReadError?)
  }

  /// Why the header tier gives no facts of a file.
  package enum Refusal {
    case refused(ReadError)
    case unread(Signature, ReadError?)

    /// What is known of the file for whoever has no deeper tier. That something is not read here says nothing of the
    /// file, so what it is stays open.
    package var facts: MediaFacts {
      var facts = MediaFacts()
      switch self {
      case .refused(let error): facts.error = error
      case .unread(_, let error?) where error.code != .unsupported: facts.error = error
      case .unread(_, let error?): facts.unknown[.kind] = UnknownFacts.Reason(error.message, tier: .stream)
      case .unread(let signature, nil):
        if case .format(let name) = signature { facts.container = name }
        facts.unknown[.kind] = UnknownFacts.Reason(
          "the header tier has no reader for this format: check it with a deeper tier", tier: .stream)
      }
      return facts
    }
  }

  /// Reads the first page and, where there is a reader for the format, what describes the media.
  ///
  /// - Throws: `Halt.needs` when bytes are not there yet, `Halt.failed` when the source fails.
  public static func read(_ source: some ByteSource) throws(Halt) -> Reading {
    var facts = MediaFacts()
    switch try read(source, into: &facts) {
    case .refused(let error): return .refused(error)
    case .unread(let signature, let error): return .unread(signature, error)
    case nil:
      facts.describeContainer(fileExtension: nil)
      return .facts(facts)
    }
  }

  /// The same, with the facts in one place: they have a hundred members, and to hand them on costs as much as some of the
  /// reading. What follows from the name and from the container is left to whoever knows the name.
  package static func read(_ source: some ByteSource, into facts: inout MediaFacts) throws(Halt) -> Refusal? {
    let metered = MeteredSource(source, budget: .header)
    let head = try metered.bytes(0..<UInt64(Signature.length))
    guard !head.isEmpty else {
      return .refused(ReadError(.empty, "the file has 0 bytes: export or download it again"))
    }
    let signature = Signature(head)
    if let refusal = signature.refusal { return .refused(refusal) }
    guard case .format(let name) = signature, let reader = HeaderReader.named(name) else {
      return .unread(signature, nil)
    }
    do {
      facts = try reader.read(within: metered)
    } catch .failed(let error) where error.code != .ioError {
      return .unread(signature, error)
    }
    facts.fileSize = source.size.map { Int64(clamping: $0) }
    facts.tier = .header
    facts.bytesRead = metered.bytesRead
    facts.dropReasonsOfMissingParts()
    return nil
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
