import MediaProbe

/// The largest difference between two tiers' values of one fact that counts as agreement.
enum Tolerance {
  /// The values must be equal.
  case exact
  /// The values may differ by this number of units.
  case within(Double)
  /// The values may differ by this fraction of the reference's value.
  case part(Double)
}

extension Fact {
  /// The tolerance of this fact; a comment gives the reason for each one that is not exact.
  var tolerance: Tolerance {
    switch self {
    // Containers count in ticks: 1/1000 s in Matroska, and an audio frame if the last one is not fully stated.
    case .duration, .videoDuration, .audioDuration: .within(0.002)
    // Matroska rounds to 1/1000 s, twice.
    case .videoMaxKeyframeInterval, .videoMinKeyframeInterval: .within(0.002)
    // This is frames divided by duration, which Matroska and AVI round.
    case .videoAverageFrameRate, .videoFrameRate: .part(0.001)
    // This is bytes divided by duration, which may differ as above.
    case .bitRate: .part(0.005)
    // libavformat omits the duration of the last sample, or takes the rate that the audio's own header declares.
    case .videoBitRate, .audioBitRate: .part(0.05)
    default: .exact
    }
  }
}

/// A fact on which two tiers disagree.
struct Disagreement: CustomStringConvertible {
  let file: String
  let fact: Fact
  let header: FactLookup
  let reference: FactLookup

  var description: String { "\(file): \(fact.rawValue) is \(header) by the header, \(reference) by the reference" }
}

extension MediaFacts {
  /// Returns the differences between these facts, of the header tier, and those of the reference.
  ///
  /// A fact that the reference does not know is no contradiction, because boxes contain facts that libavformat does not
  /// read. It is a contradiction if the fact does not apply for one tier and the other tier knows it. It is one too if
  /// the header does not know a fact and names no deeper tier: then no rule would get it, and the reference knows it.
  func disagreements(with reference: MediaFacts, file: String) -> [Disagreement] {
    Fact.allCases.compactMap { fact in
      let (mine, other) = (self[fact], reference[fact])
      let agree =
        switch (mine, other) {
        case (.known(let mine), .known(let other)): agrees(mine, other, fact.tolerance)
        case (.known, .absent), (.absent, .known): false
        case (.unknown(let reason), .known): reason.tier != nil
        case (.unknown, .unknown), (.unknown, .absent), (.known, .unknown), (.absent, .unknown), (.absent, .absent):
          true
        }
      return agree ? nil : Disagreement(file: file, fact: fact, header: mine, reference: other)
    }
  }
}

private func agrees(_ left: FactValue, _ right: FactValue, _ tolerance: Tolerance) -> Bool {
  guard left != right else { return true }
  guard let left = left.number, let right = right.number else { return false }
  return switch tolerance {
  case .exact: false
  case .within(let units): abs(left - right) <= units
  case .part(let part): abs(left - right) <= part * abs(right)
  }
}

extension FactValue {
  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .ratio(let value): value.value
    case .text, .flag, .size, .list, .message, .messages: nil
    }
  }
}
