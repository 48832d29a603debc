import MediaProbe
package import Preflight

/// The statements of one founding document, and the entries that implement each of them.
package struct StatementList: Sendable, Equatable {
  /// One statement, in our words.
  package struct Statement: Sendable, Equatable {
    /// The number of the statement. It never changes.
    package let number: Int
    /// The section of the document, in its language.
    package let section: String
    package let text: String
    /// The rules, codes and fields that implement the statement, in the order of the file.
    package let mentions: [StatementMention]
    /// The documents in SampleMedia/requests that demonstrate the statement.
    package let samples: [String]
    /// The reason why no tool can check the statement; nil if a tool can.
    package let notChecked: String?
    /// The missing part of the support for the statement; nil if nothing is missing.
    package let missing: String?
  }

  /// Title and address of the document.
  package let document: String
  /// The id of the destination that the document describes.
  package let destination: String
  /// The id of the document among the sources of the destination.
  package let source: String
  /// The statements in the order of the document.
  package let statements: [Statement]
}

/// An item of a destination's file that a statement names, such as `tiktok-video/20007`.
package struct StatementMention: Sendable, Equatable {
  package enum Target: Sendable, Equatable {
    /// A rule, by its whole id.
    case rule(String)
    /// A rule on the form of requests, by its short id.
    case formRule(String)
    case shareState(Int)
    case nativeCode(String)
    /// A field of a request, by its whole name.
    case field(String)
    /// A parameter of the destination.
    case parameter(String)
  }

  /// The name as written in the file.
  package let name: String
  /// The id of the destination that has the target.
  package let destination: String
  package let target: Target
}

