import MediaProbe
import Preflight

/// Makes docs/facts.md, which lists all facts.
enum FactsPage {
  static func text(_ labels: PageLabels) -> String {
    let page = labels.factsPage
    let words = labels.words.facts
    var text = """
      <!-- Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv. -->

      # \(page.title)

      \(page.introduction)

      """
    let parts: [Fact.Part?] = [nil, .video, .audio, .image, .content]
    for part in parts {
      text += "\n## \(page.part(part))\n\n" + PageLabels.head(page.columns)
      for fact in Fact.allCases where fact.part == part {
        let measure = Measure.fact(fact)
        let cells = [
          "`\(fact.rawValue)`", words.name(fact), words.type(measure.type), measure.unit.map(words.unit) ?? "",
          fact.tier.rawValue, words.meaning(fact),
        ]
        text += "| \(cells.map { PageLabels.cell($0) }.joined(separator: " | ")) |\n"
      }
    }
    return text
  }
}
