package import MediaProbe
package import PreflightJudging
package import PreflightRules

extension Verdict {
  /// Writes the members of a verdict record except `record` and `path`, which the caller writes. Keys that do not apply
  /// are absent. The caller opens and closes the object.
  package func writeMembers(to json: inout JSONWriter) {
    writeAnswer(to: &json)
    writeReasons(to: &json)
  }

  /// Writes the members from `destination` to `depends_on`, which many files share.
  package func writeAnswer(to json: inout JSONWriter) {
    json.key("destination")
    json.string(destination.id)
    if let slot {
      json.key("slot")
      json.string(slot)
    }
    json.key("outcome")
    json.string(outcome.rawValue)
    if let shareState {
      json.key("share_state")
      json.beginObject()
      json.key("code")
      json.int(shareState.code)
      json.key("name")
      json.string(shareState.name)
      json.key("borrowed")
      json.bool(shareState.isBorrowed)
      json.endObject()
    }
    if !mayAnswer.isEmpty {
      json.key("may_answer")
      json.beginArray()
      for code in mayAnswer { json.int(code) }
      json.endArray()
    }
    if !dependsOn.isEmpty {
      json.key("depends_on")
      json.beginArray()
      for parameter in dependsOn { json.string(parameter) }
      json.endArray()
    }
  }

  /// Writes the members from `native_codes` on.
  package func writeReasons(to json: inout JSONWriter) {
    let nativeCodes = nativeCodes
    if !nativeCodes.isEmpty {
      json.key("native_codes")
      json.beginArray()
      for code in nativeCodes {
        json.beginObject()
        json.key("code")
        json.string(code.code)
        json.key("name")
        json.string(code.name)
        json.endObject()
      }
      json.endArray()
    }
    if isChanged {
      json.key("changed")
      json.bool(true)
    }
    json.key("findings")
    json.beginArray()
    for finding in findings {
      json.beginObject()
      finding.writeMembers(to: &json)
      json.endObject()
    }
    json.endArray()
    if !unknown.isEmpty {
      json.key("unknown")
      json.beginArray()
      for subject in unknown { subject.write(to: &json) }
      json.endArray()
    }
    error?.writeMember(in: destination.language, to: &json)
    if let reason {
      json.key("reason")
      json.beginObject()
      reason.writeMembers(text: reason.text(in: destination.language), to: &json)
      json.endObject()
    }
    acceptance?.writeMember(to: &json)
  }

  /// Writes the additional members of a verdict on a request: the states that occur only at run time, and the files of the app
  /// that were not given.
  package func writeRequestMembers(to json: inout JSONWriter) {
    if !atRunTime.isEmpty {
      json.key("at_run_time")
      json.beginArray()
      for code in atRunTime { json.int(code) }
      json.endArray()
    }
    if !notGiven.isEmpty {
      json.key("not_given")
      json.beginArray()
      for file in notGiven { json.string(file.rawValue) }
      json.endArray()
    }
    guard !texts.isEmpty else { return }
    json.key("texts")
    json.beginArray()
    for text in texts {
      json.beginObject()
      json.key("field")
      json.string(text.field)
      json.key("length")
      json.int(text.length)
      json.key("limit")
      json.int(text.limit)
      json.key("unit")
      json.string(text.unit.unit.rawValue)
      if let parts = text.parts {
        json.key(text.isShown ? "shown" : "fitting")
        json.string(parts.fitting)
      }
      json.endObject()
    }
    json.endArray()
  }
}

extension UnknownSubject {
  fileprivate func write(to json: inout JSONWriter) {
    json.beginObject()
    if let field {
      json.key("field")
      json.string(field)
    }
    json.key("fact")
    json.string(subject.name)
    reason.writeMembers("reason", to: &json)
    if let tier {
      json.key("tier")
      json.string(tier.rawValue)
    }
    if !rules.isEmpty {
      json.key("rules")
      json.beginArray()
      for rule in rules { json.string(rule) }
      json.endArray()
    }
    json.endObject()
  }
}

extension ReadError {
  /// Writes `error` with its members.
  package func writeMember(in language: Language, to json: inout JSONWriter) {
    json.key("error")
    json.beginObject()
    json.key("code")
    json.string(code.rawValue)
    message.writeMembers(text: text(in: language), to: &json)
    json.endObject()
  }
}

extension DocumentPlace {
  /// Writes `location` with its members; with a path only if it is not the document of the record.
  package func writeMember(to json: inout JSONWriter) {
    json.key("location")
    json.beginObject()
    document?.writeMembers(to: &json)
    json.key("line")
    json.int(line)
    json.key("column")
    json.int(column)
    json.endObject()
  }
}

extension Finding {
  /// Writes the members of a finding. The caller opens and closes the object.
  package func writeMembers(to json: inout JSONWriter) {
    if let record { return record.writeMembers(to: &json) }
    let text = judged.text(of: measured)
    json.members(text.openingMembers(severity))
    if let measured {
      json.key("measured")
      measured.write(to: &json, as: rule.subject)
    }
    json.members(text.limitMembers)
    if !intervals.isEmpty {
      json.key("intervals")
      json.beginArray()
      for interval in intervals { interval.write(to: &json) }
      json.endArray()
    }
    if let field {
      json.key("field")
      json.string(field)
    }
    place?.writeMember(to: &json)
    if !when.isEmpty {
      json.key("when")
      json.beginArray()
      for condition in when { json.string(condition) }
      json.endArray()
    }
    writeWords(text, to: &json)
    let repair = text.repairMembers(isBelow: judged.isBelow(measured))
    if !repair.isEmpty { json.members(repair) }
    json.members(text.sourceMembers)
    acceptance?.writeMember(to: &json)
  }
}

extension Acceptance {
  /// Writes `accepted` with its members.
  package func writeMember(to json: inout JSONWriter) {
    json.key("accepted")
    json.beginObject()
    json.key("by")
    json.string(origin.rawValue)
    if let reason {
      json.key("reason")
      json.string(reason)
    }
    if let until {
      json.key("until")
      json.string(until.description)
    }
    json.endObject()
  }
}

extension FactValue {
  /// Writes a value as in a facts record.
  package func write(to json: inout JSONWriter, as subject: Subject) {
    switch self {
    case .integer(let value): json.int(value)
    case .number(let value): json.number(value)
    case .ratio(let value): value.write(to: &json, as: subject)
    case .text(let text): json.string(text)
    case .flag(let flag): json.bool(flag)
    case .size(let size):
      json.beginObject()
      json.key("width")
      json.int(size.width)
      json.key("height")
      json.int(size.height)
      json.endObject()
    case .message(let message): json.string(message.english)
    case .messages(let messages):
      json.beginArray()
      for message in messages { json.string(message.english) }
      json.endArray()
    case .list(let texts):
      json.beginArray()
      for text in texts { json.string(text) }
      json.endArray()
    }
  }
}

extension Ratio {
  /// Writes a ratio as the facts record does if the fact is exact, and otherwise as a number.
  func write(to json: inout JSONWriter, as subject: Subject) {
    switch subject {
    case .measure(.fact(.videoSampleAspectRatio)): json.string("\(numerator):\(denominator)")
    case .measure(.fact(.videoAverageFrameRate)): json.string("\(numerator)/\(denominator)")
    default: json.number(value)
    }
  }
}
