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
  /// What counts as black, still or silent. Each level arrives rounded to millionths.
  public var levels: ContentLevels

  public init(
    id: UInt64, task: Task, deadline: UInt64, threads: UInt8 = 1, memory: UInt64 = WorkerProtocol.memory,
    levels: ContentLevels = ContentLevels()
  ) {
    self.id = id
    self.task = task
    self.deadline = deadline
    self.threads = threads
    self.memory = memory
    self.levels = levels
  }

  static let encodedSize = 64
  private static let mark: UInt32 = 0x5152_4650  // "PFRQ"

  package var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(field: Self.mark)
    bytes.append(field: WorkerProtocol.version)
    bytes.append(task.code)
    bytes.append(threads)
    bytes.append(field: id)
    bytes.append(field: deadline)
    bytes.append(field: memory)
    for number in [task.time, levels.black.inMillionths, levels.still.inMillionths, levels.silence.inMillionths] {
      bytes.append(field: UInt64(bitPattern: number))
    }
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
    func number(at place: Int) -> Int64 { Int64(bitPattern: bytes.field(at: place, as: UInt64.self)) }
    func level(at place: Int) -> Double { Double(number(at: place)) / 1_000_000 }
    let time = number(at: 32)
    guard let task = Task(code: bytes[6], time: time) else {
      throw .malformed("found a request of unknown kind \(bytes[6])")
    }
    guard bytes[7] > 0 else { throw .malformed("found a request for 0 threads") }
    self.task = task
    threads = bytes[7]
    id = bytes.field(at: 8, as: UInt64.self)
    deadline = bytes.field(at: 16, as: UInt64.self)
    memory = bytes.field(at: 24, as: UInt64.self)
    levels = ContentLevels(black: level(at: 40), still: level(at: 48), silence: level(at: 56))
  }
}

extension Double {
  /// The number in millionths, as levels are sent.
  fileprivate var inMillionths: Int64 { Int64((self * 1_000_000).rounded()) }
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
