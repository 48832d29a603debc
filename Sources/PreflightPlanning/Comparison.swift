package import MediaProbe
package import PreflightRules

extension Destination {
  /// Returns the rules of a list that apply on a day; nil for the day on which the sources were last checked.
  package func inForce(_ rules: [Rule], on day: CivilDate?) -> [Rule] {
    guard let day = day ?? checked else { return rules }
    return rules.filter { $0.holds(on: day) }
  }
}

/// The rules of several destinations side by side: a row for each property, a cell for each destination.
package struct Comparison: Sendable {
  /// The part of a share that a row is about.
  package enum Area: Sendable, Hashable {
    case file(MediaFacts.Kind)
    case request
  }

  package struct Entry: Sendable {
    /// The slot of the rule; nil for a rule on the request.
    package let slot: String?
    package let rule: Rule
  }

  package struct Row: Sendable {
    package let area: Area
    package let subject: Subject
    /// The rules of each destination, in their order; empty for a destination that has no rules.
    package let cells: [[Entry]]

    /// For each destination, true if it accepts files of the area's kind.
    package let isConcerned: [Bool]

    /// True if two destinations that accept such files have different limits, or only some of them have a limit.
    package var differs: Bool {
      let cells = zip(cells, isConcerned).filter { $0.1 }.map { $0.0 }
      guard let first = cells.first else { return false }
      return !cells.allSatisfy { cell in
        cell.count == first.count
          && zip(cell, first).allSatisfy { left, right in
            left.rule.constraint == right.rule.constraint && left.rule.when == right.rule.when
              && left.rule.appliesIf == right.rule.appliesIf && left.rule.severity == right.rule.severity
          }
      }
    }
  }

  package let destinations: [Destination]
  /// By area; in each, the rows on which the destinations differ come first.
  package let rows: [Row]

  /// - Parameter day: The day whose rules are compared; nil for the newest ones.
  package init(_ destinations: [Destination], on day: CivilDate? = nil) {
    self.destinations = destinations
    // A slot for any file is compared with those slots of other destinations that accept one kind.
    let kinds = MediaFacts.Kind.allCases.filter { kind in
      destinations.contains { $0.slots.contains { $0.takes == [kind] } }
    }
    var rows: [(area: Area, subject: Subject, cells: [[Entry]])] = []
    func add(_ rule: Rule, _ slot: String?, _ area: Area, _ subject: Subject, _ column: Int) {
      let place = rows.firstIndex { $0.area == area && $0.subject == subject }
      if place == nil {
        rows.append((area, subject, Array(repeating: [], count: destinations.count)))
      }
      rows[place ?? rows.count - 1].cells[column].append(Entry(slot: slot, rule: rule))
    }
    for (column, destination) in destinations.enumerated() {
      for slot in destination.slots {
        let common = slot.takes.filter { kinds.contains($0) }
        for kind in common.isEmpty ? Array(slot.takes.prefix(1)) : common {
          for rule in destination.inForce(slot.rules, on: day) {
            add(rule, slot.name, .file(kind), rule.subject.aligned, column)
          }
        }
      }
      for rule in destination.inForce(destination.requestRules, on: day) {
        // A rule on the files of a request together is a rule on the only file of most requests.
        if case .aggregate(let aggregate) = rule.subject, aggregate.measure != nil, let kind = aggregate.kind,
          let measure = rule.subject.ofOneFile
        {
          add(rule, nil, .file(kind), Subject.measure(measure).aligned, column)
        } else {
          add(rule, nil, .request, rule.subject, column)
        }
      }
    }
    let all = rows.map { row in
      let isConcerned = destinations.map { destination in
        switch row.area {
        case .file(let kind): destination.slots.contains { $0.takes.contains(kind) }
        case .request: true
        }
      }
      return Row(area: row.area, subject: row.subject, cells: row.cells, isConcerned: isConcerned)
    }
    self.rows = all.indices.sorted { left, right in
      let (a, b) = (Self.rank(all[left]), Self.rank(all[right]))
      return a == b ? left < right : a.lexicographicallyPrecedes(b)
    }.map { all[$0] }
  }

  private static func rank(_ row: Row) -> [Int] {
    let area: Int =
      switch row.area {
      case .file(let kind): MediaFacts.Kind.allCases.firstIndex(of: kind) ?? 0
      case .request: MediaFacts.Kind.allCases.count
      }
    return [area, row.differs ? 0 : 1, row.subject.rank]
  }
}

extension Subject {
  /// The subject that represents others with the same meaning in a comparison.
  fileprivate var aligned: Subject {
    self == .measure(.fact(.videoAverageFrameRate)) ? .measure(.fact(.videoFrameRate)) : self
  }

  /// The position in a comparison: container and codecs, durations, sizes, and then everything else.
  fileprivate var rank: Int {
    let first = [
      "container", "image.format", "video.codec", "duration", "file_size", "video.size", "image.size", "video.width",
      "image.width", "video.height", "image.height", "video.aspect_ratio", "image.aspect_ratio", "video.frame_rate",
      "video.bit_rate", "audio.codec",
    ]
    return first.firstIndex(of: name) ?? first.count
  }
}
