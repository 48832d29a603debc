import MediaProbe
import PreflightJudging
package import PreflightRules

extension Destination {
  /// Returns what can predict a share state: rules by their short ids, read errors by their codes, files of the app, and
  /// the form of a request.
  ///
  /// - Parameter file: The rules on the state of a file; nil for the built-in ones.
  package func predictors(of code: Int, fileRules file: Destination? = nil) -> [String] {
    var names = rules.filter { $0.shareState == code }.map { "`\($0.shortID)`" }
    names += FileRules.rules(at: self, of: file ?? Destinations.file).filter {
      $0.shareState == code || $0.mayAnswer.values.contains(code)
    }
    .map { "`\($0.id)`" }
    let errors = unreadable.filter { $0.state == code || $0.byKind.values.contains(code) }
    if !errors.isEmpty {
      names.append("a file that is " + errors.map { "`\($0.code.rawValue)`" }.joined(separator: ", "))
    }
    let files = appFiles.filter { rule(missing: $0)?.shareState == code }
    if requestForm != nil, !files.isEmpty {
      names.append("a file of the app that cannot be read: " + files.map { "`\($0.rawValue)`" }.joined(separator: ", "))
    }
    if let form = requestForm {
      if form.malformed == code { names.append("a text with half of a character") }
      if form.unusable == code { names.append("media of another kind") }
    }
    return names
  }
}
