import MediaProbe
package import Preflight

/// A destination that was made from a document of another program, and what could not be carried over.
package struct Imported {
  /// A part of the document that makes no rule, or another one than it seems.
  package struct Remark: Equatable, Sendable {
    package let line: Int
    package let column: Int
    package let text: String
  }

  package let destination: Destination
  /// In the order of the document.
  package let remarks: [Remark]

  /// The destination file.
  package func file(from name: String) -> String {
    DestinationWriter.text(
      destination,
      comments: [
        "Made from \(name.replacing("\n", with: " ")). Review the rules, and check the file with",
        "'preflight destinations check'.",
      ])
  }
}

/// Collects the slots and rules of a destination while another document is read.
package final class ImportDraft {
  let mistakes: Mistakes
  let id: String
  private(set) var remarks: [(place: Place, text: String)] = []
  private(set) var undocumented: [Undocumented] = []
  private var slots: [(name: String, takes: [MediaFacts.Kind], rules: [Rule])] = []
  var source: Source
  /// The certainty of the rules: that of a house, unless the document names its publisher's address.
  var certainty = Certainty.house

  init(id: String, source: Source, _ mistakes: Mistakes) {
    (self.id, self.source, self.mistakes) = (id, source, mistakes)
  }

  /// Adds a remark, which the answer of the command has with its place.
  func remark(_ text: String, at place: Place) { remarks.append((place, text)) }

  /// Adds a remark on a demand that no rule can state, which the destination then lists as not judged.
  func cannotJudge(_ what: String, _ reason: String, at place: Place) {
    remark("\(what) makes no rule: \(reason)", at: place)
    undocumented.append(Undocumented(what, note: reason))
  }

  /// Adds a slot, and returns its name, which is unique.
  func addSlot(_ name: String, takes: [MediaFacts.Kind]) -> String {
    let plain = Self.name(name) ?? "slot"
    var unique = plain
    var count = 2
    while slots.contains(where: { $0.name == unique }) {
      unique = "\(plain.prefix(58))-\(count)"
      count += 1
    }
    slots.append((unique, takes, []))
    return unique
  }

  /// Adds a rule to the last slot. Its id is unique in the destination. Returns the id without that of the destination.
  @discardableResult
  func add(
    _ name: String, or second: String? = nil, _ measure: Measure, _ constraint: Constraint, where place: String? = nil,
    written: String? = nil,
    looser: String? = nil
  ) -> String {
    let plain = Self.name(name) ?? "rule"
    let used = Set(slots.flatMap { $0.rules.map { String($0.shortID) } })
    let further = second.flatMap { Self.name($0) } ?? plain
    var unique = used.contains(plain) ? further : plain
    var count = 2
    while used.contains(unique) {
      unique = "\(further.prefix(58))-\(count)"
      count += 1
    }
    var rule = Rule(
      imported: "\(id)/\(unique)", measure, constraint, source, certainty, place: place, written: written,
      looser: looser.map { "\(id)/\($0)" })
    if let written, WrittenFigure(written).disagreement(with: rule) != nil {
      rule = Rule(
        imported: rule.id, measure, constraint, source, certainty, place: place, written: nil, looser: rule.looser)
    }
    slots[slots.count - 1].rules.append(rule)
    return unique
  }

  var ruleCount: Int { slots.reduce(0) { $0 + $1.rules.count } }

  func finish(name: String, publisher: String, summary: String, adcp: String? = nil) -> Imported {
    let destination = Destination(
      id: id, shortName: id, name: name, publisher: publisher, summary: summary, sources: [source],
      slots: slots.map { Slot($0.name, takes: $0.takes, rules: $0.rules) }, undocumented: undocumented, adcp: adcp)
    return Imported(
      destination: destination,
      remarks: remarks.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map {
        Imported.Remark(line: $0.element.place.line, column: $0.element.place.column, text: $0.element.text)
      })
  }

  /// Returns a text as a name of documents: lower-case letters, digits and hyphens. Nil if nothing is left of it.
  package static func name(_ text: String) -> String? {
    var name = ""
    for scalar in text.unicodeScalars.prefix(200) {
      switch scalar {
      case "a"..."z", "0"..."9": name.unicodeScalars.append(scalar)
      case "A"..."Z": name += String(scalar).lowercased()
      default: if name.last != "-", !name.isEmpty { name += "-" }
      }
    }
    name = String(name.prefix(60))
    while name.last == "-" { name.removeLast() }
    return name.isEmpty ? nil : name
  }
}

extension Rule {
  /// Creates a rule with the usual words on its fact.
  fileprivate init(
    imported id: String, _ measure: Measure, _ constraint: Constraint, _ source: Source, _ certainty: Certainty,
    place: String?, written: String?, looser: String?
  ) {
    let subject = Subject.measure(measure)
    let words = PlainWords(measure, constraint)
    self.init(
      id: id, subject: subject, constraint: constraint, strength: .hard, certainty: certainty, step: subject.step,
      message: MessageTemplate(words.message), fix: words.fix.map { MessageTemplate($0) }, source: source,
      looser: looser, place: place, written: written)
  }
}

