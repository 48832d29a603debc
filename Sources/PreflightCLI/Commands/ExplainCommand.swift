import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: "preflight",
    abstract: "Explain a share state, a code, a rule or a fact, and how it applies to a file.",
    usage: "preflight explain <subject> [<file>] [<options>]",
    discussion: """
      A share state (20007) or a destination's own code is explained for each destination that uses it, or only for those \
      before a slash (tiktok/20007). Its name in the SDK or its message is accepted too. A rule has an id such as \
      tiktok/video-duration-max. A fact has a key such as video.closed_gop, as in the records of 'probe'. An error code of a \
      file that cannot be read (truncated) is accepted too.

      EXAMPLES:
        preflight explain 20007
            Explain a share state for all destinations.
        preflight explain tiktok/20007 video.mp4
            Show the rules that predict this share state, and the values of a file.
        preflight explain tiktok/-4
            Explain an error code of the SDK. Without a destination: explain -- -4.
        preflight explain instagram/2207026 video.mp4
            Show the rules of Instagram that predict this error, and which the file breaks.
        preflight explain DouyinOpenSDKShareRespStateVideoTimeLimitError
            Explain the code that has this name in the SDK.
        preflight explain tiktok/video-duration-max
            Explain one rule.
        preflight explain video.closed_gop
            Explain a fact, and list the rules that use it.
      """)

  @Argument(
    help: """
      A share state (20007), a destination's code (tiktok/-4), its name or its message, the id of a rule, or a fact \
      (video.closed_gop).
      """,
    completion: Completions.subjects)
  var subject: String
  @Argument(help: "Explain the result for this file.") var file: AssetPath?
  @OptionGroup(title: "Destinations and rules") var documents: DestinationOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup var languages: LanguageOptions

  func run() async throws {
    let language = languages.language
    let destinations = try documents.load(in: language)
    let layout = OutputStyle(OutputFile()).layout
    let explanation = Explanation(
      of: subject, for: file, destinations, reading.choice, language: language, layout: layout, in: surroundings)
    try printBytes(Array(CommandGuard.lines(try await explanation.text()).utf8))
  }
}
