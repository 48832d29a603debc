import Dispatch
public import MediaProbe

/// A probe that reads files in this process through libavformat, libavcodec, libpng and libjpeg-turbo. Its own readers read
/// facts that these libraries do not provide.
///
/// It is complete: every fact is either known or has a reason in `unknown`. C libraries parse the file in the caller's
/// memory; for untrusted files use `WorkerPool` instead.
public struct ReferenceProbe: DeeperProbe {
  let limits: ReferenceLimits
  let levels: ContentLevels

  /// - Parameters:
  ///   - limits: What a file may cost.
  ///   - levels: What counts as black, still or silent at the depth `content`.
  public init(limits: ReferenceLimits = ReferenceLimits(), levels: ContentLevels = ContentLevels()) {
    self.limits = limits
    self.levels = levels
  }

  // Blocking calls stay off the cooperative pool, whose threads must always make progress.
  static let queue = DispatchQueue(
    label: "preflight.reference-probe", qos: .userInitiated, attributes: .concurrent)

  /// Returns the facts that `read` returns, and reads them on a thread that may block.
  public func facts(of file: OpenFile, depth: Tier) async -> MediaFacts {
    await withCheckedContinuation { continuation in
      ReferenceProbe.queue.async { continuation.resume(returning: read(file, depth: depth)) }
    }
  }

  /// Returns all facts that the tier can read. It blocks until it is done, at most as long as the limits allow.
  ///
  /// - Parameter depth: `stream`, `sampled`, `decode` or `content`; `header` gives the same as `stream`. The tier of the facts is
  ///   `sampled` or `decode` only if all of that could be decoded. Only videos are sampled. Other files are decoded completely.
  public func read(_ file: OpenFile, depth: Tier = .stream) -> MediaFacts { read(file, depth: depth, reporting: nil) }

  /// Returns the same facts.
  ///
  /// - Parameter report: Receives several times a second the time of the file up to which it is decoded; nil to report nothing.
  package func read(_ file: OpenFile, depth: Tier, reporting report: ((ReadingProgress) -> Void)?) -> MediaFacts {
    let source = MeteredSource(file)
    var reading = FileReading(file: file, source: source, given: limits, levels: levels)
    reading.report = report
    var facts: MediaFacts
    do {
      facts = try reading.read()
      facts.tier = .stream
      facts.noteEncryption()
      if depth >= .sampled { reading.decode(&facts, depth) }
    } catch {
      facts = MediaFacts(error: error)
      facts.tier = .stream
    }
    // If the system failed to read the file, nothing can be concluded about its content.
    if let failure = source.failure ?? reading.libraryReading.failure {
      facts = MediaFacts(error: failure)
      facts.tier = .stream
    }
    facts.fileSize = file.fileSize
    facts.bytesRead = source.bytesRead + reading.libraryReading.bytes
    if facts.error == nil, let change = file.change {
      facts = MediaFacts(error: change)
      facts.fileSize = file.fileSize
    }
    facts.describeContainer(fileExtension: nil)
    if facts.error == nil {
      facts.dropImplausible()
      facts.nameUnknown()
    }
    return facts
  }
}

/// Reads of the C libraries themselves, besides those through this module's own source.
package struct LibraryReading {
  private(set) var bytes: Int64 = 0
  /// The first failure of the system to read; nil if there was none.
  private(set) var failure: ReadError?

  package init() {}

  mutating func add(_ bytes: Int64, _ systemError: Int32) {
    self.bytes += bytes
    if systemError != 0, failure == nil { failure = ReadError(of: .reading, failedWith: systemError) }
  }

  mutating func add(_ summary: Demuxer.Summary) { add(summary.bytesRead, summary.systemError) }
  mutating func add(_ ending: ImageLibraries.Ending) { add(ending.bytesRead, ending.systemError) }
}

