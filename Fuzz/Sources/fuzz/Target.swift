import Robustness

/// All targets: those of readers of media, of documents, of the C shims, and of a whole reading through the libraries.
let allTargets = ReadingTarget.distinct + ReadingTarget.documents + ReadingTarget.shims + [.library]

/// The target that the command line names; libFuzzer's callback can be given nothing.
let chosenTarget: ReadingTarget = {
  guard let target = allTargets.first(where: { $0.name == CommandLine.arguments[2] }) else {
    fatalError("no target '\(CommandLine.arguments[2])': see script/witness/fuzz --list")
  }
  return target
}()
