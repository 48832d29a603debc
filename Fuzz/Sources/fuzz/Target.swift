import DocumentRobustness
import LibraryRobustness
import Robustness

/// All targets: those of readers of media, of documents, and of the C libraries.
let allTargets = ReadingTarget.distinct + ReadingTarget.documents + ReadingTarget.libraries

/// The target that the command line names; libFuzzer's callback can be given nothing.
let chosenTarget: ReadingTarget = {
  guard let target = allTargets.first(where: { $0.name == CommandLine.arguments[2] }) else {
    fatalError("no target '\(CommandLine.arguments[2])': see script/fuzz --list")
  }
  return target
}()
