import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import WorkerPool

struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: "preflight",
    abstract: "Explain a share state, an error code or a rule, and how it applies to a file.",
    discussion: """
      A share state alone (20007) is explained for every destination that uses it. With a destination (tiktok/20007), it \
      is explained for that one. The error codes of the SDKs (tiktok/-4) are explained too, and a code may be given by its \
      name in the SDK (videoTimeLimitError). A rule is named by its id, such as tiktok-share-kit-ios/video-duration-max. \
      The short name of its destination is accepted too. Rules of 'file', such as file/truncated, are about the file \
      itself and hold for every destination. The ids preflight/unreadable and preflight/undecided appear in reports. They \
      are not rules, but they are explained too.

      EXAMPLES:
        preflight explain 20007
            Explain a share state for all destinations.
        preflight explain tiktok/20007 video.mp4
            Show which rules cause this share state, and how a file meets them.
        preflight explain tiktok/-4
            Explain an error code of the SDK. Without a destination: explain -- -4.
        preflight explain DouyinOpenSDKShareRespStateVideoTimeLimitError
            Explain the code that has this name in the SDK.
        preflight explain tiktok/video-duration-max
            Explain one rule.
      """)

  @Argument(
    help: "A share state (tiktok/20007, 20007), an error code (tiktok/-4), its name in the SDK, or the id of a rule.")
  var subject: String
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
      } else if destination.has(constant: parts[1]) {
        try await explain(constant: parts[1], at: [destination])
      } else {
        try await explain(rule: parts[1], of: destination)
      }
    } else if let code = Self.stateCode(subject) {
      try await explain(code, at: destinations.all)
    } else if destinations.all.contains(where: { $0.has(constant: subject) }) {
      try await explain(constant: subject, at: destinations.all)
    } else {
      throw ValidationError(
        "Found “\(subject)”, expected a share state (20007, tiktok/20007), its name in the SDK, or the id of a rule "
          + "(tiktok/video-duration-max)"
          + Guess.suffix(for: subject, among: [], rarer: destinations.all.flatMap(\.constants)))
    }
  }

  /// Returns the number of a share state. It accepts the sign ≈, which reports put before borrowed codes.
  private static func stateCode(_ text: String) -> Int? { Int(text.hasPrefix("≈") ? text.dropFirst() : text[...]) }

  /// Explains a number: the share states and the error codes that have it.
  private func explain(_ code: Int, at destinations: [Destination]) async throws {
    let known = destinations.filter { $0.shareState(code) != nil || $0.errorCodes?[code] != nil }
    guard !known.isEmpty else {
      let codes = Set(destinations.flatMap { $0.codes.map(\.number) }).sorted()
      throw ValidationError(
        "Found code \(code), expected one of \(codes.map(String.init).joined(separator: ", ")).")
    }
    try await explain(at: known) { $0.number == code }
  }

  /// Explains a name in an SDK: the share states and the error codes that have it.
  private func explain(constant: String, at destinations: [Destination]) async throws {
    let name = Destination.constant(writtenAs: constant)
    try await explain(at: destinations.filter { $0.has(constant: constant) }) { $0.constants.contains(name) }
  }

  private func explain(at destinations: [Destination], _ isMeant: (Destination.NamedCode) -> Bool) async throws {
    let assets = try await check(destinations)
    try printText(in: languages.language) { text in
      zip(destinations, assets).flatMap { destination, asset in
        destination.codes.filter(isMeant).compactMap { code in
          code.isError
            ? text.explainError(code.number, at: destination, asset: asset)
            : text.explain(code.number, at: destination, asset: asset)
        }
      }.joined(separator: "\n")
    }
  }

  private func explain(rule name: String, of destination: Destination) async throws {
    if destination.formRules.contains(name) {
      try printText(in: languages.language) { $0.explainForm(name, of: destination, file: file) ?? "" }
      return
    }
    guard let rule = destination.rules.first(where: { $0.shortID == name }) else {
      let names = destination.rules.map { String($0.shortID) }
      let guess = Guess.suffix(for: name, among: names, rarer: destination.formRules + destination.constants)
      throw ValidationError(
        "\(destination.id) has no rule “\(name)”" + (guess.isEmpty ? Self.related(to: name, of: destination) : guess))
    }
    // The file is judged in the slot of the rule, even if another slot suits it better.
    let slot = destination.slots.first { $0.rules.contains(rule) }?.name
    let asset = try await check([destination], slot: slot).first ?? nil
    try printText(in: languages.language) { $0.explain(rule, of: destination, asset: asset) }
  }

  /// Returns the rules whose names share words with a name, the rarest words first, and the command that lists all rules.
  private static func related(to name: String, of destination: Destination) -> String {
    let rules = destination.rules.map { (name: String($0.shortID), words: Set($0.shortID.split(separator: "-"))) }
    let asked = Set(name.split(separator: "-"))
    let scored = rules.map { rule in
      let shared = rule.words.intersection(asked).map { word in 1 / Double(rules.count { $0.words.contains(word) }) }
      return (name: rule.name, score: shared.sorted().reduce(0, +))
    }
    let related = scored.filter { $0.score > 0 }.sorted { ($1.score, $0.name) < ($0.score, $1.name) }.prefix(3)
    let names = related.map(\.name).joined(separator: ", ")
    let similar = ["", "; a similar rule is \(names)"].dropFirst(related.count).first ?? "; similar rules are \(names)"
    return similar + "; “preflight destinations show \(destination.shortName)” lists all rules"
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

extension Destination {
  /// A share state or an error code.
  fileprivate struct NamedCode {
    let number: Int
    let constants: [String]
    let isError: Bool
  }

  /// The share states, then the error codes.
  fileprivate var codes: [NamedCode] {
    (shareStates?.states ?? []).map { NamedCode(number: $0.code, constants: $0.constants, isError: false) }
      + (errorCodes?.codes ?? []).map { NamedCode(number: $0.code, constants: $0.constants, isError: true) }
  }

  /// The names of its codes in the SDK.
  fileprivate var constants: [String] { codes.flatMap(\.constants) }

  fileprivate func has(constant: String) -> Bool { constants.contains(Self.constant(writtenAs: constant)) }

  /// Returns the name of an enumeration's case, which code may write with a type and a dot before it: `.noError`.
  fileprivate static func constant(writtenAs text: String) -> String {
    text.lastIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
  }
}
