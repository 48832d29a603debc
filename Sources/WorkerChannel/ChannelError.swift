/// The reason why a message was not received or not sent.
public enum ChannelError: Error, Sendable, Equatable {
  /// The other end closed its socket, as it does when its process ends.
  case closed
  /// The message did not arrive completely in time.
  case timedOut
  /// The received bytes are not a message of this protocol. The text says what was found and expected.
  case malformed(String)
  /// A system call failed: its name and error number.
  case system(String, Int32)
}
