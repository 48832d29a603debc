import Foundation
import Robustness

/// A supervisor that reads the variants of many files, each file in a separate process, so that a trap is an ordinary
/// find.
struct Supervisor: Sendable {
  let variants: UInt64
  let seed: UInt64
  /// The folder for variants that are finds.
  let finds: URL

  /// The result of one file.
  struct Result: Sendable {
    var finds: [String] = []
    var slowest = 0
    var memory: Int = 0
  }

  func run(_ files: [String]) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
      var total = Result()
      var waiting = files[...]
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        if let file = waiting.popFirst() { group.addTask { try await read(file) } }
      }
      while let result = try await group.next() {
        for find in result.finds { print(find) }
        total.finds += result.finds
        total.slowest = max(total.slowest, result.slowest)
        total.memory = max(total.memory, result.memory)
        if let file = waiting.popFirst() { group.addTask { try await read(file) } }
      }
      return total
    }
  }

  /// Reads the variants of one file; continues after a variant that ended the process.
  private func read(_ file: String) async throws -> Result {
    var result = Result()
    let notePath = finds.appending(path: ".note-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: notePath) }
    guard let note = Note(notePath) else { throw CocoaError(.fileWriteUnknown) }
    var next: UInt64 = 0
    while next < variants, result.finds.count < Limits.finds {
      let (output, ending) = try await runChild(file, next..<variants, notePath)
      for line in output.split(separator: "\n") {
        let fields = line.split(separator: "\t", maxSplits: 2).map(String.init)
        guard fields.count == 3 else { continue }
        if fields[0] == "cost" {
          (result.slowest, result.memory) = (Int(fields[1]) ?? 0, Int(fields[2]) ?? 0)
        } else if let number = UInt64(fields[1]) {
          try keep(file, number, fields[2], &result)
        }
      }
      guard let ending else { break }
      let number = note.read()
      try keep(file, number, ending, &result)
      next = number + 1
    }
    return result
  }

  private func keep(_ file: String, _ number: UInt64, _ what: String, _ result: inout Result) throws {
    let name = "\(URL(filePath: file).lastPathComponent)-\(seed)-\(number)"
    try Data(try VariantReading(file, seed: seed).variant(number).content).write(to: finds.appending(path: name))
    result.finds.append("\(file): seed \(seed), variant \(number): \(what); kept as \(name)")
  }

  /// Returns the output of a process for a file, and the way in which it ended if it failed.
  private func runChild(
    _ file: String, _ numbers: Range<UInt64>, _ note: String
  ) async throws -> (output: String, ending: String?) {
    let child = Process()
    child.executableURL = Bundle.main.executableURL
    child.arguments = ["--child", file, "\(seed)", "\(numbers.lowerBound)", "\(numbers.upperBound)", note]
    // The variant itself shows where the trap was; unwinding takes a second each time.
    child.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    child.standardOutput = pipe
    let ended = AsyncStream<Void> { ends in
      child.terminationHandler = { _ in ends.finish() }
    }
    try child.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    // `Process` would keep the descriptor as long as this process lives.
    try pipe.fileHandleForReading.close()
    for await _ in ended {}
    let isFine = child.terminationReason == .exit && child.terminationStatus == 0
    return (output, isFine ? nil : "the process ended with signal or status \(child.terminationStatus)")
  }
}
