import Synchronization

/// A cache of values that are slow to compute. When it is full, it forgets all of them.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private let known = Mutex<[Key: Value]>([:])

  /// - Parameter limit: The maximum number of values.
  init(limit: Int) { self.limit = limit }

  /// Returns the value of a key. `find` may run more than once if several threads ask at the same time.
  func value(of key: Key, _ find: () -> Value) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    let value = find()
    known.withLock { known in
      if known.count == limit { known = [:] }
      known[key] = value
    }
    return value
  }
}
