import MediaProbe
import PreflightJudging
package import PreflightRules

/// A cause from which a verdict predicts a share state.
package enum Predictor: Sendable {
  /// A broken rule: its short id, or the whole id of a rule on the file itself.
  case rule(String)
  /// A file that cannot be read because of one of these errors.
  case unreadableFile([String])
  /// A file of the app that cannot be read.
  case unreadableAppFile([AppFileKind])
  /// A text with an unpaired surrogate.
  case malformedText
  /// Media of a kind that the field does not accept.
  case mediaOfOtherKind
}

extension Destination {
  /// Returns the causes that predict a share state.
  ///
  /// - Parameter documents: The documents with the rules on files themselves; nil for the built-in ones.
  package func predictors(of code: Int, fileRules documents: [Destination]? = nil) -> [Predictor] {
    var predictors = rules.filter { $0.shareState == code }.map { Predictor.rule(String($0.shortID)) }
    predictors += FileRules.rules(at: self, of: documents ?? Destinations.ofFiles).filter {
      $0.shareState == code || $0.mayAnswer.values.contains(code)
    }
    .map { .rule($0.id) }
    let errors = unreadable.filter { $0.state == code || $0.byKind.values.contains(code) }
    if !errors.isEmpty { predictors.append(.unreadableFile(errors.map(\.code.rawValue))) }
    guard let form = requestForm else { return predictors }
    let files = appFiles.filter { rule(missing: $0)?.shareState == code }
    if !files.isEmpty { predictors.append(.unreadableAppFile(files)) }
    if form.malformed == code { predictors.append(.malformedText) }
    if form.unusable == code { predictors.append(.mediaOfOtherKind) }
    return predictors
  }
}
