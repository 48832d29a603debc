import MediaProbe
import Preflight

extension PageLabels {
  static let english = PageLabels(
    language: .english,
    destinations: "Destinations",
    table: TableLabels(
      introduction: { top in
        """
        The table has the limits that most people look for. A destination refuses a file beyond a limit. A limit in *italics* is
        only recommended or not official, and a file beyond it gets a warning. An empty cell has no such limit.

        - The name of a destination links to its rules, with the source of each figure. `--to` accepts the short name below it.
        - `preflight destinations show NAME` prints all rules of a destination, also those for special cases.
        - A limit that depends on the format or on a value for `--assume` names it in parentheses.
        - Σ is the sum of all files of a post. 1 MB is 1,000,000 bytes, and 1 MiB is 1,048,576 bytes.
        - The last column names the fields of a [request](\(top)docs/requests.md).
        - The rules [on the file itself](\(top)Destinations/file/rules.yml) and on
          [picture and sound](\(top)Destinations/content/rules.yml) apply to all destinations.
        """
      },
      columns: ["destination", "slot", "formats", "duration", "file size", "picture", "post"],
      files: { count, kind in
        let noun =
          switch kind {
          case .video: "video"
          case .image: "image"
          case .audio: "audio file"
          case .other, nil: "file"
          }
        return "\(count) \(noun)\(count == 1 ? "" : "s")"
      },
      side: { side in
        switch side {
        case .width, .height: side.rawValue
        case .short: "short side"
        case .long: "long side"
        case .sum: "width + height"
        case .pixels: "width × height"
        }
      },
      without: { "not \($0)" },
      duration: { number, unit in
        switch unit {
        case .hours: "\(number) h"
        case .minutes: "\(number) min"
        case .seconds: "\(number) s"
        }
      }),
    names: { "`\($0)`, short `\($1)`, of \($2)." },
    parameters: "Parameters that the verdict depends on",
    parameter: { "`--assume \($0)=…`: \($1). \($2)" },
    slot: { "Slot `\($0)`" },
    takes: { "Accepts: \($0.joined(separator: ", "))." },
    noRule: "No rule.",
    ruleColumns: ["rule", "limit", "a breach is", "share state", "source"],
    breach: { "\($0) (\($1), \($2))" },
    message: "Message", fix: "Fix",
    looser: { "The stricter of two figures; the looser is `\($0)`" },
    valid: { from, until in
      "Valid" + (from.map { " from \($0)" } ?? "") + (until.map { " until \($0)" } ?? "")
    },
    fields: "Fields of a request",
    fieldsNote: "For `preflight request`; files are named by paths from the folder of the document.",
    fieldColumns: ["field", "value"],
    requestRules: "Rules on a request as a whole",
    appRules: "Rules on the app that shares",
    appNote: "Judged by `preflight app Info.plist`.",
    shareStates: "Share states",
    borrowed: {
      "The share states are borrowed from \($0), and reports mark them with ≈."
    },
    order: { "The assumed order of the steps: \($0.joined(separator: ", "))." },
    stateColumns: ["code", "name", "meaning", "predicted from"],
    evidence: { evidence, isOnly in
      evidence != .runTime ? evidence.rawValue : isOnly ? "run time only" : "run time"
    },
    nativeCodes: { "Result codes: `\($0)`" },
    codeColumns: ["code", "name", "meaning"],
    unreadable: "Files that cannot be read",
    unreadableColumns: ["error", "share state"],
    noState: "none",
    stateOfKind: { "\($0) where \($1 == .image || $1 == .audio ? "an" : "a") \($1.rawValue) is expected" },
    undocumented: "Not documented",
    undocumentedNote: "No source documents these points, so no rules exist for them.",
    sourcesTitle: "Sources",
    sourceColumns: ["source", "checked", "state of the page", "look again after"],
    neverDue: "no longer changes",
    undated: "without a date",
    written: { place, figure in "In the source: \(place)" + (figure.map { ", “\($0)”" } ?? "") },
    rulePage: RuleLabels(
      place: { "\($0), \($1)." },
      request: "a rule on a request as a whole", app: "a rule on the app that shares",
      form: "a rule on the form of a request",
      limit: "Limit", condition: "Applies where", breach: "A breach is", certainty: "Certainty",
      shareState: "Share state", nativeCodes: "Result codes",
      examples: "Examples", exampleColumns: ["outcome", "values"],
      commandLine: "On the command line",
      source: { "The rule is written in \($0)." },
      index: "Rules",
      indexNote: "Every rule has a page with its limit, source, certainty and fix."),
    statesPage: StateLabels(
      title: "Predictions of each share state",
      introduction: """
        A verdict predicts a share state from the media, from the fields of the request, or from the app that shares (`context`).
        A verdict on a request lists states as `at_run_time` if they may occur although nothing is wrong. App files that the
        context of a request does not name are listed as `not_given`; no state is predicted from them.

        If several things are wrong, the predicted state is that of the step that the destination reaches first. Within one
        step it is that of the first rule in its file. No destination documents its order. The assumed order checks first
        what can be seen without the media, then the app, then whether the media can be read, then their headers. The files
        in `Destinations/` list it as `steps`.

        An error code is reported only if documents tie it to the state.
        """,
      borrowed: { "They are borrowed from \($0)." },
      steps: { "Steps: \($0.joined(separator: ", "))." },
      predictor: { predictor in
        switch predictor {
        case .rule(let id): "`\(id)`"
        case .unreadableFile(let errors): "a file that is " + codes(errors).joined(separator: ", ")
        case .unreadableAppFile(let kinds):
          "a file of the app that cannot be read: " + codes(kinds.map(\.rawValue)).joined(separator: ", ")
        case .malformedText: "a text with half of a character"
        case .mediaOfOtherKind: "media of a kind that the field does not accept"
        }
      },
      columns: ["state", "name", "predicted from", "by", "error code"]),
    errorsPage: ErrorLabels(
      title: "Error codes",
      introduction: """
        A file that cannot be read has an error code in place of facts. It is the key `error.code` of records, and the message
        beside it says what was found and what to do. The group of a code decides which share state a destination answers
        with; the page of each destination lists these states under "Files that cannot be read".
        """,
      columns: ["code", "group", "meaning"],
      ids: "Ids in reports that are not rules"),
    factsPage: FactLabels(
      title: "Facts",
      introduction: """
        A fact is one measured property of a file. It is a key in the records of `preflight probe`, and rules name it by that
        key. If a fact was expected but could not be read, its value is `null`, and `unknown` gives the reason. A fact that
        does not apply to a file has no key. `preflight explain video.codec` shows the rules that use a fact.

        The header tier reads only the few kilobytes that describe the file. If the header does not state a fact of the stream
        tier, that tier reads packets.
        """,
      columns: ["fact", "name", "type", "unit", "tier", "meaning"],
      part: { part in
        switch part {
        case nil: "The file"
        case .video: "The main video track"
        case .audio: "The main audio track"
        case .image: "The image"
        case .color: "The colors of the image or the main video track"
        case .content: "Picture and sound, only with `--depth content`"
        }
      }))
}
