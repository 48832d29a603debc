/// The texts of a destination in another language. They have no influence on verdicts.
package struct DestinationTexts: Sendable, Equatable {
  /// The texts of one rule.
  package struct RuleTexts: Sendable, Equatable {
    /// The last part of the rule's id.
    package let id: String
    package let message: MessageTemplate
    package let fix: MessageTemplate?

    package init(_ id: String, _ message: MessageTemplate, fix: MessageTemplate? = nil) {
      self.id = id
      self.message = message
      self.fix = fix
    }
  }

  /// The texts of one share state, or of one native code.
  package struct CodeTexts: Sendable, Equatable {
    package let code: String
    package let name: String
    package let meaning: String

    package init(_ code: String, _ name: String, _ meaning: String) {
      self.code = code
      self.name = name
      self.meaning = meaning
    }
  }

  package let name: String
  package let summary: String
  /// The notes. Their number and order are those of the destination; the same applies to `undocumented`.
  package let notes: [String]
  /// The owner of borrowed codes; nil if the codes are the destination's own.
  package let borrowedFrom: String?
  package let shareStates: [CodeTexts]
  package let nativeCodesNote: String?
  package let nativeCodes: [CodeTexts]
  /// The meanings of parameters by name.
  package let parameters: [String: String]
  package let rules: [RuleTexts]
  package let undocumented: [Undocumented]

  package init(
    name: String, summary: String, notes: [String], borrowedFrom: String?, shareStates: [CodeTexts],
    nativeCodesNote: String?, nativeCodes: [CodeTexts], parameters: [String: String], rules: [RuleTexts],
    undocumented: [Undocumented]
  ) {
    self.name = name
    self.summary = summary
    self.notes = notes
    self.borrowedFrom = borrowedFrom
    self.shareStates = shareStates
    self.nativeCodesNote = nativeCodesNote
    self.nativeCodes = nativeCodes
    self.parameters = parameters
    self.rules = rules
    self.undocumented = undocumented
  }
}

extension Destination {
  /// Returns the destination with texts in another language. Its rules, codes and ids stay the same.
  ///
  /// A destination without texts in that language, such as a user's own, keeps its texts; the surrounding texts of
  /// reports are still in that language.
  public func translated(to language: Language) -> Destination {
    if language == self.language { return self }
    let original = original ?? self
    let translated =
      language == original.language
      ? original : Destination(original, texts: original.details.value.translations.texts(in: language), in: language)
    return ruleChange.map { translated.changing($0) } ?? translated
  }

  private convenience init(_ original: Destination, texts: DestinationTexts?, in language: Language) {
    var ofRules: [String: DestinationTexts.RuleTexts] = [:]
    for texts in (texts?.rules ?? []).reversed() { ofRules[texts.id] = texts }
    let rules = ofRules
    @Sendable func translated(_ rule: Rule) -> Rule {
      guard let texts = rules[String(rule.shortID)] else { return rule }
      var rule = rule
      rule.message = texts.message
      rule.fix = texts.fix ?? rule.fix
      return rule
    }
    let details = Details(
      publisher: original.publisher, summary: texts?.summary ?? original.summary,
      notes: texts?.notes ?? original.notes,
      nativeCodes: original.nativeCodes.map { table in
        NativeCodeTable(
          name: table.name, note: texts?.nativeCodesNote ?? table.note,
          codes: table.codes.map { error in
            guard let texts = texts?.nativeCodes.first(where: { $0.code == error.code }) else { return error }
            return NativeCode(
              code: error.code, name: texts.name, meaning: texts.meaning, constants: error.constants,
              messages: error.messages, shareState: error.shareState, predictableFrom: error.predictableFrom,
              isObserved: error.isObserved)
          })
      },
      requestForm: original.requestForm, appRules: original.appRules.map(translated), unreadable: original.unreadable,
      undocumented: texts?.undocumented ?? original.undocumented, adcp: original.adcp, upload: original.upload)
    let shareStates = original.shareStates.map { table in
      ShareStateTable(
        success: table.success, borrowedFrom: texts?.borrowedFrom ?? table.borrowedFrom,
        states: table.states.map { state in
          guard let texts = texts?.shareStates.first(where: { $0.code == "\(state.code)" }) else { return state }
          return ShareState(
            code: state.code, name: texts.name, meaning: texts.meaning, constants: state.constants,
            predictableFrom: state.predictableFrom, nativeCode: state.nativeCode)
        })
    }
    let rulebook = Rulebook(
      slots: original.slots.map { slot in slot.with { $0.map(translated) } },
      requestRules: Deferred { original.requestRules.map(translated) })
    self.init(
      id: original.id, shortName: original.shortName, name: texts?.name ?? original.name, groups: original.groups,
      isDeprecated: original.isDeprecated, sources: original.sources, steps: original.steps,
      parameters: original.parameters.map { parameter in
        Parameter(
          parameter.name, parameter.values, standard: parameter.standard,
          meaning: texts?.parameters[parameter.name] ?? parameter.meaning, pathInDocument: parameter.pathInDocument)
      },
      language: language, shareStates: Deferred { shareStates }, rulebook: Deferred { rulebook },
      details: Deferred { details }, original: original, isTested: original.isTested)
  }
}
