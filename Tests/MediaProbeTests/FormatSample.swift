import MediaProbe
import TestSupport
import Testing

/// A whole file of a format, built by hand. Each header reader has one.
struct FormatSample {
  /// The name of the format in `MediaFormat.all`.
  let format: String
  /// A note on the structure of the file, beginning with a comma; empty for the usual one.
  let note: String
  let bytes: [UInt8]

  private static let filler = [UInt8](repeating: 0x55, count: 1 << 18)

  static let all: [FormatSample] = {
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
    // The data is within the meta box (ISO/IEC 14496-12, 8.11.11).
    let data =
      fullBox("iloc", version: 1, [0x44, 0], be16(1), be16(1), be16(1), be16(0), be16(1), be32(0), be32(4))
      + box("idat", [0x12, 0, 0x0A, 0])
    let heic = heif(brand: "heic", width: 64, height: 48, [box("pixi", be32(0), [3, 8, 8, 8])], extra: data)
    let avif = heif(brand: "avif", width: 64, height: 48, [box("pixi", be32(0), [3, 8, 8, 8])], extra: data)
    let samples =
      [
        ("mp4", ", index first", movie("isom")), ("mp4", ", index last", movie("isom", indexFirst: false)),
        ("mp4", ", fragments", fragments), ("mov", "", movie("qt  ", indexFirst: false)),
        ("m4a", "", movie("M4A ", tracks: [.aac(id: 1)])), ("3gp", "", movie("3gp5")),
        ("matroska", "", matroska("matroska", duration: 2000)), ("webm", "", matroska("webm", duration: 2000)),
        ("webm", ", duration not stated", matroska("webm", duration: nil)),
        (
          "avi", "",
          AVITests.file(
            AVITests.video + AVITests.audio, movie: riffChunk("00dc", [1, 2, 3]) + riffChunk("00dc", filler))
        ),
        ("wav", "", WAVTests.file(riffChunk("fmt ", waveFormat()), riffChunk("data", filler))),
        ("flac", "", FLACTests.head + FLACTests.frames(content: 8000)),
        ("mp3", "", (0..<600).flatMap { _ in [0xFF, 0xFB, 0x90, 0x64] + zeros(413) }),
        (
          "ogg", "",
          OggTests.page(7, 0, [OggTests.opusHead], first: true) + OggTests.page(7, 0, [OggTests.comments], number: 1)
            + (1...60).flatMap {
              OggTests.page(7, 960 * $0, [[UInt8](repeating: 1, count: 4000)], number: $0 + 1, last: $0 == 60)
            }
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
        (
          "pdf", "",
          DocumentTests.pdf([
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 595 842]>>",
            "<</Type/Page/Parent 2 0 R>>",
            "<</Length \(filler.count)>>stream\n" + String(decoding: filler, as: UTF8.self) + "\nendstream",
          ])
        ),
        ("zip", "", DocumentTests.zip([("index.html", filler.count)])),
        ("webvtt", "", Array("WEBVTT\n\n00:01.000 --> 00:02.000\nText\n".utf8)),
        ("srt", "", Array("1\n00:00:01,000 --> 00:00:02,000\nText\n".utf8)),
      ] as [(String, String, [UInt8])]
    return samples.map { FormatSample(format: $0.0, note: $0.1, bytes: $0.2) }
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
