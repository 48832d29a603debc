import Preflight
import PreflightDocuments

/// The pages that only the documentation site has. A command prints what they contain, so the repository does not keep them.
enum SitePages {
  /// Returns the files by the paths that they would have in the repository. The site resolves links from these paths.
  ///
  /// - Parameter limits: The recorded attempts on both sides of each limit.
  static func files(
    _ destinations: [Destination], _ statements: [(name: String, list: StatementList)], limits: [TriedLimit]
  ) -> [(path: String, text: String)] {
    PageLabels.all.flatMap { reference(destinations, $0) }
      + [("docs/coverage/README.md", CoveragePage.index(statements))]
      + statements.map { ("docs/coverage/\($0.name).md", CoveragePage.text($0.name, $0.list, destinations)) }
      + [("docs/coverage/limits.md", LimitsPage.text(limits, destinations, statements))]
  }

  private static func reference(_ destinations: [Destination], _ labels: PageLabels) -> [(path: String, text: String)] {
    let translated = destinations.map { $0.translated(to: labels.language) }
    let folder = folder(labels.language)
    let reference = ReferencePage(labels: labels)
    let rules = RulePage(labels: labels)
    var files = [
      ("\(folder)rules/README.md", rules.index(translated)),
      ("\(folder)share-states.md", ShareStatesPage.text(translated, labels)),
      ("\(folder)error-codes.md", ErrorCodesPage.text(labels)),
      ("\(folder)facts.md", FactsPage.text(labels)),
    ]
    for destination in translated {
      files.append(("\(folder)destinations/\(destination.id).md", reference.text(destination)))
      for page in rules.pages(destination) {
        files.append(("\(folder)rules/\(destination.id)/\(page.id).md", page.text))
      }
    }
    return files
  }

  /// Returns the path from a folder of pages to the top of the repository.
  ///
  /// - Parameter depth: The number of folders between the file and the top, for an English page.
  static func up(_ language: Language, by depth: Int) -> String {
    String(repeating: "../", count: depth + (language == .english ? 0 : 1))
  }

  /// Returns the folder of the documentation in a language.
  static func folder(_ language: Language) -> String {
    language == .english ? "docs/" : "docs/\(language.rawValue)/"
  }
}
