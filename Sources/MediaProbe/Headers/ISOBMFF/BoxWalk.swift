/// A walk over the boxes of one file: goes from header to header, and fetches contents only where they are small or wanted.
struct BoxWalk {
  /// What is fetched at once rather than page by page: the index of a few minutes.
  static let wholeFetch: UInt64 = 64 << 10

  let limits: BoxLimits
  var window: ByteWindow
  /// Where tables are read that are not in the window; nil when they come out of its budget.
  private var tables: ByteWindow?
  /// Some fields mean in QuickTime what they do not in ISO files.
  let isQuickTime: Bool
  private var boxes = 0
  private(set) var problems: [Problem] = []

  init(_ source: any ByteSource, isQuickTime: Bool, _ limits: BoxLimits) {
    self.limits = limits
    window = ByteWindow(source, budget: limits.bytes)
    tables = limits.tableBytes.map { ByteWindow(source, budget: $0) }
    self.isQuickTime = isQuickTime
  }

  /// A walk over boxes in another kind of file, out of the budget of its window.
  init(_ window: ByteWindow) {
    limits = .header
    self.window = window
    isQuickTime = false
  }

  /// Goes on with a budget of its own for what stands behind the movie box.
  mutating func beginFragments(_ source: any ByteSource) {
    if let bytes = limits.tableBytes { window = ByteWindow(source, budget: bytes) }
  }

  /// The box at a position, which moves behind it; nil at the end, and where what stands there is none.
  ///
  /// - Parameter damage: The problem that it is when what stands there cannot be a box.
  mutating func next(
    _ position: inout UInt64, _ end: UInt64, damage: Problem.Code = .corrupt
  ) throws(Halt) -> BoxPlace? {
    guard position < end, end - position >= 8, let (size, code) = try window.pair(position) else { return nil }
    let type = FourCC(code)
    boxes += 1
    guard boxes <= limits.boxes else { throw .failed(ByteWindow.overBudget) }
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
      note(damage, "box '\(type)' declares a size of \(length), below its own header: what follows it was not read")
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

  /// A part of a table, which may be long; nil where the file ends before it does, and behind what is read of tables.
  mutating func tableFields(_ offset: UInt64, _ count: Int) throws(Halt) -> Fields? {
    if tables == nil || window.holds(offset, count) { return try window.fields(offset, count) }
    do {
      return try tables?.fields(offset, count)
    } catch .failed(ByteWindow.overBudget) {
      note(.limitReached, "the tables of the index (moov) are longer than is read: what they count is not told")
      return nil
    }
  }

  /// Calls with the entries of a table, some thousands at a time; false where they are not all read.
  ///
  /// - Parameters:
  ///   - header: Bytes before the first entry.
  ///   - width: Bytes of an entry.
  mutating func readEntries(
    _ box: BoxPlace, header: UInt64, width: Int, count: Int, _ body: (_ entries: Fields, _ count: Int) -> Void
  ) throws(Halt) -> Bool {
    let most = Int(BoxWalk.wholeFetch) / width
    var read = 0
    while read < count {
      let number = min(most, count - read)
      guard let entries = try tableFields(box.body + header + UInt64(read * width), number * width) else {
        return false
      }
      body(entries, number)
      read += number
    }
    return true
  }

  /// How many entries of a table are there: a declared count is a claim.
  func entryCount(_ declared: Int, _ box: BoxPlace, header: UInt64, width: UInt64) -> Int {
    min(declared, Int(clamping: (box.length - min(header, box.length)) / width))
  }

  /// Adds a problem; one of each kind is enough.
  mutating func note(_ code: Problem.Code, _ message: @autoclosure () -> String) {
    guard !problems.contains(where: { $0.code == code }) else { return }
    problems.append(Problem(code, message()))
  }
}
