/// A message from a worker: its hello, the facts of a file, a thumbnail, or the progress of decoding.
public struct WorkerMessage: Sendable, Equatable {
  public enum Kind: UInt8, Sendable {
    /// The first message: the payload is a `WorkerHello`.
    case hello = 0
    /// The payload is a facts record.
    case facts = 1
    /// The payload is a `Thumbnail`, or empty.
    case thumbnail = 2
    /// The payload is a `ReadingProgress`. The answer to the same request follows later.
    case progress = 3
  }

  public var kind: Kind
  /// The id of the request that it answers; 0 in a hello.
  public var id: UInt64
  /// The content according to `kind`: JSON, except for thumbnails and progress.
  public var payload: [UInt8]

  public init(kind: Kind, id: UInt64, payload: [UInt8]) {
    self.kind = kind
    self.id = id
    self.payload = payload
  }

  /// Throws unless this message answers the request and has the expected kind.
  func check(_ expected: Kind, answers request: WorkerRequest) throws(ChannelError) {
    guard kind == expected else { throw .malformed("found a message of kind \(kind), expected \(expected)") }
    guard id == request.id else { throw .malformed("found the answer to request \(id), expected \(request.id)") }
  }

  static let headerSize = 24
  private static let mark: UInt32 = 0x4E41_4650  // "PFAN"

  /// The encoded message, for any length. Tests use it to send false messages.
  package var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(field: Self.mark)
    bytes.append(field: WorkerProtocol.version)
    bytes.append(kind.rawValue)
    bytes.append(0)
    bytes.append(field: id)
    bytes.append(field: UInt64(payload.count))
    return bytes + payload
  }

  /// Reads a header. It is not trusted: the length only limits the number of bytes that are read.
  static func parse(header bytes: [UInt8]) throws(ChannelError) -> (kind: Kind, id: UInt64, length: Int) {
    guard bytes.count == headerSize, bytes.field(at: 0, as: UInt32.self) == mark else {
      throw .malformed("found bytes that are no message")
    }
    let version = bytes.field(at: 4, as: UInt16.self)
    guard version == WorkerProtocol.version else {
      throw .malformed(
        "found protocol \(version), expected \(WorkerProtocol.version): install tool and worker of one release")
    }
    guard let kind = Kind(rawValue: bytes[6]) else { throw .malformed("found a message of unknown kind \(bytes[6])") }
    let length = bytes.field(at: 16, as: UInt64.self)
    guard length <= WorkerProtocol.payloadLimit else {
      throw .malformed("found a message of \(length) bytes, expected at most \(WorkerProtocol.payloadLimit)")
    }
    return (kind, bytes.field(at: 8, as: UInt64.self), Int(length))
  }
}
