import Foundation
import MediaProbe
import Testing

@Suite struct OpenFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preflight-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func path(_ name: String) -> AssetPath { AssetPath(folder.appendingPathComponent(name).path) }

  private func code(_ path: AssetPath) -> ReadError.Code? {
    do {
      _ = try OpenFile(path)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `It reads ranges and stops at the end`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("0123456789".utf8).write(to: folder.appendingPathComponent("ten"))
    let file = try OpenFile(path("ten"))
    #expect(try file.bytes(2..<5) == Array("234".utf8))
    #expect(try file.bytes(8..<100) == Array("89".utf8))
    #expect(try file.bytes(10..<11) == [])
    #expect(try file.bytes(UInt64.max - 1..<UInt64.max) == [])
    #expect(file.change == nil)
    try Data("longer than ten".utf8).write(to: folder.appendingPathComponent("ten"), options: [])
  }

  @Test func `It refuses paths that are not files`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(code(path("missing")) == .notFound)
    #expect(code(AssetPath(folder.path)) == .notAFile)
    #expect(code("/dev/null") == .notAFile)
    let made = unsafe mkfifo(folder.appendingPathComponent("fifo.mp4").path, 0o600)
    #expect(made == 0)
    #expect(code(path("fifo.mp4")) == .notAFile)
    try FileManager.default.createSymbolicLink(atPath: path("loop").text, withDestinationPath: path("loop").text)
    #expect(code(path("loop")) == .notFound)
    #expect(code(AssetPath(String(repeating: "a", count: 300))) == .notFound)
    #expect(code("") == .notFound)
  }

  @Test func `It reports a system call that fails`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: ReadError(.ioError, .fstatFailed, .text("Bad file descriptor"))) { try OpenFile(owning: -1) }
  }

  /// A shortage of the machine says nothing about a file.
  @Test(arguments: [EMFILE, ENFILE, ENOMEM, EAGAIN, ENOBUFS, EINTR])
  func `It distinguishes a resource shortage from a file error`(code: Int32) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = ReadError(of: .open, failedWith: code)
    #expect(error.code == .internal && error.code.isOfSystem)
    #expect(error.message.english.contains("lacks resources (open: "))
    #expect(ReadError(of: .open, failedWith: EIO) == ReadError(.ioError, .openFailed, .text("Input/output error")))
  }

  // This test runs in a separate process, since no other test may open anything meanwhile.
  @Test func aProcessWithoutDescriptorsBlamesNoFile() async {
    defer { try? FileManager.default.removeItem(at: folder) }
    await #expect(processExitsWith: .success) {
      var held: [Int32] = []
      while true {
        let descriptor = dup(1)
        guard descriptor >= 0 else { break }
        held.append(descriptor)
      }
      let error = #expect(throws: ReadError.self) { try OpenFile("/etc/passwd") }
      for descriptor in held { close(descriptor) }
      #expect(error?.code == .internal)
    }
  }

  @Test func `It detects changes of the file`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("short".utf8).write(to: folder.appendingPathComponent("grows"))
    let file = try OpenFile(path("grows"))
    let handle = try FileHandle(forWritingTo: folder.appendingPathComponent("grows"))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("er".utf8))
    try handle.close()
    #expect(file.change?.code == .changedWhileReading)
  }
}
