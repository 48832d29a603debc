public import MediaProbe
public import Preflight
import PreflightReports

/// The names that a configuration can use.
public protocol DestinationNames {
  /// The ids, short names and groups.
  var names: [String] { get }
  /// Returns the destinations of an id, a short name or a group; empty if the name is unknown.
  func members(of name: String) -> [Destination]
  /// Returns true for an id, a short name or a group. It does not read the destination.
  func isKnown(_ name: String) -> Bool
  /// All destinations, beginning with those that are probably judged.
  var inOrderOfUse: any Sequence<Destination> { get }
}

/// Reads a configuration in two steps: first the names of the user's own destinations, then everything that depends on them.
public struct ConfigurationReader {
  /// The largest size of a configuration in bytes.
  public static let sizeLimit = YAMLReader.sizeLimit

  /// The path of its file, as messages show it.
  public let path: AssetPath
  private let mistakes: Mistakes
  private var members: MappingReader?
  /// The settings of the file. Only their form was checked.
  public private(set) var layer = SettingLayer()
  /// The groups that the file defines; nil if it defines none.
  public let groups: GroupsDocument?
  private var origins: [SettingName: Place] = [:]
  private let known = KnownNames()

  /// Caches the results of name lookups, because overrides and allowances often repeat names.
  private final class KnownNames {
    var rules: [String: Result<(RulePattern, Destination?), RulePattern.Unknown>] = [:]
    /// The slots of an override's destinations, by the names of the destinations; nil if these do not exist.
    var slots: [[String]?: Set<String>?] = [:]
  }

  /// The number of steps that a pattern of rules counts, since it is compared with each rule of all destinations.
  private static let stepsOfPattern = 2_000

  /// - Parameters:
  ///   - bytes: The document, YAML in UTF-8.
  ///   - path: The path of its file, for messages.
  public init(_ bytes: [UInt8], path: AssetPath) {
    self.path = path
    mistakes = Mistakes(name: path.text)
    guard let root = YAMLReader.read(bytes, mistakes: mistakes, orEmpty: true), !root.isNull else {
      groups = nil
      return
    }
    members = MappingReader(root, Message(.aConfiguration), mistakes)
    if case .mapping(let all) = root.content,
      let groups = all.first(where: { if case .scalar("groups", _) = $0.key.content { true } else { false } })
    {
      _ = members?.optional("groups")
      self.groups = GroupsDocument(
        name: path.text, root: DocumentValue(place: root.place, content: .mapping([groups])))
    } else {
      groups = nil
    }
    readSettings()
  }

  private mutating func readSettings() {
    for name in SettingName.allCases {
      guard let value = members?.optional(name.rawValue) else { continue }
      let values = name == .to ? readNames(value) : readValues(value, of: name)
      layer.settings[name] = Setting(values, from: origin(value.place))
      origins[name] = value.place
    }
    var members = members
    var files: Set<String> = []
    layer.assume = entries("assume", in: &members) { $0.text(mistakes) }
    let formats = Reporters.all.map { $0.name }
    layer.reports = entries("reports", in: &members) { value in
      guard let file = value.text(mistakes) else { return nil }
      // A configuration can come with a folder from an untrusted source.
      if file.hasPrefix("/") || file.split(separator: "/").contains("..") || file.isEmpty {
        mistakes.add(.reportOutsideConfiguration, .message(value.kind), at: value.place)
        return nil
      }
      if !files.insert(file).inserted {
        mistakes.add(.twoReportsInOneFile, .text(file.shortened), at: value.place)
      }
      return file
    } checking: { name, place in
      if !formats.contains(name) {
        mistakes.add(
          Message(.unknownFormat, .text(name)).joined(with: Guess.hint(for: name, among: formats)), at: place)
      }
    }
    readLevels(&members)
    self.members = members
  }

  private mutating func readLevels(_ members: inout MappingReader?) {
    guard let value = members?.optional("content"), var entries = MappingReader(value, "content", mistakes) else {
      return
    }
    for name in ContentLevelName.allCases {
      guard let value = entries.optional(name.rawValue), let text = value.text(mistakes) else { continue }
      if name.level(of: text) == nil {
        mistakes.add(
          Message(
            .expectedRange, .term(.quoted, .text(text.shortened)), .text("\(name.range.lowerBound)"),
            .text("\(name.range.upperBound)")), at: value.place)
      }
      layer.content[name.rawValue] = Setting([text], from: origin(value.place))
    }
    entries.finish()
  }

