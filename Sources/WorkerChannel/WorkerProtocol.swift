/// What both ends of the socket between a pool and its workers agree on.
///
/// A worker says hello once. Then each request (a small fixed message, the file as an open descriptor beside it) is
/// answered by one message, in turn. All numbers are little-endian.
public enum WorkerProtocol {
  /// Rises whenever a message changes: a pool talks to no worker of another version.
  public static let version: UInt16 = 2

  /// The longest payload in bytes. A facts record takes some kilobytes; only a defect or an attack needs more.
  public static let payloadLimit = 4 << 20
}
