import MediaProbe
import Robustness

/// The outcome of a reading: facts, or the reason why it has no facts.
enum Outcome: Equatable {
  case facts(MediaFacts)
  case failed(ReadError)
  case needs
}

func outcome(_ reader: HeaderReader, _ source: any ByteSource) -> Outcome {
  do {
    return .facts(try reader.read(source))
  } catch {
    switch error {
    case .failed(let error): return .failed(error)
    case .needs: return .needs
    }
  }
}

extension HeaderReader {
  /// Returns the outcomes of all ways of arriving that differ from the outcome of the whole.
  func disagreements(_ content: [UInt8]) -> [String] {
    let whole = outcome(self, MemorySource(content))
    var found: [String] = []
    var growing = ArrivingBytes(size: UInt64(content.count))
    for count in 0...content.count {
      growing.add(content[max(0, count - 1)..<count], at: UInt64(max(0, count - 1)))
      let now = outcome(self, ArrivedBytes(growing))
      if now != .needs, now != whole { found.append("with \(count) bytes: \(now)") }
    }
    if outcome(self, ArrivedBytes(growing)) != whole { found.append("byte by byte") }
    var random = SeededGenerator(7)
    let starts = Array(stride(from: 0, to: content.count, by: 97)).shuffled(using: &random)
    var shuffled = ArrivingBytes(size: UInt64(content.count))
    for start in starts {
      shuffled.add(content[start...].prefix(97), at: UInt64(start))
      let now = outcome(self, ArrivedBytes(shuffled))
      if now != .needs, now != whole { found.append("shuffled, at \(start): \(now)") }
    }
    if outcome(self, ArrivedBytes(shuffled)) != whole { found.append("shuffled") }
    return found
  }
}
