/// A walk over the boxes of one file. It goes from header to header and fetches only small or wanted contents.
struct BoxWalk {
  /// Number of bytes that are fetched at once rather than page by page: the index of a few minutes.
  static let wholeFetch: UInt64 = 64 << 10

  let limits: BoxLimits
  var window: ByteWindow
  /// A window for tables outside of `window`; nil if tables use its budget.
  private var tables: ByteWindow?
  /// True for QuickTime, in which some fields have another meaning than in ISO files.
  let isQuickTime: Bool
  private var boxes = 0
  /// Number of bytes of long tables that may still be read.
  private var longTablesLeft: Int
  private(set) var problems: [Problem] = []

  init(_ source: any ByteSource, isQuickTime: Bool, _ limits: BoxLimits) {
    self.limits = limits
    window = ByteWindow(source, budget: limits.bytes)
    tables = limits.tableBytes.map { ByteWindow(source, budget: $0) }
    longTablesLeft = limits.longTables
    self.isQuickTime = isQuickTime
  }

  /// Creates a walk over boxes in another kind of file; it uses the budget of the window.
  init(_ window: ByteWindow) {
    limits = .header
    longTablesLeft = limits.longTables
    self.window = window
    isQuickTime = false
  }

  /// Continues with a separate budget for the content after the movie box.
  mutating func beginFragments(_ source: any ByteSource) {
    if let bytes = limits.tableBytes { window = ByteWindow(source, budget: bytes) }
  }

  /// Reads the box at a position and advances the position past it; nil at the end or if the bytes are not a box.
  ///
  /// - Parameter damage: Code of the problem that is added for an invalid box; nil within boxes that no player needs.
  mutating func next(
    _ position: inout UInt64, _ end: UInt64, damage: Problem.Code? = .corrupt
  ) throws(ReadInterruption) -> BoxPlace? {
    guard position < end, end - position >= 8, let (size, code) = try window.pair(position) else { return nil }
    let type = FourCC(code)
    boxes += 1
    guard boxes <= limits.boxes else { throw .failed(ByteWindow.overBudget) }
    let start = position
    var body = start + 8
    var length = UInt64(size)
    switch size {
    case 0:
      // QuickTime ends lists with a zero. In ISO files the last box of a file may extend to its end.
      guard type.value != 0 else { return nil }
      length = end - start
    case 1:
      guard end - start >= 16, let large = try window.fields(start + 8, 8)?.u64(0) else { return nil }
      length = large
      body = start + 16
    default: break
    }
    guard length >= body - start else {
      if let damage { note(damage, .boxSizeTooSmall, .text("\(type)"), .int(length)) }
      position = end
      return nil
    }
    let isCut = length > end - start
    position = isCut ? end : start + length
    return BoxPlace(type: type, start: start, body: body, end: position, isCut: isCut)
  }

  /// Returns the content of a box up to a limit; nil if the file ends before it.
  mutating func content(_ box: BoxPlace, atMost limit: Int) throws(ReadInterruption) -> Fields? {
    try window.fields(box.body, Int(min(box.length, UInt64(limit))))
  }

  /// Returns a part of a table, which may be long; nil if the file ends before it, or if the limit for tables is
  /// reached.
  mutating func tableFields(_ offset: UInt64, _ count: Int) throws(ReadInterruption) -> Fields? {
    if tables == nil || window.holds(offset, count) { return try window.fields(offset, count) }
    do {
      return try tables?.fields(offset, count)
    } catch .failed(ByteWindow.overBudget) {
      note(.limitReached, .moovTablesTooLong)
      return nil
    }
  }

  /// Returns true if a table is to be read. Tables that are longer than those of every reading share a budget, so that
  /// they leave enough for the description.
  ///
  /// - Parameters:
  ///   - count: Number of its entries.
  ///   - width: Bytes per entry.
  ///   - most: Largest number of entries that is read.
  ///   - always: Largest number of entries that every reading reads.
  mutating func wants(_ count: Int, width: Int, most: Int, always: Int) -> Bool {
    guard count <= most else { return false }
    guard count > always else { return true }
    guard count * width <= longTablesLeft else { return false }
    longTablesLeft -= count * width
    return true
  }

  /// Calls `body` with the entries of a table, some thousands at a time. Returns false if not all of them are read.
  ///
  /// - Parameters:
  ///   - header: Bytes before the first entry.
  ///   - width: Bytes per entry.
  mutating func readEntries(
    _ box: BoxPlace, header: UInt64, width: Int, count: Int, _ body: (_ entries: Fields, _ count: Int) -> Void
  ) throws(ReadInterruption) -> Bool {
    let most = Int(BoxWalk.wholeFetch) / width
    var read = 0
    while read < count {
      let number = min(most, count - read)
      guard let entries = try tableFields(box.body + header + UInt64(read) * UInt64(width), number * width) else {
        return false
      }
      body(entries, number)
      read += number
    }
    return true
  }

  /// Returns all entries of a table if they are buffered, or if no table is too long to be fetched; otherwise nil.
  mutating func tableAtHand(_ box: BoxPlace, header: UInt64, width: Int, count: Int) throws(ReadInterruption) -> Fields?
  {
    let (length, overflow) = count.multipliedReportingOverflow(by: width)
    guard !overflow, limits.isWhole || window.holds(box.body + header, length) else { return nil }
    return try tableFields(box.body + header, length)
  }

  /// Returns the number of entries that a table really has; the declared number is not trusted. A table that declares
  /// more is a problem.
  mutating func entryCount(_ declared: Int64, _ box: BoxPlace, header: UInt64, width: UInt64) -> Int {
    let room = (box.length - min(header, box.length)) / width
    if declared > room { note(.corrupt, .tableTooShort, .text("\(box.type)"), .int(declared), .int(room)) }
    return Int(clamping: min(UInt64(declared), room))
  }

  /// Adds a problem unless there is one with this code already.
  mutating func note(_ code: Problem.Code, _ id: Message.ID, _ arguments: Message.Argument...) {
    guard !problems.contains(where: { $0.code == code }) else { return }
    problems.append(Problem(code, Message(id, arguments: arguments)))
  }
}
