/// The first tier. It reads the few kilobytes that describe a file.
public enum HeaderTier {
  /// The result of the header tier for a file.
  public enum Reading: Sendable, Equatable {
    /// The file is not media for any tier: empty, text, a pointer, a playlist, or a format that is not read.
    case refused(ReadError)
    /// The facts that the header states; `unknown` names the others with the tier that can read them.
    case facts(MediaFacts)
    /// The file is or may be media, but no header reader reads its format, or the reader found damage.
    case unread(Signature, ReadError?)
  }

  /// The reason why the header tier has no facts about the file.
  package enum Refusal {
    case refused(ReadError, Signature)
    case unread(Signature, ReadError?)
    /// The file has no known signature.
    case unsigned(UnsignedContent)

    /// Returns the facts of the file if no deeper tier reads it. A limit of this reader says nothing about the file, so its
    /// kind stays unknown.
    ///
    /// - Parameter fileExtension: The extension of the file in lowercase; nil if it is not known.
    package func facts(fileExtension: String?) -> MediaFacts {
      var facts = MediaFacts()
      switch self {
      case .unsigned(let content): facts = content.facts(fileExtension: fileExtension)
      case .refused(let error, _): facts.error = error
      case .unread(_, let error?) where error.code != .unsupported: facts.error = error
      case .unread(_, let error?): facts.unknown[.kind] = UnknownFacts.Reason(error.message, tier: .stream)
      case .unread(let signature, nil):
        if case .format(let name) = signature { facts.container = name }
        facts.unknown[.kind] = UnknownFacts.Reason(.noHeaderReader, tier: .stream)
      }
      return facts
    }
  }

  /// Reads the first page and, if the format has a reader, the header.
  ///
  /// - Throws: `ReadInterruption.needs` if bytes have not arrived yet, `ReadInterruption.failed` if the source fails.
  public static func read(_ source: some ByteSource) throws(ReadInterruption) -> Reading {
    try read(source, reach: .description)
  }

  package static func read(_ source: some ByteSource, reach: HeaderReach) throws(ReadInterruption) -> Reading {
    var facts = MediaFacts()
    switch try read(source, reach: reach, into: &facts) {
    case .refused(let error, _): return .refused(error)
    case .unread(let signature, let error): return .unread(signature, error)
    case .unsigned: return .unread(.none, nil)
    case nil:
      facts.describeContainer(fileExtension: nil)
      return .facts(facts)
    }
  }

  /// Reads the same into existing facts: they have a hundred members, and copying them costs as much as some of the reading.
  /// The caller sets the facts that depend on the file name and the container.
  package static func read(
    _ source: some ByteSource, reach: HeaderReach = .description, into facts: inout MediaFacts
  ) throws(ReadInterruption) -> Refusal? {
    let metered = MeteredSource(source, budget: reach.budget, reach: reach)
    let head = try metered.bytes(0..<UInt64(Signature.length))
    guard !head.isEmpty else {
      return .refused(ReadError(.empty, .emptyFile), .none)
    }
    let signature = Signature(head)
    if let refusal = signature.refusal ?? ReadError(explaining: head, of: signature) {
      return .refused(refusal, signature)
    }
    if signature == .none, try holdsOnlyZeros(metered, head: head) {
      return .refused(ReadError(.notMedia, .onlyZeros), signature)
    }
    if signature == .none { return .unsigned(UnsignedContent(head)) }
    guard case .format(let name) = signature, let reader = HeaderReader.named(name) else {
      return .unread(signature, nil)
    }
    do {
      facts = try reader.read(within: metered)
    } catch .failed(let error) where !error.code.isOfSystem {
      return .unread(signature, error)
    }
    if let failure = metered.failure { throw .failed(failure) }
    facts.fileSize = source.size.map { Int64(clamping: $0) }
    facts.tier = .header
    facts.bytesRead = metered.bytesRead
    facts.dropReasonsOfMissingParts()
    return nil
  }
}

extension HeaderTier {
  /// Returns the facts that the header of a source states, with the error if it cannot be read.
  package static func facts(of source: some ByteSource, named name: AssetPath) -> MediaFacts {
    var facts = MediaFacts()
    do throws(ReadInterruption) {
      if let refusal = try read(source, into: &facts) { return refusal.facts(named: name, size: source.size) }
      facts.describeContainer(fileExtension: name.fileExtension)
      return facts
    } catch {
      return MediaFacts(error: error.asError, fileSize: source.size.map { Int64(clamping: $0) })
    }
  }
}

extension HeaderTier.Refusal {
  /// Returns the facts of a file that no deeper tier reads.
  package func facts(named name: AssetPath, size: UInt64?) -> MediaFacts {
    var facts = facts(fileExtension: name.fileExtension)
    facts.fileSize = size.map { Int64(clamping: $0) }
    facts.describeContainer(fileExtension: name.fileExtension)
    return facts
  }
}

extension ReadInterruption {
  /// The error of a source that has all its bytes.
  package var asError: ReadError {
    switch self {
    case .failed(let error): error
    case .needs: ReadError(.internal, .askedForArrivingBytes)
    }
  }
}

extension Signature {
  /// The error with which content of this signature is refused; nil if it is or can be media.
  public var refusal: ReadError? {
    switch self {
    case .format, .none: nil
    case .foreign(let format): format.refusal
    case .text: ReadError(.notMedia, .foundText)
    case .lfsPointer:
      ReadError(.lfsPointer, .foundLFSPointer)
    case .playlist(let kind):
      ReadError(
        .playlistRefused,
        .foundPlaylist, .text(kind))
    }
  }
}
