@testable import MediaProbe

/// Bytes of which some ranges have arrived.
final class ArrivingSource: ByteSource {
  let content: [UInt8]
  private var there: [Bool]

  init(_ content: [UInt8]) {
    self.content = content
    there = [Bool](repeating: false, count: content.count)
  }

  var size: UInt64? { UInt64(content.count) }

  func arrive(_ range: Range<Int>) { for index in range.clamped(to: 0..<content.count) { there[index] = true } }

  func bytes(_ range: Range<UInt64>) throws(Halt) -> [UInt8] {
    let wanted = Int(min(range.lowerBound, UInt64(content.count)))..<Int(min(range.upperBound, UInt64(content.count)))
    guard there[wanted].allSatisfy({ $0 }) else { throw .needs(range) }
    return Array(content[wanted])
  }
}

/// What a reading ended in: facts, or the reason for which there are none.
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
  /// Outcomes of all ways of arriving that differ from the outcome of the whole.
  func disagreements(_ content: [UInt8]) -> [String] {
    let whole = outcome(self, MemorySource(content))
    var found: [String] = []
    let growing = ArrivingSource(content)
    for count in 0...content.count {
      growing.arrive(max(0, count - 1)..<count)
      let now = outcome(self, growing)
      if now != .needs, now != whole { found.append("with \(count) bytes: \(now)") }
    }
    if outcome(self, growing) != whole { found.append("byte by byte") }
    var random = SeededGenerator(7)
    let starts = Array(stride(from: 0, to: content.count, by: 97)).shuffled(using: &random)
    let shuffled = ArrivingSource(content)
    for start in starts {
      shuffled.arrive(start..<start + 97)
      let now = outcome(self, shuffled)
      if now != .needs, now != whole { found.append("shuffled, at \(start): \(now)") }
    }
    if outcome(self, shuffled) != whole { found.append("shuffled") }
    return found
  }

  /// Reads seeded variants of a file with flipped, overwritten, missing and doubled bytes; the longest time one took. A
  /// trap ends the test run.
  func survive(_ content: [UInt8], variants: Int, seed: UInt64) -> Duration {
    var random = SeededGenerator(seed)
    var longest = Duration.zero
    for _ in 0..<variants {
      var bytes = content
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[place] = [0, 0xFF, 0x7F, 0x80, 1].randomElement(using: &random) ?? 0
        case 2: bytes.removeLast(bytes.count - place)
        case 3:
          for index in place..<min(place + 8, bytes.count) { bytes[index] = 0xFF }
        case 4: bytes.insert(contentsOf: bytes[place..<min(place + 32, bytes.count)], at: place)
        default: bytes.removeSubrange(place..<min(place + 5, bytes.count))
        }
      }
      func time() -> Duration { ContinuousClock().measure { _ = outcome(self, MemorySource(bytes)) } }
      let first = time()
      // A machine that does something else meanwhile is no fault of the reader.
      longest = max(longest, first > longestReading / 2 ? min(first, time(), time()) : first)
    }
    return longest
  }
}

/// The most that one reading of a small file may take, in a debug build on a busy machine.
let longestReading = Duration.seconds(2)
