import CDescriptors
public import MediaProbe
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One end of the connection between a pool and a worker. It is closed when its last reference is released.
///
/// The class makes sure that the descriptor is closed once and never used afterwards. Any thread may call any function. The
/// caller separates messages: each end has one thread that reads and writes.
public final class Socket: Sendable {
  /// The descriptor. This object owns it; it is valid as long as the object lives.
  public let descriptor: Int32
  /// Bytes that arrived together with a message but belong to the next one.
  private let unread = Mutex<[UInt8]>([])

  /// Takes ownership of a descriptor.
  public init(owning descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Returns both ends of a new connection; child processes do not inherit them.
  public static func pair() throws(ChannelError) -> (near: Socket, far: Socket) {
    var (near, far): (Int32, Int32) = (-1, -1)
    let code = unsafe pf_socket_pair(&near, &far)
    guard code == 0 else { throw .system("socketpair", code) }
    return (Socket(owning: near), Socket(owning: far))
  }

  /// Shuts the connection down in both directions.
  public func hangUp() { shutDown(descriptor) }

  /// True if the other end is connected and has sent nothing, as expected of an idle worker.
  public var isQuiet: Bool {
    guard unread.withLock({ $0.isEmpty }) else { return false }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, 0) == 0
  }

  // MARK: - The pool's end

  /// Sends a request and its file. It does not block: a worker has at most two requests, which fit into the buffer.
  public func send(_ request: WorkerRequest, file: OpenFile) throws(ChannelError) {
    let bytes = request.encoded
    let sent = unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe pf_socket_send(descriptor, start, buffer.count, file.descriptor, false)
    }
    if sent == bytes.count { return }
    if sent < 0, -sent != Int(EPIPE), -sent != Int(ECONNRESET) { throw .system("sendmsg", Int32(-sent)) }
    throw .closed
  }

  /// Largest number of bytes received at once: most messages, with their headers.
  private static let receivedAtOnce = 16 << 10

  /// The time after the deadline in which a message that has arrived is read. It begins when this process first notices
  /// that the deadline is over, since the process may have been stopped until then.
  private static let timeForLateBytes = Duration.milliseconds(250)

  /// Returns the worker's next message, which must have arrived before the deadline.
  ///
  /// A worker that keeps sending parts of a message is disconnected soon after the deadline.
  public func receiveMessage(until deadline: SuspendingClock.Instant) throws(ChannelError) -> WorkerMessage {
    var bytes = unread.withLock { unread in
      defer { unread = [] }
      return unread
    }
    var end: SuspendingClock.Instant?
    while bytes.count < WorkerMessage.headerSize { try receive(into: &bytes, until: deadline, end: &end) }
    let (kind, id, length) = try WorkerMessage.parse(header: Array(bytes[..<WorkerMessage.headerSize]))
    let size = WorkerMessage.headerSize + length
    while bytes.count < size { try receive(into: &bytes, until: deadline, end: &end) }
    if bytes.count > size { unread.withLock { $0 = Array(bytes[size...]) } }
    return WorkerMessage(kind: kind, id: id, payload: Array(bytes[WorkerMessage.headerSize..<size]))
  }

  /// Waits for bytes and appends those that are there. Memory grows with the bytes received, not with the announced
  /// length. The kernel drops descriptors that a worker sends, because no buffer for them is passed.
  ///
  /// - Parameter end: The time after which nothing is read; set once the deadline is over.
  private func receive(
    into bytes: inout [UInt8], until deadline: SuspendingClock.Instant, end: inout SuspendingClock.Instant?
  ) throws(ChannelError) {
    let now = SuspendingClock.now
    if now >= deadline {
      let last = end ?? now.advanced(by: Self.timeForLateBytes)
      guard now < last else { throw .timedOut }
      end = last
    }
    try waitForBytes(until: deadline)
    var got = 0
    let part = unsafe [UInt8](unsafeUninitializedCapacity: Self.receivedAtOnce) { buffer, filled in
      got = unsafe recv(descriptor, buffer.baseAddress, Self.receivedAtOnce, Int32(MSG_DONTWAIT))
      if got < 0 { got = -Int(errno) }
      filled = max(0, got)
    }
    switch got {
    case 1...: if bytes.isEmpty { bytes = part } else { bytes.append(contentsOf: part) }
    case 0, -Int(ECONNRESET): throw .closed
    case -Int(EINTR): break
    case -Int(EAGAIN): if SuspendingClock.now >= deadline { throw .timedOut }
    default: throw .system("recv", Int32(-got))
    }
  }

  /// Waits until bytes are there, even if the deadline is over by then: this process may have been stopped for a while.
  private func waitForBytes(until deadline: SuspendingClock.Instant) throws(ChannelError) {
    let rest = max(.zero, SuspendingClock.now.duration(to: deadline))
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = unsafe poll(&entry, 1, Int32(clamping: rest.inMilliseconds))
    if ready < 0, errno != EINTR { throw .system("poll", errno) }
    if ready == 0, rest == .zero { throw .timedOut }
  }

  // MARK: - The worker's end

  /// Returns the next request and the descriptor sent with it, which the caller owns; nil if the pool has hung up.
  public func receiveRequest() throws(ChannelError) -> (request: WorkerRequest, descriptor: Int32)? {
    var bytes: [UInt8] = []
    var passed: Int32 = -1
    do throws(ChannelError) {
      while bytes.count < WorkerRequest.encodedSize {
        let wanted = WorkerRequest.encodedSize - bytes.count
        var got = 0
        var came: Int32 = -1
        let part = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
          guard let start = buffer.baseAddress else { return }
          got = unsafe pf_socket_receive(descriptor, start, wanted, &came)
          filled = max(0, got)
        }
        if came >= 0 {
          if passed >= 0 { close(passed) }
          passed = came
        }
        if got == 0 || got == -Int(ECONNRESET) { throw .closed }
        if got < 0 { throw .system("recvmsg", Int32(-got)) }
        bytes.append(contentsOf: part)
      }
      let request = try WorkerRequest(encoded: bytes)
      guard passed >= 0 else { throw .malformed("found a request without a file") }
      return (request, passed)
    } catch {
      if passed >= 0 { close(passed) }
      if error == .closed, bytes.isEmpty { return nil }
      throw error
    }
  }

  /// Sends a message and waits until the pool has received it.
  public func send(_ message: WorkerMessage) throws(ChannelError) { try send(bytes: message.encoded) }

  /// Sends raw bytes; tests use it to send false messages.
  package func send(bytes: [UInt8]) throws(ChannelError) {
    var done = 0
    while done < bytes.count {
      let sent = unsafe bytes.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        return unsafe pf_socket_send(descriptor, start + done, buffer.count - done, -1, true)
      }
      if sent == -Int(EPIPE) || sent == -Int(ECONNRESET) { throw .closed }
      guard sent > 0 else { throw .system("sendmsg", Int32(-sent)) }
      done += sent
    }
  }

  /// Returns true if a descriptor is a socket.
  public static func isSocket(_ descriptor: Int32) -> Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }
}

extension Duration {
  /// Whole milliseconds, rounded up, so that a wait never ends early.
  package var inMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    let (sum, carry) = product.addingReportingOverflow((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    return carry ? .max : sum
  }
}

private func shutDown(_ descriptor: Int32) {
  #if canImport(Darwin)
    shutdown(descriptor, SHUT_RDWR)
  #else
    shutdown(descriptor, Int32(SHUT_RDWR))
  #endif
}
