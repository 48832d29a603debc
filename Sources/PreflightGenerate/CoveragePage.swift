import Preflight
import PreflightDocuments

/// Makes the pages of the documentation site with a row for each statement of a document.
enum CoveragePage {
  /// The number of supported statements in a document.
  struct Counts {
    var covered = 0
    var partial = 0
    var missing = 0
    var notChecked = 0

    var total: Int { covered + partial + missing + notChecked }

    init(_ statements: [StatementList.Statement] = []) {
      for statement in statements {
        switch statement.coverage {
        case .covered: covered += 1
        case .partial: partial += 1
        case .missing: missing += 1
        case .notChecked: notChecked += 1
        }
      }
    }

    fileprivate var cells: String { "\(total) | \(covered) | \(partial) | \(missing) | \(notChecked) |" }
  }

  private static let countsHeader = "statements | covered | in part | missing | not checkable |"

  static func index(_ lists: [(name: String, list: StatementList)]) -> String {
    var text = """
      # Coverage of documents

      Each page has a row for each statement of a document that a tool could use, in our words. The row names the rules,
      share states, error codes, fields and sample requests that speak of the statement. Otherwise it says why no tool can
      check the statement, or what is still missing. `script/tools/generate` fails if a row has none of these.

      [Limits, tried on both sides](limits.md) has a row for each value just below, exactly at, and just above the numbers in
      the rules. A test judges these values.

      | document | \(countsHeader)
      | --- | ---: | ---: | ---: | ---: | ---: |

      """
    for (name, list) in lists {
      text += "| [\(PageLabels.cell(list.document))](\(name).md) | \(Counts(list.statements).cells)\n"
    }
    text += "| all | \(Counts(lists.flatMap(\.list.statements)).cells)\n"
    return text
  }

  static func text(_ name: String, _ list: StatementList, _ destinations: [Destination]) -> String {
    var text = """
      # Coverage: `\(name)`

      The document: \(list.document).
      The destination: [\(list.destination)](../destinations/\(list.destination).md).

      | \(countsHeader)
      | ---: | ---: | ---: | ---: | ---: |
      | \(Counts(list.statements).cells)

      | number | section | statement | what speaks of it |
      | ---: | --- | --- | --- |

      """
    for statement in list.statements {
      text += "| \(statement.number) | \(PageLabels.cell(statement.section)) | \(PageLabels.cell(statement.text)) "
      text += "| \(answers(to: statement, destinations)) |\n"
    }
    text += rulesOfOtherSources(list, destinations)
    return text
  }

  private static func answers(to statement: StatementList.Statement, _ destinations: [Destination]) -> String {
    let mentions = statement.mentions.map { mention in
      "[`\(PageLabels.cell(mention.name))`](\(place(of: mention, destinations)))"
    }
    let samples = statement.samples.map { "[sample `\(PageLabels.cell($0))`](../../SampleMedia/requests/\($0))" }
    var parts = [(mentions + samples).joined(separator: ", ")].filter { !$0.isEmpty }
    if let reason = statement.notChecked { parts.append("Not checkable. \(PageLabels.cell(reason))") }
    if let missing = statement.missing { parts.append("**Missing.** \(PageLabels.cell(missing))") }
    return parts.joined(separator: "<br>")
  }

  /// Lists the rules of the destination that no statement names, because they come from other documents.
  private static func rulesOfOtherSources(_ list: StatementList, _ destinations: [Destination]) -> String {
    guard let destination = destinations.first(where: { $0.id == list.destination }) else { return "" }
    let named = list.statements.flatMap(\.mentions).compactMap { mention in
      if case .rule(let id) = mention.target { id } else { nil }
    }
    let others = destination.rules.filter { !named.contains($0.id) }
    guard !others.isEmpty else { return "" }
    var text = "\n## Rules from other documents\n\nNo statement above names these rules.\n\n"
    text += "| rule | source |\n| --- | --- |\n"
    for rule in others {
      let sources = ([rule.source] + rule.furtherSources).map { PageLabels.cell($0.title) }.joined(separator: "; ")
      text += "| [`\(rule.shortID)`](../rules/\(rule.id).md) | \(sources) |\n"
    }
    return text
  }

  /// Returns the link to the page of a rule, or to the heading in the destination's page that describes another item.
  private static func place(of mention: StatementMention, _ destinations: [Destination]) -> String {
    let labels = LabelWords.en
    let heading: String
    switch mention.target {
    case .rule(let id): return "../rules/\(id).md"
    case .formRule, .field: heading = labels.fields
    case .shareState: heading = labels.shareStates
    case .nativeCode:
      heading = labels.nativeCodes(destinations.first { $0.id == mention.destination }?.nativeCodes?.name ?? "")
    case .parameter: heading = labels.parameters
    }
    return "../destinations/\(mention.destination).md#\(anchor(heading))"
  }

  /// Returns the anchor that the site gives a heading.
  private static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { letter in
        if letter == " " { return "-" }
        return letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : nil
      })
  }
}

extension StatementList.Statement {
  fileprivate enum Coverage { case covered, partial, missing, notChecked }

  fileprivate var coverage: Coverage {
    if notChecked != nil { return .notChecked }
    if missing == nil { return .covered }
    return mentions.isEmpty && samples.isEmpty ? .missing : .partial
  }
}
