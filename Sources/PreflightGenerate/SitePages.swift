import Preflight

/// The pages that only the documentation site has: the pages of rules in every language, and all other pages in Chinese.
enum SitePages {
  /// Returns the files by the paths that they would have in the repository. The site resolves links from these paths.
  static func files(_ destinations: [Destination]) -> [(path: String, text: String)] {
    [PageLabels.english, .simplifiedChinese].flatMap { labels in
      let translated = destinations.map { $0.translated(to: labels.language) }
      let folder = folder(labels.language)
      let reference = ReferencePage(labels: labels, details: .pages)
      let rules = RulePage(labels: labels)
      var files = [
        ("\(folder)destinations/README.md", reference.index(translated)),
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
  }

  /// Returns the path from a folder of pages to the top of the repository.
  ///
  /// - Parameter depth: The number of folders between the file and the top, for an English page.
  static func up(_ language: Language, by depth: Int) -> String {
    String(repeating: "../", count: depth + (language == .english ? 0 : 1))
  }

  private static func folder(_ language: Language) -> String {
    language == .english ? "docs/" : "docs/\(language.rawValue)/"
  }
}
