import MediaProbe
import Preflight
import Synchronization

/// Keeps what a command would print on standard output, and the copies that it writes, while another program asks for them.
final class CommandSink: Sendable {
  /// The sink of the current call; nil if commands print on standard output.
  @TaskLocal static var current: CommandSink?

  /// A copy that a command wrote.
  struct Copy: Sendable {
    let path: AssetPath
    let verdicts: [Verdict]
  }

  private let state = Mutex<(bytes: [UInt8], copies: [Copy])>(([], []))

  var bytes: [UInt8] { state.withLock { $0.bytes } }
  var copies: [Copy] { state.withLock { $0.copies } }

  func add(_ bytes: [UInt8]) { state.withLock { $0.bytes += bytes } }
  func add(copy: Copy) { state.withLock { $0.copies.append(copy) } }
}
