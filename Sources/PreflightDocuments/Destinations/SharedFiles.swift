import MediaProbe
public import Preflight

/// The files of a folder `_shared`, which contain the common parts of several destination files.
///
/// A document inherits the members of shared files with `extends`, before anything else is read. So the readers see a complete
/// document. Each value keeps its place, so a mistake in a shared file is reported there.
public struct SharedFiles: Sendable {
  /// The name of the folder with shared files.
  public static let folder = "_shared"
  private static let prefix = folder + "/"

  private struct File: Sendable {
    /// The content; nil if the file is not valid.
    let root: DocumentValue?
    let errors: DocumentErrors?
    /// The number of values in it.
    let size: Int
  }

  /// The files by name: `meta` for `_shared/meta.yml`. A name that several files have is ambiguous.
  private let files: [String: [File]]
  /// Counts the values that all documents inherit, because many small documents can extend one large file.
  private let work: Work

  /// An instance without shared files.
  public static let none = SharedFiles([])

  /// Reads the shared files of a language: `NAME.yml` for English, `NAME.zh-Hans.yml` for Chinese.
  ///
  /// A mistake in a file is reported by the documents that extend it.
  public init(_ documents: [OwnDestinations.Document], in language: Language = .english) {
    self.init(documents, in: language, limit: Work.limit)
  }

  /// - Parameter limit: The largest number of values that all documents together may inherit.
  package init(_ documents: [OwnDestinations.Document], in language: Language = .english, limit: Int) {
    work = Work(limit: limit)
    let named = Dictionary(grouping: documents) { SharedFiles.name(of: $0.name, in: language) }
    files = named.filter { !$0.key.isEmpty }.mapValues { documents in
      documents.map { document in
        let mistakes = Mistakes(name: document.name)
        var size = 0
        let root = YAMLReader.read(document.bytes, mistakes: mistakes)?.placed(in: document.name, counting: &size)
        return File(root: root, errors: mistakes.errors, size: size)
      }
    }
  }

  /// Returns the name by which documents extend a file; empty if the file is not one of this language.
  private static func name(of path: String, in language: Language) -> String {
    let parts = path.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    let tag = language == .english ? [] : [language.rawValue[...]]
    return parts.dropFirst().dropLast() == tag[...] ? String(parts.first ?? "") : ""
  }

  /// Returns a document with the members of the shared files that it extends; nil after a mistake in `extends`.
  ///
  /// The members of the document override those of shared files, and a later shared file overrides an earlier one. Mappings are
  /// merged member by member; `null` removes a member. Anything else is replaced. The member `extends` keeps only the name of a
  /// destination.
  ///
  /// - Parameter takingRules: True for a destination. Its lists of rules can include rules of the shared files by id.
  func extend(_ root: DocumentValue, _ mistakes: Mistakes, takingRules: Bool) -> DocumentValue? {
    guard let extends = root["extends"], let names = names(in: extends, mistakes) else { return root }
    var shared = DocumentValue(place: root.place, content: .mapping([]))
    var destination: DocumentValue?
    for name in names {
      guard let text = name.scalar, text.hasPrefix(Self.prefix) else {
        if destination != nil { mistakes.add("“extends” names more than one destination", at: name.place) }
        destination = name
        continue
      }
      guard let file = file(String(text.dropFirst(Self.prefix.count)), at: name.place, mistakes) else { return nil }
      shared = file.merged(over: shared)
    }
    let rules = takingRules ? shared["rules"] : nil
    if takingRules { shared = shared.without("rules") }
    var whole = root.without("extends").merged(over: shared)
    if let destination { whole = whole.adding("extends", destination) }
    guard takingRules else { return whole }
    return SharedRules(rules, mistakes).taken(by: whole)
  }

  /// Returns the names in `extends`; nil if none of them names a shared file.
  private func names(in extends: DocumentValue, _ mistakes: Mistakes) -> [DocumentValue]? {
    switch extends.content {
    case .list(let items): items
    case .scalar(let text, _): text.hasPrefix(Self.prefix) ? [extends] : nil
    case .mapping: nil
    }
  }

  private func file(_ name: String, at place: Place, _ mistakes: Mistakes) -> DocumentValue? {
    let found = files[name] ?? []
    guard let file = found.first, found.count == 1 else {
      if found.isEmpty {
        mistakes.add(
          "there is no file “\(Self.prefix)\(name.shortened).yml”"
            + Guess.suffix(for: Self.prefix + name, among: files.keys.sorted().map { Self.prefix + $0 }), at: place)
      } else {
        mistakes.add("two folders have a file “\(Self.prefix)\(name.shortened).yml”", at: place)
      }
      return nil
    }
    if let errors = file.errors {
      mistakes.add(errors)
      return nil
    }
    guard let root = file.root, mistakes.spend(file.size, at: place) else { return nil }
    guard work.spend(file.size) else {
      mistakes.add(.tooMuchWork, .int(work.limit), at: place)
      return nil
    }
    guard case .mapping(let members) = root.content else {
      mistakes.add("found \(root.kind), expected the members of destinations", at: root.place)
      return nil
    }
    for (key, _) in members where Self.ofOne.contains(key.scalar ?? "") {
      mistakes.add("“\(key.scalar ?? "")” belongs to one destination, not to a shared file", at: key.place)
      return nil
    }
    return root
  }

