import Foundation
import Testing

/// The command as it was built.
enum Product {
  /// `PREFLIGHT_PRODUCTS`, else where this test itself was built.
  static let folder: URL = {
    if let given = ProcessInfo.processInfo.environment["PREFLIGHT_PRODUCTS"] { return URL(fileURLWithPath: given) }
    #if os(Linux)
      return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #else
      return Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
        ?? URL(fileURLWithPath: ".build/debug")
    #endif
  }()

  /// Runs `preflight` and reads the records that it prints; ends the test when it exits with another status or prints
  /// anything else.
  static func records<Record: Decodable>(
    _ arguments: [String], as type: Record.Type, status: Int32 = 0
  ) throws -> [Record] {
    let scratch = try TemporaryFolder()
    // Files, not pipes: a long output must not wait for a reader.
    let out = try scratch.makeFile("out")
    let err = try scratch.makeFile("err")
    let process = Process()
    process.executableURL = folder.appendingPathComponent("preflight")
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    let said = try String(contentsOf: err, encoding: .utf8)
    let command = "preflight \(arguments.joined(separator: " "))"
    try #require(process.terminationReason == .exit, "\(command) ended by a signal\n\(said)")
    try #require(process.terminationStatus == status, "\(command) ended with \(process.terminationStatus)\n\(said)")
    let lines = try Data(contentsOf: out).split(separator: UInt8(ascii: "\n"))
    return try lines.map { try JSONDecoder().decode(Record.self, from: $0) }
  }
}

/// A folder of its own for one test, removed with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("preflight-samples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Makes a file with its folders.
  func makeFile(_ name: String, _ content: Data = Data()) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
    return file
  }
}

/// A line of `preflight scan --format ndjson`, as far as names speak of it.
struct VerdictRecord: Decodable {
  struct Finding: Decodable {
    let rule: String
    let severity: String
    let fact: String
  }

  struct Failure: Decodable {
    let code: String
  }

  let record: String
  /// Nil in the summary.
  let path: String?
  let slot: String?
  let outcome: String?
  let findings: [Finding]?
  let error: Failure?
}

/// A line of `preflight probe --format ndjson`.
struct FactsRecord: Decodable {
  struct Failure: Decodable {
    let code: String
  }

  let record: String
  let path: String?
  let error: Failure?
}

/// The two ways of reading; they must agree.
let engines = ["auto", "reference"]
