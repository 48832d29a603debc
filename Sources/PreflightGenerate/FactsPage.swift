import MediaProbe
import Preflight

/// Makes the page of the documentation site with all facts.
enum FactsPage {
  static func text(_ labels: PageLabels) -> String {
    let page = labels.factsPage
    let words = labels.words.facts
    var text = """
      # \(page.title)

      \(page.introduction)

      """
    let parts: [Fact.Part?] = [nil, .video, .audio, .image, .color, .content]
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
