import Preflight
import Synchronization

/// Keeps what a command would print on standard output, and the copies that it writes, while another program asks for them.
final class CommandSink: Sendable {
  /// The sink of the current call; nil if commands print on standard output.
  @TaskLocal static var current: CommandSink?

  private let state = Mutex<(bytes: [UInt8], copies: [CheckedAsset])>(([], []))

  var bytes: [UInt8] { state.withLock { $0.bytes } }
  var copies: [CheckedAsset] { state.withLock { $0.copies } }

  func add(_ bytes: [UInt8]) { state.withLock { $0.bytes += bytes } }
  func add(copy: CheckedAsset) { state.withLock { $0.copies.append(copy) } }
}
