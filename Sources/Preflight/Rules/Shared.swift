/// A value in an object, so that copies of it are one reference.
final class Shared<Value: Sendable>: Sendable {
  let value: Value
  init(_ value: consuming Value) { self.value = value }
}

extension Shared: Equatable where Value: Equatable {
  static func == (left: Shared, right: Shared) -> Bool { left === right || left.value == right.value }
}
