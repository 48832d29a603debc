/// Why a message did not come, or did not go.
public enum ChannelError: Error, Sendable, Equatable {
  /// The other end closed its socket, as a process does that ends.
  case closed
  /// Nothing, or not all of it, came in time.
  case timedOut
  /// What came is no message of this protocol: found and expected, for a person.
  case malformed(String)
  /// A call of the system failed: the call and the error number.
  case system(String, Int32)
}
