package import MediaProbe
package import Preflight
import PreflightDocuments
package import PreflightReports
import WorkerPool

/// The layout of text for people.
package struct TextLayout: Sendable {
  /// The number of columns.
  package let width: Int
  /// True if the text has escape sequences for colors.
  package let color: Bool

  package init(width: Int = 100, color: Bool = false) { (self.width, self.color) = (width, color) }

  /// Returns the texts about destinations in this layout.
  package func text(in language: Language) -> DestinationText {
    DestinationText(width: width, color: color, language: language)
  }
}

/// An explanation of a share state, a code, a rule or a fact, and of how it applies to a file.
package struct Explanation: Sendable {
  private let subject: String
  private let file: AssetPath?
  private let destinations: DestinationList
  /// The destinations whose codes are explained; nil for all.
  private let named: [Destination]?
  private let reading: ReadingChoice
  private let language: Language
  private let layout: TextLayout
  private let surroundings: Surroundings

  private var chosen: [Destination] { named ?? destinations.all }
  private var words: DestinationText { layout.text(in: language) }

  /// - Parameters:
  ///   - subject: A share state (20007), a destination's code (tiktok-share-kit-ios/-4), its name or its message, the id of a
  ///     rule, a fact, or the error code of a file that cannot be read.
  ///   - file: The file whose result is explained; nil to explain the subject alone.
  ///   - chosen: The destinations whose codes are explained; nil for all.
  package init(
    of subject: String, for file: AssetPath? = nil, _ destinations: DestinationList, at chosen: [Destination]? = nil,
    _ reading: ReadingChoice, language: Language, layout: TextLayout, in surroundings: Surroundings
  ) {
    self.subject = subject
    self.file = file
    self.destinations = destinations
    named = chosen
    self.reading = reading
    self.language = language
    self.layout = layout
    self.surroundings = surroundings
  }

  /// The names of the facts and of the properties that follow from them.
  package static let explainedFacts = Fact.allCases.map(\.rawValue) + DerivedFact.allCases.map(\.rawValue)

  /// Returns the fact, or the property that follows from facts, with a name; nil for any other text.
  private static func explained(_ name: String) -> Measure? { explainedFacts.contains(name) ? Measure(name) : nil }

  /// Returns true if a subject names a file rather than a code, a fact or an error. Codes are digits, and a file in a folder with
  /// the name of a destination is meant if it exists.
  package static func meansFile(_ subject: String, at path: AssetPath) -> Bool {
    let isCode = explained(subject) != nil || ReadError.Code(rawValue: subject) != nil
    return !isCode && !subject.allSatisfy(\.isNumber) && !path.isMissing
  }

  /// Returns the explanation.
  package func text() async throws -> String {
    let parts = subject.split(separator: "/", maxSplits: 1).map(String.init)
    if parts.count == 2, parts[0] == "preflight" {
      return try await explainOutcome(at: chosen)
    } else if parts.count == 2, let document = Destinations.ofFiles.first(where: { $0.id == parts[0] }) {
      return try await explain(rule: parts[1], of: document.translated(to: language))
    } else if parts.count == 2, !subject.isPasted || (try? destinations.chosen(by: parts[0])) != nil {
      let named = try destinations.chosen(by: parts[0])
      if let text = try await explain(code: parts[1], at: named) { return text }
      guard named.count == 1, let destination = named.first else {
        throw mistake(
          .noneHasCode(named.map(\.shortName).joined(separator: ", "), parts[1])
            + CommandText.guess(parts[1], among: [], rarer: named.flatMap { $0.codes.map(\.text) + $0.constants }))
      }
      return try await explain(rule: parts[1], of: destination)
    } else if let measure = Self.explained(subject) {
      return words.explain(measure, at: Destinations.ofFiles + chosen, file: try await read())
    } else if let error = ReadError.Code(rawValue: subject) {
      let text = words.explain(error, at: chosen, file: try await read())
      // A code of an SDK can have the same name.
      return [text, try await explain(code: subject, at: chosen)].compactMap(\.self).joined()
    } else if let text = try await explain(code: subject, at: chosen) {
      return text
    }
    if let named, subject.isPasted || named.count == 1 {
      throw mistake(.subjectNotKnown(subject, named.map(\.shortName).joined(separator: ", ")))
    }
    throw mistake(
      .unknownSubject(subject)
        + CommandText.guess(
          subject, among: [], rarer: chosen.flatMap(\.constants) + Self.explainedFacts))
  }

  /// Explains the share states and native codes that have this number, name or message; returns nil if there are none.
  private func explain(code: String, at destinations: [Destination]) async throws -> String? {
    // Apps answer in the language of their user.
    var alike = destinations.map { destination in
      let found = Language.allCases.map { destination.translated(to: $0).codesAlike(to: code) }
      return (destination, found.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: max) })
    }
    // A log often names the platform.
    let platforms = alike.filter { !$0.1.isEmpty && $0.0.isNamed(in: code) }
    if !platforms.isEmpty { alike = platforms }
    let best = alike.flatMap { $0.1.values }.max() ?? 0
    // A text that has the words of several messages is the one of which it has most.
    let codes = Dictionary(alike.map { ($0.0.id, $0.1.filter { $0.value >= best - 0.1 }) }) { first, _ in first }
    let isMeant = { (each: Destination.Code, at: Destination) in codes[at.id]?[each.text] != nil }
    let meant = destinations.filter { codes[$0.id]?.isEmpty == false }
    // Those that own the codes come first: others borrow them.
    let borrows = { (destination: Destination) in destination.shareStates?.borrowedFrom != nil }
    let known = meant.filter { !borrows($0) } + meant.filter(borrows)
    guard !known.isEmpty else {
      guard Destination.Code.isStateNumber(code) else { return nil }
      let numbers = Set(destinations.flatMap { $0.shareStates?.states.map(\.code) ?? [] }).sorted()
      throw mistake(.unknownCode(code, numbers.map(String.init).joined(separator: ", ")))
    }
    let assets = try await check(known)
    return zip(known, assets).flatMap { destination, asset in
      destination.codes.filter { isMeant($0, destination) }.compactMap { code in
        switch code {
        case .state(let state, _): words.explain(state.code, at: destination, asset: asset)
        case .native(let native): words.explainNative(native.code, at: destination, asset: asset)
        }
      }
    }.joined(separator: "\n")
  }

  private func explain(rule name: String, of destination: Destination) async throws -> String {
    if destination.formRules.contains(name) { return words.explainForm(name, of: destination, file: file) ?? "" }
    guard let rule = destination.rules.first(where: { $0.shortID == name }) else {
      let names = destination.rules.map { String($0.shortID) }
      let hint = Guess.hint(for: name, among: names, rarer: destination.formRules + destination.constants)
      throw mistake(
        .unknownRule(destination.id, name)
          + (hint.map { CommandText.hint(CommandText($0)) } ?? Self.related(to: name, of: destination)))
    }
    // The file is judged in the slot of the rule, even if another slot suits it better.
    let slot = destination.slots.first { $0.rules.contains(rule) }?.name
    let asset = try await check([destination], slot: slot).first ?? nil
    return words.explain(rule, of: destination, asset: asset)
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
    let similar: CommandText = related.isEmpty ? .empty : .similarRules(related.count, names)
    return similar + .listsRules(destination.shortName)
  }

  /// Explains an outcome for which reports use an id of their own.
  private func explainOutcome(at destinations: [Destination]) async throws -> String {
    let assets = try await check(destinations).compactMap(\.self)
    let asset = assets.first.map { first in
      CheckedAsset(path: first.path, facts: first.facts, verdicts: assets.flatMap(\.verdicts))
    }
    guard let explained = words.explainOutcome(subject, asset: asset) else {
      throw mistake(.unknownRuleOfPreflight(subject))
    }
    return explained
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
    let reading = ReadingPlan(reading, in: surroundings)
    let pool = reading.makePool()
    let facts = try await probe(file, using: reading.makeChecker(pool))
    await pool?.shutdown()
    return (file, facts)
  }
}

