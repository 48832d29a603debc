package import MediaProbe
package import PreflightRules

/// The facts of a file whose bytes have arrived only in part.
package struct ArrivingFacts: Evidence {
  var facts: MediaFacts
  /// The number of bytes that have arrived: the file is at least as large.
  let leastSize: Int64

  package init(_ facts: MediaFacts, leastSize: Int64) {
    self.facts = facts
    self.leastSize = leastSize
  }

  package var hasProblems: Bool { facts.hasProblems }

  package func reading(of subject: Subject) -> Reading {
    if facts.fileSize == nil, subject.ofOneFile == .fact(.fileSize) {
      return .between(leastSize, .max, UnknownFacts.Reason(.notArrivedYet))
    }
    return facts.reading(of: subject)
  }

  package func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer {
    answer(reading(of: .aggregate(aggregate)))
  }

  /// The kinds that the file can have. No destination accepts a file that is neither a video nor an image nor audio.
  fileprivate var kinds: [MediaFacts.Kind] { facts.kind.map { [$0] } ?? [.video, .image, .audio] }
}

extension Judge {
  /// Returns the verdict on a file whose bytes have arrived only in part, and the rules that are still open.
  ///
  /// The outcome is `fail` if the destination refuses the file whatever the other bytes are, and `unknown` otherwise.
  package func verdict(onArriving arriving: ArrivingFacts) -> (verdict: Verdict, open: [Rule]) {
    var refusal: Verdict?
    var open: [Rule] = []
    var unknown: [UnknownSubject] = []
    if arriving.facts.kind == nil {
      unknown.append(.kind(arriving.facts.unknown[.kind] ?? UnknownFacts.Reason(.notArrivedYet)))
    }
    var mayPass = false
    for kind in arriving.kinds {
      var evidence = arriving
      evidence.facts.kind = kind
      for slot in slots(taking: evidence.facts, kind) {
        let answer = SlotAnswer.of(evidence, in: slot, cells)
        if answer.outcome == .fail {
          refusal = refusal ?? verdict(answer, in: slot, named: slot.name, on: evidence)
        } else {
          mayPass = true
          for observation in answer.observations where observation.answer == .unknown {
            let rule = slot.rules[observation.rule].rule
            if !open.contains(where: { $0.id == rule.id }) { open.append(rule) }
          }
          for entry in answer.unknown(in: slot, on: evidence) { UnknownSubject.add(entry, to: &unknown) }
        }
      }
    }
    if let refusal, !mayPass { return (refusal, []) }
    // Only rules that warn may be open. The file is incomplete in any case.
    if unknown.isEmpty { unknown.append(.kind(UnknownFacts.Reason(.notArrivedYet))) }
    return (Verdict(destination: destination, slot: nil, outcome: .unknown, unknown: unknown), open)
  }
}
