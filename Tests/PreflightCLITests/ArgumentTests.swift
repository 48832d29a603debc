import Foundation
import TestSupport
import Testing

/// A run that cannot read its arguments must not look like a success.
@Suite struct ArgumentTests {
  private static let message =
    "preflight: cannot read the arguments: mount /proc, or free file descriptors (ulimit -n); nothing was done\n"
  static let hasTrace = (try? Product.shell("strace -o /dev/null true").status) == 0

  @Test(.enabled(if: hasTrace, "needs strace"), arguments: ["scan a.png", "scan --help", "--version", ""])
  func `A full file table makes the run incomplete`(arguments: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    let outcome = try Product.shell(
      "strace -qq -o /dev/null -P /proc/self/maps -e trace=open,openat -e inject=open,openat:error=ENFILE \"$PREFLIGHT\" \(arguments)",
      in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.out.isEmpty && outcome.stderr.hasSuffix(Self.message), "\(outcome)")
  }

  /// The shell passes the names of files for `*`, and one may look like an option.
  @Test func `A file name that looks like an option is escaped`() throws {
    let outcome = try Product.preflight("scan", "--x\u{1B}]0;owned\u{7}.mp4")
    #expect(outcome.status == 64)
    #expect(outcome.stderr.contains("there is no option --x\\u{1b}]0;owned\\u{7}.mp4"), "\(outcome)")
  }

  @Test(.enabled(if: OutputFailureTests.mayMount, "needs the right to mount"))
  func `A run without the proc file system ends with status 2`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    let outcome = try Product.shell(
      "unshare -m bash -c 'mount -t tmpfs none /proc && \"$PREFLIGHT\" scan a.png'", in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.out.isEmpty && outcome.stderr == Self.message, "\(outcome)")
  }
}
