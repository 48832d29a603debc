import MediaProbe
import PreflightDocuments
import Synchronization

/// Writes lines to standard output in the order in which they are sent. A thread that sends while another one writes leaves its
/// lines to that one, unless they are too many.
final class ExchangeOutput: Sendable {
  private struct State {
    var waiting: [UInt8] = []
    var isWriting = false
    /// The reader of the output is gone.
    var isBroken = false
  }

  /// Bytes that may wait. Beyond them, a sender waits until the reader has taken some.
  private static let mostWaiting = 4 << 20

  private let descriptor: Int32
  private let state = Mutex(State())
  /// Sending is slowed down by the reader: a sender holds this while much is waiting.
  private let slow = Mutex<Void>(())

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// True if the reader of the output is gone.
  var isBroken: Bool { state.withLock { $0.isBroken } }

  /// Sends a line. It returns at once if another thread writes, or when the line is written.
  func send(_ line: [UInt8]) {
    let (isMine, isFull) = state.withLock { state -> (Bool, Bool) in
      guard !state.isBroken else { return (false, false) }
      state.waiting += line
      defer { state.isWriting = true }
      return (!state.isWriting, state.waiting.count > Self.mostWaiting)
    }
    if isMine {
      slow.withLock { _ in writeWaiting() }
    } else if isFull {
      // The writing thread gives this up when nothing waits.
      slow.withLock { _ in }
    }
  }

  private func writeWaiting() {
    while true {
      let bytes = state.withLock { state -> [UInt8] in
        defer { state.waiting = [] }
        state.isWriting = !state.waiting.isEmpty && !state.isBroken
        return state.isBroken ? [] : state.waiting
      }
      if bytes.isEmpty { return }
      do throws(SystemError) {
        try writeAll(bytes, to: descriptor)
      } catch {
        state.withLock { $0.isBroken = true }
      }
    }
  }
}
