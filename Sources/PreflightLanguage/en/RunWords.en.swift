import PreflightJudging

extension RunWords {
  static let english = RunWords(
    assets: { count, noun in
      "\(count) \(noun.rawValue)\(count == 1 ? "" : "s")"
    },
    counted: { "\($0) \($1.rawValue)s" },
    noAssets: { "no \($0.rawValue)s" },
    unreadable: { "\($0) of \($1) unreadable" },
    probed: { "\($0) probed" },
    clean: { "\($1) \($0 == 1 ? "breaks" : "break") no documented rule" },
    done: { assets, isProbe, time in
      assets + (isProbe ? " probed" : " judged") + (time.isEmpty ? "" : " in \(time)")
    },
    count: { outcome, count in
      outcome == .notApplicable
        ? "\(count) not for any of these destinations" : "\(count) \(TermWords.english.outcome(outcome))"
    },
    changedAmong: { " (\($0) of them shown differently)" },
    unreadableAmong: { failed, unreadable in
      "\(failed) fail" + (unreadable > 0 ? " (\(unreadable) of them unreadable)" : "")
    },
    counts: { assets, parts in assets + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + "." },
    skipped: { " \($0) other \($0 == 1 ? "file" : "files") skipped." },
    interrupted: " Interrupted: the rest was not checked.",
    next: "Next: ",
    promise: "✓ means that no documented rule is broken; "
      + "a file cannot show what happens at run time (login, network, review).",
    rulesOf: { "rules of \($0)" },
    asOf: { ", as of \($0)" },
    moreAssets: { "… and \($0) more \($1.rawValue)s with problems: --format ndjson lists all of them" },
    mostOften: "most frequent problems",
    skippedFiles: "skipped",
    files: { done, total, noun in (total.map { "\(done) of \($0)" } ?? done) + " \(noun.rawValue)s" },
    failures: { "\($0) fail" },
    timeLeft: { "\($0) left" },
    media: { "\($0) of media" },
    minutes: { "\($0) min \($1) s" },
    hours: { "\($0) h \($1) min" })
}
