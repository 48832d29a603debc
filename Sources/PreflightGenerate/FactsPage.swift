import MediaProbe
import Preflight

/// Makes the page of the documentation site with all facts.
enum FactsPage {
  static func text(_ labels: PageLabels) -> String {
    let texts = labels.texts
    let words = labels.words.facts
    var text = """
      # \(texts.facts)

      \(texts.factsNote)

      """
    let parts: [Fact.Part?] = [nil, .video, .audio, .image, .color, .content]
    for part in parts {
      text += "\n## \(part.map(texts.factsOf) ?? texts.factsOfFile)\n\n" + PageLabels.head(texts.factColumns)
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
