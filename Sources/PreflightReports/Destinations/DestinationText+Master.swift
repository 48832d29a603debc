package import MediaProbe
import PreflightJudging
import PreflightLanguage
package import PreflightPlanning
package import PreflightRules

extension DestinationText {
  /// The columns of the names of properties.
  private static let left = 28

  /// Returns the numbers of a master with the rules that set them, the command that makes it, and the destinations and rules
  /// that it does not serve.
  package func master(
    _ master: Master?, _ kind: MediaFacts.Kind, excluded: [Master.Exclusion], asOf: CivilDate? = nil
  ) -> String {
    var lines: [String] = []
    if let master {
      let title = words.planning.master(words.terms.kind(kind), master.places.count)
      lines.append(palette.bold(title) + (asOf.map { words.run.asOf($0.description) } ?? ""))
      lines += wrapped(
        master.places.map { place in
          place.destination.shortName
            + (place.destination.slots.count > 1 ? words.terms.inParentheses(place.slot) : "")
        }.joined(separator: ", "))
      lines.append("")
      for row in rows(master) {
        let value = wrapped(row.value, indent: Self.left)
        let name = TerminalText.fitted(row.name, to: Self.left)
        lines.append(name + (value.first.map { String($0.dropFirst(Self.left)) } ?? ""))
        lines += value.dropFirst()
        if !row.rules.isEmpty {
          lines += wrapped(row.rules.joined(separator: ", "), indent: Self.left).map { palette.dim($0) }
        }
      }
      lines += heading(words.planning.command, words.planning.commandNote) + command(master)
      lines += listed(
        master.unmet.compactMap { id in rule(id, in: master.places.map(\.destination)) }, words.planning.unmet,
        words.planning.unmetNote)
    } else {
      lines += wrapped(words.planning.noMaster(words.terms.kind(kind)))
    }
    if !excluded.isEmpty {
      lines += heading(words.planning.leftOut, words.planning.leftOutNote)
      let known = (master?.places.map(\.destination) ?? []) + excluded.map(\.destination)
      let others = excluded.filter { $0.conflict == nil }.map(\.destination.shortName)
      if !others.isEmpty {
        lines += wrapped(words.planning.takesNone(words.terms.kind(kind), others), indent: 2)
      }
      for exclusion in excluded {
        guard let conflict = exclusion.conflict else { continue }
        lines.append("  " + exclusion.destination.shortName)
        lines += wrapped(
          conflict.rules.count == 1
            ? words.planning.impossible(conflict.subject) : words.planning.excludeEachOther(conflict.subject),
          indent: 4)
        for id in conflict.rules {
          let text = rule(id, in: known).map { words.terms.colon + $0.demand(in: language) } ?? ""
          lines += wrapped(id + text, indent: 6, bullet: "· ")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func rule(_ id: String, in destinations: [Destination]) -> Rule? {
    destinations.lazy.flatMap(\.rules).first { $0.id == id }
  }

  private func listed(_ rules: [Rule], _ title: String, _ note: String) -> [String] {
    if rules.isEmpty { return [] }
    return heading(title, note)
      + rules.flatMap { wrapped($0.id + words.terms.colon + $0.demand(in: language), indent: 2, bullet: "· ") }
  }

  private func rows(_ master: Master) -> [(name: String, value: String, rules: [String])] {
    var rows: [(name: String, value: String, rules: [String])] = []
    func rules(_ subject: String) -> [String] { master.wordRules.first { $0.subject == subject }?.rules ?? [] }
    var shown: [String] = []
    func word(_ subject: String, _ value: String?) {
      guard let value else { return }
      shown.append(subject)
      rows.append((subject, value, rules(subject)))
    }
    if master.kind == .image {
      word("image.format", master.format.codec)
    } else {
      word("container", master.format.container)
      word("video.codec", master.format.codec)
      word("video.profile", master.format.profile)
    }
    let (width, height) = (master.size.width, master.size.height)
    let shape = Ratio(Int64(width), Int64(height))
    rows.append(
      (
        words.planning.size,
        "\(width)×\(height)"
          + (shape.map {
            words.terms.inParentheses(words.planning.shape(Int($0.numerator), Int($0.denominator)))
          } ?? ""), master.sizeRules
      ))
    for number in MasterNumber.allCases {
      let range = master.ranges[number]
      let chosen = master.chosen[number]
      let isSet = ![.duration, .fileSize, .bitRate].contains(number)
      guard range != nil || chosen != nil && (isSet || number == .duration) else { continue }
      let subject = Measure(number.rawValue).map { Subject.measure($0) }
      var texts: [String] = []
      if let range, let subject { texts.append(text(range, on: subject)) }
      if number == .duration, let chosen {
        let value = text(Interval(low: .init(chosen), high: .init(chosen)), on: subject ?? .field(""))
        texts.append(words.planning.longest(value))
      }
      if isSet, let chosen {
        let value = text(Interval(low: .init(chosen), high: .init(chosen)), on: subject ?? .field(""))
        texts = range == nil ? [value] : texts + [words.planning.chosen(value)]
      }
      rows.append((number.rawValue, texts.joined(separator: words.terms.semicolon), range?.rules ?? []))
    }
    for entry in master.wordRules where !shown.contains(entry.subject) {
      let known = Measure(entry.subject).map { Subject.measure($0) }
      guard let known, case .known(let value) = master.facts.reading(of: known) else { continue }
      rows.append((entry.subject, Phrase.of(value, unit: known.unit, in: language), entry.rules))
    }
    return rows
  }

  /// Returns a range as text: `3 to 60 s`, `at most 8 MB`.
  private func text(_ range: Interval, on subject: Subject) -> String {
    func limit(_ bound: Bound) -> String { Constraint.within(bound).limitText(on: subject, in: language) }
    if let low = range.low, let high = range.high, low.isAllowed, high.isAllowed {
      if low.value == high.value {
        let value: FactValue = low.value.denominator == 1 ? .integer(low.value.numerator) : .number(low.value.value)
        return Phrase.of(value, unit: subject.unit, in: language)
      }
      return limit(.range(min: .fixed(low.value), max: .fixed(high.value)))
    }
    let ends = [
      range.low.map { limit($0.isAllowed ? .min(.fixed($0.value)) : .above(.fixed($0.value))) },
      range.high.map { limit($0.isAllowed ? .max(.fixed($0.value)) : .below(.fixed($0.value))) },
    ]
    return ends.compactMap { $0 }.joined(separator: words.terms.comma)
  }

  /// Returns the command in lines that a shell joins.
  private func command(_ master: Master) -> [String] {
    var lines: [String] = []
    var line = "  ffmpeg"
    let arguments = master.shellArguments
    var index = 0
    while index < arguments.count {
      // An option stays on the line of its value.
      var word = arguments[index]
      index += 1
      if word.hasPrefix("-"), index < arguments.count, !arguments[index].isOption {
        word += " " + arguments[index]
        index += 1
      }
      if TerminalText.width(line) + 1 + TerminalText.width(word) + 2 > width, line != "  ffmpeg" {
        lines.append(line + " \\")
        line = "    " + word
      } else {
        line += " " + word
      }
    }
    return lines + [line]
  }
}

extension String {
  /// True for `-vf`, but not for a negative number.
  fileprivate var isOption: Bool { hasPrefix("-") && !(dropFirst().first?.isNumber ?? false) }
}
