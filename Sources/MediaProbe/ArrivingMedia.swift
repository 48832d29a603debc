/// A reader of media whose bytes are still arriving, such as an upload or ranges of a remote object. It provides the facts as
/// soon as the bytes that describe the media have arrived.
///
/// It keeps the requested bytes and the last page, but not the media: usually a few kilobytes, at most 20 MiB. The facts are
/// those that the header states of the whole file, for any order of arrival. It does not wait to find damage in samples or at
/// the end of a picture.
public struct ArrivingMedia: Sendable {
  /// The state of a reading: it needs more bytes, or it has the facts.
  public enum Progress: Sendable, Equatable {
    /// These bytes are needed before any fact is known. The range may exceed the end of media of unknown size.
    case needs(Range<UInt64>)
    /// The facts that the header states. Facts that only the end of the media states are unknown until the end arrives; then
    /// the facts are updated once. `needs` never follows. `error` is set if the content is not media or is damaged. `kind` is
    /// unknown if only a deeper tier reads the format.
    case facts(MediaFacts)
  }

  /// The state after the bytes that have arrived so far. At first it needs the bytes that identify the format.
  public private(set) var progress = Progress.needs(0..<UInt64(Signature.length))
  /// The facts that are certain before the header is complete, such as the container and the stated size. All others are
  /// unknown, since they have not arrived yet. Not updated once `progress` has the facts.
  public private(set) var outline = MediaFacts()
  /// The number of bytes up to the last one that has arrived.
  public var bytesArrived: UInt64 { arrived }

  /// The number of bytes that it holds.
  package var held: Int { source.count + tail.count }

  private let fileExtension: String?
  private var source: ArrivingBytes
  /// Offset after the last byte that has arrived.
  private var arrived: UInt64 = 0
  /// Upper bound of the last requested range.
  private var lastWanted: UInt64 = 0
  /// The last contiguous bytes before `arrived`: at least one page if that many arrived in order.
  private var tail: [UInt8] = []
  /// True if the facts were read after the last page had arrived.
  private var isEndRead = false
  /// Number of bytes that all readings took together.
  private var spent: Int64 = 0

  /// Limit of `spent`. Each reading starts again and takes more bytes than the one before, so crafted media could cause
  /// many long readings. Two hundred fragments read one by one take half of it.
  private static let mostSpent: Int64 = 256 << 20

  /// - Parameters:
  ///   - size: Length of the whole in bytes, for example from `Content-Length`; nil if it is unknown.
  ///   - name: File name, to compare its extension with the content.
  public init(size: UInt64? = nil, name: AssetPath? = nil) {
    source = ArrivingBytes(size: size)
    fileExtension = name?.fileExtension
    describeOutline(MediaFacts())
    advance()
  }

  /// Adds the bytes that follow those added last.
  public mutating func add(_ bytes: some Collection<UInt8>) { add(bytes, at: arrived) }

  /// Adds bytes at any offset. Bytes after the stated size show that it is wrong: it then counts as unknown.
  ///
  /// - Parameter offset: Offset of the first of these bytes in the whole.
  public mutating func add(_ bytes: some Collection<UInt8>, at offset: UInt64) {
    let (end, overflow) = offset.addingReportingOverflow(UInt64(bytes.count))
    guard !overflow, !bytes.isEmpty else { return }
    if let size = source.size, end > size {
      source.end(at: nil)
      if case .facts = progress { read() } else { describeOutline(MediaFacts()) }
    }
    keepEnd(bytes, at: offset..<end)
    take(bytes, at: offset..<end)
    if case .facts(let facts) = progress, !isEndRead, hasEnd, facts.error == nil { read() }
  }

  private mutating func take(_ bytes: some Collection<UInt8>, at place: Range<UInt64>) {
    // Reading these bytes can lead to a request for others among them.
    while case .needs(let range) = progress {
      let wanted = range.clamped(to: place)
      guard !wanted.isEmpty else { return }
      source.add(
        bytes.dropFirst(Int(wanted.lowerBound - place.lowerBound)).prefix(wanted.count), at: wanted.lowerBound)
      advance()
      // The new bytes were already buffered.
      if progress == .needs(range) { return }
    }
  }

