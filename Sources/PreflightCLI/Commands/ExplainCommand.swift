import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

extension Command {
  static var explain: Command {
    Command(
      "explain", "Explain a share state, a code, a rule or a fact, and how it applies to a file.",
      discussion: """
        A share state (20007) or a destination's own code is explained for each destination that uses it, or only for those \
        before a slash (tiktok-video/20007). Its name in the SDK or its message is accepted too. A rule has an id such as \
        tiktok-video/video-duration-max. A fact has a key such as video.closed_gop, as in the records of 'probe'. An error \
        code of a file that cannot be read (truncated) is accepted too.

        EXAMPLES:
          preflight explain 20007
              Explain a share state for all destinations.
          preflight explain tiktok-video/20007 video.mp4
              Show the rules that predict this share state, and the values of a file.
          preflight explain tiktok-share-kit-ios/-4
              Explain an error code of the SDK. Without a destination: explain -- -4.
          preflight explain instagram/2207026 video.mp4
              Show the rules of Instagram that predict this error, and which the file breaks.
          preflight explain DouyinOpenSDKShareRespStateVideoTimeLimitError
              Explain the code that has this name in the SDK.
          preflight explain tiktok-video/video-duration-max
              Explain one rule.
          preflight explain video.closed_gop
              Explain a fact, and list the rules that use it.
        """,
      groups: [
        OptionGroup([.subject, .file]), .documents, .reading, OptionGroup([.lang]),
      ]
    ) { try await ExplainCommand(arguments: $0).run() }
  }
}

struct ExplainCommand {
  let arguments: ParsedArguments

  func run() async throws {
    let language = Language(arguments)
    let destinations = try DestinationList.read(arguments, in: language)
    let layout = OutputStyle(OutputFile()).layout
    let explanation = Explanation(
      of: try arguments.required(.subject), for: arguments[.file], destinations, try ReadingChoice(arguments),
      language: language, layout: layout, in: surroundings)
    try printBytes(Array(CommandGuard.lines(try await explanation.text()).utf8))
  }
}
