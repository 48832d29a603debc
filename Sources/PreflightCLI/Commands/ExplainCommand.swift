import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightReports
import WorkerPool

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
    let destinations = try documents.load(in: languages.language)
    let parts = subject.split(separator: "/", maxSplits: 1).map(String.init)
    if parts.count == 2, parts[0] == "preflight" {
      try await explainOutcome(at: destinations.all)
    } else if parts.count == 2, let document = Destinations.ofFiles.first(where: { $0.id == parts[0] }) {
      try await explain(rule: parts[1], of: document.translated(to: languages.language))
    } else if parts.count == 2, !subject.contains(" ") {
      let named = try destinations.chosen(by: parts[0])
      if try await explain(code: parts[1], at: named) { return }
      guard named.count == 1, let destination = named.first else {
        throw mistake(
          "none of \(named.map(\.shortName).joined(separator: ", ")) has the code “\(parts[1])”"
            + CommandText.guess(parts[1], among: [], rarer: named.flatMap { $0.codes.map(\.text) + $0.constants }))
      }
      try await explain(rule: parts[1], of: destination)
    } else if let fact = Fact(rawValue: subject) {
      try await explain(fact, at: destinations.all)
    } else if let error = ReadError.Code(rawValue: subject) {
      let read = try await read()
      try printText(in: languages.language) { $0.explain(error, at: destinations.all, file: read) }
      // A code of an SDK can have the same name.
      _ = try await explain(code: subject, at: destinations.all)
    } else if try await !explain(code: subject, at: destinations.all) {
      throw mistake(
        """
        found “\(subject)”, expected a share state (20007, tiktok/20007), a code of a destination (instagram/2207026), its \
        name or its message, the id of a rule (tiktok/video-duration-max), a fact (video.closed_gop) or an error code (truncated)
        """
          + CommandText.guess(
            subject, among: [], rarer: destinations.all.flatMap(\.constants) + Fact.allCases.map(\.rawValue)))
    }
  }

  /// Explains the share states and native codes that have this number, name or message; returns false if there are none.
  private func explain(code: String, at destinations: [Destination]) async throws -> Bool {
    let known = destinations.filter { destination in destination.codes.contains { $0.isMeant(by: code) } }
    guard !known.isEmpty else {
      guard Destination.Code.isStateNumber(code) else { return false }
      let numbers = Set(destinations.flatMap { $0.shareStates?.states.map(\.code) ?? [] }).sorted()
      throw mistake(
        """
        found code \(code), expected one of \(numbers.map(String.init).joined(separator: ", ")), or a code that a \
        destination's page lists
        """)
    }
    let assets = try await check(known)
    try printText(in: languages.language) { text in
      zip(known, assets).flatMap { destination, asset in
        destination.codes.filter { $0.isMeant(by: code) }.compactMap { code in
          switch code {
          case .state(let state): text.explain(state.code, at: destination, asset: asset)
          case .native(let native): text.explainNative(native.code, at: destination, asset: asset)
          }
        }
      }.joined(separator: "\n")
    }
    return true
  }

  private func explain(_ fact: Fact, at destinations: [Destination]) async throws {
    let read = try await read()
    try printText(in: languages.language) { $0.explain(fact, at: [Destinations.file] + destinations, file: read) }
  }

  private func explain(rule name: String, of destination: Destination) async throws {
    if destination.formRules.contains(name) {
      try printText(in: languages.language) { $0.explainForm(name, of: destination, file: file) ?? "" }
      return
    }
    guard let rule = destination.rules.first(where: { $0.shortID == name }) else {
      let names = destination.rules.map { String($0.shortID) }
      let hint = Guess.hint(for: name, among: names, rarer: destination.formRules + destination.constants)
      throw mistake(
        "\(destination.id) has no rule “\(name)”" + (hint.map { "; \($0)" } ?? Self.related(to: name, of: destination)))
    }
    // The file is judged in the slot of the rule, even if another slot suits it better.
    let slot = destination.slots.first { $0.rules.contains(rule) }?.name
    let asset = try await check([destination], slot: slot).first ?? nil
    try printText(in: languages.language) { $0.explain(rule, of: destination, asset: asset) }
  }

  /// Returns the rules whose names share words with a name, the rarest words first, and the command that lists all rules.
  private static func related(to name: String, of destination: Destination) -> CommandText {
    let rules = destination.rules.map { (name: String($0.shortID), words: Set($0.shortID.split(separator: "-"))) }
    let asked = Set(name.split(separator: "-"))
    let scored = rules.map { rule in
      let shared = rule.words.intersection(asked).map { word in 1 / Double(rules.count { $0.words.contains(word) }) }
      return (name: rule.name, score: shared.sorted().reduce(0, +))
    }
    let related = scored.filter { $0.score > 0 }.sorted { ($1.score, $0.name) < ($0.score, $1.name) }.prefix(3)
    let names = related.map(\.name).joined(separator: ", ")
    let similar: CommandText =
      switch related.count {
      case 0: .empty
      case 1: "; a similar rule is \(names)"
      default: "; similar rules are \(names)"
      }
    return similar + "; 'preflight destinations show \(destination.shortName)' lists all rules"
  }

  /// Explains an outcome for which reports use an id of their own.
  private func explainOutcome(at destinations: [Destination]) async throws {
    let assets = try await check(destinations).compactMap(\.self)
    let asset = assets.first.map { first in
      CheckedAsset(path: first.path, facts: first.facts, verdicts: assets.flatMap(\.verdicts))
    }
    try printText(in: languages.language) { text in
      guard let explained = text.explainOutcome(subject, asset: asset) else {
        throw mistake(
          "found “\(subject)”, expected preflight/unreadable or preflight/undecided")
      }
      return explained
    }
  }

  /// Returns the file with the verdict of each destination; nil for each destination if no file was given.
  private func check(_ destinations: [Destination], slot: String? = nil) async throws -> [CheckedAsset?] {
    guard let (path, facts) = try await read() else { return destinations.map { _ in nil } }
    return try destinations.map {
      CheckedAsset(path, facts, judgedBy: [try Judge($0, slot: slot)], isNamed: slot == nil)
    }
  }

  /// Returns the file with its facts; nil if no file was given.
  private func read() async throws -> (path: AssetPath, facts: MediaFacts)? {
    guard let file else { return nil }
    try file.expectFile()
    let reading = Reading(reading)
    let pool = reading.makePool()
    let facts = try await probe(file, using: reading.makeChecker(pool))
    await pool?.shutdown()
    return (file, facts)
  }
}

