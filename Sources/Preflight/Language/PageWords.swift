import MediaProbe

/// Texts of the html report.
struct PageWords: Sendable {
  let skip: @Sendable (Noun) -> String
  let report: String
  let cards: @Sendable (Noun) -> String
  let sums: String
  let destination: String
  let verdicts: String
  let share: String
  let filters: @Sendable (Noun) -> String
  let searchLabel: String
  let search: String
  let searchHint: String
  let outcome: String
  let unreadable: String
  let readable: String
  let allDestinations: String
  let folder: String
  let allFolders: String
  let copyHint: @Sendable (Noun) -> String
  let copy: String
  let openAll: String
  let table: @Sendable (Noun) -> String
  let caption: @Sendable (Noun) -> String
  let asset: @Sendable (Noun) -> String
  let length: String
  let size: String
  let codec: String
  let weight: String
  let noneShown: @Sendable (Noun) -> String
  /// The note above a page that does not show all assets.
  let cut: @Sendable (_ shown: Int, _ all: Int, Noun) -> String
  let problems: String
  let moreProblems: @Sendable (_ count: Int) -> String
  /// The noun after a count, for readers who do not see the layout.
  let counted: @Sendable (_ count: Int, Noun) -> String
  let example: @Sendable (_ message: String) -> String
  let cannotRead: String
  let unbroken: String
  let takesNone: String
  let fix: String
  let warning: String
  let note: String
  let checked: @Sendable (CivilDate) -> String
  let facts: String
  /// The file or the track that a group of facts is about.
  let group: @Sendable (_ key: String) -> String
  let fact: @Sendable (Fact) -> String
  /// The name of a fact without its group.
  let factInGroup: @Sendable (Fact) -> String
  let notKnown: @Sendable (_ reason: String, _ facts: [String]) -> String
  let script: ScriptWords
}

/// Expressions of the page's script that format numbers, and its constants. No text contains a quotation mark.
struct ScriptWords: Sendable {
  let allShown: String
  let someShown: String
  let copied: String
  let notCopied: String
  let openAll: String
  let closeAll: String
}
