import MediaProbe

#if hasFeature(Embedded)
  import Synchronization
#endif

/// A value that is made on first use and then kept.
package final class Deferred<Value: Sendable>: Sendable {
  private let made = FirstReference<Shared<Value>>()
  private let make: @Sendable () -> Value

  /// - Parameter make: Returns the value. It may run more than once if several threads ask at the same time.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package var value: Value { (made.load() ?? made.storeIfNil(Shared(make()))).value }
}
