import MediaProbe

/// How far two tiers may lie apart in one fact and still say the same.
enum Tolerance {
  /// Equal in every bit.
  case exact
  /// At most so many units.
  case within(Double)
  /// At most this part of the reference's value.
  case part(Double)
}

extension Fact {
  /// One line for each fact that is not compared in every bit, with why.
  var tolerance: Tolerance {
    switch self {
    // Containers count in ticks: 1/1000 s in Matroska, a frame of sound where the last one is not told in full.
    case .duration, .videoDuration, .audioDuration: .within(0.002)
    // 1/1000 s in Matroska, twice.
    case .videoMaxKeyframeInterval: .within(0.002)
    // Frames over their duration, which Matroska and AVI round.
    case .videoAverageFrameRate, .videoFrameRate: .part(0.001)
    // Bytes over the duration, and that may differ as above.
    case .bitRate: .part(0.005)
    // libavformat leaves out the last sample's duration, or takes what the sound's own header declares.
    case .videoBitRate, .audioBitRate: .part(0.05)
    default: .exact
    }
  }
}

/// A fact in which two tiers disagree.
struct Disagreement: CustomStringConvertible {
  let file: String
  let fact: Fact
  let header: FactLookup
  let reference: FactLookup

  var description: String { "\(file): \(fact.rawValue) is \(header) by the header, \(reference) by the reference" }
}

extension MediaFacts {
  /// What these facts, by the header, state otherwise than those of the reference.
  ///
  /// What the reference could not tell contradicts nothing: the boxes describe what libavformat does not read. A fact that
  /// either takes for one that does not apply, and the other knows, is a contradiction.
  func disagreements(with reference: MediaFacts, file: String) -> [Disagreement] {
    Fact.allCases.compactMap { fact in
      let (mine, other) = (self[fact], reference[fact])
      let agree =
        switch (mine, other) {
        case (.known(let mine), .known(let other)): agrees(mine, other, fact.tolerance)
        case (.known, .absent), (.absent, .known): false
        case (.unknown, _), (_, .unknown), (.absent, .absent): true
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
    case .text, .flag, .size, .list: nil
    }
  }
}
