import Foundation

// Reads seeded variants of files with the header tier, and fails if one ends in a trap or breaks a promise.
//
//   MutationRun VARIANTS SEED FINDS PATH…      FINDS is a folder, made when it is needed; a PATH may be a folder
let words = CommandLine.arguments
if words.count == 7, words[1] == "--child", let seed = UInt64(words[3]), let first = UInt64(words[4]),
  let end = UInt64(words[5]), first < end, let note = Note(words[6])
{
  try VariantReading(words[2], seed: seed).run(first..<end, note)
} else if words.count > 4, let variants = UInt64(words[1]), let seed = UInt64(words[2]) {
  let finds = URL(filePath: words[3])
  try FileManager.default.createDirectory(at: finds, withIntermediateDirectories: true)
  let files = filesBelow(words.dropFirst(4))
  let supervisor = Supervisor(variants: variants, seed: seed, finds: finds)
  let clock = ContinuousClock()
  let start = clock.now
  let result = try await supervisor.run(files)
  let seconds = (clock.now - start).components.seconds
  print(
    """
    mutation: \(files.count) files × \(variants) variants of seed \(seed) in \(seconds) s: \
    slowest \(result.slowest) µs, most memory \(result.memory >> 10) KiB, \(result.finds.count) finds
    """)
  exit(files.isEmpty || !result.finds.isEmpty ? 1 : 0)
} else {
  print("usage: MutationRun VARIANTS SEED FINDS PATH…")
  exit(64)
}

/// Returns all named files, and the files in named folders, in byte order of their paths.
func filesBelow(_ paths: some Sequence<String>) -> [String] {
  paths.flatMap { path -> [String] in
    guard let walk = FileManager.default.enumerator(atPath: path) else { return [path] }
    let names = walk.compactMap { $0 as? String }.map { path + "/" + $0 }
    return names.isEmpty ? [path] : names
  }
  .filter { path in
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
  .sorted()
}