extension String {
  /// True for a sentence, JSON or XML, and false for a code or an id.
  fileprivate var isPasted: Bool { contains(" ") || contains("{") || contains("<") }
}

extension Destination {
  /// A share state, or a code of the destination's own.
  fileprivate enum Code {
    case state(ShareState, isBorrowed: Bool)
    case native(NativeCode)

    var text: String {
      switch self {
      case .state(let state, _): "\(state.code)"
      case .native(let native): native.code
      }
    }

    var constants: [String] {
      switch self {
      case .state(let state, _): state.constants
      case .native(let native): native.constants
      }
    }

    private var messages: [String] {
      switch self {
      // The words of a borrowed state are not the destination's own.
      case .state(let state, let isBorrowed): isBorrowed ? [] : [state.name]
      case .native(let native): native.messages
      }
    }

    /// The words of this tool for the code, which the destination does not write.
    private var name: String { if case .native(let native) = self { native.name } else { "" } }

    /// Returns how sure it is that a text means this code: 3 for the code itself or its name in the SDK, at least 2 for a text that
    /// has the code as a word, and more for a longer word, the share of common words with its message, which is at most 1, or 0.
    func likeness(to given: String) -> Double {
      // Reports put the sign before borrowed codes.
      if text == (given.hasPrefix("≈") ? String(given.dropFirst()) : given) { return 3 }
      if constants.contains(Self.constant(writtenAs: given)) { return 3 }
      if given.isPasted, isNamed(in: given) { return 2 + Double(min(text.count, 40)) / 100 }
      if given.lowercased() == name.lowercased() { return 1 }
      return messages.map { Self.likeness(given, $0) }.max() ?? 0
    }

    /// Returns the name of an enumeration's case, which code may write with a type and a dot before it: `.noError`.
    private static func constant(writtenAs text: String) -> String {
      text.lastIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
    }

    /// Returns the share of common words of a text and a message if the text has most words of the message, in any order; 0 if not.
    private static func likeness(_ given: String, _ message: String) -> Double {
      func words(_ text: String) -> Set<String> {
        Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
      }
      // Chinese has no spaces between words.
      if message.count >= 4, message.unicodeScalars.allSatisfy({ $0.value >= 0x4E00 }), given.contains(message) {
        return 1
      }
      let (given, wanted) = (words(given), words(message))
      let common = given.intersection(wanted).count
      guard given.count >= 3, wanted.count >= 3, common * 5 >= wanted.count * 4 else { return 0 }
      return Double(2 * common) / Double(given.count + wanted.count)
    }

    /// True if the code itself is a word of a text, such as “failed with error code 2207026”.
    private func isNamed(in given: String) -> Bool {
      if text.count < 4 { return false }
      if text.contains(" ") { return given.lowercased().contains(text.lowercased()) }
      // A code that is an ordinary word must be quoted.
      if text.allSatisfy(\.isLowercase) { return given.contains("\"\(text)\"") }
      return given.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.contains { $0 == text }
    }

    static func isStateNumber(_ text: String) -> Bool { Int(text.hasPrefix("≈") ? text.dropFirst() : text[...]) != nil }
  }

