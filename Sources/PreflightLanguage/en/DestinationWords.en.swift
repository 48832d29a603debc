import MediaProbe
import PreflightRules

extension DestinationWords {
  static let english = DestinationWords(
    rules: { count, checked in
      "\(count) \(count == 1 ? "rule" : "rules")" + (checked.map { ", checked \($0)" } ?? "")
    },
    takes: { "accepts \($0.joined(separator: ", "))" },
    fields: "fields of a request",
    fieldsNote: "for preflight request",
    field: { "\($0): \($1)" },
    fieldValue: { type in
      switch type {
      case .text, .identifier: "text"
      case .integer: "whole number"
      case .digits: "whole number, also as text"
      case .number: "number"
      case .flag: "true or false"
      case .choice(let words, _): words.joined(separator: ", ")
      case .media(let slots): "file for \(slots.joined(separator: ", "))"
      case .attachment(let kinds): "file, \(kinds.map { $0.rawValue }.joined(separator: ", "))"
      case .group: ""
      }
    },
    standard: { ", by default \($0)" },
    request: "request",
    requestNote: "rules on the share as a whole",
    app: "app",
    appNote: "requirements on its files",
    parameters: "parameters",
    parametersNote: "given with --assume",
    parameter: { "\($0): \($1) Values: \($2)." },
    shareStates: "share states",
    borrowed: { "borrowed from \($0)" },
    own: "its own",
    code: { "\($0) \($1): \($2)" },
    nativeCodesNote: "returned with the share state",
    undocumented: "not documented",
    undocumentedNote: "so no rule exists",
    noted: { "\($0): \($1)" },
    deprecated: "deprecated",
    borrowedNumber: { "This destination publishes no codes; the number is borrowed from \($0)." },
    predictingRules: "rules that predict it",
    unreadableFiles: "files that cannot be read",
    predictableFrom: "predictable from",
    predictable: { evidence in
      let isAlsoRunTime = evidence.contains(.runTime)
      let words = evidence.filter { $0 != .runTime }.map { evidence in
        switch evidence {
        case .media: "the file"
        case .request: "the request (which media, which parameters)"
        case .context: "the app (property list, entitlements, registration)"
        case .runTime: ""
        }
      }
      if words.isEmpty {
        return isAlsoRunTime
          ? "It depends only on the run time: login, network, the user. No file can show it." : "Nothing predicts it."
      }
      return "It can be predicted from \(words.joined(separator: " and "))."
        + (isAlsoRunTime ? " Other causes appear only at run time." : "")
    },
    neverAnswered: "No request of this kind gets this code.",
    comesWith: "share states that come with it",
    tiedToNone: "The sources name no share state for it.",
    order: {
      "If a file breaks several rules, the first step that fails decides. The assumed order is "
        + "\($0.joined(separator: ", ")); no document states one."
    },
    isThis: { "This predicts \($0)." },
    isOther: { predicted, code in "This predicts \(predicted ?? 0), not \(code)." },
    breaksNone: { "This file breaks no rule that predicts \($0)." },
    firstMet: { "The destination would report this first: \($0)." })
}
