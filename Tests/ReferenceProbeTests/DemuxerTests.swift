import Foundation
import MediaProbe
import ReferenceProbe
import Testing

/// Tests that the demuxers of the list of formats exist, and that no other one is used.
@Suite struct DemuxerTests {
  /// Opens bytes that are no media with the demuxer of a format, and returns the error.
  private func errorOfOpening(_ format: MediaFormat) throws -> ReadError? {
    let bytes = try TemporaryFile([UInt8](repeating: 0x2A, count: 64))
    let file = try OpenFile(AssetPath(bytes.url.path))
    var spent = LibraryReading()
    do throws(ReadError) {
      _ = try Demuxer(file, format: format, limits: ReferenceLimits(), spent: &spent)
      return nil
    } catch {
      return error
    }
  }

  @Test func `The linked libavformat has every named demuxer`() throws {
    for format in MediaFormat.all where format.demuxer != nil {
      #expect(try errorOfOpening(format)?.code != .unsupported, "\(format.name)")
    }
  }

  /// libavformat has demuxers of these names too, but the list of formats does not name them.
  @Test(arguments: ["ico", "dds", "svg", "png"]) func `A format without a demuxer is not opened`(name: String) throws {
    let format = try #require(MediaFormat.named(name))
    #expect(try errorOfOpening(format)?.code == .unsupported)
  }

  @Test func `Guessing returns only allowed demuxers`() {
    let playlist = Demuxer.guess(Array("#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\na.ts\n".utf8))
    #expect(playlist?.demuxer == "hls" && playlist?.format == nil)
    #expect(Demuxer.guess(Array("OggS\0\u{2}\0\0".utf8))?.format?.name == "ogg")
  }

  /// The script builds the libraries of the packages before there is a Swift program that could print the list.
  @Test func `The packaged libraries have every named demuxer`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let script = Process()
    script.executableURL = root.appending(path: "script/tools/ffmpeg")
    script.arguments = ["--demuxers"]
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let names = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    #expect(Set(names.split(separator: "\n").map(String.init)) == Set(MediaFormat.all.compactMap(\.demuxer)))
  }
}
