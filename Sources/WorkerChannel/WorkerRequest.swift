public import MediaProbe

/// What a pool asks of a worker; the file itself travels beside it as an open descriptor.
public struct WorkerRequest: Sendable, Equatable {
  /// Repeated in the answer.
  public var id: UInt64
  public var depth: Tier
  /// How long the pool will wait for the answer, in milliseconds.
  public var deadline: UInt64

  public init(id: UInt64, depth: Tier, deadline: UInt64) {
    self.id = id
    self.depth = depth
    self.deadline = deadline
  }

  static let encodedSize = 24
  private static let mark: UInt32 = 0x5152_4650  // "PFRQ"

  var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(field: Self.mark)
    bytes.append(field: WorkerProtocol.version)
    bytes.append(depth == .decode ? 1 : 0)
    bytes.append(0)
    bytes.append(field: id)
    bytes.append(field: deadline)
    return bytes
  }

  init(encoded bytes: [UInt8]) throws(ChannelError) {
    guard bytes.count == Self.encodedSize, bytes.field(at: 0, as: UInt32.self) == Self.mark else {
      throw .malformed("found no request")
    }
    let version = bytes.field(at: 4, as: UInt16.self)
    guard version == WorkerProtocol.version else {
      throw .malformed("found a request of protocol \(version), expected \(WorkerProtocol.version)")
    }
    depth = bytes[6] == 1 ? .decode : .stream
    id = bytes.field(at: 8, as: UInt64.self)
    deadline = bytes.field(at: 16, as: UInt64.self)
  }
}
