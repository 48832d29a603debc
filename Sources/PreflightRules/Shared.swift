/// A value in an object, so that copies of it are one reference.
package final class Shared<Value: Sendable>: Sendable {
  package let value: Value
  package init(_ value: consuming Value) { self.value = value }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (left: Shared, right: Shared) -> Bool { left === right || left.value == right.value }
}