/// The message and the fix of a rule without words of its own.
struct PlainWords {
  let message: String
  let fix: String?

  init(_ measure: Measure, _ constraint: Constraint) {
    let (begin, change) = Self.words(measure)
    let rest: String
    switch constraint {
    case .within(.max), .within(.below): rest = "the maximum is {limit}"
    case .within(.min), .within(.above): rest = "the minimum is {limit}"
    case .within(.range): rest = "the limits are {min} and {max}"
    case .oneOf: rest = "the accepted values are {limit}"
    case .noneOf: rest = "these are not accepted: {limit}"
    case .equals(.flag(let wanted)):
      let name = "the property “\(Self.name(of: measure))”"
      (message, fix) =
        Self.flags[measure.name]?[wanted ? 1 : 0]
        ?? (wanted ? "does not have \(name); it is required" : "has \(name); it is not accepted", nil)
      return
    case .anyOf: rest = "the accepted values are others"
    default: rest = "the required value is {limit}"
    }
    message = "\(begin); \(rest)"
    if case .anyOf = constraint { fix = nil } else if case .noneOf = constraint { fix = nil } else { fix = change }
  }

  /// The name of a fact in sentences, such as “audio sample rate”.
  private static func name(of measure: Measure) -> String {
    if case .fact(let fact) = measure { Language.english.words.name(of: fact) } else { measure.name }
  }

  private static func words(_ measure: Measure) -> (String, String?) {
    switch measure.name {
    case "duration": ("is {measured} long", "Change its duration to {limit}.")
    case "file_size": ("has {measured}", "Export it again with a lower bit rate or size.")
    case "video.width", "image.width": ("is {measured} wide", "Scale it to {limit}.")
    case "video.height", "image.height": ("is {measured} high", "Scale it to {limit}.")
    case "video.aspect_ratio", "image.aspect_ratio": ("has the aspect ratio {measured}", "Crop or pad it to {limit}.")
    case "container", "image.format": ("is in the format {measured}", "Convert it to {limit}.")
    case "video.codec", "audio.codec": ("has the \(name(of: measure)) {measured}", "Convert it to {limit}.")
    case "video.size", "image.size": ("is {measured}", "Scale or crop it to {limit}.")
    case "video.stored_size", "image.stored_size": ("is stored with {measured}", "Export it again with {limit}.")
    case "image.total_pixels": ("has {measured} in all frames", "Scale it down or remove frames.")
    case "video.max_keyframe_frames":
      ("has up to {measured} between two key frames", "Encode it again with more key frames.")
    case "audio.channels": ("has {measured} audio channels", "Export it again with the accepted channels.")
    case "document.pages", "archive.files", "archive.html_files", "archive.other_files", "captions.cues":
      ("has the number of \(name(of: measure)) {measured}", "Export it again with {limit}.")
    case "bit_rate", "video.bit_rate", "audio.bit_rate":
      ("has a bit rate of {measured}", "Encode it again with {limit}.")
    case "audio.tracks", "audio_tracks": ("has {measured} audio tracks", "Add an audio track.")
    case "content.loudness": ("has a loudness of {measured}", "Normalize the sound.")
    case "content.true_peak": ("has a true peak of {measured}", "Limit the true peak to {limit}.")
    default: ("has the \(name(of: measure)) {measured}", "Export it again with {limit}.")
    }
  }

  /// The words for a fact that is false but has to be true, behind those for one that is true but has to be false.
  private static let flags: [String: [(String, String?)]] = [
    "fast_start": [
      ("has its index at the beginning; it has to be at the end", nil),
      ("has its index at the end; it has to be at the beginning", "Write it again with its index at the beginning."),
    ],
    "video.variable_frame_rate": [
      ("has a variable frame rate; it has to be constant", "Export it again with a constant frame rate."),
      ("has a constant frame rate; it has to be variable", nil),
    ],
    "video.interlaced": [
      ("is interlaced; it has to be progressive", "Deinterlace it."),
      ("is progressive; it has to be interlaced", nil),
    ],
    "video.closed_gop": [
      ("has closed groups of pictures; they have to be open", nil),
      ("has open groups of pictures; they have to be closed", "Encode it again with closed groups of pictures."),
    ],
    "image.animated": [
      ("is animated; only still pictures are accepted", "Save a still picture."), ("is not animated", nil),
    ],
    "image.has_alpha": [
      ("has an alpha channel; none is accepted", "Save it without an alpha channel."),
      ("has no alpha channel; one is required", "Save it with an alpha channel."),
    ],
  ]
}
