import CPreflight
import MediaProbe

extension ReadingTarget {
  /// Calls of the C library. An input has the destinations, the assumptions and the file name, each with a NUL after it, then media,
  /// and eight bytes that choose the calls.
  public static let calls = ReadingTarget(
    name: "c-library", isReader: false,
    known: { input in _ = try? HeaderTier.read(MemorySource(CallsOfC(input).media)) },
    body: { input in
      var calls = CallsOfC(input)
      return calls.brokenPromises()
    })

  /// Returns an input with usual destinations.
  public static func calls(on media: some Sequence<UInt8>, seed: UInt64) -> [UInt8] {
    Array("tiktok-video,x-image\0{}\0clip.mp4\0".utf8) + media
      + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: seed >> $0) }
  }
}

/// A program of calls of the C library.
private struct CallsOfC {
  let media: [UInt8]
  private let texts: [[CChar]]
  private var random: SeededGenerator

  private static let mostCalls = 64

  init(_ input: [UInt8]) {
    var rest = input.dropLast(8)
    var texts: [[CChar]] = []
    for _ in 0..<3 {
      let text = rest.prefix { $0 != 0 }
      texts.append(text.map { CChar(bitPattern: $0) } + [0])
      rest = rest.dropFirst(text.count + 1)
    }
    self.texts = texts
    media = Array(rest)
    random = SeededGenerator(input.suffix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }

  /// Makes the calls, and returns the broken promises, one per line.
  mutating func brokenPromises() -> [String] {
    let size = size()
    let givesName = Bool.random(using: &random)
    var error: UnsafeMutablePointer<CChar>?
    let opened = unsafe preflight_open(
      texts[0], texts[1].count > 1 ? texts[1] : nil, size, givesName ? texts[2] : nil, &error)
    defer { unsafe preflight_free(error) }
    guard let upload = unsafe opened else {
      let text = unsafe error.map { unsafe String(cString: $0) }
      return text?.utf8.contains(0x0A) == false ? [] : ["no line of text"]
    }
    defer { unsafe preflight_close(upload) }
    var broken: [String] = unsafe error == nil ? [] : ["a text about a success"]
    var arrived: UInt64 = 0
    for _ in 0..<Int.random(in: 1...Self.mostCalls, using: &random) {
      let (offset, piece) = piece(after: arrived)
      let isInOrder = offset == arrived && Bool.random(using: &random)
      let result =
        isInOrder
        ? unsafe preflight_add(upload, piece, piece.count)
        : unsafe preflight_add_at(upload, piece, piece.count, offset)
      if result == PREFLIGHT_OK, !piece.isEmpty { arrived = max(arrived, offset + UInt64(piece.count)) }
      broken += unsafe promises(of: upload)
    }
    if unsafe preflight_end(upload) != PREFLIGHT_OK { broken.append("no end") }
    broken += unsafe promises(of: upload)
    if size != UInt64.max, size != arrived, unsafe preflight_state(upload) == PREFLIGHT_ACCEPTED {
      broken.append("\(arrived) bytes of \(size) were accepted")
    }
    let verdicts = unsafe preflight_verdicts(upload)
    defer { unsafe preflight_free(verdicts) }
    let json = unsafe verdicts.flatMap { unsafe try? JSONValue(written: Array(String(cString: $0).utf8)) }
    if json?.items.isEmpty != false { broken.append("no verdicts") }
    return broken
  }

  /// A size that is true, or any other one.
  private mutating func size() -> UInt64 {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: UInt64.max
    case 1: UInt64(media.count)
    case 2: UInt64.random(in: 0...UInt64(2 * media.count), using: &random)
    default: UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0..<64, using: &random)
    }
  }

  /// A piece of the media and its offset, which is mostly its own.
  private mutating func piece(after arrived: UInt64) -> (offset: UInt64, bytes: [UInt8]) {
    let follows = Int.random(in: 0..<4, using: &random) > 0 && arrived < media.count
    let start = follows ? Int(arrived) : Int.random(in: 0...media.count, using: &random)
    let count = Int.random(in: 0...(media.count - start), using: &random)
    let isElsewhere = Int.random(in: 0..<16, using: &random) == 0
    let elsewhere = UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0..<64, using: &random)
    return (isElsewhere ? elsewhere : UInt64(start), Array(media[start..<start + count]))
  }

  private func promises(of upload: OpaquePointer) -> [String] {
    var broken: [String] = []
    let state = unsafe preflight_state(upload)
    if !(Int32(PREFLIGHT_OPEN)...Int32(PREFLIGHT_REFUSED)).contains(state) { broken.append("the state is \(state)") }
    var (start, end): (UInt64, UInt64) = (0, 0)
    let needed = unsafe preflight_needed(upload, &start, &end)
    if needed == 1 ? start >= end : needed != 0 { broken.append("\(start)..<\(end) is needed: \(needed)") }
    return broken
  }
}
