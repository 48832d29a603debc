/// The readers of captions: WebVTT (W3C, 4 and 6), and SRT, which has no standard. Text and markup are ignored.
extension HeaderReader {
  package static let webvtt = HeaderReader("webvtt") { source throws(ReadInterruption) in
    try readCaptions(source, "webvtt")
  }
  package static let srt = HeaderReader("srt") { source throws(ReadInterruption) in try readCaptions(source, "srt") }

  private static func readCaptions(
    _ source: MeteredSource, _ container: String
  ) throws(ReadInterruption) -> MediaFacts {
    var facts = MediaFacts()
    (facts.kind, facts.container, facts.captions) = (.other, container, CaptionFacts())
    source.outline = facts
    do {
      var window = ByteWindow(source)
      var cues = Cues(isWebVTT: container == "webvtt")
      try cues.read(&window)
      facts.captions = cues.facts
    } catch .failed(ReadBudget.spent) {
      let missing = Fact.ofEveryCaptions + [.captionsFirstCue, .captionsLastCueEnd]
      facts.unknown.add(missing, .init(ReadBudget.spent.message))
    }
    return facts
  }
}

/// The cues of a file that were read so far.
private struct Cues {
  let isWebVTT: Bool
  private var count = 0
  private var first = Int64.max
  private var end: Int64 = 0
  private var lastEnd: Int64 = 0
  private var isOverlapping = false

  /// Longest line with times: what follows them does not count.
  private static let longestLine = 128

  init(isWebVTT: Bool) { self.isWebVTT = isWebVTT }

  var facts: CaptionFacts {
    var facts = CaptionFacts()
    facts.cues = count
    facts.hasOverlaps = isOverlapping
    if count > 0 { (facts.firstCue, facts.lastCueEnd) = (Double(first) / 1000, Double(end) / 1000) }
    return facts
  }

  /// Reads all lines. A line ends in a line feed, a carriage return, or both.
  mutating func read(_ window: inout ByteWindow) throws(ReadInterruption) {
    var line: [UInt8] = []
    line.reserveCapacity(Cues.longestLine)
    // The header and the byte order mark are in the first line.
    var isFirst = isWebVTT
    var position: UInt64 = 0
    while let run = try window.run(from: position) {
      let bytes = run.span
      for index in 0..<bytes.count {
        let byte = bytes[index]
        guard byte == 10 || byte == 13 else {
          if line.count < Cues.longestLine { line.append(byte) }
          continue
        }
        if !isFirst { add(line) }
        isFirst = false
        line.removeAll(keepingCapacity: true)
      }
      position += UInt64(bytes.count)
    }
    if !isFirst { add(line) }
  }

  /// Adds the cue of a line with its times. In WebVTT, each line with an arrow begins a cue (6.1), and one with other times is no
  /// cue.
  private mutating func add(_ line: [UInt8]) {
    // Most lines are text or empty.
    guard line.count >= 13, line.contains(0x3E) else { return }
    var times = CueTimes(line, isWebVTT: isWebVTT)
    guard let (start, end) = times.read() else { return }
    if count > 0, start < lastEnd { isOverlapping = true }
    count += 1
    lastEnd = end
    (first, self.end) = (min(first, start), max(self.end, end))
  }
}

/// The times of a cue, in milliseconds.
private struct CueTimes {
  private let line: [UInt8]
  private let isWebVTT: Bool
  private var place = 0

  init(_ line: [UInt8], isWebVTT: Bool) { (self.line, self.isWebVTT) = (line, isWebVTT) }

  mutating func read() -> (start: Int64, end: Int64)? {
    skipSpace()
    guard let start = time() else { return nil }
    skipSpace()
    guard take(0x2D), take(0x2D), take(0x3E) else { return nil }
    skipSpace()
    return time().map { (start, $0) }
  }

  /// Reads a time: hours, which WebVTT can leave out, minutes, seconds, and thousandths after a point, or after a comma in SRT.
  private mutating func time() -> Int64? {
    guard let first = number(), take(0x3A), let second = number(), second.digits == 2 else { return nil }
    var (hours, minutes, seconds) = (Int64(0), first.value, second.value)
    if take(0x3A) {
      guard let third = number(), third.digits == 2 else { return nil }
      (hours, minutes, seconds) = (first.value, second.value, third.value)
    } else if !isWebVTT || first.digits != 2 {
      return nil
    }
    // Some programs write SRT with a point.
    guard take(isWebVTT ? 0x2E : 0x2C) || !isWebVTT && take(0x2E), let thousandths = number(),
      isWebVTT ? thousandths.digits == 3 : thousandths.digits <= 3, minutes <= 59, seconds <= 59
    else { return nil }
    return hours * 3_600_000 + minutes * 60_000 + seconds * 1000 + thousandths.value
  }

  private mutating func number() -> (value: Int64, digits: Int)? {
    var (value, digits) = (Int64(0), 0)
    while place < line.count, (0x30...0x39).contains(line[place]), digits < 9 {
      value = value * 10 + Int64(line[place] - 0x30)
      digits += 1
      place += 1
    }
    return digits > 0 ? (value, digits) : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < line.count, line[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < line.count, line[place] == 0x20 || line[place] == 9 { place += 1 }
  }
}

/// Returns true for WebVTT (4.1): its name, after a byte order mark, with a space or the end of the line after it.
func isWebVTT(_ head: [UInt8]) -> Bool {
  let text = withoutByteOrderMark(head)
  guard text.starts(with: "WEBVTT".utf8) else { return false }
  guard let next = text.dropFirst(6).first else { return true }
  return [9, 10, 13, 32].contains(next)
}

/// Returns true for SRT: a number, and in the next line the times of a cue.
func isSubRip(_ head: [UInt8]) -> Bool {
  let isLineEnd = { (byte: UInt8) in byte == 10 || byte == 13 }
  let text = withoutByteOrderMark(head).drop(while: isLineEnd)
  let number = text.prefix { (0x30...0x39).contains($0) }
  guard (1...9).contains(number.count) else { return false }
  let rest = text.dropFirst(number.count).drop { $0 == 32 || $0 == 9 }
  guard rest.first.map(isLineEnd) == true else { return false }
  let line = rest.drop(while: isLineEnd).prefix { !isLineEnd($0) }
  guard line.contains(0x2C) else { return false }
  var times = CueTimes(Array(line.prefix(64)), isWebVTT: false)
  return times.read() != nil
}

private func withoutByteOrderMark(_ head: [UInt8]) -> ArraySlice<UInt8> {
  head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
}
