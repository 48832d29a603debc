public import MediaProbe

/// A place in a destination that takes media: a background, a sticker.
public struct Slot: Sendable, Equatable {
  public let name: String
  /// The kinds of file that can stand there.
  public let takes: [MediaFacts.Kind]
  /// In the order of the document, which decides between rules of one step.
  public let rules: [Rule]

  public init(_ name: String, takes: [MediaFacts.Kind], rules: [Rule]) {
    self.name = name
    self.takes = takes
    self.rules = rules
  }
}

/// Something that no document tells, so that no rule stands for it.
public struct Undocumented: Sendable, Equatable {
  public let subject: String
  /// What was looked at, what is known from elsewhere; nil when there is nothing to add.
  public let note: String?

  public init(_ subject: String, note: String? = nil) {
    self.subject = subject
    self.note = note
  }
}

/// One way of sharing, with its own rules.
///
/// It never changes once made, and verdicts carry it with them; hence a class, of which a copy is one reference.
public final class Destination: Sendable {
  /// `tiktok-share-kit-ios`.
  public let id: String
  /// `tiktok`.
  public let shortName: String
  /// For people: `TikTok Share Kit (iOS)`.
  public let name: String
  public let publisher: String
  /// What is shared, how, to where: one or two sentences.
  public let summary: String
  /// What else a user of the destination should know.
  public let notes: [String]
  /// Its publisher says that it will be taken away; the notes say by what it is replaced.
  public let isDeprecated: Bool
  public let sources: [Source]
  /// Nil when nothing is known of how it answers.
  public let shareStates: ShareStateTable?
  /// Nil when its SDK has none, or none is known.
  public let errorCodes: ErrorCodeTable?
  /// The order in which it is taken to meet things: our assumption, since no document states one.
  public let steps: [Step]
  public let parameters: [Parameter]
  public let slots: [Slot]
  /// Rules on a request as a whole.
  public let requestRules: [Rule]
  /// Which fields a request has; nil for a destination whose requests cannot be written down.
  public let requestForm: RequestForm?
  /// Rules on the app that shares: its property list, its entitlements.
  public let appRules: [Rule]
  public let unreadable: [UnreadableState]
  public let undocumented: [Undocumented]
  /// In which it tells people of itself.
  public let language: Language
  /// Its texts in other languages, made when they are asked for; nil when there are none.
  let translations: (@Sendable (Language) -> DestinationTexts?)?
  /// What it was translated from; nil for one that was not.
  let original: Destination?

  public convenience init(
    id: String, shortName: String, name: String, publisher: String, summary: String, notes: [String] = [],
    isDeprecated: Bool = false, sources: [Source], shareStates: ShareStateTable? = nil,
    errorCodes: ErrorCodeTable? = nil,
    steps: [Step] = Step.allCases, parameters: [Parameter] = [], slots: [Slot], requestRules: [Rule] = [],
    requestForm: RequestForm? = nil, appRules: [Rule] = [], unreadable: [UnreadableState] = [],
    undocumented: [Undocumented] = [], translations: (@Sendable (Language) -> DestinationTexts?)? = nil
  ) {
    self.init(
      id: id, shortName: shortName, name: name, publisher: publisher, summary: summary, notes: notes,
      isDeprecated: isDeprecated, sources: sources, shareStates: shareStates, errorCodes: errorCodes, steps: steps,
      parameters: parameters,
      slots: slots, requestRules: requestRules, requestForm: requestForm, appRules: appRules, unreadable: unreadable,
      undocumented: undocumented, language: .english, translations: translations)
  }

  init(
    id: String, shortName: String, name: String, publisher: String, summary: String, notes: [String],
    isDeprecated: Bool, sources: [Source], shareStates: ShareStateTable?, errorCodes: ErrorCodeTable?, steps: [Step],
    parameters: [Parameter], slots: [Slot], requestRules: [Rule], requestForm: RequestForm?, appRules: [Rule],
    unreadable: [UnreadableState], undocumented: [Undocumented], language: Language,
    translations: (@Sendable (Language) -> DestinationTexts?)? = nil, original: Destination? = nil
  ) {
    self.id = id
    self.shortName = shortName
    self.name = name
    self.publisher = publisher
    self.summary = summary
    self.notes = notes
    self.isDeprecated = isDeprecated
    self.sources = sources
    self.shareStates = shareStates
    self.errorCodes = errorCodes
    self.steps = steps
    self.parameters = parameters
    self.slots = slots
    self.requestRules = requestRules
    self.requestForm = requestForm
    self.appRules = appRules
    self.unreadable = unreadable
    self.undocumented = undocumented
    self.language = language
    self.translations = translations
    self.original = original
  }

  /// All rules: those of the slots in their order, then those of a request, then those of the app.
  public var rules: [Rule] { slots.flatMap(\.rules) + requestRules + appRules }

  /// The day on which the newest of its sources was checked.
  public var checked: CivilDate? { sources.map(\.checked).max() }

  /// What a share state means; nil when the destination has no such code.
  public func shareState(_ code: Int) -> ShareState? { shareStates?[code] }

  /// The sources that should be looked at again before a day's verdicts are relied on.
  public func sourcesDue(on day: CivilDate) -> [Source] { sources.filter { $0.isDue(on: day) } }
}

extension Destination: Equatable {
  public static func == (left: Destination, right: Destination) -> Bool {
    left === right
      || left.id == right.id && left.shortName == right.shortName && left.name == right.name
        && left.publisher == right.publisher && left.summary == right.summary && left.notes == right.notes
        && left.isDeprecated == right.isDeprecated && left.sources == right.sources
        && left.shareStates == right.shareStates
        && left.errorCodes == right.errorCodes && left.steps == right.steps && left.parameters == right.parameters
        && left.slots == right.slots && left.requestRules == right.requestRules
        && left.requestForm == right.requestForm && left.appRules == right.appRules
        && left.unreadable == right.unreadable && left.undocumented == right.undocumented
        && left.language == right.language
  }
}
