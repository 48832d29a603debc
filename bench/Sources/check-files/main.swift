import Preflight

// Checks files for one destination as a service that calls the library does, and prints the seconds for one file.
//
//   check-files SECONDS FILE…
let arguments = CommandLine.arguments.dropFirst()
guard let seconds = arguments.first.flatMap({ Double($0) }), arguments.count > 1 else {
  fatalError("usage: check-files SECONDS FILE…")
}
let judges = [try Judge(.tikTokShareKit)]
let checker = Checker()
let paths = arguments.dropFirst().map { AssetPath($0) }
let clock = ContinuousClock()
let start = clock.now
var count = 0
while start.duration(to: .now) < .seconds(seconds) {
  for path in paths { count += try await checker.check(path, with: judges).verdicts.count }
}
print(start.duration(to: .now) / .seconds(1) / Double(count))