  private func readValues(_ value: DocumentValue, of name: SettingName) -> [String] {
    let items = name.isList ? value.list(mistakes, orOne: true) ?? [] : [value]
    return items.compactMap { item in
      guard let text = item.text(mistakes) else { return nil }
      guard let mistake = name.mistake(in: text) else { return text }
      mistakes.add(mistake, at: item.place)
      return nil
    }
  }

  /// Reads names of destinations: a list, or a text with commas.
  private func readNames(_ value: DocumentValue) -> [String] {
    let texts = (value.list(mistakes, orOne: true) ?? []).map { $0.text(mistakes) }
    let names = texts.compactMap(\.self).flatMap { $0.split(separator: ",").map(\.trimmingSpaces) }.filter {
      !$0.isEmpty
    }
    if names.isEmpty, !texts.contains(nil) {
      mistakes.add(.noDestinationNames, at: value.place)
    }
    return names
  }

  private func entries(
    _ key: String, in members: inout MappingReader?, _ read: (DocumentValue) -> String?,
    checking check: (String, Place) -> Void = { _, _ in }
  ) -> [String: Setting] {
    guard let value = members?.optional(key), var entries = MappingReader(value, key, mistakes) else { return [:] }
    var settings: [String: Setting] = [:]
    for (name, place, value) in entries.rest() {
      check(name, place)
      if let text = read(value) { settings[name] = Setting([text], from: origin(place)) }
    }
    return settings
  }

  private func origin(_ place: Place) -> SettingOrigin { .file(path.text, line: place.line) }

  /// Throws if the parts that were read so far have mistakes.
  public func checkForm() throws(DocumentErrors) {
    if let errors = mistakes.errors { throw errors }
  }

  /// Returns the configuration. Throws all mistakes of the document together.
  public mutating func read(knowing names: some DestinationNames) throws(DocumentErrors) -> Configuration {
    if let to = layer.settings[.to], let place = origins[.to] { check(to.values, at: place, names) }
    let parameters = Set(layer.assume.keys)
    if !parameters.isEmpty { check(parameters: parameters, names) }
    let rulesValue = members?.optional("rules")
    let rules = rulesValue.map { readRules($0, names) } ?? RuleSettings()
    let overridesValue = members?.optional("overrides")
    let overrides = overridesValue?.list(mistakes)?.compactMap { readOverride($0, names) } ?? []
    let allowancesValue = members?.optional("allow")
    let allowances = allowancesValue?.list(mistakes)?.compactMap { readAllowance($0, names) } ?? []
    members?.finish()
    if let errors = mistakes.errors { throw errors }
    return Configuration(
      path: path, layer: layer, rules: rules, overrides: overrides, allowances: allowances)
  }

  private func check(_ chosen: [String], at place: Place, _ names: some DestinationNames) {
    for name in chosen where !names.isKnown(name.lowercased()) {
      mistakes.add(
        Message(.noDestinationOrGroup, .text(name)).joined(with: FormerName.hint(for: name, among: names.names)),
        at: place)
    }
  }

  private func check(parameters: Set<String>, _ names: some DestinationNames) {
    var unknown = parameters
    var known: Set<String> = []
    for destination in names.inOrderOfUse where !unknown.isEmpty {
      let own = destination.parameters.map(\.name)
      unknown.subtract(own)
      known.formUnion(own)
    }
    for name in unknown.sorted() {
      guard case .file(_, let line)? = layer.assume[name]?.origin else { continue }
      mistakes.add(
        Message(.unknownParameter, .text(name)).joined(with: Guess.hint(for: name, among: known.sorted())),
        at: Place(line: line, column: 1))
    }
  }

  // MARK: Rules

  private func readRules(_ value: DocumentValue, _ names: some DestinationNames) -> RuleSettings {
    guard var entries = MappingReader(value, "rules", mistakes) else { return RuleSettings() }
    return RuleSettings(
      entries.rest().compactMap { name, place, value -> RuleSettings.Entry? in
        guard let (pattern, destination) = readPattern(name, at: place, names) else { return nil }
        let setting: RuleSetting?
        if case .scalar = value.content {
          setting = RuleSetting(word: value, mistakes)
        } else if let destination, let rule = destination.firstRule(where: { $0.id == pattern.text }) {
          var places: [(example: Place, of: Outcome)] = []
          setting = RulesReader(ofChangesIn: destination, mistakes).readSetting(value, of: rule, &places)
        } else {
          mistakes.add(
            .severityForSeveralRules, .message(value.kind), .text(RuleSetting.words.joined(separator: ", ")),
            at: value.place)
          return nil
        }
        guard let setting else { return nil }
        return RuleSettings.Entry(
          rules: pattern, text: value.summary, origin: origin(place), setting: RuleSettings.Change(setting))
      })
  }

