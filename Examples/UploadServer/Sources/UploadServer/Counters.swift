import Hummingbird
import Synchronization

/// Counts the results of all uploads since the start.
final class Counters: Sendable {
  struct Values: ResponseEncodable {
    var active = 0
    var accepted = 0
    var refused = 0
    var oversized = 0
    var slow = 0
    /// The uploads of the three counts above whose body had not ended.
    var early = 0
    /// Uploads whose connection was closed, by the client or because it sent nothing.
    var interrupted = 0
    /// The received bytes of all bodies.
    var bytes: UInt64 = 0

    mutating func count(_ error: any Error) {
      let problem = error as? Problem
      switch problem?.status {
      case nil: interrupted += 1
      case .contentTooLarge: oversized += 1
      case .requestTimeout: slow += 1
      default: refused += 1
      }
      if problem?.isEarly == true { early += 1 }
    }
  }

  private let state = Mutex(Values())
  var values: Values { state.withLock { $0 } }

  func update(_ change: (inout Values) -> Void) { state.withLock { change(&$0) } }
}
