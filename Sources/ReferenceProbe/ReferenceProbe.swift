import Dispatch
public import MediaProbe

/// Reads files through libavformat, libavcodec, libpng and libjpeg-turbo in this process, and what these cannot tell by
/// its own bytes.
///
/// It is complete by itself: every fact that the file tells is there or has a reason in `unknown`. C libraries parse the
/// file in the memory of the caller; whoever reads files of strangers takes `WorkerPool` instead.
public struct ReferenceProbe: DeeperProbe {
  let limits: ReferenceLimits

  public init(limits: ReferenceLimits = ReferenceLimits()) { self.limits = limits }

  // Blocking calls stay off the cooperative pool, whose threads must always make progress.
  static let queue = DispatchQueue(
    label: "preflight.reference-probe", qos: .userInitiated, attributes: .concurrent)

  public func facts(of file: OpenFile, depth: Tier) async -> MediaFacts {
    await withCheckedContinuation { continuation in
      ReferenceProbe.queue.async { continuation.resume(returning: read(file, depth: depth)) }
    }
  }

  /// All facts that the tier can tell; blocks until it is done, at most as long as the limits allow.
  ///
  /// - Parameter depth: `stream` or `decode`; `header` gives what `stream` gives. The tier of the facts is `decode` only
  ///   when everything could be decoded.
  public func read(_ file: OpenFile, depth: Tier = .stream) -> MediaFacts {
    let source = MeteredSource(file)
    var reading = FileReading(file: file, source: source, limits: limits)
    var facts: MediaFacts
    do {
      facts = try reading.read()
      facts.tier = .stream
      if depth == .decode { reading.decode(&facts) }
    } catch {
      facts = MediaFacts(error: error)
      facts.tier = .stream
    }
    facts.fileSize = file.fileSize
    facts.bytesRead = source.bytesRead + reading.libraryBytes
    if facts.error == nil, file.hasChanged {
      facts = MediaFacts(error: .changedWhileReading)
      facts.fileSize = file.fileSize
    }
    facts.describeContainer(fileExtension: nil)
    if facts.error == nil { facts.nameUnknown() }
    return facts
  }
}

/// One reading of one file: which reader, in which order.
struct FileReading {
  let file: OpenFile
  let source: MeteredSource
  let limits: ReferenceLimits
  /// Bytes that the C libraries read beside those that went through `source`.
  var libraryBytes: Int64 = 0
  /// Bytes of the tables of a movie's index, or of the tag of an AIFF, as far as they are read.
  var indexBytes: Int64 = 0
  /// The file declares nothing that would keep the C libraries busy without end.
  var isForLibraries = true
  /// Where the media begins: behind garbage, where there is some.
  var contentStart: UInt64 = 0

  mutating func read() throws(ReadError) -> MediaFacts {
    let head = try bytes(0..<UInt64(Signature.length))
    guard !head.isEmpty else { throw ReadError(.empty, "the file has 0 bytes: export or download it again") }
    let signature = Signature(head)
    if let refusal = signature.refusal { throw refusal }
    switch signature {
    case .format("svg"):
      var facts = MediaFacts()
      (facts.kind, facts.container) = (.other, "svg")
      return facts
    case .format("png"): return try readPNG()
    case .format("jpeg"): return try readJPEG()
    case .format(let name) where ["mp4", "mov", "m4a", "3gp"].contains(name): return try readMovie(container: name)
    case .format(let name):
      if Self.readByOwnBytes.contains(name), let reader = HeaderReader.named(name) {
        return try halting { () throws(Halt) in try reader.read(source) }
      }
      let header = try? HeaderReader.named(name)?.read(source)
      if name == "aiff" { indexBytes = min(limits.indexBytes, try tagBytes()) }
      do {
        var facts = try readStreams(container: name, demuxer: demuxerNames[name] ?? name, header: header)
        if let header { facts.takeWitness(header) }
        return facts
      } catch {
        // What libavformat does not find within its bytes may stand among those that are known to describe the file.
        guard error.code == .tooLarge, var facts = header else { throw error }
        facts.forgetDeeperTiers()
        facts.problems.append(Problem(.limitReached, error.message))
        return facts
      }
    default: return try readUnsigned()
    }
  }

  /// Formats that the libraries here do not read, or of which they do not tell the truth: turned pictures, frames of an
  /// animation, tiles for the picture.
  private static let readByOwnBytes: Set<String> = [
    "bmp", "gif", "webp", "tiff", "heic", "avif", "jxl", "jp2", "psd", "dds", "ico", "icns",
  ]

  /// Bytes of the tag (ID3) in an AIFF (Audio Interchange File Format 1.3, 4), which libavformat reads whole for its covers.
  private func tagBytes() throws(ReadError) -> Int64 {
    try halting { () throws(Halt) in
      var window = ByteWindow(source)
      var position: UInt64 = 12
      // Chunks that are met; writers put a dozen there.
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
    try halting { () throws(Halt) in try source.bytes(range) }
  }

  /// A file is all there: a reader that asks for more has met a defect of this program.
  func halting<Value>(_ body: () throws(Halt) -> Value) throws(ReadError) -> Value {
    do {
      return try body()
    } catch {
      switch error {
      case .failed(let error): throw error
      case .needs: throw ReadError(.internal, "a reader asked for bytes beyond the file")
      }
    }
  }

  /// Containers whose demuxer has another name.
  private var demuxerNames: [String: String] {
    ["webm": "matroska", "mpegps": "mpeg"]
  }
}