  private func readPattern(
    _ text: String, at place: Place, _ names: some DestinationNames
  ) -> (RulePattern, Destination?)? {
    let result = known.rules[text] ?? RulePattern.reading(text, names)
    known.rules[text] = result
    switch result {
    case .success(let found):
      guard mistakes.spend(found.1?.rules.count ?? Self.stepsOfPattern, at: place) else { return nil }
      return found
    case .failure(let unknown):
      mistakes.add(unknown.message, at: place)
      _ = mistakes.spend(Self.stepsOfPattern, at: place)
      return nil
    }
  }

  // MARK: Overrides and allowances

  private func readPatterns(_ entry: inout MappingReader) -> (patterns: PathPatterns, texts: [String])? {
    guard let items = entry.required("paths")?.list(mistakes, orOne: true) else { return nil }
    var texts: [String] = []
    let patterns = items.compactMap { item -> IgnorePattern? in
      guard let text = item.text(mistakes) else { return nil }
      let pattern = IgnorePattern(Array(text.utf8))
      if pattern == nil {
        mistakes.add(.expectedIgnorePattern, .message(item.kind), at: item.place)
      }
      texts.append(text)
      return pattern
    }
    if items.isEmpty { mistakes.add(.pathsEmpty, at: entry.place) }
    return (PathPatterns(patterns), texts)
  }

  private func readOverride(_ value: DocumentValue, _ names: some DestinationNames) -> Configuration.Override? {
    guard var entry = MappingReader(value, Message(.anOverride), mistakes) else { return nil }
    let paths = readPatterns(&entry)
    let toValue = entry.optional("to")
    let to = toValue.map(readNames)
    let slot = entry.optional("slot")
    let slotName = slot?.text(mistakes)
    let rules = entry.optional("rules").map { readRules($0, names) } ?? RuleSettings()
    entry.finish()
    if toValue == nil, slot == nil, rules.entries.isEmpty, mistakes.isEmpty {
      mistakes.add(.overrideChangesNothing, at: value.place)
    }
    if let to, let toValue { check(to, at: toValue.place, names) }
    if let slot, let slotName { check(slotName, at: slot.place, of: to, names) }
    guard let paths else { return nil }
    return Configuration.Override(
      paths: paths.patterns, patterns: paths.texts,
      to: to.flatMap { to in toValue.map { Setting(to, from: origin($0.place)) } },
      slot: slotName.flatMap { name in slot.map { Setting([name], from: origin($0.place)) } }, rules: rules,
      place: origin(value.place).description)
  }

  private func check(_ slot: String, at place: Place, of chosen: [String]?, _ names: some DestinationNames) {
    if known.slots[chosen] == nil {
      let destinations = chosen?.flatMap { names.members(of: $0.lowercased()) } ?? Array(names.inOrderOfUse)
      let all = destinations.map { Set($0.slots.map(\.name)) }
      guard mistakes.spend(all.reduce(0) { $0 + $1.count }, at: place) else { return }
      known.slots[chosen] = .some(all.isEmpty ? nil : all.reduce(into: []) { $0.formUnion($1) })
    }
    if case .some(.some(let slots)) = known.slots[chosen], !slots.contains(slot) {
      mistakes.add(
        Message(.unknownSlot, .text(slot)).joined(with: Guess.hint(for: slot, among: slots.sorted())), at: place)
    }
  }

  private func readAllowance(_ value: DocumentValue, _ names: some DestinationNames) -> Allowance? {
    guard var entry = MappingReader(value, Message(.anAllowance), mistakes) else { return nil }
    let paths = readPatterns(&entry)
    let rules = entry.optional("rules")?.list(mistakes, orOne: true)?.compactMap { item -> RulePattern? in
      item.text(mistakes).flatMap { readPattern($0, at: item.place, names)?.0 }
    }
    let errors = entry.optional("errors")?.list(mistakes, orOne: true)?
      .compactMap { $0.word(mistakes) as ReadError.Code? }
    let reason = entry.required("reason")?.line(mistakes)
    let until = entry.optional("until")?.date(mistakes)
    let interval = entry.optional("interval").flatMap(readInterval)
    let delivers = entry.optional("deliver").flatMap(readConsent) ?? false
    entry.finish()
    if rules == nil, errors == nil {
      mistakes.add(.allowanceNamesNothing, at: value.place)
    }
    guard let paths, let reason else { return nil }
    return Allowance(
      paths.patterns, rules: rules ?? [], errors: errors ?? [], reason: reason, until: until, interval: interval,
      delivers: delivers, place: origin(value.place).description)
  }

