#if hasFeature(Embedded)
  package import Synchronization

  // Embedded Swift specializes everything, and does not let a type with an end of its own cross modules.
  package typealias FirstReference<Object: AnyObject & Sendable> = AtomicLazyReference<Object>
#else
  import Synchronization

  /// A reference to an object that is set once. If several threads set it at the same time, the first one decides.
  ///
  /// It works like `AtomicLazyReference`, whose functions no other module can specialize: each use of that takes hundreds of
  /// instructions, and a verdict has several.
  @safe package struct FirstReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    /// The address of the object, to which this is a strong reference; 0 until it is set.
    private let address = Atomic<UInt>(0)

    package init() {}

    deinit {
      if let object = unsafe Self.object(at: address.load(ordering: .acquiring)) { unsafe object.release() }
    }

    /// Returns the object; nil if none was set yet.
    package func load() -> Object? {
      guard let object = unsafe Self.object(at: address.load(ordering: .acquiring)) else { return nil }
      return unsafe object.takeUnretainedValue()
    }

    /// Sets the object unless one was set before, and returns the one that is set.
    package func storeIfNil(_ object: Object) -> Object {
      let new = unsafe Unmanaged.passRetained(object)
      let (_, before) = address.compareExchange(
        expected: 0, desired: unsafe UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
      guard let known = unsafe Self.object(at: before) else { return object }
      unsafe new.release()
      return unsafe known.takeUnretainedValue()
    }

    private static func object(at address: UInt) -> Unmanaged<Object>? {
      guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
      return unsafe Unmanaged<Object>.fromOpaque(pointer)
    }
  }
#endif
