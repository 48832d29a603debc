import MediaProbe
import Robustness
import TestSupport
import Testing

/// Tests media that arrive in pieces, with unknown and with false sizes. A trap would end the tests, so a reading that
/// ends has passed.
@Suite struct ArrivalPromisesTests {
  private static let files: [(name: String, bytes: [UInt8])] = {
    var first = BuiltMovie()
    first.mediaLength = 3000
    first.tracks.append(.aac(id: 2))
    var last = first
    last.indexFirst = false
    let fragmented =
      ISOBMFFFragmentTests.opening().bytes
      + (0..<3).flatMap { ISOBMFFFragmentTests.fragment(start: $0 * 12800, samples: 5, media: 100) }
    let audio = zeros(16) + [1, 0, 2, 0] + le32(44100) + le32(176_400) + le16(4) + le16(16)
    let wave = Array("RIFF".utf8) + le32(400) + Array("WAVEfmt ".utf8) + le32(16) + audio.suffix(16)
    let avi =
      Array("RIFF".utf8) + le32(4000) + Array("AVI LIST".utf8) + le32(4 + 12 + 64 + 48) + Array("hdrlLIST".utf8)
      + le32(4 + 64 + 48) + Array("strlstrh".utf8) + le32(56) + Array("vidsH264".utf8) + zeros(12) + le32(1) + le32(25)
      + zeros(4) + le32(50) + zeros(16) + Array("strf".utf8) + le32(40) + le32(40) + le32(64) + le32(48)
      + le16(1) + le16(24) + Array("H264".utf8) + zeros(20) + Array("LIST".utf8) + le32(12) + Array("movi00dc".utf8)
      + le32(0)
    let animation =
      Array("RIFF".utf8) + le32(58) + Array("WEBPVP8X".utf8) + le32(10) + [2] + zeros(9) + Array("ANMF".utf8) + le32(24)
      + zeros(24)
    // The directory is at the largest possible offset.
    let big: [UInt8] = [0x49, 0x49] + le16(43) + le16(8) + le16(0) + [0xF0] + [UInt8](repeating: 0xFF, count: 7)
    return [
      ("index first", first.bytes), ("index last", last.bytes), ("fragments", fragmented),
      ("heif", heif(width: 64, height: 48, [box("irot", [1]), box("pixi", be32(0), [3, 8, 8, 8])])),
      ("wav", wave + Array("data".utf8) + le32(300) + zeros(300)), ("avi", avi), ("webp", animation),
      ("bigtiff", big + zeros(64)), ("tiff", tiffBlock(tag: 256, value: 5, bigEndian: true)),
      ("jxl", box("JXL ", be32(0x0D0A_870A)) + box("jxlc", [0xFF, 0x0A] + zeros(12))),
      ("jp2", box("jP  ", be32(0x0D0A_870A)) + box("jp2h", box("ihdr", be32(4), be32(4), be16(3), [7, 7, 0, 0]))),
      ("huge", hugeTables), ("text", Array("text".utf8)), ("nothing", []),
    ]
  }()

  /// Nested boxes with 64-bit lengths, and one more within the sample table, so that another box would follow it at an
  /// offset without bytes.
  private static var hugeTables: [UInt8] {
    var bytes = box("ftyp", Array("isom".utf8), be32(0))
    for (name, length) in [("moov", 15), ("trak", 14), ("mdia", 13), ("minf", 12), ("stbl", 11), ("free", 2)] {
      bytes += be32(1) + Array(name.utf8) + ISO.u64(UInt64(length) << 60)
    }
    return bytes
  }

  @Test(arguments: files.indices) func `Readers keep their promises for every order of arrival`(file: Int) {
    let (name, bytes) = Self.files[file]
    for seed in 0..<60 as Range<UInt64> {
      #expect(Arrival(seed: seed).brokenPromises(MemorySource(bytes)) == [], "\(name), way \(seed)")
    }
  }

  @Test(arguments: files.indices) func `Readers keep their promises for damaged media`(file: Int) {
    let (name, bytes) = Self.files[file]
    guard !bytes.isEmpty else { return }
    for seed in 0..<80 as Range<UInt64> {
      let variant = Variant(of: bytes, seed: 5, number: seed)
      #expect(Arrival(seed: seed).brokenPromises(variant) == [], "\(name), variant and way \(seed)")
    }
  }

  /// The tables of a track are summed: two of them that are longer than any file must not overflow.
  @Test func `Boxes longer than any file do not overflow`() {
    var media = ArrivingMedia()
    media.add(Self.hugeTables)
    var asked = 0
    while case .needs(let range) = media.progress, asked < 64 {
      asked += 1
      // At every offset another box begins, with an eighth of the largest length.
      let table = be32(1) + Array("stts".utf8) + ISO.u64(UInt64(2) << 60)
      media.add((table + zeros(65536)).prefix(range.count), at: range.lowerBound)
    }
    #expect(asked > 3, "what the boxes add up to still fits")
  }

  /// Readers compare offsets with a false size; their sums must not overflow.
  @Test func `A claimed size near the largest number does not overflow`() {
    for (name, bytes) in Self.files {
      for size: UInt64 in [.max, .max - 1, .max - 4096, 1 << 63] {
        var media = ArrivingMedia(size: size)
        for _ in 0..<32 {
          guard case .needs(let range) = media.progress else { break }
          let count = min(range.upperBound - range.lowerBound, 1 << 17)
          let page = (bytes + zeros(4096)).prefix(4096)
          media.add((0..<count).map { page[Int($0 % UInt64(page.count))] }, at: range.lowerBound)
        }
        if case .facts(let facts) = media.progress { #expect(facts.error?.code != .internal, "\(name)") }
      }
    }
  }

  /// A server can claim any size and give bytes at any place below it, even where adding to an offset overflows.
  @Test func `Chunks near the largest offset do not overflow`() {
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55,
    ]
    for length in 0..<16 as Range<UInt8> {
      // A chunk of image data, again and again; its end has another distance from the largest number for each length.
      let chunk = [0, 0, 0, length, 0x49, 0x44, 0x41, 0x54] + zeros(Int(length) + 4)
      func byte(at offset: UInt64) -> UInt8 {
        let start = UInt64(header.count)
        return offset < start ? header[Int(offset)] : chunk[Int((offset - start) % UInt64(chunk.count))]
      }
      var media = ArrivingMedia(size: .max)
      media.add((0..<4096).map(byte(at:)), at: 0)
      media.add((UInt64.max - 4096..<UInt64.max).map(byte(at:)), at: .max - 4096)
      guard case .facts(let facts) = media.progress else {
        Issue.record("\(length): \(media.progress)")
        continue
      }
      #expect(facts.image?.width == 1 && facts.fileSize == .max)
    }
  }

  /// A tag before the audio counts more bytes than the file has, and the claimed file size is the largest number.
  @Test func `MP3 audio with a false file size does not overflow`() throws {
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x64]
    let tag = zeros(32) + Array("Info".utf8) + be32(3) + be32(100) + be32(5000)
    let first = frame + tag + zeros(417 - 4 - tag.count)
    let audio = first + (0..<5).flatMap { _ in frame + zeros(413) }
    let facts = try HeaderReader.mp3.read(SizedSource(MemorySource(audio), size: .max))
    #expect(facts.audio?.codec == "mp3" && facts.problems.isEmpty)
    // With an unknown size it has to wait: that is not a file without media.
    let arriving = ArrivedBytes(ArrivingBytes())
    #expect(throws: ReadInterruption.self) { () throws(ReadInterruption) in try HeaderReader.mp3.read(arriving) }
  }
}
