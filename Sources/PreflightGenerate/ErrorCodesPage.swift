import MediaProbe
import Preflight

/// Makes the page of the documentation site with the codes of files that cannot be read.
enum ErrorCodesPage {
  static func text(_ labels: PageLabels) -> String {
    let names = labels.errorsPage
    let rules = labels.words.rules
    var text = """
      # \(names.title)

      \(names.introduction)


      """
    text += PageLabels.head(names.columns)
    let groups = ReadError.Code.Group.allCases
    for group in groups {
      for code in ReadError.Code.allCases where code.group == group {
        text += "| `\(code.rawValue)` | `\(group.rawValue)` | \(labels.words.destinations.errorMeaning(code)) |\n"
      }
    }
    text += "\n" + PageLabels.head([names.columns[1], names.columns[2]])
    for group in groups { text += "| `\(group.rawValue)` | \(labels.words.destinations.errorGroup(group)) |\n" }
    text += "\n## \(names.ids)\n\n" + PageLabels.head(["ID", names.columns[2]])
    text += "| `preflight/unreadable` | \(rules.unreadableHelp) |\n"
    text += "| `preflight/undecided` | \(rules.undecidedHelp) |\n"
    return text
  }
}
