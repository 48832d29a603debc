package import MediaProbe
package import PreflightRules

/// Texts of the html report.
package struct PageWords: Sendable {
  package let skip: @Sendable (Noun) -> String
  package let report: String
  package let cards: @Sendable (Noun) -> String
  package let sums: String
  package let destination: String
  package let verdicts: String
  package let share: String
  package let filters: @Sendable (Noun) -> String
  package let searchLabel: String
  package let search: String
  package let searchHint: String
  package let outcome: String
  package let unreadable: String
  package let readable: String
  package let allDestinations: String
  package let folder: String
  package let allFolders: String
  package let copyHint: @Sendable (Noun) -> String
  package let copy: String
  package let copyCommand: String
  /// The selection of picture or sound, and its entry for everything.
  package let part: String
  package let allParts: String
  package let openAll: String
  package let table: @Sendable (Noun) -> String
  package let caption: @Sendable (Noun) -> String
  package let asset: @Sendable (Noun) -> String
  package let length: String
  package let size: String
  package let codec: String
  package let weight: String
  package let noneShown: @Sendable (Noun) -> String
  /// The note above a page that does not show all assets.
  package let cut: @Sendable (_ shown: Int, _ all: Int, Noun) -> String
  package let problems: String
  package let problemsOfContent: String
  package let moreProblems: @Sendable (_ count: Int) -> String
  /// The noun after a count, for screen readers, which do not convey the layout.
  package let counted: @Sendable (_ count: Int, Noun) -> String
  package let example: @Sendable (_ message: String) -> String
  package let cannotRead: String
  /// The heading of the problems that the team accepts.
  package let accepted: @Sendable (_ count: Int) -> String
  /// The text that replaces a reason for findings that a baseline accepts.
  package let inBaseline: String
  package let until: @Sendable (CivilDate) -> String
  package let unbroken: String
  package let takesNone: String
  package let fix: String
  package let warning: String
  package let note: String
  package let checked: @Sendable (CivilDate) -> String
  /// The heading of the time line, and the names of its rows.
  package let content: String
  package let picture: String
  package let sound: String
  /// The name of a kind of part of the time line: `freeze`.
  package let interval: @Sendable (ContentInterval.Kind) -> String
  /// The alternative text of a frame.
  package let frame: @Sendable (_ timecode: String) -> String
  package let facts: String
  /// The file or the track that a group of facts is about.
  package let group: @Sendable (_ key: String) -> String
  package let fact: @Sendable (Fact) -> String
  /// The name of a fact without its group.
  package let factInGroup: @Sendable (Fact) -> String
  package let notKnown: @Sendable (_ reason: String, _ facts: [String]) -> String
  /// The name of the list of assets that are ready to post.
  package let ready: String
  package let readyHint: @Sendable (Noun) -> String
  /// The heading of the assets that are ready with warnings.
  package let readyWithWarnings: String
  /// The button that lists the ready assets of a destination.
  package let readyCount: @Sendable (_ count: Int) -> String
  /// The continuation of that button's text for assets with warnings.
  package let readyWarned: @Sendable (_ count: Int) -> String
  package let sortHint: @Sendable (_ column: String) -> String
  package let name: String
  package let clear: String
  package let clearProblem: String
  /// The number of problems of an asset that its row does not show.
  package let moreInRow: @Sendable (_ count: Int) -> String
  package let script: ScriptWords
}

/// Texts that the script of a page shows. A text contains `{shown}` or `{count}` in place of a number.
package struct ScriptWords: Sendable {
  package let allShown: @Sendable (_ all: Int, Noun) -> String
  package let someShown: @Sendable (_ all: Int, Noun) -> String
  package let copiedOne: String
  package let copied: String
  package let notCopied: String
  /// The headline of a filtered page, with the numbers of ready and of shown files in place of `{ready}` and `{shown}`.
  package let ready: String
  /// The text of a button after its command was copied.
  package let taken: String
  package let closeAll: String
}
