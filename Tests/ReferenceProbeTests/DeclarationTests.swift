import Foundation
import MediaProbe
import ReferenceProbe
import Testing

/// Compares the decoded content with the declarations of the file.
@Suite struct DeclarationTests {
  /// The second half of a preallocated download was never written. Its header counts all frames.
  @Test func `A half-written AVI is reported`() throws {
    let whole = try FFmpegFile("avi", [picture()], ["-c:v", "mjpeg"]).bytes
    // AVI RIFF File Reference: the chunks of the list `movi` have an identifier, a size, and padding to an even size.
    var place = try #require(whole.ranges(of: "movi".utf8).first).upperBound
    var ends: [Int] = []
    while whole[place..<place + 4].elementsEqual("00dc".utf8) {
      let size = (0..<4).reduce(0) { $0 | Int(whole[place + 4 + $1]) << (8 * $1) }
      place += 8 + size + size & 1
      ends.append(place)
    }
    try #require(ends.count == 50)
    let zeros = Array(whole.prefix(ends[24])) + [UInt8](repeating: 0, count: whole.count - ends[24])
    #expect(try TemporaryFile(whole).read(depth: .decode).problems.isEmpty)
    #expect(try TemporaryFile(zeros).read(depth: .decode).problems.map(\.code) == [.decodeError])
  }

