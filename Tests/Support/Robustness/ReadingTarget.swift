public import MediaProbe

/// Something that reads untrusted bytes, with all that it promises for any of them.
public struct ReadingTarget: Sendable {
  /// The container that a header reader reads, or a codec record.
  public let name: String
  /// Reads files rather than records.
  public let isReader: Bool
  private let body: @Sendable ([UInt8]) -> [String]

  /// Every header reader and every codec record, each past the check of its format, and that check.
  public static let all: [ReadingTarget] =
    HeaderReader.all.map { reader in
      ReadingTarget(name: reader.container, isReader: true) {
        reader.among(kin, for: $0).brokenPromises(MemorySource($0))
      }
    }
    + CodecRecord.all.map { record in
      ReadingTarget(name: record.name, isReader: false) { record.read(Fields($0))?.brokenPromises ?? [] }
    } + [signature]

  /// What tells formats by the first page of a file.
  public static let signature = ReadingTarget(name: "signature", isReader: false) {
    let signature = Signature(Array($0.prefix(Signature.length)))
    guard case .format(let name) = signature, let refusal = signature.refusal else { return [] }
    return ["\(name) is a format, and refused: \(refusal.message)"]
  }

  /// Containers that the reader of another reads, by the same lines under another name.
  private static let kin = ["mov": "mp4", "m4a": "mp4", "3gp": "mp4", "avif": "heic", "webm": "matroska"]

  /// One for each reader: what is learned of a reader holds for all containers that it reads.
  public static let distinct = all.filter { kin[$0.name] == nil }

  /// What hands files over to each other: those of movies that hold items alone, those of items that hold a movie.
  private static let boxReaders: Set = ["mp4", "heic"]

  /// Whether this is what reads files of a container.
  public func reads(_ container: String) -> Bool {
    let reader = ReadingTarget.kin[container] ?? container
    return isReader && (reader == name || ReadingTarget.boxReaders.isSuperset(of: [reader, name]))
  }

  public static func named(_ name: String) -> ReadingTarget? { all.first { $0.name == name } }

  /// Reads bytes, and tells which promises were broken, a line each. A trap ends the process.
  public func brokenPromises(_ bytes: [UInt8]) -> [String] { body(bytes) }
}

extension HeaderReader {
  /// This reader, or that of its kin which the content names: some lines are for one of them alone.
  fileprivate func among(_ kin: [String: String], for content: [UInt8]) -> HeaderReader {
    guard kin.values.contains(container) else { return self }
    let head = Array(content.prefix(Signature.length))
    var named = isoBoxFormat(of: head)
    // As EBML begins. What else it may be, the target `signature` looks at.
    if head.first == 0x1A, case .format(let format) = Signature(head) { named = format }
    guard let named, kin[named] == container else { return self }
    return HeaderReader.named(named) ?? self
  }

  /// Reads a whole, and tells which promises were broken, a line each.
  public func brokenPromises(_ source: any ByteSource) -> [String] {
    let metered = MeteredSource(source)
    var broken: [String]
    do {
      broken = try read(metered).brokenPromisesOfFile
    } catch {
      switch error {
      case .needs(let range): broken = ["\(range) is asked for, and all that there is was there"]
      case .failed(let error): broken = error.code == .internal ? [error.message] : []
      }
    }
    return broken + metered.brokenPromises
  }
}

extension MeteredSource {
  /// What was read beyond the budget of the header tier.
  public var brokenPromises: [String] {
    bytesRead <= ReadBudget.header.bytes && requests <= ReadBudget.header.requests
      ? [] : ["\(bytesRead) bytes were read in \(requests) requests"]
  }
}
