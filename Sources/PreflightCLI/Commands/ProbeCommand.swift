import ArgumentParser
import MediaProbe
import Preflight

struct ProbeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "probe", _superCommandName: "preflight",
    abstract: "Print the facts of files, such as duration, size and codecs, without judging them.",
    discussion: """
      EXAMPLES:
        preflight probe video.mp4 --format ndjson
            Print all facts of a file as JSON.
        preflight probe campaign/ --depth decode
            Decode every media file in a folder to the end.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    let run = Run(input: input, judges: [], reading: reading, report: report)
    let tally = try await interruptible { try await run.execute() }
    input.reportNoChange(tally, report)
    // A shard can be empty. Only the merged run must have files.
    try RunEnding(tally).ofProbe(mayBeEmpty: input.mayBeEmpty || input.shard != nil)
  }
}
