import MediaProbe
import PreflightRules

extension DestinationWords {
  static let english = DestinationWords(
    rules: { count, checked in
      "\(count) \(count == 1 ? "rule" : "rules")" + (checked.map { ", checked \($0)" } ?? "")
    },
    takes: { "accepts \($0.joined(separator: ", "))" },
    fields: "fields of a request",
    fieldsNote: "for preflight request",
    field: { "\($0): \($1)" },
    fieldValue: { type in
      switch type {
      case .text, .identifier: "text"
      case .integer: "whole number"
      case .digits: "whole number, also as text"
      case .number: "number"
      case .flag: "true or false"
      case .choice(let words, _): words.joined(separator: ", ")
      case .media(let slots): "file for \(slots.joined(separator: ", "))"
      case .attachment(let kinds): "file, \(kinds.map { $0.rawValue }.joined(separator: ", "))"
      case .group: ""
      case .anything: "any value"
      }
    },
    standard: { ", by default \($0)" },
    request: "request",
    requestNote: "rules on the share as a whole",
    app: "app",
    appNote: "requirements on its files",
    parameters: "parameters",
    parametersNote: "given with --assume",
    parameter: { "\($0): \($1) Values: \($2)." },
    shareStates: "share states",
    borrowed: { "borrowed from \($0)" },
    own: "its own",
    code: { "\($0) \($1): \($2)" },
    nativeCodesNote: "returned with the share state",
    documented: "documented",
    observed: "seen in recorded answers",
    undocumented: "not documented",
    undocumentedNote: "so no rule exists",
    readAsWhole: { "Read as a whole: \($0.joined(separator: "; "))." },
    noted: { "\($0): \($1)" },
    deprecated: "deprecated",
    borrowedNumber: { "The number is borrowed from \($0); this destination has no share states of its own." },
    predictingRules: "rules that predict it",
    unreadableFiles: "files that cannot be read",
    predictableFrom: "predictable from",
    predictable: { evidence in
      let isAlsoRunTime = evidence.contains(.runTime)
      let words = evidence.filter { $0 != .runTime }.map { evidence in
        switch evidence {
        case .media: "the file"
        case .request: "the request (which media, which parameters)"
        case .context: "the app (property list, entitlements, registration)"
        case .runTime: ""
        }
      }
      if words.isEmpty {
        return isAlsoRunTime
          ? "It depends only on the run time: login, network, the user. No file can show it." : "Nothing predicts it."
      }
      return "It can be predicted from \(words.joined(separator: " and "))."
        + (isAlsoRunTime ? " Other causes appear only at run time." : "")
    },
    neverAnswered: "No request of this kind gets this code.",
    comesWith: "share states that come with it",
    tiedToNone: "The sources name no share state for it.",
    order: {
      "If a file breaks several rules, the first step that fails decides. The assumed order is "
        + "\($0.joined(separator: ", ")); no document states one."
    },
    isThis: { "This predicts \($0)." },
    isOther: { predicted, code in "This predicts \(predicted ?? 0), not \(code)." },
    breaksNone: { "This file breaks no rule that predicts \($0)." },
    firstMet: { "The destination would report this first: \($0)." },
    errorGroup: { group in
      switch group {
      case .unreachable: "The path leads to no file that can be opened and read."
      case .notDownloaded: "The content is in the cloud and not on this machine."
      case .wrongFormat: "The content is complete, but it is not media in a supported format."
      case .damaged: "The content is media, but some bytes are missing, wrong or surplus."
      case .machine:
        "This program or machine could not read the file, or not in time. The file itself may be fine."
      }
    },
    errorMeaning: { code in
      switch code {
      case .notFound: "No file has this path."
      case .permissionDenied: "This user may not read the file."
      case .notAFile: "The path is a folder, FIFO, socket or device."
      case .empty: "The file has no bytes."
      case .notMedia: "The content is not media: text, HTML, random bytes."
      case .truncated: "The file ends before its declared end."
      case .corrupt: "The content contradicts its own format."
      case .unsupported: "The file is media of a format that is not supported."
      case .playlistRefused: "The file is a playlist that refers to other files or hosts. None of them was opened."
      case .icloudPlaceholder: "The file is a placeholder for a file in iCloud."
      case .lfsPointer: "The file is a Git LFS pointer instead of the content."
      case .tooLarge: "The header is larger than the limit of the reader."
      case .tooManyTracks: "The file declares more tracks than the reader supports."
      case .changedWhileReading: "The file changed while it was read."
      case .ioError: "The system could not read the file."
      case .timedOut: "Reading took longer than `--timeout`."
      case .crashed: "The process that read the file crashed."
      case .internal: "This program has a defect, or this machine lacks a resource. The exit status is 2."
      }
    },
    isReadable: "This file can be read.")
}