  /// The members that a shared file cannot have.
  private static let ofOne: Set<String> = ["id", "short_name", "extends", "replaces", "slots", "request_rules", "app"]
}

/// The rules of shared files, which the lists of a destination can include.
///
/// An item of a list is the id of a shared rule, or a rule. The members of a rule replace those of the shared rule with its id.
/// So a destination's lists name all its rules, in their order.
private struct SharedRules {
  private var rules: [String: DocumentValue] = [:]
  private let mistakes: Mistakes

  init(_ rules: DocumentValue?, _ mistakes: Mistakes) {
    self.mistakes = mistakes
    guard let rules, var entries = MappingReader(rules, "rules", mistakes) else { return }
    for (name, _, value) in entries.rest() { self.rules[name] = value }
  }

  /// Returns a destination whose lists have complete rules.
  func taken(by root: DocumentValue) -> DocumentValue {
    root.mapMembers { key, value in
      switch key {
      case "request_rules", "app": value.mapItems(rule)
      case "slots": value.mapItems { $0.mapMembers { key, value in key == "rules" ? value.mapItems(rule) : value } }
      default: value
      }
    }
  }

  private func rule(_ item: DocumentValue) -> DocumentValue {
    switch item.content {
    case .scalar(let name, _):
      guard let shared = rules[name] else {
        mistakes.add(
          "no shared rule “\(name.shortened)”" + Guess.suffix(for: name, among: rules.keys.sorted()), at: item.place)
        return item
      }
      // The id gets the place where the rule is included, so that a mistake in the id alone is reported there.
      return shared.adding("id", item)
    case .mapping(let members):
      guard let shared = item["id"]?.scalar.flatMap({ rules[$0] }),
        case .mapping(let others) = shared.content
      else { return item }
      let own = Set(members.compactMap(\.key.scalar))
      return DocumentValue(
        place: item.place, content: .mapping(members + others.filter { !own.contains($0.key.scalar ?? "") }))
    case .list: return item
    }
  }
}

extension DocumentValue {
  /// Returns the value of a member; nil if the mapping has no such member.
  package subscript(_ name: String) -> DocumentValue? {
    guard case .mapping(let members) = content else { return nil }
    return members.first { $0.key.scalar == name }?.value
  }

  /// Returns the value with the name of its document in each place, and counts its values.
  fileprivate func placed(in document: String, counting count: inout Int) -> DocumentValue {
    count += 1
    let place = Place(line: place.line, column: place.column, document: document)
    switch content {
    case .scalar: return DocumentValue(place: place, content: content)
    case .list(let items):
      return DocumentValue(place: place, content: .list(items.map { $0.placed(in: document, counting: &count) }))
    case .mapping(let members):
      return DocumentValue(
        place: place,
        content: .mapping(
          members.map {
            ($0.key.placed(in: document, counting: &count), $0.value.placed(in: document, counting: &count))
          }))
    }
  }

  /// Returns the members of both mappings. Members of this value override the others.
  fileprivate func merged(over other: DocumentValue) -> DocumentValue {
    guard case .mapping(let own) = content, case .mapping(let others) = other.content else { return self }
    var owned = Dictionary(own.map { ($0.key.scalar ?? "", $0) }) { first, _ in first }
    var members: [(key: DocumentValue, value: DocumentValue)] = []
    for (key, value) in others {
      guard let mine = owned.removeValue(forKey: key.scalar ?? "") else {
        members.append((key, value))
        continue
      }
      if !mine.value.isNull { members.append((mine.key, mine.value.merged(over: value))) }
    }
    members += own.filter { owned[$0.key.scalar ?? ""] != nil }
    return DocumentValue(place: place, content: .mapping(members))
  }

  fileprivate func without(_ name: String) -> DocumentValue {
    guard case .mapping(let members) = content else { return self }
    return DocumentValue(place: place, content: .mapping(members.filter { $0.key.scalar != name }))
  }

  fileprivate func adding(_ name: String, _ value: DocumentValue) -> DocumentValue {
    guard case .mapping(let members) = content else { return self }
    let key = DocumentValue(place: value.place, content: .scalar(name, quoted: false))
    return DocumentValue(place: place, content: .mapping([(key, value)] + members))
  }

  fileprivate func mapItems(_ change: (DocumentValue) -> DocumentValue) -> DocumentValue {
    guard case .list(let items) = content else { return self }
    return DocumentValue(place: place, content: .list(items.map(change)))
  }

  fileprivate func mapMembers(_ change: (String, DocumentValue) -> DocumentValue) -> DocumentValue {
    guard case .mapping(let members) = content else { return self }
    return DocumentValue(
      place: place, content: .mapping(members.map { ($0.key, change($0.key.scalar ?? "", $0.value)) }))
  }
}