  /// Sub-blocks that are missing leave a GIF valid (GIF89a, 22), but not its compressed data.
  @Test func `Damage that a decoder only logs is reported`() throws {
    let whole = try FFmpegFile("gif", [picture(320, 240, seconds: 0.2)], []).bytes
    #expect(try TemporaryFile(whole).read(depth: .decode).problems.isEmpty)
    // GIF89a, 18 and 20: the header, its table of colors, and blocks, of which the one of a picture begins with ','.
    func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7) }
    var place = 13 + table(whole[10])
    while whole[place] != UInt8(ascii: ",") {
      place += 2
      while whole[place] != 0 { place += 1 + Int(whole[place]) }
      place += 1
    }
    let first = place + 11 + table(whole[place + 9])
    let second = first + 1 + Int(whole[first])
    let third = second + 1 + Int(whole[second])
    let damaged = Array(whole.prefix(second) + whole.dropFirst(third))
    #expect(try TemporaryFile(damaged).read(depth: .decode).problems.contains { $0.code == .decodeError })
  }

  @Test func `A video track without samples is reported`() throws {
    var bytes = try FFmpegFile("mp4", [picture(), audio()], h264 + ["-movflags", "+faststart"]).bytes
    // ISO/IEC 14496-12, 8.6 and 8.7: the number of entries follows version and flags, and in `stsz` a common size.
    for (table, offset) in [("stts", 4), ("stsc", 4), ("stco", 4), ("stss", 4), ("stsz", 8), ("ctts", 4)] {
      guard let name = bytes.ranges(of: table.utf8).first else { continue }
      for place in name.upperBound + offset..<name.upperBound + offset + 4 { bytes[place] = 0 }
    }
    let problems = try TemporaryFile(bytes).read(depth: .decode).problems
    #expect(problems.contains { $0.code == .unplayable }, "\(problems)")
  }

  /// The header states a tenth of what the file plays.
  @Test(arguments: ["flac", "mp3", "mkv"]) func `Decoding believes no stated length`(format: String) throws {
    let codec = format == "mkv" ? ["-c:a", "flac"] : []
    var bytes = try FFmpegFile(format, [audio(seconds: 20)], codec).bytes
    switch format {
    case "flac":
      // RFC 9639, 8.2: 36 bits of samples end 18 bytes after the start of the block.
      bytes.replaceSubrange(22..<26, with: [0, 0x01, 0x58, 0x88] as [UInt8])
    case "mp3":
      let tag = try #require(bytes.ranges(of: "Info".utf8).first ?? bytes.ranges(of: "Xing".utf8).first)
      bytes.replaceSubrange(tag.upperBound + 4..<tag.upperBound + 8, with: [0, 0, 0, 77] as [UInt8])
    default:
      // RFC 9559, 5.1.2.10: a double in milliseconds.
      let place = try #require(bytes.ranges(of: [0x44, 0x89, 0x88] as [UInt8]).first).upperBound
      let bits = (2000.0).bitPattern
      for index in 0..<8 { bytes[place + index] = UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * index)) }
    }
    let file = try TemporaryFile(bytes)
    let facts = try file.read(depth: .decode)
    #expect(abs((facts.duration ?? 0) - 20) < 0.2, "\(String(describing: facts.duration))")
    let problem = try #require(facts.problems.first { $0.code == .durationDiffers }).message.english
    #expect(problem.contains("2") && problem.contains("20"), "\(problem)")
  }

  /// Two raw streams one after the other are one valid stream.
  @Test func `A change of size names both sizes`() throws {
    let streams = try [(160, 90), (90, 160)].map { try FFmpegFile("h264", [picture($0, $1)], h264).bytes }
    let problems = try TemporaryFile(streams[0] + streams[1]).read(depth: .decode).problems
    let message = try #require(problems.first { $0.message.id == .pictureSizeChanges }).message.english
    #expect(message.contains("160×90") && message.contains("90×160"))
    let even = try TemporaryFile(streams[0] + streams[0]).read(depth: .decode).problems
    #expect(!even.contains { $0.message.id == .pictureSizeChanges })
  }

  @Test func `The end is compared with the declared duration`() {
    func problems(declared: Double, end: Double, step: Double = 0.04, packets: Int64 = 100) -> [Message.ID] {
      let track = Demuxer.Decoding.Track(
        index: 0, packets: packets, frames: packets, end: end, decoded: end, longestStep: step,
        size: PixelSize(width: 2, height: 2),
        otherSize: nil)
      let decoding = Demuxer.Decoding(
        end: .complete, frames: packets, errors: 0, missingReferences: 0, cutPackets: 0, decodedTracks: 1,
        undecodableTracks: 0, detail: "", tracks: [track])
      return Declaration(duration: declared).problems(of: decoding, MediaFacts()).map(\.message.id)
    }
    #expect(problems(declared: 10, end: 4.8) == [.mediaEndEarly])
    #expect(problems(declared: 10, end: 9.7) == [])
    #expect(problems(declared: 10, end: 12) == [])
    // The last frame can be shown for as long as an earlier one; a single frame, for as long as the file states.
    #expect(problems(declared: 10, end: 4.8, step: 3) == [])
    #expect(problems(declared: 10, end: 0, packets: 1) == [])
  }

  /// RFC 3533, 6: capture pattern, version, header type, position, serial, sequence, checksum, number of segments, sizes.
  @Test func `The end mark of an Ogg stream is read`() {
    func page(_ type: UInt8) -> [UInt8] {
      let head = Array("OggS".utf8) + [0, type] + [UInt8](repeating: 0, count: 20)
      return head + [2, 255, 3] + [UInt8](repeating: 7, count: 258)
    }
    #expect(!lacksEndOfStream(page(0) + page(4)))
    #expect(lacksEndOfStream(page(2) + page(0)))
    for count in 1..<page(4).count {
      #expect(lacksEndOfStream(page(0) + page(4).prefix(count)), "\(count) bytes")
    }
    #expect(!lacksEndOfStream(page(4) + [UInt8](repeating: 0, count: 500)))
    #expect(!lacksEndOfStream([]))
  }

  /// ISO/IEC 13818-1, 2.4.3.2: a packet of 188 bytes begins with 0x47.
  @Test func `Gaps between transport packets are reported`() throws {
    let whole = try FFmpegFile("ts", [picture()], h264).bytes
    try #require(whole.count % 188 == 0 && whole.count > 40 * 188)
    #expect(try TemporaryFile(whole).read(depth: .decode).problems.isEmpty)
    let half = whole.count / 376 * 188
    let zeros = Array(whole.prefix(half)) + [UInt8](repeating: 0, count: whole.count - half)
    let packets = try #require(TransportPackets(Array(whole.prefix(2048))))
    #expect(packets.first == 0)
    let gapped = Array(whole.prefix(half)) + [0, 1, 2, 3, 4, 5, 6] + whole.dropFirst(half)
    #expect(packets.rest(of: whole) == .whole && packets.rest(of: zeros) == .gap(half, next: nil))
    #expect(packets.rest(of: Array(whole.prefix(half + 100))) == .part(half))
    #expect(packets.rest(of: gapped) == .gap(half, next: half + 7))
    #expect(try TemporaryFile(gapped).read(depth: .decode).problems.map(\.code) == [.damaged])
    #expect(try !TemporaryFile(zeros).read(depth: .decode).problems.isEmpty)
    #expect(try TemporaryFile(whole + Array("</html> GG".utf8)).read(depth: .decode).problems.isEmpty)
  }

  /// libavformat keeps the packets that it analyzes, and each takes some hundred bytes.
  @Test func `Many tiny frames are read`() throws {
    func element(_ id: [UInt8], _ content: [UInt8]) -> [UInt8] {
      // RFC 8794, 4: a size of eight bytes.
      id + [1] + (0..<7).map { UInt8(truncatingIfNeeded: content.count >> (8 * (6 - $0))) } + content
    }
    let video = element([0xE0], element([0xB0], [2, 128]) + element([0xBA], [1, 104]))
    let entry = element([0xD7], [1]) + element([0x73, 0xC5], [1]) + element([0x83], [1])
    let tracks = element([0xAE], entry + element([0x86], Array("V_VP9".utf8)) + video)
    let blocks = (0..<70_000).flatMap { _ in [0xA3, 0x85, 0x81, 0, 0, 0x80, 0] as [UInt8] }
    let cluster = element([0x1F, 0x43, 0xB6, 0x75], element([0xE7], [0]) + blocks)
    let segment = element([0x18, 0x53, 0x80, 0x67], element([0x16, 0x54, 0xAE, 0x6B], tracks) + cluster)
    let header = element([0x1A, 0x45, 0xDF, 0xA3], element([0x42, 0x82], Array("matroska".utf8)))
    let facts = try TemporaryFile(header + segment).read()
    #expect(facts.error == nil && facts.video?.width == 640)
    #expect(!facts.problems.contains { $0.code == .corrupt })
  }
}
