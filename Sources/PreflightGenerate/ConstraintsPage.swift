import MediaProbe
import Preflight
import PreflightDocuments
import PreflightJudging
import PreflightRules

/// Makes docs/constraints.md: each kind of constraint with an example that was read and run, the facts that it fits, and its
/// tolerance.
enum ConstraintsPage {
  /// An example of a kind, in a rule of its own.
  private struct Example {
    let meaning: String
    let fact: String
    let constraint: String
    let pass: String
    let fail: String
    var place = "slots"
  }

  /// Returns the page.
  ///
  /// - Throws: The mistakes of an example.
  static func text() throws -> String {
    var text = """
      <!-- Made by script/tools/generate from the constraints of the code. -->

      # Constraints

      A rule has one constraint on a fact. This page has every kind: its meaning, an example whose values were judged when this page
      was made, the facts that it fits, and the tolerance. [Your own destinations](own-destinations.md) has whole files, and
      `preflight explain FACT` says what a fact means.

      | kind | meaning | example | passes | fails | fits | tolerance |
      | --- | --- | --- | --- | --- | --- | --- |

      """
    for key in Constraint.Key.allCases {
      guard let example = example(of: key) else { continue }
      let rule = try read(example)
      let cells = [
        "`\(key.rawValue)`", example.meaning, "`fact: \(example.fact)`<br>`constraint: \(example.constraint)`",
        "`\(example.pass)`", "`\(example.fail)`", facts(of: rule), tolerance(of: key),
      ]
      text += "| \(cells.map { PageLabels.cell($0) }.joined(separator: " | ")) |\n"
    }
    text += """

      A limit is part of what it allows: `max: 30 s` accepts 30 s. `above` and `below` leave the limit out. A figure can have the
      unit of its fact, such as `30 s`, `8 MB` or `-23 LUFS`. `fail` beside `max` or `min` is a second limit: up to it, a
      breach is a warning.

      ## Tolerances

      A value that misses a limit by less than its tolerance is a warning, and no error.

      | tolerance | reason |
      | --- | --- |

      """
    for tolerance in NominalTolerance.all {
      text += "| \(tolerance.name): \(extent(of: tolerance)) | \(PageLabels.cell(tolerance.reason)) |\n"
    }
    return text
  }

  private static func extent(of tolerance: NominalTolerance) -> String {
    switch tolerance.extent {
    case .part(let part): "\(part.numerator)/\(part.denominator) of the limit"
    case .pixels(let count): "less than \(count) pixel\(count == 1 ? "" : "s")"
    case .seconds(let seconds): "up to \(seconds) s above a maximum"
    }
  }

  /// Reads a rule with the example, which also runs the values of the example.
  private static func read(_ example: Example) throws -> Rule {
    let rule = """
      { id: rule, fact: \(example.fact), constraint: \(example.constraint), strength: hard, certainty: official, step: format, \
      message: "is {measured}", source: page, examples: { pass: [\(example.pass)], fail: [\(example.fail)] } }
      """
    let isOfSlot = example.place == "slots"
    let document = """
      id: sample
      short_name: smp
      name: Sample
      publisher: Nobody
      summary: For the page.
      sources:
        page: { title: A page, url: "https://example.com", checked: 2026-11-21, page_as_of: unknown }
      parameters:
        scopes: { kind: words, meaning: The permissions. }
      slots:
        - name: any
          takes: [video, image, audio]
          rules: [\(isOfSlot ? rule : "")]

      """ + (isOfSlot ? "" : "\(example.place): [\(rule)]\n")
    let destination = try DestinationReader().read(Array(document.utf8), name: "constraints.md")
    guard let found = destination.rules.first else {
      fail("docs/constraints.md: no rule in the example of \(example.fact)")
    }
    return found
  }

