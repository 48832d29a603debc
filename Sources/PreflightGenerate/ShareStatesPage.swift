import Preflight

/// Makes docs/share-states.md, which lists the evidence and the rules that predict each share state.
enum ShareStatesPage {
  static func text(_ destinations: [Destination]) -> String {
    var text = """
      <!-- Made by script/generate from Destinations/. -->

      # What foretells each share state

      A verdict foretells a state from the media, from the fields of the request, or from the app that shares (`context`).
      What only shows at run time stands in a verdict on a request as `at_run_time`: it may come although nothing is wrong.
      Files of the app that the context of a request does not name are listed as `not_given`; what they would foretell is
      left out.

      With several things wrong the foretold state is that of the step which the destination reaches first; within one
      step it is that of the first rule of its file. No destination documents its order. Ours puts first what can be
      seen without the media, then the app, then getting hold of the media, then what their headers tell; the files in
      `Destinations/` state it as `steps`.

      An error code is told only where documents tie it to the state.


      """
    // The built-in rules may be older than the document.
    let file = destinations.first { $0.id == FileRules.id }
    for destination in destinations {
      guard let table = destination.shareStates else { continue }
      text += "## \(destination.name)\n\n"
      if let owner = table.borrowedFrom { text += "It publishes no codes; these are borrowed from \(owner).\n\n" }
      text += "Steps: \(destination.steps.map(\.rawValue).joined(separator: ", ")).\n\n"
      text += "| state | name | foretold from | by | error code |\n| --- | --- | --- | --- | --- |\n"
      for state in table.states {
        let evidence = state.predictableFrom.map { evidence in
          evidence != .runTime ? evidence.rawValue : state.predictableFrom.count == 1 ? "run time only" : "run time"
        }
        text += "| \(state.code) | \(state.name) | \(evidence.joined(separator: ", ")) "
        text += "| \(destination.foretellers(of: state.code, fileRules: file).joined(separator: ", ")) "
        text += "| \(state.errorCode.map(String.init) ?? "") |\n"
      }
      text += "\n"
    }
    return text
  }
}
