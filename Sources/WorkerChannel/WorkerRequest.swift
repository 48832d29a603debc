public import MediaProbe

/// A request from a pool to a worker; the file is sent together with it as an open descriptor.
public struct WorkerRequest: Sendable, Equatable {
  public enum Task: Sendable, Equatable {
    /// Read the facts of the file to this depth.
    case facts(Tier)
    /// Make a thumbnail of the file: of the frame at a time in seconds, or the usual picture for nil. The time arrives
    /// rounded to microseconds.
    case thumbnail(at: Double?)
  }

  /// An id that the answer repeats.
  public var id: UInt64
  public var task: Task
  /// Time that the pool waits for the answer, in milliseconds.
  public var deadline: UInt64
  /// Number of threads that may decode, at least 1.
  public var threads: UInt8
  /// Bytes of memory that the worker may have.
  public var memory: UInt64

  public init(
    id: UInt64, task: Task, deadline: UInt64, threads: UInt8 = 1, memory: UInt64 = WorkerProtocol.memory
  ) {
    self.id = id
    self.task = task
    self.deadline = deadline
    self.threads = threads
    self.memory = memory
  }

  static let encodedSize = 40
  private static let mark: UInt32 = 0x5152_4650  // "PFRQ"

  var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(field: Self.mark)
    bytes.append(field: WorkerProtocol.version)
    bytes.append(task.code)
    bytes.append(threads)
    bytes.append(field: id)
    bytes.append(field: deadline)
    bytes.append(field: memory)
    bytes.append(field: UInt64(bitPattern: task.time))
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
    let time = Int64(bitPattern: bytes.field(at: 32, as: UInt64.self))
    guard let task = Task(code: bytes[6], time: time) else {
      throw .malformed("found a request of unknown kind \(bytes[6])")
    }
    guard bytes[7] > 0 else { throw .malformed("found a request for 0 threads") }
    self.task = task
    threads = bytes[7]
    id = bytes.field(at: 8, as: UInt64.self)
    deadline = bytes.field(at: 16, as: UInt64.self)
    memory = bytes.field(at: 24, as: UInt64.self)
  }
}

extension WorkerRequest.Task {
  fileprivate var code: UInt8 {
    switch self {
    case .facts(.decode): 1
    case .facts(.sampled): 3
    case .facts(.content): 4
    case .facts: 0
    case .thumbnail: 2
    }
  }

  /// The time of the frame in microseconds; -1 for the usual picture and for facts.
  fileprivate var time: Int64 { if case .thumbnail(let seconds?) = self { seconds.inMicroseconds } else { -1 } }

  fileprivate init?(code: UInt8, time: Int64) {
    switch code {
    case 0: self = .facts(.stream)
    case 1: self = .facts(.decode)
    case 2: self = .thumbnail(at: time < 0 ? nil : Double(time) / 1_000_000)
    case 3: self = .facts(.sampled)
    case 4: self = .facts(.content)
    default: return nil
    }
  }
}