  /// The share states, then the codes of the destination's own.
  fileprivate var codes: [Code] {
    (shareStates?.states ?? []).map { .state($0, isBorrowed: shareStates?.borrowedFrom != nil) }
      + (nativeCodes?.codes ?? []).map { .native($0) }
  }

  /// The codes that a text can mean, each with its likeness.
  fileprivate func codesAlike(to given: String) -> [String: Double] {
    let value = valueNamed(in: given)
    let alike = codes.map { code in
      let isValue = if case .native(let native) = code { native.code == value } else { false }
      return (code.text, isValue ? 3 : code.likeness(to: given))
    }.filter { $0.1 > 0 }
    return Dictionary(alike, uniquingKeysWith: max)
  }

  /// Returns the value in a text such as “resp.errCode: -3” that names the destination's codes; nil for other texts. A short name
  /// such as “code” is that of many platforms.
  private func valueNamed(in given: String) -> String? {
    let parts = given.split { ":= ".contains($0) }
    guard parts.count > 1, let label = parts[parts.count - 2].split(separator: ".").last, label.count > 5,
      nativeCodes?.name.lowercased().hasSuffix(label.lowercased()) == true
    else { return nil }
    return String(parts[parts.count - 1])
  }

  /// True if a text names the platform, such as “telegram.error.BadRequest” or “DiscordAPIError”.
  fileprivate func isNamed(in given: String) -> Bool {
    let platform = String(shortName.prefix { $0 != "-" })
    return platform.count > 4 && given.lowercased().contains(platform)
  }

  /// The names of its codes in the SDK.
  fileprivate var constants: [String] { codes.flatMap(\.constants) }
}