  /// Returns the facts of a file that a constraint of this kind fits: a few, and the number of the others.
  private static func facts(of rule: Rule) -> String {
    guard case .measure = rule.subject else { return "fields of a request, keys of an app" }
    let fitting = Fact.allCases.filter { rule.constraint.fits(.measure(.fact($0)), parameters: []) }.map(\.rawValue)
    let own = rule.subject.name
    let others = fitting.filter { $0 != own }
    let ofContent = others.filter { $0.hasPrefix("content.") }.prefix(1)
    let named = [own] + others.filter { !$0.hasPrefix("content.") }.prefix(2) + ofContent
    let rest = others.count + 1 - named.count
    return named.map { "`\($0)`" }.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func tolerance(of key: Constraint.Key) -> String {
    switch key {
    case .max, .below, .range: "duration, frame rate, shape"
    case .min, .above: "frame rate, shape"
    case .equals: "frame rate, shape, shape of pixels"
    default: "none"
    }
  }

  /// Returns the example of a kind; nil for a key that destination files do not have. The cases are listed, so that a new kind
  /// needs an example.
  private static func example(of key: Constraint.Key) -> Example? {
    switch key {
    case .max: Example(meaning: "at most", fact: "duration", constraint: "{ max: 30 s }", pass: "30", fail: "31")
    case .min:
      Example(meaning: "at least", fact: "image.width", constraint: "{ min: 1080 }", pass: "1080", fail: "1079")
    case .above: Example(meaning: "more than", fact: "duration", constraint: "{ above: 3 s }", pass: "3.5", fail: "3")
    case .below:
      Example(
        meaning: "less than", fact: "file_size", constraint: "{ below: 50 MB }", pass: "49999999", fail: "50000000")
    case .range:
      Example(
        meaning: "between two limits", fact: "content.loudness",
        constraint: "{ range: { min: -16 LUFS, max: -12 LUFS } }", pass: "-14", fail: "-20")
    case .oneOf:
      Example(
        meaning: "one of these", fact: "video.codec", constraint: "{ one_of: [h264, hevc] }", pass: "h264", fail: "vp9")
    case .noneOf:
      Example(
        meaning: "none of these", fact: "video.codec", constraint: "{ none_of: [prores] }", pass: "h264", fail: "prores"
      )
    case .equals:
      Example(
        meaning: "this value; here no black first frame", fact: "content.first_frame_black",
        constraint: "{ equals: false }", pass: "false", fail: "true")
    case .fits:
      Example(
        meaning: "width and height within a size", fact: "video.size",
        constraint: "{ fits: { width: 1920, height: 1080 } }", pass: "1920x1080", fail: "1921x1080")
    case .covers:
      Example(
        meaning: "width and height at least a size", fact: "video.size",
        constraint: "{ covers: { width: 540, height: 960 } }", pass: "540x960", fail: "960x540")
    case .sides:
      Example(
        meaning: "limits of sides: `width`, `height`, `short`, `long`, `sum`, `pixels`", fact: "video.size",
        constraint: "{ sides: { short: { max: 1080 } } }", pass: "1920x1080", fail: "1920x1200")
    case .length:
      Example(
        meaning: "length of a text", fact: "{ field: text }", constraint: "{ length: { max: 3, unit: utf16 } }",
        pass: "abc",
        fail: "abcd", place: "request_rules")
    case .form:
      Example(
        meaning: "form of a text", fact: "{ field: text }", constraint: "{ form: digits }", pass: #""7""#,
        fail: "seven",
        place: "request_rules")
    case .granted:
      Example(
        meaning: "a permission that a parameter has", fact: "{ field: text }",
        constraint: "{ granted: { by: scopes, word: share } }", pass: "{ text: a, scopes: share }",
        fail: "{ text: a, scopes: other }", place: "request_rules")
    case .positionIn:
      Example(
        meaning: "a place in another text", fact: "{ field: place }",
        constraint: "{ position_in: { field: text, unit: utf16 } }", pass: "0", fail: "1", place: "request_rules")
    case .sameAs:
      Example(
        meaning: "the value of another fact", fact: "duration", constraint: "{ same_as: video.duration }",
        pass: "{ duration: 5, video.duration: 5 }", fail: "{ duration: 6, video.duration: 5 }")
    case .present:
      Example(
        meaning: "there, or not there", fact: "{ field: text }", constraint: "{ present: true }", pass: "a", fail: "{}",
        place: "request_rules")
    case .contains:
      Example(
        meaning: "a list with these entries", fact: "{ info_plist: ID }", constraint: "{ contains: [one] }",
        pass: "[one]",
        fail: "[two]", place: "app")
    case .lacks:
      Example(
        meaning: "a list without these entries", fact: "{ info_plist: ID }", constraint: "{ lacks: wxwx }",
        pass: "[wx]",
        fail: "[wxwx]", place: "app")
    case .version:
      Example(
        meaning: "a version in a range", fact: "{ info_plist: ID }",
        constraint: #"{ version: { from: "16.0", below: "18" } }"#, pass: #""17.2""#, fail: #""18.0""#, place: "app")
    case .anyOf:
      Example(
        meaning: "one of several", fact: "video.codec",
        constraint:
          "{ any_of: [{ fact: video.codec, constraint: { equals: h264 } }, { fact: duration, constraint: { max: 5 } }] }",
        pass: "{ video.codec: vp9, duration: 5 }", fail: "{ video.codec: vp9, duration: 6 }")
    case .allOf:
      Example(
        meaning: "all of several", fact: "video.codec",
        constraint:
          "{ all_of: [{ fact: video.codec, constraint: { equals: h264 } }, { fact: duration, constraint: { max: 5 } }] }",
        pass: "{ video.codec: h264, duration: 5 }", fail: "{ video.codec: h264, duration: 6 }")
    case .equalsParameter, .equalsValueOf: nil
    }
  }
}
