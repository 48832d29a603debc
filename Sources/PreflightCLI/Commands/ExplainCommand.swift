import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

extension Command {
  static var explain: Command {
    Command(
      "explain", "Explain why a destination refuses a file, or a share state, a code, a rule or a fact.",
      discussion: """
        A file is explained for the destinations of --to: each problem with its limit, its fix and its source, and the command \
        that repairs the file. A share state (20007) or a destination's own code is explained for each destination that uses it, or only for those \
        before a slash (tiktok-video/20007). Its name in the SDK or its message is accepted too. A rule has an id such as \
        tiktok-video/video-duration-max. A fact has a key such as video.closed_gop, as in the records of 'probe'. An error \
        code of a file that cannot be read (truncated) is accepted too.

        EXAMPLES:
          preflight explain video.mp4 --to instagram-reel
              Explain why Instagram would refuse a file, and what to do.
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
        OptionGroup([.subject, .file, .slot]), .choice, .reading, OptionGroup([.lang]),
      ],
      first: [.to, .slot]
    ) { try await ExplainCommand(arguments: $0).run() }
  }
}

struct ExplainCommand {
  let arguments: ParsedArguments

  func run() async throws {
    let layout = OutputStyle(OutputFile()).layout
    var choice = try JobChoice(arguments)
    let subject: String = try arguments.required(.subject)
    let second: AssetPath? = arguments[.file]
    let first = AssetPath(bytes: argumentBytes(subject))
    if second == nil, Explanation.meansFile(subject, at: first) {
      let settings = try readSettings(choice, near: [first])
      return try await print(FileExplanation(of: first, choice, layout: layout, in: surroundings).text(settings))
    }
    let settings = try readSettings(choice, near: [])
    if let second, settings.destinations.isKnown(subject.lowercased()) {
      if choice.to != nil { throw mistake("found “\(subject)” and --to, expected one of them: leave out the other") }
      choice.to = [subject]
      let chosen = try readSettings(choice, near: [second])
      return try await print(FileExplanation(of: second, choice, layout: layout, in: surroundings).text(chosen))
    }
    let chosen = try choice.to.map { try settings.destinations.chosen(byNames: $0) }
    let explanation = Explanation(
      of: subject, for: second, settings.destinations, at: chosen, choice.reading, language: settings.language,
      layout: layout, in: surroundings)
    try await print(explanation.text())
  }

  private func print(_ text: String) throws { try printBytes(Array(CommandGuard.lines(text).utf8)) }
}
