import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

extension Command {
  static var explain: Command {
    Command(
      "explain", .explainAbstract,
      help: CommandHelp(
        details: [.explainDetails],
        examples: [
          ("preflight explain video.mp4 --to instagram-reel", .explainExampleFile),
          ("preflight explain 20007", .explainExampleState),
          ("preflight explain tiktok-video/20007 video.mp4", .explainExampleStateOfFile),
          ("preflight explain tiktok-share-kit-ios/-4", .explainExampleSDK),
          ("preflight explain instagram/2207026 video.mp4", .explainExampleError),
          ("preflight explain DouyinOpenSDKShareRespStateVideoTimeLimitError", .explainExampleName),
          ("preflight explain tiktok-video/video-duration-max", .explainExampleRule),
          ("preflight explain video.closed_gop", .explainExampleFact),
        ]),
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
      if choice.to != nil { throw mistake(.destinationTwice(subject)) }
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
