import MediaProbe
import Preflight
import PreflightLanguage
import PreflightReports
import PreflightRules
import Testing

/// The built-in destinations in Chinese: nothing is missing, and only texts differ.
@Suite struct TranslationTests {
  /// Returns the texts for people, each with its place.
  private static func texts(_ destination: Destination) -> [(place: String, text: String)] {
    var texts = [("name", destination.name), ("summary", destination.summary)]
    texts += destination.notes.enumerated().map { ("note \($0.offset)", $0.element) }
    for state in destination.shareStates?.states ?? [] {
      texts += [("\(state.code) name", state.name), ("\(state.code) meaning", state.meaning)]
    }
    if let note = destination.nativeCodes?.note { texts.append(("error codes", note)) }
    for error in destination.nativeCodes?.codes ?? [] {
      texts += [("error \(error.code) name", error.name), ("error \(error.code) meaning", error.meaning)]
    }
    texts += destination.parameters.map { ($0.name, $0.meaning) }
    for rule in destination.rules {
      texts.append(("\(rule.id) message", filled(rule.message, of: rule)))
      if let fix = rule.fix { texts.append(("\(rule.id) fix", filled(fix, of: rule))) }
    }
    for entry in destination.undocumented {
      texts.append((entry.subject, entry.subject))
      if let note = entry.note { texts.append((entry.subject, note)) }
    }
    return texts
  }

  /// Returns a message with values in its places.
  private static func filled(_ template: MessageTemplate, of rule: Rule) -> String {
    let value = rule.subject.isToldInWords ? "不是链接" : "9"
    return FilledTemplate(template, in: .simplifiedChinese) { $0 == .measured ? nil : "9" }.text { value }
  }

  @Test(arguments: Destinations.all) func `Every text has a Chinese translation`(destination: Destination) {
    let chinese = destination.translated(to: .simplifiedChinese)
    let (texts, originals) = (Self.texts(chinese), Self.texts(destination))
    #expect(texts.count == originals.count)
    for (place, text) in texts {
      // A proper name needs no translation.
      let complaints = Chinese.complaints(about: text).filter { place != "name" || $0 != "has no Han character" }
      #expect(complaints.isEmpty, "\(destination.id), \(place): \(text)")
    }
  }

  @Test(arguments: Destinations.all) func `A translation changes only texts`(destination: Destination) {
    let chinese = destination.translated(to: .simplifiedChinese)
    #expect(chinese.language == .simplifiedChinese && destination.language == .english)
    #expect(chinese.translated(to: .english) === destination)
    #expect(chinese.id == destination.id && chinese.sources == destination.sources)
    #expect(chinese.slots.map(\.name) == destination.slots.map(\.name))
    #expect(chinese.rules.count == destination.rules.count)
    for (rule, original) in zip(chinese.rules, destination.rules) {
      #expect(Set(rule.message.places) == Set(original.message.places), "\(rule.id)")
      #expect(Set(rule.fix?.places ?? []) == Set(original.fix?.places ?? []), "\(rule.id)")
      var same = rule
      (same.message, same.fix) = (original.message, original.fix)
      #expect(same == original)
    }
  }

  /// A user's own destination has no translation: its texts stay in English, within Chinese texts.
  @Test func `A destination without translation keeps its texts`() throws {
    let own = SampleRules.video([SampleRules.rule("long", .fact(.duration), .max(600))])
    let chinese = own.translated(to: .simplifiedChinese)
    #expect(chinese.rules == own.rules && chinese.language == .simplifiedChinese)
    let verdict = try Judge(own, language: .simplifiedChinese).verdict(for: SampleFacts.video().without(.duration))
    #expect(verdict.undecidedReason?.hasPrefix("未判定") == true)
  }
}