/// One reading of one file. It chooses the readers and their order.
package struct FileReading {
  let file: OpenFile
  let source: MeteredSource
  let given: ReferenceLimits
  let levels: ContentLevels
  /// Receives the progress of decoding; nil to report nothing.
  var report: ((ReadingProgress) -> Void)?
  private let start = SuspendingClock.now
  var libraryReading = LibraryReading()
  /// Bytes of a movie's index tables, or of the tag of an AIFF, that may be read.
  var indexBytes: Int64 = 0
  /// True if the file declares nothing that would keep the C libraries busy endlessly.
  var isForLibraries = true
  /// Offset of the media in the file, after any garbage.
  var contentStart: UInt64 = 0

  /// The limits for the next step; its deadline is the rest of the deadline of the whole reading.
  package var limits: ReferenceLimits {
    var rest = given
    rest.deadline = max(0, given.deadline - start.duration(to: .now) / .seconds(1))
    return rest
  }

  package init(file: OpenFile, source: MeteredSource, given: ReferenceLimits, levels: ContentLevels = ContentLevels()) {
    self.file = file
    self.source = source
    self.given = given
    self.levels = levels
  }

  mutating func read() throws(ReadError) -> MediaFacts {
    let head = try bytes(0..<UInt64(Signature.length))
    guard !head.isEmpty else { throw ReadError(.empty, .emptyFile) }
    let signature = Signature(head)
    if let refusal = signature.refusal { throw refusal }
    guard case .format(let name) = signature, let format = MediaFormat.named(name) else { return try readUnsigned() }
    switch format.reference {
    case .tracks: return try readTracks(format)
    case .boxes: return try readMovie(format)
    case .libpng: return try readPNG()
    case .libjpeg: return try readJPEG()
    case .header:
      guard let reader = format.reader else { return try readUnsigned() }
      return try halting { () throws(ReadInterruption) in try reader.read(source) }
    case .nothing:
      var facts = MediaFacts()
      (facts.kind, facts.container) = (format.kind, format.name)
      return facts
    }
  }

  private mutating func readTracks(_ format: MediaFormat) throws(ReadError) -> MediaFacts {
    let header = try? format.reader?.read(source)
    if format.name == "aiff" { indexBytes = min(limits.indexBytes, try tagBytes()) }
    do {
      var facts = try readStreams(format, header: header)
      if let header { facts.addHeaderFacts(header) }
      try addStatements(of: format.name, to: &facts)
      return facts
    } catch {
      // A header that exceeds libavformat's limit may still be within the bytes that the header tier reads.
      guard error.code == .tooLarge, var facts = header else { throw error }
      facts.forgetDeeperTiers()
      facts.problems.append(Problem(.limitReached, error.message))
      return facts
    }
  }

  /// Adds facts that libavformat does not report: encryption, and damage that shows in the structure.
  private func addStatements(of container: String, to facts: inout MediaFacts) throws(ReadError) {
    var problem: Problem?
    switch container {
    case "asf":
      let header = try halting { () throws(ReadInterruption) in try ASFHeader(source) }
      if header.isEncrypted { facts.isEncrypted = true }
      problem = try halting { () throws(ReadInterruption) in try header.problem(source) }
    case "flv":
      let size = UInt64(clamping: file.fileSize)
      problem = try halting { () throws(ReadInterruption) in try flvProblem(source, size: size) }
    case "mpegts": problem = problemOfTransportPlaces()
    default: problem = try halting { () throws(ReadInterruption) in try problemOfDeclaredEnd(container, source) }
    }
    if let problem { facts.problems.append(problem) }
  }

  /// Returns the size of the ID3 tag in an AIFF (Audio Interchange File Format 1.3, 4). libavformat reads all of it for
  /// its cover art.
  private func tagBytes() throws(ReadError) -> Int64 {
    try halting { () throws(ReadInterruption) in
      var window = ByteWindow(source)
      var position: UInt64 = 12
      // The number of chunks is limited; encoders write about a dozen.
      for _ in 0..<64 {
        guard let head = try window.fields(position, 8), let size = head.u32(4) else { break }
        if head.code(0) == "ID3 " { return Int64(size) }
        // Chunks are padded to even sizes.
        position += 8 + UInt64(size) + UInt64(size & 1)
      }
      return 0
    }
  }

  func bytes(_ range: Range<UInt64>) throws(ReadError) -> [UInt8] {
    try halting { () throws(ReadInterruption) in try source.bytes(range) }
  }

  /// Calls a reader on a file that is complete. If a reader requests more bytes, this program has a defect.
  func halting<Value>(_ body: () throws(ReadInterruption) -> Value) throws(ReadError) -> Value {
    do {
      return try body()
    } catch {
      switch error {
      case .failed(let error): throw error
      case .needs: throw ReadError(.internal, .askedBeyondTheFile)
      }
    }
  }
}
