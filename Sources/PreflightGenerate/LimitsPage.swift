import Foundation
import Preflight
import PreflightDocuments

/// A number in a rule, with the values beside it that LimitTests has tried.
struct TriedLimit {
  struct Attempt {
    let value: Substring
    /// The part of the input that varies, for people.
    let input: Substring
    /// The finding with the share state; nil if there can be no such input.
    let answer: (finding: Substring, state: Substring)?
  }

  let rule: String
  let limit: Substring
  let attempts: [Attempt]

  /// The file that LimitTests records.
  static let recording = "Tests/PreflightCLITests/SampleMedia/Golden/limits.tsv"

  /// Reads a line of the recording: the rule, the limit, and for each attempt `value: input → finding; share state`, separated by
  /// tabs. Nil if the line has another form.
  init?(_ line: Substring) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard cells.count > 2 else { return nil }
    rule = String(cells[0])
    limit = cells[1]
    attempts = cells.dropFirst(2).compactMap { cell in
      guard let colon = cell.firstRange(of: ": ") else { return nil }
      let rest = cell[colon.upperBound...]
      guard let arrow = rest.firstRange(of: " → ") else {
        return Attempt(value: cell[..<colon.lowerBound], input: rest, answer: nil)
      }
      guard let semicolon = rest[arrow.upperBound...].firstRange(of: "; ") else { return nil }
      return Attempt(
        value: cell[..<colon.lowerBound], input: rest[..<arrow.lowerBound],
        answer: (rest[arrow.upperBound..<semicolon.lowerBound], rest[semicolon.upperBound...]))
    }
    guard attempts.count == cells.count - 2 else { return nil }
  }
}

/// Makes the page of the documentation site that shows the verdicts on both sides of each limit of the founding destinations.
enum LimitsPage {
  static func text(
    _ limits: [TriedLimit], _ destinations: [Destination], _ statements: [(name: String, list: StatementList)]
  ) -> String {
    var text = """
      # Limits, tried on both sides

      Each number in a rule of the founding destinations is tried just below, exactly at, and just above the limit. The
      built command judges real files and request documents, which a test makes. The test fails if a number has no row, or
      if a finding is not what the limit implies.

      - Files differ by one byte or one pixel, and videos by two pixels, since 4:2:0 has only even sides.
      - Durations differ by 0.001 s. Containers round and pad durations, so a maximum has two more rows. Up to 0.1 s above
        it is a warning, and 0.101 s above it is an error.
      - Numbers of a request differ by 1, or by 0.001 if they have fractions.
      - A list has no fewer than no entries, so a limit of 0 has no row below it.
      - “applies at” names a number that decides whether the rule applies. Its input breaks the rule.
      - The share state is that of the whole request. “≈” marks a code that may be returned because of a warning.

      """
    let links = links(statements)
    for destination in destinations {
      let rules = Dictionary(destination.rules.map { ($0.id, $0) }) { first, _ in first }
      let own = limits.filter { rules[$0.rule] != nil }
      guard !own.isEmpty else { continue }
      text += """

        ## \(destination.name)

        | rule | statement or source | limit | value | input | finding | share state |
        | --- | --- | --- | --- | --- | --- | --- |

        """
      for limit in own {
        guard let rule = rules[limit.rule] else { continue }
        let head = [
          "[`\(rule.shortID)`](../rules/\(rule.id).md)", links[rule.id] ?? rule.source.title, String(limit.limit),
        ]
        for attempt in limit.attempts {
          let cells = [attempt.value, attempt.input, attempt.answer?.finding ?? "—", attempt.answer?.state ?? "—"]
          text += "| \((head + cells.map(String.init)).map { PageLabels.cell($0) }.joined(separator: " | ")) |\n"
        }
      }
    }
    return text
  }

  /// Returns links to the statements that name each rule.
  private static func links(_ statements: [(name: String, list: StatementList)]) -> [String: String] {
    var links: [String: [String]] = [:]
    for (name, list) in statements {
      for statement in list.statements {
        for case .rule(let id) in statement.mentions.map(\.target) {
          let link = "[\(statement.number)](\(name).md)"
          if links[id]?.contains(link) != true { links[id, default: []].append(link) }
        }
      }
    }
    return links.mapValues { $0.joined(separator: ", ") }
  }
}
