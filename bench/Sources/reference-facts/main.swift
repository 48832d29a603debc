import MediaProbe
import Preflight
import ReferenceProbe
import WorkerPool

// Reads the facts of all files in a list with the C libraries, and prints the number of files with facts.
//
//   reference-facts LIST                  one after another, in this process
//   reference-facts LIST WORKER           one after another, in one process of this worker program
//   reference-facts --batch LIST          as the command reads a batch, in this process
//   reference-facts --batch LIST WORKER   the same, with a worker for each processor
var words = Array(CommandLine.arguments.dropFirst())
let isBatch = words.first == "--batch"
if isBatch { words.removeFirst() }
guard words.count == 1 || words.count == 2, let file = try? OpenFile(AssetPath(words[0])),
  let list = try? file.bytes(0..<UInt64(file.fileSize))
else {
  print("usage: reference-facts [--batch] LIST [WORKER]")
  throw CancellationError()
}
let paths = list.split(separator: UInt8(ascii: "\n")).map { AssetPath(bytes: Array($0)) }
let worker = words.count == 2 ? AssetPath(words[1]) : nil
print("\(try await (isBatch ? readBatch : readOneByOne)(paths, worker)) files with facts")

/// Reads the complete list outside of the main actor.
@concurrent func readOneByOne(_ paths: [AssetPath], _ worker: AssetPath?) async throws -> Int {
  let here = ReferenceProbe(limits: ReferenceLimits(deadline: 600))
  let pool = try worker.map { try WorkerPool(executable: $0, workers: 1) }
  var known = 0
  for path in paths {
    guard let file = try? OpenFile(path) else { continue }
    let facts = if let pool { await pool.facts(of: file, depth: .stream) } else { here.read(file) }
    if facts.error == nil { known += 1 }
  }
  await pool?.shutdown()
  return known
}

@concurrent func readBatch(_ paths: [AssetPath], _ worker: AssetPath?) async throws -> Int {
  let pool = try worker.map { try WorkerPool(executable: $0) }
  let probe: any DeeperProbe = pool ?? ReferenceProbe(limits: ReferenceLimits(deadline: 600))
  var known = 0
  try await Batch(Checker(deeper: probe, engine: .reference), judges: []).run(paths.map(ScanInput.asset)) {
    if case .asset(let asset) = $0, asset.facts.error == nil { known += 1 }
  }
  await pool?.shutdown()
  return known
}
