public import Foundation
import Testing

/// The result of a finished command.
public struct Outcome: Sendable, CustomStringConvertible {
  public let status: Int32
  public let out: Data
  public let err: Data

  public var stdout: String { String(decoding: out, as: UTF8.self) }
  public var stderr: String { String(decoding: err, as: UTF8.self) }
  public var description: String { "status \(status)\n--- stdout\n\(stdout)\n--- stderr\n\(stderr)" }

  /// The records of an NDJSON report.
  public var records: [[String: Any]] {
    get throws {
      try stdout.split(separator: "\n").map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
    }
  }
}

/// The built products, and functions that run them without this process's environment.
public enum Product {
  /// The folder of the built products: `PREFLIGHT_PRODUCTS`, or the folder in which this test was built.
  public static let folder =
    ProcessInfo.processInfo.environment["PREFLIGHT_PRODUCTS"].map { URL(fileURLWithPath: $0) } ?? tests

  /// The folder in which this test was built, with the products that only tests use.
  public static let tests: URL = {
    #if os(Linux)
      return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #else
      return Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
        ?? URL(fileURLWithPath: ".build/debug")
    #endif
  }()

  /// The checkout, for samples and schemas.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folders with samples: `SampleMedia`, and `samples` of each destination that has its own.
  public static let sampleFolders: [URL] = {
    let destinations = root.appendingPathComponent("Destinations")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: destinations.path))?.sorted() ?? []
    let own = names.map { destinations.appendingPathComponent("\($0)/samples") }
    return [root.appendingPathComponent("SampleMedia")] + own.filter { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// Runs `preflight` in a folder and waits until it ends.
  public static func preflight(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], input: Data? = nil
  ) throws -> Outcome {
    try run(
      Self.folder.appendingPathComponent("preflight"), arguments, in: folder, environment: environment, input: input)
  }

  /// Runs `preflight` with arguments given as a list.
  public static func preflight(
    _ arguments: String..., in folder: URL? = nil, environment: [String: String] = [:], input: Data? = nil
  ) throws -> Outcome {
    try preflight(arguments, in: folder, environment: environment, input: input)
  }

  /// Runs a shell command; `$PREFLIGHT` is the product.
  public static func shell(_ line: String, in folder: URL? = nil, environment: [String: String] = [:]) throws -> Outcome
  {
    try run(URL(fileURLWithPath: "/bin/bash"), ["-c", line], in: folder, environment: environment, input: nil)
  }

  /// Runs a program that the tests need, such as ffprobe, and expects that it succeeds.
  @discardableResult
  public static func tool(_ name: String, _ arguments: [String], in folder: URL? = nil) throws -> Outcome {
    let outcome = try run(
      URL(fileURLWithPath: "/usr/bin/env"), [name] + arguments, in: folder, environment: [:], input: nil)
    try #require(outcome.status == 0, "\(name) \(arguments.joined(separator: " ")): \(outcome)")
    return outcome
  }

  /// Runs ffmpeg, which replaces existing files and prints only errors.
  @discardableResult
  public static func ffmpeg(_ arguments: [String], in folder: URL? = nil) throws -> Outcome {
    try tool("ffmpeg", ["-v", "error", "-nostdin", "-y"] + arguments, in: folder)
  }

  public static func run(
    _ executable: URL, _ arguments: [String], in folder: URL?, environment: [String: String], input: Data?
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? root
    process.environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "LANG": "C.UTF-8",
      "PREFLIGHT": Self.folder.appendingPathComponent("preflight").path,
    ].merging(environment) { $1 }
    // Files are used rather than pipes, so that a long output does not wait for a reader.
    let scratch = try TemporaryFolder()
    let out = scratch.url.appendingPathComponent("out")
    let err = scratch.url.appendingPathComponent("err")
    for file in [out, err] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    if let input {
      let source = scratch.url.appendingPathComponent("in")
      try input.write(to: source)
      process.standardInput = try FileHandle(forReadingFrom: source)
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    // Foundation's own wait looks every 50 ms, which is longer than most runs take.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    end.wait()
    let status =
      process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    return Outcome(status: status, out: try Data(contentsOf: out), err: try Data(contentsOf: err))
  }
}

/// A separate folder for one test, which is removed with this object.
public final class TemporaryFolder {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("preflight-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  public func write(_ name: String, _ text: String) throws -> URL { try write(name, Data(text.utf8)) }

  @discardableResult
  public func write(_ name: String, _ data: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }
}
