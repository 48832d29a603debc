import MediaProbe
import Testing

@Suite struct MPEGAudioFramesTests {
  /// A frame of MPEG-1 layer 3 at 128 kbit/s and 44.1 kHz: 417 bytes.
  private let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x44] + zeros(413)

  private func frames(_ count: Int) -> [UInt8] { (0..<count).flatMap { _ in frame } }

  @Test func `It finds the first frame after garbage`() throws {
    let garbage = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let found = try MPEGAudioFrames(MemorySource(garbage + frames(6)))
    #expect(found?.offset == 5000 && found?.layer == 3 && found?.taggedDuration == nil)
  }

  @Test func `A single header is not enough`() throws {
    #expect(try MPEGAudioFrames(MemorySource(frame + zeros(4000))) == nil)
    #expect(try MPEGAudioFrames(MemorySource([])) == nil)
  }

  /// Two frames are enough if a tag follows them.
  @Test(arguments: ["TAG", "APETAGEX"])
  func `A tag ends the audio`(tag: String) throws {
    let found = try MPEGAudioFrames(MemorySource(frames(2) + Array(tag.utf8) + zeros(125)))
    #expect(found?.offset == 0 && found?.layer == 3)
    #expect(try MPEGAudioFrames(MemorySource(frames(2) + zeros(128))) == nil)
  }

  @Test func `The duration excludes encoder delay and padding`() throws {
    var first = frame
    // After 32 bytes of side information: 100 frames, then delay 576 and padding 1000.
    let tag = Array("Info".utf8) + be32(1) + be32(100) + Array("LAME3.100".utf8) + zeros(12) + [0x24, 0x03, 0xE8]
    first.replaceSubrange(36..<36 + tag.count, with: tag)
    let found = try MPEGAudioFrames(MemorySource(first + frames(5)))
    #expect(found?.taggedDuration == Double(100 * 1152 - 576 - 1000) / 44100)
  }

  @Test(arguments: [(2502, false), (2085, false), (6000, false), (7000, true)])
  func `It reports missing frames`(counted: Int, isCut: Bool) throws {
    var first = frame
    let tag = Array("Xing".utf8) + be32(3) + be32(6) + be32(counted)
    first.replaceSubrange(36..<36 + tag.count, with: tag)
    #expect(try MPEGAudioFrames(MemorySource(first + frames(5)))?.isCut == isCut)
  }

  @Test func `It measures ID3 tags`() throws {
    func length(_ bytes: [UInt8]) throws -> UInt64 { try ID3Tags(MemorySource(bytes)).length }
    let tag = Array("ID3".utf8) + [4, 0, 0, 0, 0, 2, 1] + zeros(257)
    #expect(try length(tag) == 10 + 257)
    #expect(try length(tag + tag + frame) == 2 * (10 + 257))
    #expect(try length(Array("ID3".utf8) + [4, 0, 0x10, 0, 0, 0, 1]) == 21)
    #expect(try length(Array("RIFF".utf8) + zeros(8)) == 0)
  }
}
