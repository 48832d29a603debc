public import MediaProbe

/// A position of a destination that accepts media, such as a background or a sticker.
public struct Slot: Sendable, Equatable {
  /// The name by which options and requests choose the slot.
  public let name: String
  /// The kinds of file that the slot accepts.
  public let takes: [MediaFacts.Kind]
  /// True if a file is judged in the slot only when the slot is named. For example, a picture on its own is not judged as a
  /// cover.
  public let isOnlyNamed: Bool
  /// The only formats or containers of files for which the slot is meant; empty if it is meant for all. A file of another
  /// format is judged in the slot only when the slot is named.
  public let formats: [String]
  private let deferredRules: Deferred<[Rule]>
  /// The rules in the order of the document, which decides between rules of one step.
  public var rules: [Rule] { deferredRules.value }

  package init(
    _ name: String, takes: [MediaFacts.Kind], isOnlyNamed: Bool = false, formats: [String] = [], rules: [Rule]
  ) {
    self.init(name, takes: takes, isOnlyNamed: isOnlyNamed, formats: formats, rules: Deferred { rules })
  }

  /// Creates a slot whose rules are made when they are first used: no file of a run may enter it.
  init(_ name: String, takes: [MediaFacts.Kind], isOnlyNamed: Bool, formats: [String], rules: Deferred<[Rule]>) {
    self.name = name
    self.takes = takes
    self.isOnlyNamed = isOnlyNamed
    self.formats = formats
    deferredRules = rules
  }

  /// Returns the slot with other rules, which are made when they are first used.
  func with(_ change: @escaping @Sendable ([Rule]) -> [Rule]) -> Slot {
    Slot(
      name, takes: takes, isOnlyNamed: isOnlyNamed, formats: formats,
      rules: Deferred { [deferredRules] in change(deferredRules.value) })
  }

  /// Returns true if the names, conditions and rules of both slots are equal.
  public static func == (left: Slot, right: Slot) -> Bool {
    left.name == right.name && left.takes == right.takes && left.isOnlyNamed == right.isOnlyNamed
      && left.formats == right.formats && left.rules == right.rules
  }
}

extension Slot {
  /// Returns true if the slot is meant for a file, or if the format of the file is not known.
  package func isMeant(for facts: MediaFacts) -> Bool {
    guard let kind = facts.kind, takes.contains(kind) else { return false }
    guard !formats.isEmpty, let format = facts.image?.format ?? facts.container else { return true }
    return formats.contains(format)
  }
}

/// A question that no document answers, so that no rule covers it.
public struct Undocumented: Sendable, Equatable {
  /// The question, in a few words.
  public let subject: String
  /// The sources that were read, or information from elsewhere; nil if nothing needs to be added.
  public let note: String?

  package init(_ subject: String, note: String? = nil) {
    self.subject = subject
    self.note = note
  }
}

/// One way of sharing, with its own rules.
///
/// It is immutable, and every verdict refers to it; therefore it is a class, whose copies are single references.
public final class Destination: Sendable {
  package typealias RuleChange = @Sendable (Rule) -> Rule?

  /// The parts that judging needs. A compiled destination reads them when one is first used.
  struct Rulebook: Sendable {
    var slots: [Slot]
    var requestRules: Deferred<[Rule]>
    /// The offset of the details in the compiled form.
    var end = 0
  }

  /// The parts that judging files does not need. A compiled destination reads them when one is first used.
  struct Details: Sendable {
    var publisher: String
    var summary: String
    var notes: [String] = []
    var nativeCodes: NativeCodeTable?
    var requestForm: RequestForm?
    var appRules: [Rule] = []
    var unreadable: [UnreadableState] = []
    var undocumented: [Undocumented] = []
    var adcp: String?
    var upload: UploadForm?
    var translations = Translations()
  }

  /// The permanent id, such as `tiktok-share-kit-ios`.
  public let id: String
  /// The short name for the command line, such as `tiktok-video`.
  public let shortName: String
  /// The name for people, such as `TikTok Share Kit (iOS)`.
  public let name: String
  /// The groups that it belongs to, such as `meta`. A scan without a choice judges for those in `default`.
  public let groups: [String]
  /// True if its publisher has announced its removal; the notes name the replacement.
  public let isDeprecated: Bool
  /// The documents that state its limits, with the days on which they were checked.
  public let sources: [Source]
  /// The assumed order in which the destination applies rules, because no document states one.
  public let steps: [Step]
  /// The values that its rules depend on and that no file contains.
  public let parameters: [Parameter]
  /// The language of its texts.
  public let language: Language
  private let shareStateTable: Deferred<ShareStateTable?>
  let rulebook: Deferred<Rulebook>
  let details: Deferred<Details>
  /// The destination before translation; nil if it was not translated.
  let original: Destination?
  /// Returns a rule as a team changed it, or nil if the team switched it off. The property is nil if the team changed no rules.
  package let ruleChange: RuleChange?
  /// True if it is built in and unchanged, so that the tests have judged by each of its rules.
  package let isTested: Bool

