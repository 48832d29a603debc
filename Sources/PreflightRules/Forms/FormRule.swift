/// A rule that applies to the requests of every destination: to their form, and to the files that they name.
package enum FormRule: String, CaseIterable {
  case deprecated = "request-deprecated"
  case fieldUnknown = "request-field-unknown"
  case fieldType = "request-field-type"
  case fieldCut = "request-field-cut"
  case fieldText = "request-field-text"
  case fieldWord = "request-field-word"
  case contextValue = "request-context-value"
  case contextUnreadable = "request-context-unreadable"
  case mediaUnreadable = "request-media-unreadable"
  case mediaKind = "request-media-kind"
  case mediaUnseen = "request-media-unseen"

  package func id(at destination: Destination) -> String { "\(destination.id)/\(rawValue)" }
}

extension Destination {
  /// The short ids of the rules on the form of requests; empty if the requests have no document form.
  public var formRules: [String] { requestForm == nil ? [] : rulesOfForm.map { $0.rawValue } }

  /// The rules on the form of requests. The first one is only for destinations that are deprecated.
  package var rulesOfForm: [FormRule] { FormRule.allCases.filter { $0 != .deprecated || isDeprecated } }
}

extension FormRule {
  /// Returns the states that a violation may predict, each once, in the order of their codes.
  package func states(at destination: Destination, _ form: RequestForm) -> [ShareState] {
    let codes: [Int?] =
      switch self {
      // A spelling mistake of the document has no answer from the app, because the app would not compile.
      case .deprecated, .fieldUnknown, .fieldType, .fieldCut, .fieldWord, .contextValue, .mediaUnseen: []
      case .fieldText: [form.malformed]
      case .mediaKind: [form.unusable]
      case .contextUnreadable: destination.appFiles.map { destination.rule(missing: $0)?.shareState }
      case .mediaUnreadable: destination.unreadable.flatMap { [$0.state] + $0.byKind.values.map { $0 } }
      }
    return Set(codes.compactMap { $0 }).sorted().compactMap { destination.shareState($0) }
  }
}
