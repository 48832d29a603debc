import Preflight

/// Makes the page of the documentation site with the evidence and the rules that predict each share state.
enum ShareStatesPage {
  static func text(_ destinations: [Destination], _ labels: PageLabels) -> String {
    let texts = labels.texts
    var text = """
      # \(texts.predictions)

      \(texts.predictionsNote)


      """
    // The built-in rules may be older than the document.
    let ofFiles = destinations.filter { FileRules.ids.contains($0.id) }
    for destination in destinations {
      guard let table = destination.shareStates else { continue }
      text += "## \(destination.name)\n\n"
      if let owner = table.borrowedFrom { text += texts.predictionsBorrowed(owner) + "\n\n" }
      text += texts.steps(destination.steps.map(labels.words.terms.step)) + "\n\n"
      text += PageLabels.head(texts.predictionColumns)
      for state in table.states {
        let predictors = destination.predictors(of: state.code, fileRules: ofFiles).map(labels.predictor)
        text += "| \(state.code) | \(state.name) | \(labels.evidence(state)) "
        text += "| \(predictors.joined(separator: labels.words.terms.comma)) | \(state.nativeCode ?? "") |\n"
      }
      text += "\n"
    }
    return text
  }
}
