/// The protocol between a pool and its workers.
///
/// A worker sends its hello once. Then it answers each request with one message, in order. While it decodes a file, it also sends
/// messages on its progress. A request is a small message of
/// fixed size, together with the file as an open descriptor. The pool may send one request before it has the answer to the
/// previous one. All numbers are little-endian.
public enum WorkerProtocol {
  /// Version of the protocol. It increases with every change of a message: a pool does not use a worker of another version.
  public static let version: UInt16 = 8

  /// Largest memory of a worker in bytes, with all of a file that is read alone. With the programs and one idle worker, two
  /// workers stay below 512 MiB.
  public static let memory: UInt64 = 352 << 20

  /// Longest payload in bytes. A facts record takes a few kilobytes; only a defect or an attack needs more.
  public static let payloadLimit = 4 << 20
  /// Exit status of a worker whose system failed it: no memory for a message, for example (sysexits.h, EX_OSERR).
  public static let systemFailureStatus: Int32 = 71
}
