import Foundation
import MadeMedia
import MediaProbe
import RecordedFiles
import Robustness
import Testing

/// Tests how many bytes of each format must arrive before it is recognized: the table in `docs/arriving-media.md`.
@Suite struct ArrivalTableTests {
  /// A way in which media arrive; each one is a column of the table.
  private enum Way: String, CaseIterable {
    case whole = "whole"
    case pieces = "1 KiB pieces"
    case piecesOfUnknownSize = "1 KiB pieces, size unknown"
    case shuffled = "shuffled ranges"
    case shuffledOfUnknownSize = "shuffled ranges, size unknown"

    var hasSize: Bool { self == .whole || self == .pieces || self == .shuffled }
  }

  /// The result of one way of arriving.
  private struct Arrived {
    /// Number of bytes received before there was an answer.
    let first: Int
    /// Number of bytes received before the answer was that of the whole file; nil if some facts stayed unknown.
    let last: Int?
    let facts: MediaFacts

    var text: String { first == last ? "\(first)" : "\(first) / \(last.map(String.init) ?? "–")" }
  }

  private static let document = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs/arriving-media.md")

  @Test func everyReaderHasARow() {
    let formats = Set(Self.files.map(\.format))
    for reader in HeaderReader.all { #expect(formats.contains(reader.container), "\(reader.container)") }
  }

  @Test func theTableIsTrue() throws {
    var rows: [String] = []
    for (format, note, bytes) in Self.files {
      var whole = try facts(ofWhole: bytes)
      whole.bytesRead = 0
      #expect(format == "mp3" || whole.error == nil && whole.container == format, "\(format)\(note)")
      var cells: [String] = []
      for way in Way.allCases {
        let arrived = arrive(bytes, way, whole)
        #expect(arrived.facts.agrees(with: whole), "\(format)\(note), \(way.rawValue)")
        #expect(way != .whole || arrived.last != nil, "\(format)\(note)")
        cells.append(arrived.text)
      }
      rows.append("| `\(format)`\(note) | \(bytes.count) | \(cells.joined(separator: " | ")) |")
    }
    try RecordedFile(Self.document).expect(Self.text(rows))
  }

  private func facts(ofWhole bytes: [UInt8]) throws -> MediaFacts {
    if case .facts(let facts) = try HeaderTier.read(MemorySource(bytes)) { return facts }
    // No reader takes it by its first page, which a file is refused for and an upload is not.
    var media = ArrivingMedia(size: UInt64(bytes.count))
    while case .needs(let range) = media.progress {
      media.add(bytes[Int(range.lowerBound)..<Int(range.upperBound)], at: range.lowerBound)
    }
    guard case .facts(let facts) = media.progress else { throw CancellationError() }
    return facts
  }

  private func arrive(_ bytes: [UInt8], _ way: Way, _ whole: MediaFacts) -> Arrived {
    let length = way == .whole ? bytes.count : 1024
    var starts = Array(stride(from: 0, to: bytes.count, by: length))
    var random = SeededGenerator(19)
    if way == .shuffled || way == .shuffledOfUnknownSize { starts.shuffle(using: &random) }
    var media = ArrivingMedia(size: way.hasSize ? UInt64(bytes.count) : nil)
    var received = 0
    var first: Int?
    var last: Int?
    func look() {
      guard case .facts(var facts) = media.progress else { return }
      facts.bytesRead = 0
      first = first ?? received
      if facts == whole { last = last ?? received }
    }
    func add(_ range: Range<Int>) {
      received += range.count
      media.add(bytes[range], at: UInt64(range.lowerBound))
      look()
    }
    for start in starts where last == nil { add(start..<min(start + length, bytes.count)) }
    // Bytes that arrived before they were requested arrive again.
    func bring() {
      while case .needs(let range) = media.progress, range.lowerBound < UInt64(bytes.count) {
        add(Int(range.lowerBound)..<Int(min(range.upperBound, UInt64(bytes.count))))
      }
    }
    bring()
    if last == nil {
      media.end()
      look()
      bring()
    }
    guard case .facts(var facts) = media.progress else { return Arrived(first: -1, last: nil, facts: MediaFacts()) }
    facts.bytesRead = 0
    return Arrived(first: first ?? -1, last: last, facts: facts)
  }

  private static func text(_ rows: [String]) -> String {
    """
    # Media that are still arriving

    `ArrivingMedia` judges an upload before its last byte. The table shows how many bytes of a file had to be received until
    there was an answer. A second number follows where the first answer was not yet that of the whole file: it is the number
    of bytes until then. A dash means that some facts stay unknown, with the reason, since the bytes that they rest on had
    gone by. No answer contradicts that of the whole file.

    Without a size, the end of the file is known only when the upload ends. Facts that depend on the size (the size itself,
    the bit rate, missing or additional bytes) are therefore complete at the end. In shuffled ranges, a part that arrives before it is wanted is not kept, and has to be sent again. That is why
    numbers may exceed the size of the file.

    The files are made by `Tests/MediaProbeTests/ArrivalTableTests.swift`, which checks this table.
    `RECORD=1 swift test --filter ArrivalTableTests` writes it.

    | format | bytes | \(Way.allCases.map(\.rawValue).joined(separator: " | ")) |
    | --- | ---: | \(Way.allCases.map { _ in "---:" }.joined(separator: " | ")) |
    \(rows.joined(separator: "\n"))

    MP3 has no signature, so that the first page names no format: a deeper tier reads it.

    """
  }

  // MARK: Files

  private static let filler = [UInt8](repeating: 0x55, count: 1 << 18)

  private static let files: [(format: String, note: String, bytes: [UInt8])] = {
    func movie(_ brand: String, indexFirst: Bool = true, tracks: [BuiltTrack] = [BuiltTrack(), .aac(id: 2)]) -> [UInt8]
    {
      var movie = BuiltMovie()
      (movie.brand, movie.tracks, movie.indexFirst, movie.mediaLength) = (brand, tracks, indexFirst, filler.count)
      return movie.bytes
    }
    func matroska(_ type: String, duration: Double?) -> [UInt8] {
      let tracks = MatroskaTests.video() + MatroskaTests.opus
      let later = MatroskaTests.cluster(
        100, MatroskaTests.block(1, 0, filler) + MatroskaTests.block(2, 5, [0xFC, 1, 2]))
      let parts =
        MatroskaTests.info(duration: duration) + MatroskaTests.element(0x1654_AE6B, tracks)
        + MatroskaTests.cluster(0, MatroskaTests.frames) + later
      return MatroskaTests.header(type) + MatroskaTests.element(0x1853_8067, parts)
    }
    let fragments =
      ISOBMFFFragmentTests.opening().bytes
      + (0..<20).flatMap { ISOBMFFFragmentTests.fragment(start: $0 * 12800, samples: 25, media: 13_000) }
    let jpeg = JPEGTests.start + JPEGTests.jfif + JPEGTests.frame() + JPEGTests.segment(0xDA, [1, 1, 0, 0, 63, 0])
    let gifFrame =
      [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C] + zeros(4) + le16(8) + le16(8) + [0, 2]
      + (0..<200).flatMap { _ in [200] + zeros(200) } + [0]
    let gif = Array("GIF89a".utf8) + le16(8) + le16(8) + [0, 0, 0]
    let webp = Array("VP8 ".utf8) + little(filler.count, 4) + [0x10, 2, 0, 0x9D, 1, 0x2A, 64, 0, 48, 0]
    let heic = heif(brand: "heic", width: 64, height: 48, [box("pixi", be32(0), [3, 8, 8, 8])])
    let avif = heif(brand: "avif", width: 64, height: 48, [box("pixi", be32(0), [3, 8, 8, 8])])
    return [
      ("mp4", ", index first", movie("isom")), ("mp4", ", index last", movie("isom", indexFirst: false)),
      ("mp4", ", fragments", fragments), ("mov", "", movie("qt  ", indexFirst: false)),
      ("m4a", "", movie("M4A ", tracks: [.aac(id: 1)])), ("3gp", "", movie("3gp5")),
      ("matroska", "", matroska("matroska", duration: 2000)), ("webm", "", matroska("webm", duration: 2000)),
      ("webm", ", duration not stated", matroska("webm", duration: nil)),
      (
        "avi", "",
        AVITests.file(AVITests.video + AVITests.audio, movie: riffChunk("00dc", [1, 2, 3]) + riffChunk("00dc", filler))
      ),
      ("wav", "", WAVTests.file(riffChunk("fmt ", waveFormat()), riffChunk("data", filler))),
      ("flac", "", FLACTests.file + filler),
      ("mp3", "", (0..<600).flatMap { _ in [0xFF, 0xFB, 0x90, 0x64] + zeros(413) }),
      (
        "ogg", "",
        OggTests.page(7, 0, [OggTests.opusHead], first: true) + OggTests.page(7, 0, [OggTests.comments])
          + (1...60).flatMap { OggTests.page(7, 960 * $0, [[UInt8](repeating: 1, count: 4000)]) }
      ),
      (
        "png", "",
        PNGTests.signature + PNGTests.header(30, 20) + PNGTests.chunk("IDAT", filler) + PNGTests.end
      ),
      ("png", ", animated", Array(PNGTests.animated.dropLast(12)) + PNGTests.chunk("fdAT", filler) + PNGTests.end),
      ("jpeg", "", jpeg + filler + [0xFF, 0xD9]),
      ("gif", "", gif + (0..<6).flatMap { _ in gifFrame } + [0x3B]),
      ("webp", "", riffChunk("RIFF", Array("WEBP".utf8) + webp + filler.dropFirst(10))),
      ("heic", "", heic + box("mdat", filler)), ("avif", "", avif + box("mdat", filler)),
      (
        "bmp", "",
        Array("BM".utf8) + zeros(8) + le32(54) + le32(40) + le32(512) + le32(170) + le16(1) + le16(24) + zeros(24)
          + filler.prefix(512 * 3 * 170)
      ),
      ("tiff", ", directory first", tiff(directoryFirst: true)),
      ("tiff", ", directory last", tiff(directoryFirst: false)),
      (
        "jxl", "",
        box("JXL ", be32(0x0D0A_870A)) + box("ftyp", zeros(12))
          + box("jxlc", [0xFF, 0x0A] + le16(1 | 9 << 1 | 4 << 6), filler)
      ),
      (
        "jp2", "",
        box("jP  ", be32(0x0D0A_870A)) + box("jp2h", box("ihdr", be32(45), be32(67), be16(3), [7, 7, 0, 0]))
          + box("jp2c", filler)
      ),
      (
        "psd", "",
        Array("8BPS".utf8) + be16(1) + zeros(6) + be16(3) + be32(4) + be32(6) + be16(8) + be16(3) + be32(0) + be32(0)
          + be32(filler.count) + filler + be16(0) + zeros(72)
      ),
      (
        "dds", "",
        Array("DDS ".utf8) + le32(124) + le32(0x1007) + le32(512) + le32(512) + zeros(56) + le32(32) + le32(4)
          + Array("DXT5".utf8) + zeros(40) + filler
      ),
      (
        "ico", "",
        zeros(2) + le16(1) + le16(1) + [0, 0, 0, 0] + le16(1) + le16(32) + le32(filler.count) + le32(22) + filler
      ),
      (
        "icns", "",
        Array("icns".utf8) + be32(16 + filler.count) + Array("ic07".utf8) + be32(8 + filler.count) + filler
      ),
    ]
  }()

  /// Returns a picture of one strip, with the directory before or after it.
  private static func tiff(directoryFirst: Bool) -> [UInt8] {
    let length = 2 + 4 * 12 + 4
    let place = directoryFirst ? 8 : 8 + filler.count
    let strip = directoryFirst ? 8 + length : 8
    var directory = le16(4)
    for (tag, value) in [(256, 512), (257, 512), (273, strip), (279, filler.count)] {
      directory += le16(tag) + le16(4) + le32(1) + le32(value)
    }
    let head = [0x49, 0x49] + le16(42) + le32(place)
    return head + (directoryFirst ? directory + le32(0) + filler : filler + directory + le32(0))
  }
}
