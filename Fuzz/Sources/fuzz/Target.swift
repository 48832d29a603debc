import Robustness

/// All targets: readers of media, readers of documents, the C shims, a whole reading through the libraries, and the C library.
let allTargets = ReadingTarget.distinct + ReadingTarget.documents + ReadingTarget.shims + [.library, .calls]

/// The target that the command line names. It is global, because libFuzzer's callback cannot receive arguments.
let chosenTarget: ReadingTarget = {
  guard let target = allTargets.first(where: { $0.name == CommandLine.arguments[2] }) else {
    fatalError("no target '\(CommandLine.arguments[2])': see script/witness/fuzz --list")
  }
  return target
}()
