import MediaProbe
import PreflightPresenting
import PreflightRules

/// A report of recorded outcomes as JSON (schemas/outcome-report.schema.json).
package enum OutcomeJSON {
  package static func report(_ summary: OutcomeSummary) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("record", "outcome-report")
      json.member("posts", summary.posts)
      json.member("repeated", summary.repeated)
      json.member("damaged", summary.damaged)
      json.objects("damage", summary.damage) { damage, json in
        json.member("line", damage.line)
        json.member("reason", damage.reason)
      }
      if let days = summary.days {
        json.member("first_day", "\(days.first)")
        json.member("last_day", "\(days.last)")
      }
      json.object("agreement") { write(summary.all, to: &$0) }
      json.objects("destinations", summary.destinations) { write($0, to: &$1) }
      json.objects("unlisted_codes", summary.unlisted) { code, json in
        json.member("destination", code.destination)
        json.member("code", code.code)
        json.member("posts", code.posts)
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ agreement: OutcomeSummary.Agreement, to json: inout JSONWriter) {
    json.member("refused", agreement.refused)
    json.member("refused_fail", agreement.refusedFail)
    json.member("refused_warn", agreement.refusedWarn)
    json.member("refused_not_applicable", agreement.refusedNotApplicable)
    json.member("accepted", agreement.accepted)
    json.member("accepted_fail", agreement.acceptedFail)
    json.member("accepted_warn", agreement.acceptedWarn)
    json.member("altered", agreement.altered)
    json.member("altered_noticed", agreement.alteredNoticed)
    json.member("unrelated", agreement.unrelated)
    write("recall", agreement.recall, to: &json)
    write("precision", agreement.precision, to: &json)
  }

  private static func write(_ key: StaticString, _ share: ObservedShare, to json: inout JSONWriter) {
    json.object(key) { json in
      json.member("count", share.count)
      json.member("total", share.total)
      guard let interval = share.interval else { return }
      json.key("low")
      json.number(interval.low)
      json.key("high")
      json.number(interval.high)
    }
  }

  private static func write(_ destination: OutcomeSummary.OfDestination, to json: inout JSONWriter) {
    json.member("id", destination.id)
    json.member("known", destination.isKnown)
    json.object("agreement") { write(destination.agreement, to: &$0) }
    json.objects("rules", destination.rules) { rule, json in
      json.member("rule", rule.id)
      json.member("errors", rule.errors)
      json.member("warnings", rule.warnings)
      write("precision", rule.precision, to: &json)
      write("recall", rule.recall, to: &json)
    }
    json.member("never_fired", destination.neverFired)
    json.objects("unexplained", destination.unexplained) { group, json in
      if let code = group.code { json.member("code", code) }
      json.member("posts", group.posts)
      json.member("ids", group.ids)
      if let separation = group.separation { json.object("separation") { write(separation, to: &$0) } }
    }
    json.objects("contradicted", destination.contradicted) { rule, json in
      json.member("rule", rule.rule)
      write("accepted", rule.accepted, to: &json)
      if let since = rule.since { json.member("since", "\(since)") }
      if let decision = rule.decision { json.object("decision") { write(decision, to: &$0) } }
      if let limit = rule.ruleLimit { member("rule_limit", limit, to: &json) }
    }
    json.objects("months", destination.months) { month, json in
      json.member("month", month.name)
      json.member("posts", month.posts)
      json.member("predicted", month.predicted)
      json.member("missed", month.missed)
      json.member("false_alarms", month.falseAlarms)
    }
  }

  private static func write(_ separation: OutcomeSummary.Separation, to json: inout JSONWriter) {
    json.object("decision") { write(separation.decision, to: &$0) }
    write("refused", separation.refused, to: &json)
    write("accepted", separation.accepted, to: &json)
    if let since = separation.since {
      json.member("since", "\(since)")
      json.member("accepted_before", separation.acceptedBefore)
      if let last = separation.lastAccepted { json.member("last_accepted", "\(last)") }
    }
    if let rule = separation.rule { json.member("rule", rule) }
    if let limit = separation.ruleLimit { member("rule_limit", limit, to: &json) }
  }

  private static func write(_ decision: OutcomeSummary.Decision, to json: inout JSONWriter) {
    json.member("fact", decision.fact)
    json.member("comparison", decision.comparison.rawValue)
    if let limit = decision.limit { member("limit", limit, to: &json) }
    if let word = decision.word { json.member("word", word) }
    if let between = decision.between {
      member("inside", between.inside, to: &json)
      member("outside", between.outside, to: &json)
    }
  }

  private static func member(_ key: StaticString, _ number: Double, to json: inout JSONWriter) {
    json.key(key)
    json.number(number)
  }
}
