/// What the chunks of a PNG (PNG 3rd edition, 5.3) say beside the picture itself: animation, orientation, profile.
public struct PNGChunks: Sendable {
  /// Frames of the animation: as many as have a control chunk of their own. 0 when the file is not animated.
  public private(set) var frames: Int64 = 0
  /// Delays of the frames, by the part of a second in which they are stated: thirty times a thirtieth are a second, as
  /// integers.
  private var delays: [Int: Int64] = [:]
  public private(set) var orientation: Int?
  /// A profile in clear; PNG compresses its own, so only its name is known here.
  public private(set) var profileName: String?
  /// The end chunk was met.
  public private(set) var isComplete = false
  /// The file ends within a chunk.
  public private(set) var isCut = false
  /// The reading ended at its budget.
  public private(set) var isOverBudget = false
  /// A control chunk in front of the image data announces frames.
  public private(set) var announcesAnimation = false
  /// Where the end chunk ends; nil when it was not met.
  private(set) var end: UInt64?
  private var sawData = false

  public init(_ source: any ByteSource) throws(Halt) {
    var window = ByteWindow(MeteredSource(source, budget: .header))
    try self.init(&window, stopsAtData: false)
  }

  /// Reads through a window that others use too; on wish no further than the image data, unless frames follow it.
  init(_ window: inout ByteWindow, stopsAtData: Bool) throws(Halt) {
    do {
      try walk(&window, stopsAtData)
    } catch .failed(ReadBudget.spent) {
      isOverBudget = true
    }
  }

  /// Seconds of all frames.
  public var duration: Double {
    delays.sorted { $0.key < $1.key }.reduce(0) { $0 + Double($1.value) / Double($1.key) }
  }

  private mutating func walk(_ window: inout ByteWindow, _ stopsAtData: Bool) throws(Halt) {
    var position: UInt64 = 8
    while !isComplete {
      if stopsAtData, sawData, !announcesAnimation { return }
      guard let header = try window.fields(position, 8), let length = header.u32(0), let type = header.code(4) else {
        isCut = true
        return
      }
      // 5.3: a length is at most 2^31 - 1.
      guard length <= Int(Int32.max) else { return }
      try read(type, &window, position + 8, length)
      position += 12 + UInt64(length)
    }
    end = position
  }

  private mutating func read(
    _ type: FourCC, _ window: inout ByteWindow, _ start: UInt64, _ length: Int
  ) throws(Halt) {
    switch type {
    case "acTL":
      // 11.3.6.1: only in front of the image data does it make an animation; with no frames it makes none.
      let count = try window.fields(start, 8)?.u32(0) ?? 0
      if !sawData, count > 0 { announcesAnimation = true }
    case "fcTL":
      guard announcesAnimation, let control = try window.fields(start, 26), let numerator = control.u16(20),
        let denominator = control.u16(22)
      else { return }
      frames += 1
      // 11.3.6.2: a denominator of 0 stands for 100.
      delays[denominator == 0 ? 100 : denominator, default: 0] += Int64(numerator)
    // 5.6: what says how the picture is shown stands before it. So a picture can be judged when its beginning has arrived.
    case "eXIf" where sawData, "iCCP" where sawData, "tEXt" where sawData: break
    case "eXIf":
      guard length <= 1 << 20, let block = try window.fields(start, length) else { return }
      orientation = Exif(block.bytes)?.orientation ?? orientation
    case "iCCP":
      guard let name = try window.fields(start, min(length, 80)) else { return }
      // 11.3.2.3: printable Latin-1.
      profileName = String(String.UnicodeScalarView(name.bytes.prefix { $0 != 0 }.map { Unicode.Scalar($0) }))
    case "tEXt":
      guard orientation == nil, length <= 1 << 16, let text = try window.fields(start, length) else { return }
      orientation = rawProfileOrientation(text)
    case "IDAT": sawData = true
    case "IEND": isComplete = true
    default: break
    }
  }
}

/// ImageMagick's "Raw profile type exif": the block in hexadecimal, behind a line with its name and one with its length.
/// It is older than eXIf, and readers still honor it.
private func rawProfileOrientation(_ text: Fields) -> Int? {
  let parts = text.bytes.split(separator: 0, maxSplits: 1)
  guard parts.count == 2,
    ["Raw profile type exif", "Raw profile type APP1"].contains(String(decoding: parts[0], as: UTF8.self))
  else { return nil }
  let lines = parts[1].split(separator: UInt8(ascii: "\n"), maxSplits: 2)
  guard lines.count == 3 else { return nil }
  let digits = lines[2].compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
  let block = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  return Exif(block[...])?.orientation
}
