import PreflightJudging

extension FindingWords {
  static let english = FindingWords(
    nothing: "nothing",
    holding: { $1 ? "holds only sound (\($0))" : "is \($0)" },
    ofField: { "\($0): " },
    atLimit: "; at the limit: up to 0.1 s may be padding of the container",
    nominalRate: "; within a thousandth of the limit, as for 23.976 fps, which is called 24",
    nominalShape: "; within a pixel of the limit",
    mismatch: { "; found \($0.found), expected \($0.expected)" },
    lookalikes: { entries, inOtherCase in
      "; it has " + entries.map { "“\($0)”" }.joined(separator: ", ")
        + (inOtherCase ? ", in different case" : " instead")
    },
    system: { "; the figure is from the page for \($0)" },
    circumstances: { " (for " + $0.joined(separator: ", ") + ")" },
    sourceIsDue: { "; the source was due for review on \($0)" },
    intervals: { " (" + $0.joined(separator: ", ") + ($1 > 0 ? ", and \($1) more" : "") + ")" })
}
