import Robustness

/// The target that the command line names; libFuzzer's callback can be given nothing.
let chosenTarget: ReadingTarget = {
  guard let target = ReadingTarget.named(CommandLine.arguments[2]) else {
    fatalError("no target '\(CommandLine.arguments[2])': see script/fuzz --list")
  }
  return target
}()
