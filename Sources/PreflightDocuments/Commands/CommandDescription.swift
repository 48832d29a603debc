/// A command with its arguments, as the argument parser describes it.
package struct CommandDescription: Sendable {
  /// An argument, an option or a flag.
  package struct Argument: Sendable {
    /// The names as they are typed, such as `-o` and `--output`; empty for a positional argument.
    package let names: [String]
    /// The name of the value; nil for a flag.
    package let valueName: String?
    package let isOptional: Bool
    package let isRepeating: Bool
    /// The title of the group; nil for none.
    package let group: String?
    package let abstract: String
    /// The words that the value can be; empty if they are not fixed.
    package let values: [String]
  }

  package let name: String
  package let abstract: String
  /// Paragraphs, and sections with titles such as `EXAMPLES:`.
  package let discussion: String
  /// The arguments and options that a user can see.
  package let arguments: [Argument]
  /// The subcommands that a user can see.
  package let subcommands: [CommandDescription]
  package let defaultSubcommand: String?

  /// Reads the description that the parser gives in JSON; nil if it has another form.
  package init?(json: [UInt8]) {
    let mistakes = Mistakes(name: "commands")
    guard let tool = JSONReader.read(json, mistakes: mistakes, valueLimit: 100_000),
      let command = tool.members["command"].flatMap(CommandDescription.init)
    else { return nil }
    self = command
  }

  fileprivate init?(_ value: DocumentValue) {
    let members = value.members
    guard let name = members["commandName"]?.scalar else { return nil }
    self.name = name
    abstract = members["abstract"]?.scalar ?? ""
    discussion = members["discussion"]?.scalar ?? ""
    arguments = (members["arguments"]?.list ?? []).compactMap(Argument.init)
    subcommands = (members["subcommands"]?.list ?? []).filter(\.isShown).compactMap(CommandDescription.init)
    defaultSubcommand = members["defaultSubcommand"]?.scalar
  }
}

extension CommandDescription.Argument {
  fileprivate init?(_ value: DocumentValue) {
    let members = value.members
    guard value.isShown else { return nil }
    let names = (members["names"]?.list ?? []).compactMap { name -> String? in
      let parts = name.members
      guard let word = parts["name"]?.scalar else { return nil }
      return (parts["kind"]?.scalar == "long" ? "--" : "-") + word
    }
    // The short name comes first.
    self.names = names.sorted { $0.utf8.count < $1.utf8.count }
    valueName = members["kind"]?.scalar == "flag" ? nil : members["valueName"]?.scalar
    isOptional = members["isOptional"]?.scalar == "true"
    isRepeating = members["isRepeating"]?.scalar == "true"
    group = members["sectionTitle"]?.scalar
    abstract = members["abstract"]?.scalar ?? ""
    values = (members["allValues"]?.list ?? []).compactMap(\.scalar)
  }
}

extension DocumentValue {
  /// The members of a mapping by name; empty for another value.
  fileprivate var members: [String: DocumentValue] {
    guard case .mapping(let pairs) = content else { return [:] }
    return Dictionary(pairs.compactMap { pair in pair.key.scalar.map { ($0, pair.value) } }) { first, _ in first }
  }

  /// The elements of a list; nil for another value.
  fileprivate var list: [DocumentValue]? { if case .list(let values) = content { values } else { nil } }

  fileprivate var isShown: Bool { members["shouldDisplay"]?.scalar != "false" }
}
