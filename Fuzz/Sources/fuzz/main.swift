import CLibFuzzer
import Foundation
import Robustness

// The program that script/witness/fuzz runs:
//
//   fuzz list                         names of the targets
//   fuzz seeds TARGET FOLDER FILE…    puts what the files have for a target into a folder
//   fuzz run TARGET ARGUMENT…         libFuzzer with its own arguments
let words = CommandLine.arguments.dropFirst()
switch words.first {
case "list":
  for target in allTargets { print(target.name) }
case "seeds" where words.count > 3:
  try writeSeeds(of: chosenTarget, into: words[3], from: words.dropFirst(3))
case "run" where words.count > 1:
  // After the name of the program, libFuzzer expects its own arguments. The name of the program takes the place of the target's
  // name.
  var count = CommandLine.argc - 2
  var arguments = CommandLine.unsafeArgv + 2
  if chosenTarget.hasKnownEdges {
    for folder in words.dropFirst(2) where !folder.hasPrefix("-") { try keepKnownEdges(in: folder) }
  }
  let status = LLVMFuzzerRunDriver(&count, &arguments) { start, count in
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    let broken = chosenTarget.brokenPromises(input)
    guard broken.isEmpty else { fatalError("\(chosenTarget.name): \(broken.joined(separator: "; "))") }
    if chosenTarget.hasKnownEdges { uncountKnownEdges(of: input) }
    return 0
  }
  guard status == 0 else { fatalError("libFuzzer ended with status \(status)") }
default:
  print("usage: fuzz list | seeds TARGET FOLDER FILE… | run TARGET ARGUMENT…")
  throw CancellationError()
}

/// Keeps the edges of each input in a folder that other targets have, so that they do not count.
func keepKnownEdges(in folder: String) throws {
  for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
    if let input = FileManager.default.contents(atPath: folder + "/" + name) { keepKnownEdges(of: Array(input)) }
  }
}

/// Removes the edges that other targets have from the counters.
func uncountKnownEdges(of input: [UInt8]) {
  // Few inputs pass a new edge, and passing the known edges takes as much time as the target itself.
  if FuzzSetNewEdgesAside() {
    keepKnownEdges(of: input)
    FuzzRestoreOtherEdges()
  } else {
    FuzzUncountKeptEdges()
  }
}

func keepKnownEdges(of input: [UInt8]) {
  chosenTarget.passKnownEdges(input)
  FuzzKeepPassedEdges()
}
