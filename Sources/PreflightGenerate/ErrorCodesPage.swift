import MediaProbe
import Preflight

/// Makes the page of the documentation site with the codes of files that cannot be read.
enum ErrorCodesPage {
  static func text(_ labels: PageLabels) -> String {
    let texts = labels.texts
    let rules = labels.words.rules
    var text = """
      # \(texts.errors)

      \(texts.errorsNote)


      """
    text += PageLabels.head(texts.errorColumns)
    let groups = ReadError.Code.Group.allCases
    for group in groups {
      for code in ReadError.Code.allCases where code.group == group {
        text += "| `\(code.rawValue)` | `\(group.rawValue)` | \(labels.words.destinations.errorMeaning(code)) |\n"
      }
    }
    text += "\n" + PageLabels.head(texts.groupColumns)
    for group in groups { text += "| `\(group.rawValue)` | \(labels.words.destinations.errorGroup(group)) |\n" }
    text += "\n## \(texts.otherIDs)\n\n" + PageLabels.head(texts.idColumns)
    text += "| `preflight/unreadable` | \(rules.unreadableHelp) |\n"
    text += "| `preflight/undecided` | \(rules.undecidedHelp) |\n"
    return text
  }
}
