import MediaProbe
import PreflightJudging
import PreflightRules
import Synchronization

extension JudgedRule {
  /// Returns the text for a measured value.
  func text(of measured: FactValue?) -> FindingText {
    let text = text
    // The value is so close to a limit that both have the same rounded text. This is rare, so the text is not kept.
    guard unit == nil, case .ratio(let ratio) = measured, text.readsLikeFigure(ratio) else { return text }
    return FindingText(self, looser: looser, precision: .exact)
  }

  /// The text in usual words. It is made when the first finding needs it.
  private var text: FindingText {
    if let text = rendering.load()?.value as? FindingText { return text }
    let text = FindingText(self, looser: looser)
    _ = rendering.storeIfNil(Shared(text))
    return text
  }
}

/// The texts of the findings of one rule, without the measured value. They are made once, as text and as JSON, because
/// that costs more than judging a file.
final class FindingText: Sendable {
  /// The limit, its lower end and its upper end as text; empty for an end that the limit does not have.
  let limit: String
  let min: String
  let max: String
  let precision: Phrase.Precision
  private let figures: [Ratio]
  let message: FilledTemplate
  let fix: FilledTemplate?
  /// The members of the record from `rule` to `fact`, for each severity.
  private let opening: (error: [UInt8], warning: [UInt8], note: [UInt8])
  /// The members of the record from `limit` to `share_state`.
  let limitMembers: [UInt8]
  let sourceMembers: [UInt8]
  /// The member `repair` for a value above the limit and for one below it; empty if no change of the file helps.
  private let repair: (above: [UInt8], below: [UInt8])

  fileprivate init(_ judged: JudgedRule, looser: Constraint?, precision: Phrase.Precision = .usual) {
    let rule = judged.rule
    let unit = judged.unit
    let type = rule.subject.type
    let language = judged.language
    let limit = judged.limit.phrase(unit: unit, type: type, precision, in: language)
    let looser = looser.map { $0.phrase(unit: $0.unit ?? unit, type: type, precision, in: language) } ?? ""
    var figures: Figures?
    if case .number(let bound) = judged.limit.demand { figures = bound.figures }
    let min = figures?.min.map { Limit.fixed($0).phrase(unit: unit, type: type, precision, in: language) } ?? ""
    let max = figures?.max.map { Limit.fixed($0).phrase(unit: unit, type: type, precision, in: language) } ?? ""
    (self.limit, self.min, self.max, self.precision) = (limit, min, max, precision)
    self.figures = [figures?.min, figures?.max].compactMap { $0 }
    let fill = { (place: MessageTemplate.Place) -> String? in
      switch place {
      case .measured: nil
      case .limit: limit
      case .min: min
      case .max: max
      case .looser: looser
      }
    }
    message = FilledTemplate(rule.message, in: language, fill)
    fix = rule.fix.map { FilledTemplate($0, in: language, fill) }

    func opening(_ severity: Severity) -> [UInt8] {
      JSONWriter.members { json in
        json.key("rule")
        json.string(rule.id)
        json.key("severity")
        json.string(severity.rawValue)
        json.key("certainty")
        json.string(rule.certainty.rawValue)
        if severity == .warning, rule.strength == .changed {
          json.key("changed")
          json.bool(true)
        }
        json.key("fact")
        json.string(judged.fact)
      }
    }
    self.opening = (opening(.error), opening(.warning), opening(.note))
    limitMembers = JSONWriter.members { json in
      json.key("limit")
      judged.limit.write(to: &json, as: rule.subject)
      if let unit = judged.unit {
        json.key("unit")
        json.string(unit.rawValue)
      }
      if let shareState = rule.shareState {
        json.key("share_state")
        json.int(shareState)
      }
    }
    func repair(isBelow: Bool) -> [UInt8] {
      judged.repair(isBelow: isBelow).map { repair in
        JSONWriter.members { json in
          json.key("repair")
          repair.write(to: &json)
        }
      } ?? []
    }
    self.repair = (repair(isBelow: false), repair(isBelow: true))
    sourceMembers = JSONWriter.members { json in
      json.key("source")
      json.beginObject()
      json.key("title")
      json.string(rule.source.title)
      if let url = rule.source.url {
        json.key("url")
        json.string(url)
      }
      json.key("checked")
      json.string(rule.source.checked.description)
      if let date = rule.source.pageAsOf {
        json.key("page_as_of")
        if let day = date.day { json.string(day.description) } else { json.null() }
      }
      json.endObject()
    }
  }

  /// Returns true if the rounded value has the same digits as a limit of the rule.
  fileprivate func readsLikeFigure(_ value: Ratio) -> Bool {
    let number = Phrase.number(value)
    return figures.contains { Phrase.number($0) == number }
  }

  func repairMembers(isBelow: Bool) -> [UInt8] { isBelow ? repair.below : repair.above }

  func openingMembers(_ severity: Severity) -> [UInt8] {
    switch severity {
    case .error: opening.error
    case .warning: opening.warning
    case .note: opening.note
    }
  }
}