  /// The share states; nil if the destination's answers are unknown.
  public var shareStates: ShareStateTable? { shareStateTable.value }
  /// The positions that accept media, each with its own rules.
  public var slots: [Slot] { rulebook.value.slots }
  /// Rules on a request as a whole.
  public var requestRules: [Rule] { rulebook.value.requestRules.value }
  /// The name of the company or project that publishes its rules.
  public var publisher: String { details.value.publisher }
  /// One or two sentences that say what is shared, how and to where.
  public var summary: String { details.value.summary }
  /// Further information for users of the destination.
  public var notes: [String] { details.value.notes }
  /// The error codes of the SDK; nil if it has no codes, or if none are known.
  public var nativeCodes: NativeCodeTable? { details.value.nativeCodes }
  /// The fields of a request; nil for a destination whose requests have no document form.
  package var requestForm: RequestForm? { details.value.requestForm }
  /// Rules on the app that shares: its property list and its entitlements.
  public var appRules: [Rule] { details.value.appRules }
  package var unreadable: [UnreadableState] { details.value.unreadable }
  /// The questions that its documents leave open, so that no rule covers them.
  public var undocumented: [Undocumented] { details.value.undocumented }
  /// The AdCP format from which the destination was made, as JSON; nil for any other destination.
  package var adcp: String? { details.value.adcp }
  /// The method and the figures by which the API takes the bytes of a file; nil if no source states them.
  package var upload: UploadForm? { details.value.upload }
  /// The pages that were read as a whole: those with a day of review. A recorded case has none.
  package var pagesRead: [String] { sources.filter { $0.reviewAfter != nil }.map { "\($0.title) (\($0.checked))" } }

  package convenience init(
    id: String, shortName: String, name: String, groups: [String] = [], publisher: String, summary: String,
    notes: [String] = [], isDeprecated: Bool = false, sources: [Source], shareStates: ShareStateTable? = nil,
    nativeCodes: NativeCodeTable? = nil,
    steps: [Step] = Step.allCases, parameters: [Parameter] = [], slots: [Slot], requestRules: [Rule] = [],
    requestForm: RequestForm? = nil, appRules: [Rule] = [], unreadable: [UnreadableState] = [],
    undocumented: [Undocumented] = [], adcp: String? = nil, upload: UploadForm? = nil
  ) {
    let details = Details(
      publisher: publisher, summary: summary, notes: notes, nativeCodes: nativeCodes, requestForm: requestForm,
      appRules: appRules, unreadable: unreadable, undocumented: undocumented, adcp: adcp, upload: upload)
    let rulebook = Rulebook(slots: slots, requestRules: Deferred { requestRules })
    self.init(
      id: id, shortName: shortName, name: name, groups: groups, isDeprecated: isDeprecated, sources: sources,
      steps: steps, parameters: parameters, language: .english, shareStates: Deferred { shareStates },
      rulebook: Deferred { rulebook }, details: Deferred { details })
  }

  init(
    id: String, shortName: String, name: String, groups: [String], isDeprecated: Bool, sources: [Source],
    steps: [Step], parameters: [Parameter], language: Language, shareStates: Deferred<ShareStateTable?>,
    rulebook: Deferred<Rulebook>, details: Deferred<Details>, original: Destination? = nil,
    ruleChange: RuleChange? = nil, isTested: Bool = false
  ) {
    self.id = id
    self.shortName = shortName
    self.name = name
    self.groups = groups
    self.isDeprecated = isDeprecated
    self.sources = sources
    self.steps = steps
    self.parameters = parameters
    self.language = language
    shareStateTable = shareStates
    self.rulebook = rulebook
    self.details = details
    self.original = original
    self.ruleChange = ruleChange
    self.isTested = isTested
  }

  /// Returns the same destination with a team's changes of its rules. They also apply to the rules on the state of a file.
  ///
  /// - Parameter change: Returns the changed rule, or nil to switch it off. It is called when the rules are first used.
  package func changing(_ change: @escaping RuleChange) -> Destination {
    Destination(
      id: id, shortName: shortName, name: name, groups: groups, isDeprecated: isDeprecated, sources: sources,
      steps: steps, parameters: parameters, language: language, shareStates: shareStateTable,
      rulebook: Deferred { [rulebook] in
        var rules = rulebook.value
        rules.slots = rules.slots.map { slot in slot.with { $0.compactMap(change) } }
        rules.requestRules = Deferred { [requestRules = rules.requestRules] in requestRules.value.compactMap(change) }
        return rules
      },
      details: Deferred { [details] in
        var changed = details.value
        changed.appRules = changed.appRules.compactMap(change)
        return changed
      },
      original: original ?? self,
      ruleChange: { [ruleChange] rule in
        guard let ruleChange else { return change(rule) }
        return ruleChange(rule).flatMap(change)
      })
  }

  /// All rules: those of the slots in their order, then those of a request, then those of the app.
  public var rules: [Rule] { slots.flatMap { $0.rules } + requestRules + appRules }

  /// Returns the first rule that fits; nil if no rule fits. The rules on the app are read only if no other rule fits.
  package func firstRule(where fits: (Rule) -> Bool) -> Rule? {
    for slot in slots { for rule in slot.rules where fits(rule) { return rule } }
    return requestRules.first(where: fits) ?? appRules.first(where: fits)
  }

  /// The day on which the newest of its sources was checked.
  public var checked: CivilDate? { sources.map { $0.checked }.max() }

  /// Returns the share state with a code; nil if the destination has no such code.
  public func shareState(_ code: Int) -> ShareState? { shareStates?[code] }
}

extension Destination: Hashable {
  /// Adds only the id to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Returns true if everything that a document states is equal, including rules and texts.
  public static func == (left: Destination, right: Destination) -> Bool {
    left === right
      || left.id == right.id && left.shortName == right.shortName && left.name == right.name
        && left.publisher == right.publisher && left.summary == right.summary && left.notes == right.notes
        && left.groups == right.groups && left.isDeprecated == right.isDeprecated && left.sources == right.sources
        && left.shareStates == right.shareStates
        && left.nativeCodes == right.nativeCodes && left.steps == right.steps && left.parameters == right.parameters
        && left.slots == right.slots && left.requestRules == right.requestRules
        && left.requestForm == right.requestForm && left.appRules == right.appRules
        && left.unreadable == right.unreadable && left.undocumented == right.undocumented
        && left.adcp == right.adcp && left.upload == right.upload && left.language == right.language
  }
}
