import MediaProbe
import ReferenceProbe
import WorkerPool

// Reads the facts of all files in a list with the C libraries, and prints the number of files with facts.
//
//   reference-facts LIST           in this process
//   reference-facts LIST WORKER    in one process of this worker program
let words = CommandLine.arguments
guard words.count == 2 || words.count == 3, let file = try? OpenFile(AssetPath(words[1])),
  let list = try? file.bytes(0..<UInt64(file.fileSize))
else {
  print("usage: reference-facts LIST [WORKER]")
  throw CancellationError()
}
let lines = list.split(separator: UInt8(ascii: "\n"))
print("\(try await measure(lines)) files with facts")

/// Reads the complete list outside of the main actor.
@concurrent func measure(_ lines: [ArraySlice<UInt8>]) async throws -> Int {
  let here = ReferenceProbe(limits: ReferenceLimits(deadline: 600))
  let pool = words.count == 3 ? try WorkerPool(executable: AssetPath(words[2]), workers: 1) : nil
  var known = 0
  for line in lines {
    guard let file = try? OpenFile(AssetPath(bytes: Array(line))) else { continue }
    let facts = if let pool { await pool.facts(of: file, depth: .stream) } else { here.read(file) }
    if facts.error == nil { known += 1 }
  }
  await pool?.shutdown()
  return known
}