  private enum Consent: String, CaseIterable {
    case yes, no
  }

  /// Reads `yes` or `no`, which people write here, or `true` or `false`.
  private func readConsent(_ value: DocumentValue) -> Bool? {
    if case .flag(let flag) = value.plain { return flag }
    return (value.word(mistakes) as Consent?).map { $0 == .yes }
  }

  /// Reads the part of the time line that an allowance accepts: `{ from: 0 s, to: 1.2 s }`.
  private func readInterval(_ value: DocumentValue) -> Allowance.Interval? {
    guard var entry = MappingReader(value, Message(.anInterval), mistakes) else { return nil }
    let start = entry.required("from").flatMap(readTime)
    let end = entry.required("to").flatMap(readTime)
    entry.finish()
    guard let start, let end else { return nil }
    if end <= start { mistakes.add(.intervalWithoutLength, at: value.place) }
    return Allowance.Interval(from: start, to: end)
  }

  /// Reads seconds, or a time as reports write it: `1.2`, `1.2 s`, `00:00:01.200`.
  private func readTime(_ value: DocumentValue) -> Double? {
    let parts = (value.scalar ?? "").split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.map { Ratio(decimal: String($0))?.value }
    if parts.count == 3, let hours = numbers[0], let minutes = numbers[1], let seconds = numbers[2] {
      return hours * 3600 + minutes * 60 + seconds
    }
    if let figure = value.scalar.flatMap(Figure.read), figure.numerator >= 0 { return figure.value }
    mistakes.add(.expectedTime, .message(value.kind), at: value.place)
    return nil
  }
}

extension RulePattern {
  /// The reason why a text does not name a rule.
  public struct Unknown: Error {
    /// The reason in one line, for the person who wrote the text.
    public let message: Message
  }

  /// Reads the id of a rule, which may begin with a short name, or a pattern of ids. Returns it with its destination, which
  /// is nil for a pattern of several destinations.
  public static func reading(
    _ text: String, _ names: some DestinationNames
  ) -> Result<(RulePattern, Destination?), Unknown> {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      return .failure(Unknown(message: Message(.expectedRuleID, .text(text.shortened))))
    }
    if parts[0].contains("*") {
      let pattern = RulePattern(text)
      let isKnown =
        Destinations.ofFiles.contains { $0.firstRule { pattern.matches($0.id) } != nil }
        || names.inOrderOfUse.contains { $0.firstRule { pattern.matches($0.id) } != nil }
      return isKnown
        ? .success((pattern, nil)) : .failure(Unknown(message: Message(.noRuleMatches, .text(text.shortened))))
    }
    let destination: Destination
    if let ofFiles = Destinations.ofFiles.first(where: { $0.id == parts[0] }) {
      destination = ofFiles
    } else if let found = names.members(of: parts[0]).first(where: {
      [$0.id, $0.shortName].contains(parts[0]) || FormerName.named(parts[0])?.id == $0.id
    }) {
      destination = found
    } else {
      return .failure(
        Unknown(
          message: Message(.noSuchDestination, .text(parts[0].shortened))
            .joined(with: FormerName.hint(for: parts[0], among: names.names + FileRules.ids))))
    }
    let pattern = RulePattern(destination.id + "/" + parts[1])
    if destination.firstRule(where: { pattern.matches($0.id) }) != nil { return .success((pattern, destination)) }
    return .failure(
      Unknown(
        message: Message(.noSuchRule, .text(destination.id), .text(parts[1].shortened))
          .joined(with: Guess.hint(for: parts[1], among: destination.rules.map { String($0.shortID) }))))
  }
}

extension DocumentValue {
  /// The value in one line, as `preflight config` shows it.
  fileprivate var summary: String {
    switch content {
    case .scalar(let text, _): text
    case .list(let items): "[" + items.map(\.summary).joined(separator: ", ") + "]"
    case .mapping(let members):
      "{ " + members.map { "\($0.key.summary): \($0.value.summary)" }.joined(separator: ", ") + " }"
    }
  }
}
