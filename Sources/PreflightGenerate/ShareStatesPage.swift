import Preflight

/// Makes docs/share-states.md, which lists the evidence and the rules that predict each share state.
enum ShareStatesPage {
  static func text(_ destinations: [Destination]) -> String {
    var text = """
      <!-- Made by script/generate from Destinations/. -->

      # What predicts each share state

      A verdict predicts a share state from the media, from the fields of the request, or from the app that shares (`context`).
      A verdict on a request lists states as `at_run_time` if they may occur although nothing is wrong. App files that the
      context of a request does not name are listed as `not_given`; no state is predicted from them.

      If several things are wrong, the predicted state is that of the step that the destination reaches first. Within one
      step it is that of the first rule in its file. No destination documents its order. The assumed order checks first
      what can be seen without the media, then the app, then whether the media can be read, then their headers. The files
      in `Destinations/` list it as `steps`.

      An error code is reported only if documents tie it to the state.


      """
    // The built-in rules may be older than the document.
    let file = destinations.first { $0.id == FileRules.id }
    for destination in destinations {
      guard let table = destination.shareStates else { continue }
      text += "## \(destination.name)\n\n"
      if let owner = table.borrowedFrom { text += "It publishes no codes; these are borrowed from \(owner).\n\n" }
      text += "Steps: \(destination.steps.map(\.rawValue).joined(separator: ", ")).\n\n"
      text += "| state | name | predicted from | by | error code |\n| --- | --- | --- | --- | --- |\n"
      for state in table.states {
        let evidence = state.predictableFrom.map { evidence in
          evidence != .runTime ? evidence.rawValue : state.predictableFrom.count == 1 ? "run time only" : "run time"
        }
        text += "| \(state.code) | \(state.name) | \(evidence.joined(separator: ", ")) "
        text += "| \(destination.predictors(of: state.code, fileRules: file).joined(separator: ", ")) "
        text += "| \(state.nativeCode ?? "") |\n"
      }
      text += "\n"
    }
    return text
  }
}
