import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import WorkerPool

struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: "preflight",
    abstract: "Explain a share state or a rule, and how it applies to a file.",
    discussion: """
      A share state alone (20007) is explained for every destination that uses it. With a destination (tiktok/20007), it \
      is explained for that one. A rule is named by its id, such as tiktok-share-kit-ios/video-duration-max. The short name \
      of its destination is accepted too. Rules of 'file', such as file/truncated, are about the file itself and hold for \
      every destination. The ids preflight/unreadable and preflight/undecided appear in reports. They are not rules, but \
      they are explained too.

      EXAMPLES:
        preflight explain 20007
            Explain a share state for all destinations.
        preflight explain tiktok/20007 video.mp4
            Show which rules cause this share state, and how a file meets them.
        preflight explain tiktok/video-duration-max
            Explain one rule.
      """)

  @Argument(help: "A share state (20007, tiktok/20007) or the id of a rule.") var subject: String
  @Argument(help: "Explain the result for this file.") var file: AssetPath?
  @OptionGroup var documents: DestinationOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var languages: LanguageOptions

  func run() async throws {
    let destinations = try documents.load(in: languages.language)
    let parts = subject.split(separator: "/", maxSplits: 1).map(String.init)
    if parts.count == 2, parts[0] == "preflight" {
      try await explainOutcome(at: destinations.all)
    } else if parts.count == 2, parts[0] == FileRules.id {
      try await explain(rule: parts[1], of: Destinations.file.translated(to: languages.language))
    } else if parts.count == 2 {
      let destination = try destinations.named(parts[0])
      if let code = Self.stateCode(parts[1]) {
        try await explain(code, at: [destination])
      } else {
        try await explain(rule: parts[1], of: destination)
      }
    } else if let code = Self.stateCode(subject) {
      try await explain(code, at: destinations.all)
    } else {
      throw ValidationError(
        "Found “\(subject)”, expected a share state (20007, tiktok/20007) or the id of a rule (tiktok/video-duration-max)."
      )
    }
  }

  /// Returns the number of a share state. It accepts the sign ≈, which reports put before borrowed codes.
  private static func stateCode(_ text: String) -> Int? { Int(text.hasPrefix("≈") ? text.dropFirst() : text[...]) }

  private func explain(_ code: Int, at destinations: [Destination]) async throws {
    let known = destinations.filter { $0.shareState(code) != nil }
    guard !known.isEmpty else {
      let codes = Set(destinations.flatMap { $0.shareStates?.states.map(\.code) ?? [] }).sorted()
      throw ValidationError(
        "Found share state \(code), expected one of \(codes.map(String.init).joined(separator: ", ")).")
    }
    let assets = try await check(known)
    try printText(in: languages.language) { text in
      zip(known, assets).compactMap { text.explain(code, at: $0, asset: $1) }.joined(separator: "\n")
    }
  }

  private func explain(rule name: String, of destination: Destination) async throws {
    if destination.formRules.contains(name) {
      try printText(in: languages.language) { $0.explainForm(name, of: destination, file: file) ?? "" }
      return
    }
    guard let rule = destination.rules.first(where: { $0.shortID == name }) else {
      let names = destination.rules.map { String($0.shortID) }
      throw ValidationError(
        "\(destination.id) has no rule “\(name)”"
          + Guess.suffix(for: name, among: names, rarer: destination.formRules))
    }
    // The file is judged in the slot of the rule, even if another slot suits it better.
    let slot = destination.slots.first { $0.rules.contains(rule) }?.name
    let asset = try await check([destination], slot: slot).first ?? nil
    try printText(in: languages.language) { $0.explain(rule, of: destination, asset: asset) }
  }

  /// Explains an outcome for which reports use an id of their own.
  private func explainOutcome(at destinations: [Destination]) async throws {
    let assets = try await check(destinations).compactMap(\.self)
    let asset = assets.first.map { first in
      CheckedAsset(path: first.path, facts: first.facts, verdicts: assets.flatMap(\.verdicts))
    }
    try printText(in: languages.language) { text in
      guard let explained = text.explainOutcome(subject, asset: asset) else {
        throw ValidationError(
          "Found “\(subject)”, expected preflight/unreadable or preflight/undecided.")
      }
      return explained
    }
  }

  /// Returns the file with the verdict of each destination; nil for each destination if no file was given.
  private func check(_ destinations: [Destination], slot: String? = nil) async throws -> [CheckedAsset?] {
    guard let file else { return destinations.map { _ in nil } }
    let pool = reading.makePool()
    let facts = await reading.makeChecker(pool).facts(of: file)
    await pool?.shutdown()
    return try destinations.map { CheckedAsset(file, facts, judgedBy: [try Judge($0, slot: slot)]) }
  }
}
