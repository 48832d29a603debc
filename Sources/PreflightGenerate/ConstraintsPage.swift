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
    let place: String

    init(
      _ meaning: String, _ fact: String, _ constraint: String, _ pass: String, _ fail: String,
      in place: String = "slots"
    ) {
      (self.meaning, self.fact, self.constraint) = (meaning, fact, constraint)
      (self.pass, self.fail, self.place) = (pass, fail, place)
    }
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
    let facts = Fact.allCases.map { Measure.fact($0) }
    let derived = DerivedFact.allCases.map { Measure.derived($0) }
    // The sizes that rules name follow from widths and heights.
    let measures = rule.subject.type == .size ? derived + facts : facts + derived
    let fitting = measures.filter { rule.constraint.fits(.measure($0), parameters: []) }.map(\.name)
    let own = rule.subject.name
    let others = fitting.filter { $0 != own }
    let ofContent = others.filter { $0.hasPrefix("content.") }.prefix(1)
    let shown = rule.subject.type == .size ? 3 : 2
    let named = [own] + others.filter { !$0.hasPrefix("content.") }.prefix(shown) + ofContent
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
    case .max: Example("at most", "duration", "{ max: 30 s }", "30", "31")
    case .min: Example("at least", "image.width", "{ min: 1080 }", "1080", "1079")
    case .above: Example("more than", "duration", "{ above: 3 s }", "3.5", "3")
    case .below: Example("less than", "file_size", "{ below: 50 MB }", "49999999", "50000000")
    case .range:
      Example("between two limits", "content.loudness", "{ range: { min: -16 LUFS, max: -12 LUFS } }", "-14", "-20")
    case .oneOf: Example("one of these", "video.codec", "{ one_of: [h264, hevc] }", "h264", "vp9")
    case .noneOf: Example("none of these", "video.codec", "{ none_of: [prores] }", "h264", "prores")
    case .equals:
      Example(
        "this value; here no black first frame", "content.first_frame_black", "{ equals: false }", "false", "true")
    case .fits:
      Example(
        "width and height within a size", "video.size", "{ fits: { width: 1920, height: 1080 } }", "1920x1080",
        "1921x1080")
    case .covers:
      Example(
        "width and height at least a size", "video.size", "{ covers: { width: 540, height: 960 } }", "540x960",
        "960x540")
    case .sides:
      Example(
        "limits of sides: `width`, `height`, `short`, `long`, `sum`, `pixels`", "video.size",
        "{ sides: { short: { max: 1080 } } }", "1920x1080", "1920x1200")
    case .length:
      Example(
        "length of a text", "{ field: text }", "{ length: { max: 3, unit: utf16 } }", "abc", "abcd", in: "request_rules"
      )
    case .form: Example("form of a text", "{ field: text }", "{ form: digits }", #""7""#, "seven", in: "request_rules")
    case .granted:
      Example(
        "a permission that a parameter has", "{ field: text }", "{ granted: { by: scopes, word: share } }",
        "{ text: a, scopes: share }", "{ text: a, scopes: other }", in: "request_rules")
    case .positionIn:
      Example(
        "a place in another text", "{ field: place }", "{ position_in: { field: text, unit: utf16 } }", "0", "1",
        in: "request_rules")
    case .sameAs:
      Example(
        "the value of another fact", "duration", "{ same_as: video.duration }", "{ duration: 5, video.duration: 5 }",
        "{ duration: 6, video.duration: 5 }")
    case .present:
      Example("there, or not there", "{ field: text }", "{ present: true }", "a", "{}", in: "request_rules")
    case .contains:
      Example("a list with these entries", "{ info_plist: ID }", "{ contains: [one] }", "[one]", "[two]", in: "app")
    case .lacks:
      Example("a list without these entries", "{ info_plist: ID }", "{ lacks: wxwx }", "[wx]", "[wxwx]", in: "app")
    case .version:
      Example(
        "a version in a range", "{ info_plist: ID }", #"{ version: { from: "16.0", below: "18" } }"#, #""17.2""#,
        #""18.0""#, in: "app")
    case .anyOf:
      Example(
        "one of several", "video.codec",
        "{ any_of: [{ fact: video.codec, constraint: { equals: h264 } }, { fact: duration, constraint: { max: 5 } }] }",
        "{ video.codec: vp9, duration: 5 }", "{ video.codec: vp9, duration: 6 }")
    case .allOf:
      Example(
        "all of several", "video.codec",
        "{ all_of: [{ fact: video.codec, constraint: { equals: h264 } }, { fact: duration, constraint: { max: 5 } }] }",
        "{ video.codec: h264, duration: 5 }", "{ video.codec: h264, duration: 6 }")
    case .equalsParameter, .oneOfParameter, .equalsValueOf: nil
    }
  }
}
