import ArgumentParser
import MediaProbe
import Preflight

/// Which report is written, and where.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp(formatHelp, valueName: "format"))
  var format = "text"

  @Option(help: ArgumentHelp("Write the report to a file, which appears when it is whole.", valueName: "file"))
  var output: AssetPath?

  private static let formatHelp = ArgumentHelp(
    Reporters.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; ") + "."
  ).abstract

  func validate() throws {
    guard Reporters.named(format) != nil else {
      let names = Reporters.all.map { $0.name }.joined(separator: ", ")
      throw ValidationError("There is no format '\(format)': use one of \(names).")
    }
  }
}
