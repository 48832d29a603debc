/// Media of which the bytes are still on their way, read as soon as those are there that describe it: an upload, or ranges of
/// a remote object.
///
/// What is kept is what was asked for, some kilobytes as a rule and 20 MiB at most, not the media. However the bytes arrive
/// and in whatever order, the facts are those of the whole file, as far as its header tells them.
public struct ArrivingMedia: Sendable {
  public enum Progress: Sendable, Equatable {
    /// Nothing can be told before these bytes are there. They may reach behind the end of media of unknown size.
    case needs(Range<UInt64>)
    /// All that the header tells. With `error` where it is no media or is damaged, and with an unknown `kind` where it is of
    /// a format that a deeper tier reads.
    case facts(MediaFacts)
  }

  public private(set) var progress = Progress.needs(0..<UInt64(Signature.length))

  private let fileExtension: String?
  private var source: ArrivingBytes
  /// Behind the last byte that has arrived.
  private var arrived: UInt64 = 0
  /// Behind what was asked for last.
  private var lastWanted: UInt64 = 0
  /// Bytes that all readings took together.
  private var spent: Int64 = 0

  /// Each reading begins anew and takes more than the one before: what all may take, so that no crafted media makes it many
  /// long ones. Two hundred fragments that are read through come to half of it.
  private static let mostSpent: Int64 = 256 << 20

  /// - Parameters:
  ///   - size: The length of the whole in bytes, from `Content-Length` for one; nil when it is not known.
  ///   - name: What the file is called, for whether its extension agrees with what it holds.
  public init(size: UInt64? = nil, name: AssetPath? = nil) {
    source = ArrivingBytes(size: size)
    fileExtension = name?.fileExtension
    advance()
  }

  /// Takes the bytes that follow those that came last.
  public mutating func add(_ bytes: some Collection<UInt8>) { add(bytes, at: arrived) }

  /// Takes bytes from anywhere.
  ///
  /// - Parameter offset: Of the first one in the whole.
  public mutating func add(_ bytes: some Collection<UInt8>, at offset: UInt64) {
    let (end, overflow) = offset.addingReportingOverflow(UInt64(bytes.count))
    guard !overflow else { return }
    arrived = max(arrived, end)
    // What is read of them may lead to others among them.
    while case .needs(let range) = progress {
      let wanted = range.clamped(to: offset..<end)
      guard !wanted.isEmpty else { return }
      source.add(bytes.dropFirst(Int(wanted.lowerBound - offset)).prefix(wanted.count), at: wanted.lowerBound)
      advance()
      // What came of it had been there.
      if progress == .needs(range) { return }
    }
  }

  /// Says that nothing follows. Without a size before, the facts may need bytes now that had gone by: those at the end.
  public mutating func end() {
    guard source.size != arrived else { return }
    source.end(at: arrived)
    read()
  }

  /// Reads once all is there that is needed.
  private mutating func advance() {
    guard case .needs(let range) = progress else { return }
    if let missing = source.missing(range) { progress = .needs(missing) } else { read() }
  }

  private mutating func read() {
    let metered = MeteredSource(source)
    var facts = MediaFacts()
    do throws(Halt) {
      if let refusal = try HeaderTier.read(metered, into: &facts) {
        facts = refusal.facts
        facts.fileSize = source.size.map { Int64(clamping: $0) }
      }
      facts.describeContainer(fileExtension: fileExtension)
      progress = .facts(facts)
    } catch {
      switch error {
      case .failed(let error): fail(error)
      case .needs(let range):
        spent += metered.bytesRead
        guard spent <= Self.mostSpent else { return fail(ReadBudget.spent) }
        let wanted = range.lowerBound..<end(of: range, after: metered.bytesRead)
        lastWanted = wanted.upperBound
        progress = .needs(source.missing(wanted) ?? wanted)
      }
    }
  }

  /// Where what is asked for next ends. A walk that goes on where it stood, or a page further, is given more at once, the
  /// longer it is: to begin anew for each page of it would take the square of its length.
  private func end(of range: Range<UInt64>, after bytesRead: Int64) -> UInt64 {
    let goesOn = range.lowerBound >= lastWanted && range.lowerBound - lastWanted < UInt64(Signature.length)
    guard goesOn, source.count < ReadBudget.header.bytes else { return range.upperBound }
    let (ahead, overflow) = range.lowerBound.addingReportingOverflow(UInt64(clamping: bytesRead / 2))
    return overflow ? range.upperBound : max(range.upperBound, min(ahead, source.size ?? .max))
  }

  private mutating func fail(_ error: ReadError) {
    progress = .facts(MediaFacts(error: error, fileSize: source.size.map { Int64(clamping: $0) }))
  }
}
