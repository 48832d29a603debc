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