  /// Keeps the last page of media of known size, and the most recent bytes in case the size is unknown or the media end
  /// early.
  private mutating func keepEnd(_ bytes: some Collection<UInt8>, at place: Range<UInt64>) {
    if let size = source.size {
      let part = lastPage(of: size).clamped(to: place)
      source.add(bytes.dropFirst(Int(part.lowerBound - place.lowerBound)).prefix(part.count), at: part.lowerBound)
    }
    guard place.upperBound > arrived else { return }
    if place.lowerBound > arrived { tail = [] }
    let known = Int(arrived - min(arrived, place.lowerBound))
    if bytes.count - known >= Signature.length {
      tail.removeAll(keepingCapacity: true)
    } else if tail.count > 4 * Signature.length {
      tail.removeFirst(tail.count - Signature.length)
    }
    // This does not use `suffix`, which visits every byte of a collection that cannot be traversed backward.
    tail += bytes.dropFirst(max(known, bytes.count - Signature.length))
    arrived = place.upperBound
  }

  private func lastPage(of size: UInt64) -> Range<UInt64> { size - min(size, UInt64(Signature.length))..<size }

  /// True if the last page of media of known size has arrived.
  private var hasEnd: Bool { source.size.map { source.missing(lastPage(of: $0)) == nil } ?? false }

  /// Ends the media: no bytes follow. If the size was unknown and no facts were available, `progress` can now request bytes
  /// that were skipped before.
  public mutating func end() {
    let stated = source.size
    guard stated != arrived else { return }
    source.end(at: arrived)
    source.add(tail, at: arrived - UInt64(tail.count))
    read()
    guard case .facts(var facts) = progress else { return }
    // The facts may still rest on the stated size, if the bytes that would correct them were not kept.
    facts.fileSize = Int64(clamping: arrived)
    if let stated, stated > arrived, facts.error == nil, !facts.problems.contains(where: { $0.code == .truncated }) {
      facts.problems.append(Problem(.truncated, .uploadEndedEarly, .int(stated - arrived)))
    }
    progress = .facts(facts)
  }

  /// Reads once all needed bytes have arrived.
  private mutating func advance() {
    guard case .needs(let range) = progress else { return }
    if let missing = source.missing(range) { progress = .needs(missing) } else { read() }
  }

  private mutating func read() {
    isEndRead = hasEnd
    let metered = MeteredSource(ArrivedBytes(source))
    var facts = MediaFacts()
    do throws(ReadInterruption) {
      if let refusal = try HeaderTier.read(metered, into: &facts) {
        facts = refusal.facts(fileExtension: fileExtension)
        facts.fileSize = source.size.map { Int64(clamping: $0) }
      }
      facts.describeContainer(fileExtension: fileExtension)
      progress = .facts(facts)
    } catch {
      switch error {
      case .failed(let error): fail(error)
      case .needs(let range):
        // The facts are already available; later bytes with more facts were not kept.
        if case .facts = progress { return }
        describeOutline(metered.outline ?? source.containerFacts)
        spent += metered.bytesRead
        guard spent <= Self.mostSpent else { return fail(ReadBudget.spent) }
        let wanted = range.lowerBound..<end(of: range, after: metered.bytesRead)
        lastWanted = wanted.upperBound
        progress = .needs(source.missing(wanted) ?? wanted)
      }
    }
  }

  /// Returns the end of the next requested range. A reading that continues near the last request gets a longer range each time,
  /// because starting again for every page would take quadratic time.
  private func end(of range: Range<UInt64>, after bytesRead: Int64) -> UInt64 {
    let goesOn = range.lowerBound >= lastWanted && range.lowerBound - lastWanted < UInt64(Signature.length)
    guard goesOn, source.count < ReadBudget.header.bytes else { return range.upperBound }
    let (ahead, overflow) = range.lowerBound.addingReportingOverflow(UInt64(clamping: bytesRead / 2))
    return overflow ? range.upperBound : max(range.upperBound, min(ahead, source.size ?? .max))
  }

  private mutating func describeOutline(_ facts: MediaFacts) {
    outline = facts
    outline.fileSize = source.size.map { Int64(clamping: $0) }
    outline.describeContainer(fileExtension: fileExtension)
    let reason = UnknownFacts.Reason(.notArrivedYet)
    for fact in Fact.allCases where outline.value(of: fact) == nil { outline.unknown[fact] = reason }
  }

  private mutating func fail(_ error: ReadError) {
    progress = .facts(MediaFacts(error: error, fileSize: source.size.map { Int64(clamping: $0) }))
  }
}

extension ArrivingBytes {
  /// The facts that follow from the first page. Only image formats determine the kind.
  fileprivate var containerFacts: MediaFacts {
    var facts = MediaFacts()
    guard missing(0..<UInt64(Signature.length)) == nil, let head = try? bytes(0..<UInt64(Signature.length)),
      case .format(let name) = Signature(head)
    else { return facts }
    facts.container = name
    if MediaFormat.named(name)?.kind == .image { facts.kind = .image }
    return facts
  }
}
