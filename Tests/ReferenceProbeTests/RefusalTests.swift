import Foundation
import MediaProbe
import ReferenceProbe
import Testing

/// A file in the temporary folder, removed with its owner.
final class TemporaryFile {
  let url: URL

  init(_ bytes: [UInt8]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "preflight-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
  }

  convenience init(_ text: String) throws { try self.init(Array(text.utf8)) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func read(depth: Tier = .stream) throws -> MediaFacts {
    ReferenceProbe().read(try OpenFile(AssetPath(url.path)), depth: depth)
  }
}

@Suite struct RefusalTests {
  @Test(arguments: [
    ("", ReadError.Code.empty),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", .lfsPointer),
    ("ffconcat version 1.0\nfile other.mp4\n", .playlistRefused),
    ("#EXTM3U\n#EXTINF:1,\nother.ts\n", .playlistRefused),
    ("<html><body>404</body></html>", .notMedia),
    ("just words\n", .notMedia),
  ])
  func tellsWhatStandsInPlaceOfMedia(content: String, code: ReadError.Code) throws {
    let facts = try TemporaryFile(content).read()
    #expect(facts.error?.code == code)
    #expect(facts.kind == nil)
  }

  @Test(arguments: [
    (
      Array("ID3".utf8) + [3, 0, 0, 0, 0, 2, 0] + [UInt8](repeating: 0, count: 100), ReadError.Code.truncated,
      "the tag in front"
    ),
    (
      Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 10] + [UInt8](repeating: 0, count: 100), .corrupt,
      "without sound behind it"
    ),
    // A JPEG whose third byte was damaged, and a PC Paintbrush picture.
    (
      // SOI, damage, SOF0, SOS, EOI.
      [
        0xFF, 0xD8, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2,
        0xFF, 0xD9,
      ]
        + [UInt8](repeating: 0, count: 100), .corrupt, "jpeg without its signature"
    ),
    (
      [10, 5, 1, 8, 0, 0, 0, 0, 15, 0, 15, 0, 72, 0, 72, 0] + [UInt8](repeating: 0, count: 49) + [1, 16, 0, 1, 0]
        + [UInt8](repeating: 0, count: 200), .unsupported, "found pcx, which is not read: convert it to JPEG or PNG"
    ),
  ])
  func tellsWhatComesClose(content: [UInt8], code: ReadError.Code, message: String) throws {
    let facts = try TemporaryFile(content).read()
    #expect(facts.error?.code == code)
    #expect(facts.error?.message.contains(message) == true, "\(facts.error?.message ?? "")")
  }

  @Test func refusesASizeThatNoDecoderShouldHold() throws {
    let facts = try TemporaryFile(pngHeader(width: 60_000, height: 60_000)).read()
    #expect(facts.error?.code == .tooLarge)
  }

  @Test func givesAHeaderAndAProblemForAPictureWithoutData() throws {
    let facts = try TemporaryFile(pngHeader(width: 640, height: 480)).read()
    #expect(facts.error == nil)
    #expect(facts.image?.width == 640)
    #expect(facts.problems.contains { $0.code == .truncated })
  }

  @Test func givesTheSameThroughTheProtocol() async throws {
    let file = try TemporaryFile(pngHeader(width: 3, height: 2))
    let deeper: any DeeperProbe = ReferenceProbe()
    let facts = await deeper.facts(of: try OpenFile(AssetPath(file.url.path)), depth: .stream)
    #expect(facts == (try file.read()))
  }
}

/// The signature and IHDR of a gray PNG (PNG 5.2, 11.2.1), and nothing behind them. The checksum is left 0.
func pngHeader(width: UInt32, height: UInt32) -> [UInt8] {
  func bigEndian(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bigEndian(13) + Array("IHDR".utf8) + bigEndian(width)
    + bigEndian(height) + [8, 0, 0, 0, 0] + bigEndian(0)
}