/// Reads the statements of a document from YAML.
package struct StatementsReader: Sendable {
  private let destinations: [Destination]
  private let samples: Set<String>

  /// - Parameters:
  ///   - destinations: All destinations that statements may name.
  ///   - samples: The names of all documents in SampleMedia/requests.
  package init(destinations: [Destination], samples: some Sequence<String>) {
    self.destinations = destinations
    self.samples = Set(samples)
  }

  /// Returns the statements. All mistakes are reported together, each with its place.
  ///
  /// - Parameters:
  ///   - bytes: The document, UTF-8.
  ///   - name: The path of the document, for messages.
  package func read(_ bytes: [UInt8], name: String) throws(DocumentErrors) -> StatementList {
    let mistakes = Mistakes(name: name)
    var list: StatementList?
    if let root = YAMLReader.read(bytes, mistakes: mistakes),
      var members = MappingReader(root, "a list of statements", mistakes)
    {
      list = readList(&members, mistakes)
    }
    if let errors = mistakes.errors { throw errors }
    guard let list else { throw DocumentErrors(.start, Message(asWritten: "is no list of statements"), name: name) }
    return list
  }

  private func readList(_ members: inout MappingReader, _ mistakes: Mistakes) -> StatementList? {
    let document = members.required("document")?.line(mistakes)
    let destination = members.required("destination").flatMap { readDestination($0, mistakes) }
    let sourceValue = members.required("source")
    let source = sourceValue?.text(mistakes)
    var statements: [StatementList.Statement] = []
    for value in members.required("statements")?.list(mistakes) ?? [] {
      guard let statement = readStatement(value, mistakes) else { continue }
      if statements.contains(where: { $0.number == statement.number }) {
        mistakes.add("the statement \(statement.number) stands twice", at: value.place)
      }
      statements.append(statement)
    }
    members.finish()
    guard let document, let destination, let source, let sourceValue else { return nil }
    let sources = destination.sources.map(\.id)
    if !sources.contains(source) {
      mistakes.add("no source “\(source)”" + Guess.suffix(for: source, among: sources), at: sourceValue.place)
    }
    let named = Set(
      statements.flatMap(\.mentions).compactMap { if case .rule(let id) = $0.target { id } else { nil } })
    for rule in destination.rules where rule.cites(source) && !named.contains(rule.id) {
      mistakes.add("\(rule.id) cites “\(source)”, but no statement names it", at: sourceValue.place)
    }
    return StatementList(
      document: document, destination: destination.id, source: source, statements: statements)
  }

  private func readDestination(_ value: DocumentValue, _ mistakes: Mistakes) -> Destination? {
    guard let id = value.text(mistakes) else { return nil }
    if let destination = destinations.first(where: { $0.id == id }) { return destination }
    mistakes.add("no destination “\(id)”" + Guess.suffix(for: id, among: destinations.map(\.id)), at: value.place)
    return nil
  }

  private func readStatement(_ value: DocumentValue, _ mistakes: Mistakes) -> StatementList.Statement? {
    guard var entry = MappingReader(value, "a statement", mistakes) else { return nil }
    let number = entry.required("id")?.integer(mistakes)
    let section = entry.required("section")?.line(mistakes)
    let text = entry.required("says")?.line(mistakes)
    let rules = entry.optional("rules")?.list(mistakes)
    let samples = entry.optional("samples")?.list(mistakes)
    let notChecked = entry.optional("not_checked")?.line(mistakes)
    let missing = entry.optional("missing")?.line(mistakes)
    entry.finish()
    // Without this check, a statement that no entry mentions would be forgotten unnoticed.
    if (rules ?? []).isEmpty, (samples ?? []).isEmpty, notChecked == nil, missing == nil {
      mistakes.add("expected “rules”, “samples”, “not_checked” or “missing”", at: value.place)
    }
    if notChecked != nil, missing != nil || rules != nil || samples != nil {
      mistakes.add("“not_checked” stands alone", at: value.place)
    }
    let mentions = (rules ?? []).compactMap { readMention($0, mistakes) }
    let names = (samples ?? []).compactMap { readSample($0, mistakes) }
    guard let number, let section, let text else { return nil }
    return StatementList.Statement(
      number: number, section: section, text: text, mentions: mentions, samples: names, notChecked: notChecked,
      missing: missing)
  }

  private func readSample(_ value: DocumentValue, _ mistakes: Mistakes) -> String? {
    guard let name = value.text(mistakes) else { return nil }
    if !samples.contains(name) { mistakes.add("no file “\(name)” in SampleMedia/requests", at: value.place) }
    return name
  }

  /// Reads `SHORT_NAME/NAME`, where the name is that of a rule, a code, a field or a parameter.
  private func readMention(_ value: DocumentValue, _ mistakes: Mistakes) -> StatementMention? {
    guard let text = value.text(mistakes) else { return nil }
    let parts = text.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, let destination = destinations.first(where: { $0.shortName == parts[0] }) else {
      mistakes.add("found \(value.kind), expected a name such as tiktok-share-kit/20007", at: value.place)
      return nil
    }
    let name = String(parts[1])
    guard let target = destination.target(named: name) else {
      let known = destination.rules.map { String($0.shortID) } + destination.formRules
      let guess = Guess.nearest(to: name, among: known).map { "; did you mean “\($0)”?" } ?? ""
      mistakes.add("\(destination.id) has no rule, code, field or parameter “\(name)”\(guess)", at: value.place)
      return nil
    }
    return StatementMention(name: text, destination: destination.id, target: target)
  }
}

extension Destination {
  fileprivate func target(named name: String) -> StatementMention.Target? {
    if let rule = rules.first(where: { $0.shortID == name }) { return .rule(rule.id) }
    if formRules.contains(name) { return .formRule(name) }
    if let code = Int(name), shareStates?[code] != nil { return .shareState(code) }
    if nativeCodes?[name] != nil { return .nativeCode(name) }
    if requestForm?.rows().contains(where: { $0.name == name }) == true { return .field(name) }
    return parameters.contains { $0.name == name } ? .parameter(name) : nil
  }
}

extension Rule {
  fileprivate func cites(_ id: String) -> Bool { source.id == id || furtherSources.contains { $0.id == id } }
}
