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
  /// What judging asks for. Of a compiled destination it is read when somebody asks for a part of it.
  struct Rulebook: Sendable {
    var shareStates: ShareStateTable?
    var slots: [Slot]
    var requestRules: [Rule]
    /// Where the details begin in the compiled form.
    var end = 0
  }

  /// What judging files does not ask for. Of a compiled destination it is read when somebody asks for a part of it.
  struct Details: Sendable {
    var publisher: String
    var summary: String
    var notes: [String] = []
    var errorCodes: ErrorCodeTable?
    var requestForm: RequestForm?
    var appRules: [Rule] = []
    var unreadable: [UnreadableState] = []
    var undocumented: [Undocumented] = []
    var translations = Translations()
  }

  /// `tiktok-share-kit-ios`.
  public let id: String
  /// `tiktok`.
  public let shortName: String
  /// For people: `TikTok Share Kit (iOS)`.
  public let name: String
  /// Its publisher says that it will be taken away; the notes say by what it is replaced.
  public let isDeprecated: Bool
  public let sources: [Source]
  /// The order in which it is taken to meet things: our assumption, since no document states one.
  public let steps: [Step]
  public let parameters: [Parameter]
  /// In which it tells people of itself.
  public let language: Language
  let rulebook: Deferred<Rulebook>
  let details: Deferred<Details>
  /// What it was translated from; nil for one that was not.
  let original: Destination?

  /// Nil when nothing is known of how it answers.
  public var shareStates: ShareStateTable? { rulebook.value.shareStates }
  public var slots: [Slot] { rulebook.value.slots }
  /// Rules on a request as a whole.
  public var requestRules: [Rule] { rulebook.value.requestRules }
  public var publisher: String { details.value.publisher }
  /// What is shared, how, to where: one or two sentences.
  public var summary: String { details.value.summary }
  /// What else a user of the destination should know.
  public var notes: [String] { details.value.notes }
  /// Nil when its SDK has none, or none is known.
  public var errorCodes: ErrorCodeTable? { details.value.errorCodes }
  /// Which fields a request has; nil for a destination whose requests cannot be written down.
  public var requestForm: RequestForm? { details.value.requestForm }
  /// Rules on the app that shares: its property list, its entitlements.
  public var appRules: [Rule] { details.value.appRules }
  public var unreadable: [UnreadableState] { details.value.unreadable }
  public var undocumented: [Undocumented] { details.value.undocumented }

  public convenience init(
    id: String, shortName: String, name: String, publisher: String, summary: String, notes: [String] = [],
    isDeprecated: Bool = false, sources: [Source], shareStates: ShareStateTable? = nil,
    errorCodes: ErrorCodeTable? = nil,
    steps: [Step] = Step.allCases, parameters: [Parameter] = [], slots: [Slot], requestRules: [Rule] = [],
    requestForm: RequestForm? = nil, appRules: [Rule] = [], unreadable: [UnreadableState] = [],
    undocumented: [Undocumented] = []
  ) {
    let details = Details(
      publisher: publisher, summary: summary, notes: notes, errorCodes: errorCodes, requestForm: requestForm,
      appRules: appRules, unreadable: unreadable, undocumented: undocumented)
    let rulebook = Rulebook(shareStates: shareStates, slots: slots, requestRules: requestRules)
    self.init(
      id: id, shortName: shortName, name: name, isDeprecated: isDeprecated, sources: sources, steps: steps,
      parameters: parameters, language: .english, rulebook: Deferred { rulebook }, details: Deferred { details })
  }

  init(
    id: String, shortName: String, name: String, isDeprecated: Bool, sources: [Source], steps: [Step],
    parameters: [Parameter], language: Language, rulebook: Deferred<Rulebook>, details: Deferred<Details>,
    original: Destination? = nil
  ) {
    self.id = id
    self.shortName = shortName
    self.name = name
    self.isDeprecated = isDeprecated
    self.sources = sources
    self.steps = steps
    self.parameters = parameters
    self.language = language
    self.rulebook = rulebook
    self.details = details
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
