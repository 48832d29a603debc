import MediaProbe

extension DestinationText {
  /// What a share state means at a destination, what may be behind it, and which of that an asset shows.
  ///
  /// - Parameter asset: A file to look at, with the verdict of this destination; nil to explain in general.
  /// - Returns: Nil when the destination has no such code.
  public func explain(_ code: Int, at destination: Destination, asset: CheckedAsset? = nil) -> String? {
    guard let state = destination.shareState(code) else { return nil }
    let constant = state.constant.map { " (\($0))" } ?? ""
    var lines = [palette.bold("\(code) \(state.name)"), "\(destination.name)\(constant)", ""] + wrapped(state.meaning)
    if let owner = destination.shareStates?.borrowedFrom {
      lines += wrapped("This destination publishes no codes; the number is borrowed from \(owner).")
    }
    let rules = destination.rules.filter { $0.shareState == code }
    if !rules.isEmpty {
      lines += heading("rules behind it", "")
      lines += rules.flatMap(rule)
    }
    let errors = destination.unreadable.filter { $0.state == code || $0.byKind.values.contains(code) }
    if !errors.isEmpty {
      lines += heading("files that cannot be read", "")
      lines += wrapped(errors.map(\.code.rawValue).joined(separator: ", "), indent: 2)
    }
    lines += heading("what can foresee it", "")
    lines += wrapped(state.foreseenBy, indent: 2)
    lines += wrapped(
      "Of several things that are wrong the first met decides; that the order is "
        + "\(destination.steps.map(\.rawValue).joined(separator: ", ")) is an assumption, no document states one.",
      indent: 2)
    if let asset { lines += evidence(of: code, asset, at: destination) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A rule's limits, source, date, certainty and examples, and how an asset stands to it.
  public func explain(_ rule: Rule, of destination: Destination, asset: CheckedAsset? = nil) -> String {
    var lines = [palette.bold(rule.id), destination.name, ""] + self.rule(rule)
    lines += wrapped(certaintyWords(rule), indent: 6)
    let examples = [("passes", rule.examples.pass), ("warns", rule.examples.warn), ("fails", rule.examples.fail)]
    if examples.contains(where: { !$0.1.isEmpty }) {
      lines += heading("examples", "")
      for (word, values) in examples where !values.isEmpty {
        lines += wrapped("\(word): \(values.map(\.text).joined(separator: "; "))", indent: 2)
      }
    }
    if let code = rule.shareState, let state = destination.shareState(code) {
      lines += heading("broken, it foretells", "")
      lines += wrapped("\(code) \(state.name): \(state.meaning)", indent: 2)
    }
    lines += heading("sources", "")
    for source in [rule.source] + rule.furtherSources {
      lines += wrapped("\(source.title), checked \(source.checked)", indent: 2)
      lines.append("    " + palette.dim(source.url))
    }
    if let asset {
      lines += heading(TerminalText.escaped(asset.path), "")
      let findings = asset.verdicts.flatMap(\.findings).filter { $0.rule.id == rule.id }
      if let error = asset.facts.error {
        lines += wrapped("not judged: \(TerminalText.escaped(error.message))", indent: 2)
      } else if findings.isEmpty {
        lines += wrapped(standing(of: rule, asset), indent: 2)
      }
      for finding in findings { lines += describe(finding) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Which causes of a code an asset shows, and which it rules out.
  private func evidence(of code: Int, _ asset: CheckedAsset, at destination: Destination) -> [String] {
    var lines = heading(TerminalText.escaped(asset.path), "")
    if let error = asset.facts.error {
      let predicted = asset.verdicts.first?.shareState?.code
      let answer =
        predicted == code ? "This is what \(code) stands for." : "This points to \(predicted ?? 0), not \(code)."
      return lines + wrapped("\(error.code.rawValue): \(TerminalText.escaped(error.message))", indent: 2)
        + wrapped(answer, indent: 2)
    }
    let verdicts = asset.verdicts
    let findings = verdicts.flatMap(\.findings).filter { $0.shareState == code }
    for finding in findings { lines += describe(finding) }
    if findings.isEmpty {
      lines += wrapped("No rule behind \(code) is broken by this file.", indent: 2)
    }
    if let first = verdicts.first(where: { $0.outcome == .fail })?.shareState, first.code != code {
      lines += wrapped("The first thing met is \(first.code) \(first.name).", indent: 2)
    }
    return lines
  }

  private func describe(_ finding: Finding) -> [String] {
    wrapped(
      "\(finding.severity.rawValue): \(TerminalText.escaped(finding.message)) (\(finding.rule.shortID))", indent: 2)
      + (finding.fix.map { wrapped(TerminalText.escaped($0), indent: 4) } ?? [])
  }

  private func standing(of rule: Rule, _ asset: CheckedAsset) -> String {
    let isAsked = asset.verdicts.contains { verdict in
      verdict.destination.slots.contains { $0.name == verdict.slot && $0.rules.contains { $0.id == rule.id } }
    }
    guard isAsked else {
      return "The rule does not speak of this file: it stands in another slot, or of a whole request."
    }
    return "The file does not break it."
  }

  private func certaintyWords(_ rule: Rule) -> String {
    let system = rule.system.map { " The figure is from the page for \($0)." } ?? ""
    let strength =
      switch rule.strength {
      case .hard: "The source says that a breach is refused."
      case .unstated: "The source gives the limit and not what follows from a breach."
      case .advice: "The source recommends it."
      }
    return "\(strength) Certainty: \(rule.certainty.words).\(system)"
  }
}

extension ShareState {
  /// Which evidence can foresee it, in a sentence.
  fileprivate var foreseenBy: String {
    let words = predictableFrom.filter { $0 != .runTime }.map { evidence in
      switch evidence {
      case .media: "the file"
      case .request: "the request (which media, which parameters)"
      case .context: "the app (property list, entitlements, registration)"
      case .runTime: ""
      }
    }
    let isAlsoRunTime = predictableFrom.contains(.runTime)
    if words.isEmpty {
      return isAlsoRunTime
        ? "Only what happens then: login, network, the user. No file tells." : "Nothing foretells it."
    }
    return "It can be foreseen from \(words.joined(separator: " and "))."
      + (isAlsoRunTime ? " It may also come from what only happens then." : "")
  }
}
