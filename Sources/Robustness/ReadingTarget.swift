public import MediaProbe

/// A reader of untrusted bytes, with the promises that it must keep for any of them.
public struct ReadingTarget: Sendable {
  /// The container of a header reader, or the name of a codec record.
  public let name: String
  /// True if it reads files rather than records.
  public let isReader: Bool
  private let known: (@Sendable ([UInt8]) -> Void)?
  private let body: @Sendable ([UInt8]) -> [String]

  /// - Parameters:
  ///   - known: Reads bytes in a way that is the subject of other targets.
  ///   - body: Reads bytes and returns the broken promises, one per line.
  public init(
    name: String, isReader: Bool, known: (@Sendable ([UInt8]) -> Void)? = nil,
    body: @escaping @Sendable ([UInt8]) -> [String]
  ) {
    (self.name, self.isReader, self.known, self.body) = (name, isReader, known, body)
  }

  /// Every header reader and every codec record, each without the check of its format. Also the check itself, and arriving
  /// media.
  public static let all: [ReadingTarget] =
    HeaderReader.all.map { reader in
      ReadingTarget(name: reader.container, isReader: true) {
        reader.variant(for: $0).brokenPromises(MemorySource($0))
      }
    }
    + CodecRecord.all.map { record in
      ReadingTarget(name: record.name, isReader: false) { record.read(Fields($0))?.brokenPromises ?? [] }
    } + [signature, arriving]

  /// The recognition of formats by the first page of a file.
  public static let signature = ReadingTarget(name: "signature", isReader: false) {
    let signature = Signature(Array($0.prefix(Signature.length)))
    guard case .format(let name) = signature, let refusal = signature.refusal else { return [] }
    return ["\(name) is a format, and refused: \(refusal.message)"]
  }

  /// Arriving media: the last eight bytes of an input are the seed of the arrival, the others are the media.
  public static let arriving = ReadingTarget(
    name: "arriving", isReader: false,
    known: { input in
      let (way, media) = arrival(in: input)
      way.readAtOnce(media)
    },
    body: { input in
      let (way, media) = arrival(in: input)
      return way.brokenPromises(media)
    })

  private static func arrival(in input: [UInt8]) -> (way: Arrival, media: MemorySource) {
    let seed = input.suffix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return (Arrival(seed: seed), MemorySource(Array(input.dropLast(8))))
  }

  /// One target per reader: results for a reader hold for all of its containers.
  public static let distinct = all.filter { mainContainer($0.name) == $0.name }

  /// Returns the container whose target also reads a container: itself, or the one of which it is a variant.
  public static func mainContainer(_ container: String) -> String {
    MediaFormat.named(container)?.variantOf ?? container
  }

  /// Readers that pass files to each other: movies that only have items, and items with a movie.
  fileprivate static let boxReaders: Set = ["mp4", "heic"]

  /// Returns true if this target reads files of a container.
  public func reads(_ container: String) -> Bool {
    let reader = ReadingTarget.mainContainer(container)
    return isReader && (reader == name || ReadingTarget.boxReaders.isSuperset(of: [reader, name]))
  }

  public static func named(_ name: String) -> ReadingTarget? { all.first { $0.name == name } }

  /// True if other targets have some of the edges of this one.
  public var hasKnownEdges: Bool { known != nil }

  /// Passes the edges that other targets have, without checks.
  public func passKnownEdges(_ bytes: [UInt8]) { known?(bytes) }

  /// Reads bytes and returns the broken promises, one per line. A trap ends the process.
  public func brokenPromises(_ bytes: [UInt8]) -> [String] { body(bytes) }
}

extension HeaderReader {
  /// Returns this reader, or the reader of the variant that the content names, because some code serves only one of them.
  fileprivate func variant(for content: [UInt8]) -> HeaderReader {
    guard MediaFormat.all.contains(where: { $0.variantOf == container }) else { return self }
    let head = Array(content.prefix(Signature.length))
    var named: String?
    if ReadingTarget.boxReaders.contains(container) {
      named = isoBoxFormat(of: head)
    } else if head.first == 0x1A, case .format(let format) = Signature(head) {
      // EBML begins with this byte. The target `signature` covers other results.
      named = format
    }
    guard let format = named.flatMap({ MediaFormat.named($0) }), format.variantOf == container else { return self }
    return format.reader ?? self
  }

  /// Reads a whole file and returns the broken promises, one per line.
  public func brokenPromises(_ source: any ByteSource) -> [String] {
    brokenPromises(source, .description) + brokenPromises(source, .samples)
  }

  private func brokenPromises(_ source: any ByteSource, _ reach: HeaderReach) -> [String] {
    let metered = MeteredSource(source)
    var broken: [String]
    do {
      broken = try read(metered, reach: reach).brokenPromisesOfFile
    } catch {
      switch error {
      case .needs(let range): broken = ["\(range) is requested, although every byte has arrived"]
      case .failed(let error): broken = error.code == .internal ? [error.message.english] : []
      }
    }
    return broken + metered.brokenPromises(within: reach.budget)
  }
}

extension MeteredSource {
  /// Returns the reads beyond a budget of the header tier.
  package func brokenPromises(within budget: ReadBudget) -> [String] {
    bytesRead <= budget.bytes && requests <= budget.requests
      ? [] : ["\(bytesRead) bytes were read in \(requests) requests"]
  }
}
