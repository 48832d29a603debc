import Preflight

// Judges files by all built-in destinations, and prints the microseconds for one file, and how many destinations it passes.
//
//   judge-all ROUNDS pass|all FILE…
//
// With “pass”, it judges only slots whose rules the file meets completely, so that a count of allocations shows the cost of
// such a verdict. An outcome can also be “pass” with notes, with unknown facts or parameters, or because another slot failed.
// Reading the files and preparing the judges is not measured.
let arguments = CommandLine.arguments.dropFirst()
guard let rounds = arguments.first.flatMap({ Int($0) }), arguments.count > 2 else {
  fatalError("usage: judge-all ROUNDS pass|all FILE…")
}
let onlyPassed = arguments.dropFirst().first == "pass"
let judges =
  onlyPassed
  ? try Destinations.all.flatMap { destination in try destination.slots.map { try Judge(destination, slot: $0.name) } }
  : try Destinations.all.map { try Judge($0) }
let checker = Checker()
var assets: [(facts: MediaFacts, judges: [Judge])] = []
for path in arguments.dropFirst(2) {
  let facts = try await probe(AssetPath(path), using: checker)
  let chosen = onlyPassed ? judges.filter { $0.isMetEntirely(by: facts) } : judges
  assets.append((facts, chosen))
}
var failing = 0
let clock = ContinuousClock()
let time = clock.measure {
  for _ in 0..<rounds {
    for asset in assets {
      for judge in asset.judges where judge.verdict(for: asset.facts).outcome == .fail { failing += 1 }
    }
  }
}
let verdicts = assets.reduce(0) { $0 + $1.judges.count }
print(time / .microseconds(1) / Double(rounds * assets.count), Double(verdicts) / Double(assets.count), failing)

extension Judge {
  /// Returns true if a file passes, without a note and without an unknown fact or parameter that a rule needs.
  func isMetEntirely(by facts: MediaFacts) -> Bool {
    let verdict = verdict(for: facts)
    return verdict.outcome == .pass && verdict.findings.isEmpty && verdict.dependsOn.isEmpty
      && missingFacts(in: facts).isEmpty
  }
}
