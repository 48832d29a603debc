import Foundation
import Preflight
import PreflightDocuments

/// A number in a rule, with the values beside it that LimitTests or FileLimitTests has tried.
struct TriedLimit {
  struct Attempt {
    let value: Substring
    /// The part of the input that varies, for people.
    let input: Substring
    /// The finding with the share state, which only a request has; nil if there can be no such input.
    let answer: (finding: Substring, state: Substring?)?
  }

  let rule: String
  let limit: Substring
  let attempts: [Attempt]

  /// The files that LimitTests and FileLimitTests record.
  static let recordings = ["limits", "file-limits"].map { "Tests/PreflightCLITests/SampleMedia/Golden/\($0).tsv" }

  /// True if a file was judged without a request.
  var isOfFile: Bool { attempts.allSatisfy { $0.answer?.state == nil } }

  /// Reads a line of a recording: the rule, the limit, and for each attempt `value: input → finding; share state`, separated by
  /// tabs. An attempt with a file has no share state. Nil if the line has another form.
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
      let answer = rest[arrow.upperBound...]
      let semicolon = answer.firstRange(of: "; ")
      return Attempt(
        value: cell[..<colon.lowerBound], input: rest[..<arrow.lowerBound],
        answer: (answer[..<(semicolon?.lowerBound ?? answer.endIndex)], semicolon.map { answer[$0.upperBound...] }))
    }
    guard attempts.count == cells.count - 2 else { return nil }
  }
}

/// Makes the page of the documentation site that shows the verdicts on both sides of each limit.
enum LimitsPage {
  static func text(
    _ limits: [TriedLimit], _ destinations: [Destination], _ statements: [(name: String, list: StatementList)]
  ) -> String {
    var text = """
      # Limits, tried on both sides

      Each number in a rule is tried just below, exactly at, and just above the limit, with real files and request
      documents that tests make. A test fails if a number was not tried, or if a finding is not what the limit implies.
      The founding destinations are judged by the built command with whole requests. All others are judged with single
      files, so only numbers in rules on files are tried.

      - Files differ by one byte or one pixel, and videos by two pixels, since 4:2:0 has only even sides.
      - Durations differ by 0.001 s. Containers round and pad durations, so a maximum has two more values. Up to 0.1 s
        above it is at most a warning, and 0.101 s above it breaks the rule.
      - Frame rates differ by 0.001 fps. They are nominal, so a deviation of a thousandth is at most a warning.
      - Numbers of a request differ by 1, or by 0.001 if they have fractions.
      - A list has no fewer than no entries, so a limit of 0 has nothing below it.
      - The stricter of two contradicting limits is silent where the looser one is broken.
      - A number for which no file can be made is “not tried”, with the reason.
      - “applies at” names a number that decides whether the rule applies. Its input breaks the rule.
      - The share state is that of the whole request. “≈” marks a code that may be returned because of a warning.

      """
    let links = links(statements)
    for destination in destinations {
      let rules = Dictionary(destination.rules.map { ($0.id, $0) }) { first, _ in first }
      let own = limits.filter { rules[$0.rule] != nil }
      guard !own.isEmpty else { continue }
      let isOfFiles = own.allSatisfy { $0.isOfFile }
      text += "\n## \(destination.name)\n\n"
      text += PageLabels.head(
        "rule | statement or source | limit | "
          + (isOfFiles ? "values, files and findings" : "value | input | finding | share state"))
      for limit in own {
        guard let rule = rules[limit.rule] else { continue }
        let head = [
          "[`\(rule.shortID)`](../rules/\(rule.id).md)", links[rule.id] ?? rule.source.title, String(limit.limit),
        ]
        if isOfFiles {
          text += "| \((head + [files(limit.attempts)]).map { PageLabels.cell($0) }.joined(separator: " | ")) |\n"
          continue
        }
        for attempt in limit.attempts {
          let (finding, state) = attempt.answer ?? ("—", "—")
          let cells = [attempt.value, attempt.input, finding, state ?? "—"]
          text += "| \((head + cells.map(String.init)).map { PageLabels.cell($0) }.joined(separator: " | ")) |\n"
        }
      }
    }
    return text
  }

  /// Returns a line for each file, and the reason for a limit without files.
  private static func files(_ attempts: [TriedLimit.Attempt]) -> String {
    attempts.map { attempt in
      guard let (finding, _) = attempt.answer else { return "\(attempt.value): \(attempt.input)" }
      return "\(attempt.value) (\(attempt.input)): \(finding)"
    }.joined(separator: "<br>")
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
