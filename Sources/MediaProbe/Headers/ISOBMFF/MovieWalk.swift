/// Where a box lies: what follows its header, at most as far as what it lies in.
struct BoxPlace {
  let type: FourCC
  let start: UInt64
  let body: UInt64
  let end: UInt64
  /// It declares more than what it lies in has.
  let isCut: Bool

  var length: UInt64 { end - body }
}

/// A walk over the boxes of one file: goes from header to header, and fetches contents only where they are small or wanted.
struct MovieWalk {
  /// Boxes of one file. A movie of 64 tracks has about 2000.
  private static let mostBoxes = 1 << 14
  /// Bytes of one file: what any description takes, long tables passed over.
  private static let budget = 8 << 20
  /// What is fetched at once rather than page by page: the index of a few minutes.
  static let wholeFetch: UInt64 = 64 << 10

  var window: ByteWindow
  /// Some fields mean in QuickTime what they do not in ISO files.
  let isQuickTime: Bool
  private var boxes = 0
  private(set) var problems: [Problem] = []

  init(_ source: any ByteSource, isQuickTime: Bool) {
    window = ByteWindow(source, budget: MovieWalk.budget)
    self.isQuickTime = isQuickTime
  }

  /// The box at a position, which moves behind it; nil at the end, and where what stands there is none.
  mutating func next(_ position: inout UInt64, _ end: UInt64) throws(Halt) -> BoxPlace? {
    guard position < end, end - position >= 8, let (size, code) = try window.pair(position) else { return nil }
    let type = FourCC(code)
    boxes += 1
    guard boxes <= MovieWalk.mostBoxes else { throw .failed(ByteWindow.overBudget) }
    let start = position
    var body = start + 8
    var length = UInt64(size)
    switch size {
    case 0:
      // QuickTime ends lists with a zero, ISO lets the last box of a file reach its end.
      guard type.value != 0 else { return nil }
      length = end - start
    case 1:
      guard end - start >= 16, let large = try window.fields(start + 8, 8)?.u64(0) else { return nil }
      length = large
      body = start + 16
    default: break
    }
    guard length >= body - start else {
      note(.corrupt, "box '\(type)' declares a size of \(length), below its own header: what follows it was not read")
      position = end
      return nil
    }
    let isCut = length > end - start
    position = isCut ? end : start + length
    return BoxPlace(type: type, start: start, body: body, end: position, isCut: isCut)
  }

  /// The content of a box, up to a limit; nil where the file ends before it does.
  mutating func content(_ box: BoxPlace, atMost limit: Int) throws(Halt) -> Fields? {
    try window.fields(box.body, Int(min(box.length, UInt64(limit))))
  }

  /// Adds a problem; one of each kind is enough.
  mutating func note(_ code: Problem.Code, _ message: @autoclosure () -> String) {
    guard !problems.contains(where: { $0.code == code }) else { return }
    problems.append(Problem(code, message()))
  }
}
