import Synchronization

/// A value that is made on first use and then kept.
final class Deferred<Value: Sendable>: Sendable {
  private final class Made: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let made = AtomicLazyReference<Made>()
  private let make: @Sendable () -> Value

  /// - Parameter make: Returns the value. It may run more than once if several threads ask at the same time.
  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value { (made.load() ?? made.storeIfNil(Made(make()))).value }
}
