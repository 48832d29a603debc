import Foundation
import MediaProbe
import ReferenceProbe
import Testing

/// A file in the temporary folder, which is removed with its owner.
final class TemporaryFile {
  let url: URL

  init(_ bytes: [UInt8]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "preflight-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
  }

  convenience init(_ text: String) throws { try self.init(Array(text.utf8)) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func read(_ limits: ReferenceLimits = ReferenceLimits(), depth: Tier = .stream) throws -> MediaFacts {
    ReferenceProbe(limits: limits).read(try OpenFile(AssetPath(url.path)), depth: depth)
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
  func `Files without media are refused`(content: String, code: ReadError.Code) throws {
    let facts = try TemporaryFile(content).read()
    #expect(facts.error?.code == code)
    #expect(facts.kind == nil)
  }

  @Test(arguments: [
    (
      Array("ID3".utf8) + [3, 0, 0, 0, 0, 2, 0] + [UInt8](repeating: 0, count: 100), ReadError.Code.truncated,
      "the tag before the audio"
    ),
    (
      Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 10] + [UInt8](repeating: 0, count: 100), .corrupt,
      "without audio after it"
    ),
    // These are a JPEG whose third byte was damaged, and a PC Paintbrush image.
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
        + [UInt8](repeating: 0, count: 200), .unsupported, "found PCX, which is not read: convert it to JPEG or PNG"
    ),
  ])
  func `Files that resemble media are refused`(content: [UInt8], code: ReadError.Code, message: String) throws {
    let facts = try TemporaryFile(content).read()
    #expect(facts.error?.code == code)
    #expect(facts.error?.message.english.contains(message) == true, "\(facts.error?.message.english ?? "")")
  }

  /// Uncompressed audio in an archive does not make the archive an audio file.
  @Test func `Archives of audio are archives`() throws {
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x64] + [UInt8](repeating: 0, count: 413)
    let audio = (0..<50).flatMap { _ in frame }
    #expect(try TemporaryFile(audio).read().container == "mp3")
    let zip = Array("PK".utf8) + [3, 4, 10, 0] + [UInt8](repeating: 0, count: 24) + Array("a.mp3".utf8) + audio
    var head = Array("a.mp3".utf8) + [UInt8](repeating: 0, count: 507)
    head.replaceSubrange(257..<265, with: Array("ustar  \0".utf8))
    head.replaceSubrange(148..<156, with: Array("        ".utf8))
    let sum = String(head.reduce(0) { $0 + Int($1) }, radix: 8)
    head.replaceSubrange(148..<156, with: Array((String(repeating: "0", count: 6 - sum.count) + sum + "\0 ").utf8))
    for (content, name) in [(zip, "a ZIP archive"), (head + audio, "a TAR archive")] {
      let error = try TemporaryFile(content).read().error
      #expect(error?.code == .notMedia && error?.message.english.hasPrefix("found \(name), ") == true, "\(name)")
    }
  }

  /// The file has an EBML header, a VP8 track with an encryption without a key id, and its first frame.
  @Test func `Encryption without a key id counts as encryption`() throws {
    func element(_ id: UInt32, _ data: [UInt8]) -> [UInt8] {
      let head: [UInt8] = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: id >> $0) }
      let size: [UInt8] = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: data.count >> $0) }
      return Array(head.drop { $0 == 0 }) + [0x08] + size + data
    }
    func file(_ encoding: [UInt8]) -> [UInt8] {
      let picture = element(0xE0, element(0xB0, [0, 64]) + element(0xBA, [0, 48]))
      let track = element(0xD7, [1]) + element(0x73C5, [1]) + element(0x83, [1]) + element(0x86, Array("V_VP8".utf8))
      // RFC 6386, 9.1: a key frame of 64 × 48.
      let frame: [UInt8] = [0x10, 2, 0, 0x9D, 1, 0x2A, 64, 0, 48, 0] + [UInt8](repeating: 0, count: 40)
      let cluster = element(0xE7, [0]) + element(0xA3, [0x81, 0, 0, 0x80] + frame)
      return element(0x1A45_DFA3, element(0x4282, Array("webm".utf8)))
        + element(
          0x1853_8067,
          element(0x1549_A966, element(0x2AD7B1, [0x0F, 0x42, 0x40]))
            + element(0x1654_AE6B, element(0xAE, track + picture + encoding)) + element(0x1F43_B675, cluster))
    }
    let encryption = element(0x6D80, element(0x6240, element(0x5033, [1]) + element(0x5035, element(0x47E1, [5]))))
    let plain = try TemporaryFile(file([])).read()
    #expect(plain.video?.codec == "vp8" && plain.isEncrypted == false)
    let encrypted = try TemporaryFile(file(encryption)).read()
    #expect(encrypted.video?.codec == "vp8" && encrypted.isEncrypted == true)
  }

  @Test func `It refuses an image too large for decoders`() throws {
    let facts = try TemporaryFile(pngHeader(width: 60_000, height: 60_000)).read()
    #expect(facts.error?.code == .tooLarge)
  }

  @Test func `An image without data has facts and a problem`() throws {
    let facts = try TemporaryFile(pngHeader(width: 640, height: 480)).read()
    #expect(facts.error == nil)
    #expect(facts.image?.width == 640)
    #expect(facts.problems.contains { $0.code == .truncated })
  }

  @Test func `The protocol method gives the same facts`() async throws {
    let file = try TemporaryFile(pngHeader(width: 3, height: 2))
    let deeper: any DeeperProbe = ReferenceProbe()
    let facts = await deeper.facts(of: try OpenFile(AssetPath(file.url.path)), depth: .stream)
    #expect(facts == (try file.read()))
  }
}

/// Returns only the signature and IHDR of a gray PNG (PNG 5.2, 11.2.1). The checksum is 0.
func pngHeader(width: UInt32, height: UInt32) -> [UInt8] {
  func bigEndian(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bigEndian(13) + Array("IHDR".utf8) + bigEndian(width)
    + bigEndian(height) + [8, 0, 0, 0, 0] + bigEndian(0)
}