extension Destination {
  /// A share state, or a code of the destination's own.
  fileprivate enum Code {
    case state(ShareState)
    case native(NativeCode)

    var text: String {
      switch self {
      case .state(let state): "\(state.code)"
      case .native(let native): native.code
      }
    }

    var constants: [String] {
      switch self {
      case .state(let state): state.constants
      case .native(let native): native.constants
      }
    }

    private var messages: [String] {
      switch self {
      case .state(let state): [state.name]
      case .native(let native): native.messages + [native.name]
      }
    }

    /// Returns true for the code itself, its name in the SDK, or the text of its message.
    func isMeant(by given: String) -> Bool {
      // Reports put the sign before borrowed codes.
      text == (given.hasPrefix("≈") ? String(given.dropFirst()) : given)
        || constants.contains(Self.constant(writtenAs: given))
        || messages.contains { Self.isMessage(given, $0) } || given.contains(" ") && isNamed(in: given)
    }

    /// Returns the name of an enumeration's case, which code may write with a type and a dot before it: `.noError`.
    private static func constant(writtenAs text: String) -> String {
      text.lastIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
    }

    /// Returns true if a text is a message: most words of the message are in the text, in any order.
    private static func isMessage(_ given: String, _ message: String) -> Bool {
      func words(_ text: String) -> Set<String> {
        Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
      }
      let (given, wanted) = (words(given), words(message))
      guard given.count >= 3, wanted.count >= 3 else { return false }
      return given.intersection(wanted).count * 5 >= wanted.count * 4
    }

    /// True if the code itself is a word of a text, such as “failed with error code 2207026”.
    private func isNamed(in given: String) -> Bool {
      text.count >= 4 && given.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.contains { $0 == text }
    }

    static func isStateNumber(_ text: String) -> Bool { Int(text.hasPrefix("≈") ? text.dropFirst() : text[...]) != nil }
  }

  /// The share states, then the codes of the destination's own.
  fileprivate var codes: [Code] {
    (shareStates?.states ?? []).map { .state($0) } + (nativeCodes?.codes ?? []).map { .native($0) }
  }

  /// The names of its codes in the SDK.
  fileprivate var constants: [String] { codes.flatMap(\.constants) }
}
