import Foundation
import TestSupport
import Testing

/// The depth of reading: `--depth` chooses it, and `decode` finds damage that no other depth finds.
@Suite struct DepthTests {
  /// Makes files with ffmpeg, intact ones and damaged ones.
  private func media() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let made = try Product.shell(
      """
      set -e
      quiet='ffmpeg -v error -nostdin -y -f lavfi'
      $quiet -i testsrc2=size=320x240 -frames:v 1 sound.jpg
      $quiet -i testsrc2=size=320x240 -frames:v 1 sound.png
      $quiet -i testsrc2=size=320x240:rate=25:duration=4 -f lavfi -i sine=duration=4 \
        -c:v libx264 -pix_fmt yuv420p -c:a aac -movflags +faststart sound.mp4
      """, in: folder.url)
    try #require(made.status == 0, "\(made)")
    func damage(_ source: String, as name: String, _ change: (inout Data) -> Void) throws {
      var bytes = try Data(contentsOf: folder.url.appendingPathComponent(source))
      change(&bytes)
      try folder.write(name, bytes)
    }
    try damage("sound.jpg", as: "cut.jpg") { $0 = $0.prefix($0.count * 2 / 3) }
    for kind in ["jpg", "png"] {
      try damage("sound.\(kind)", as: "overwritten.\(kind)") { bytes in
        let quarter = bytes.count / 4
        bytes.replaceSubrange(2 * quarter..<3 * quarter, with: repeatElement(0, count: quarter))
      }
    }
    try damage("sound.mp4", as: "empty.mp4") { bytes in
      let third = bytes.count / 3
      bytes.replaceSubrange(third..., with: repeatElement(0, count: bytes.count - third))
    }
    return folder
  }

  private func probe(_ arguments: String..., in folder: TemporaryFolder, environment: [String: String] = [:]) throws
    -> [String: [String: Any]]
  {
    let outcome = try Product.preflight(
      ["probe", "--format", "ndjson", "--timeout", "60"] + arguments + ["."], in: folder.url, environment: environment)
    let files = try outcome.records.filter { $0["record"] as? String == "facts" }
    try #require(files.count == 7, "\(outcome)")
    return Dictionary(uniqueKeysWithValues: files.map { ($0["path"] as? String ?? "", $0) })
  }

  private func problems(_ facts: [String: Any]?) -> [String] {
    (facts?["problems"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
  }

  @Test(arguments: ["auto", "reference"]) func `Decoding finds damage that headers do not show`(engine: String) throws {
    let files = try probe("--depth", "decode", "--engine", engine, in: try media())
    for name in ["cut.jpg", "overwritten.jpg", "overwritten.png", "empty.mp4"] {
      #expect(problems(files["./" + name]).contains("decode_error"), "\(name): \(files)")
    }
    for name in ["sound.jpg", "sound.png", "sound.mp4"] {
      #expect(problems(files["./" + name]) == [], "\(name): \(files)")
      #expect(files["./" + name]?["tier"] as? String == "decode", "\(name): \(files)")
    }
  }

  /// Demuxers pass over damage between frames, and search for the next frame. That of Ogg does so in a short file while it
  /// reads the header.
  @Test(
    arguments: [
      ("flv", "testsrc2=size=320x240:rate=25:duration=4 -c:v libx264 -pix_fmt yuv420p"),
      ("webm", "testsrc2=size=320x240:rate=25:duration=4 -c:v libvpx -b:v 300k"),
      ("opus", "sine=duration=4 -c:a libopus"), ("ogg", "sine=duration=20 -c:a libvorbis"),
    ])
  func `Decoding finds damage between frames`(container: String, content: String) throws {
    let folder = try TemporaryFolder()
    let made = try Product.shell(
      "ffmpeg -v error -nostdin -f lavfi -i \(content) whole.\(container)", in: folder.url)
    try #require(made.status == 0, "\(made)")
    var bytes = try Data(contentsOf: folder.url.appendingPathComponent("whole.\(container)"))
    let quarter = bytes.count / 4
    bytes.replaceSubrange(2 * quarter..<3 * quarter, with: repeatElement(0, count: quarter))
    try folder.write("hole.\(container)", bytes)
    for (name, expected) in [("whole", []), ("hole", ["decode_error"])] {
      let outcome = try Product.preflight(
        "probe", "--depth", "decode", "--format", "ndjson", "\(name).\(container)", in: folder.url)
      #expect(problems(try outcome.records.first).filter { $0 == "decode_error" } == expected, "\(outcome)")
    }
  }

  @Test func `Nothing is decoded without --depth decode`() throws {
    let files = try probe(in: try media())
    for (name, facts) in files {
      #expect(facts["tier"] as? String != "decode", "\(name)")
      #expect(!problems(facts).contains("decode_error"), "\(name)")
    }
  }

  @Test func `The header depth needs no worker`() throws {
    let files = try probe(
      "--depth", "header", in: try media(), environment: ["PREFLIGHT_WORKER": "/nowhere/preflight-worker"])
    for (name, facts) in files {
      #expect(facts["error"] == nil, "\(name): \(facts)")
      #expect(facts["tier"] as? String == "header", "\(name)")
    }
  }

  @Test func `The scan command has the depth option too`() throws {
    let folder = try media()
    for name in ["cut.jpg", "empty.mp4"] {
      let outcome = try Product.preflight(
        "scan", "--depth", "decode", "--to", "tiktok-share-kit", "--with-facts", "--format", "ndjson", name,
        in: folder.url)
      let facts = try #require(try outcome.records.first?["facts"] as? [String: Any])
      #expect(problems(facts).contains("decode_error"), "\(outcome)")
    }
  }

  @Test func `A configuration sets what counts as black and as silent`() throws {
    let folder = try TemporaryFolder()
    let made = try Product.shell(
      """
      ffmpeg -v error -nostdin -f lavfi -i color=0x202020:size=320x240:rate=25:duration=2 \\
        -f lavfi -i sine=duration=2 -af volume=-30dB -c:v libx264 -pix_fmt yuv420p -c:a pcm_s16le dark.mov
      """, in: folder.url)
    try #require(made.status == 0, "\(made)")
    func shares() throws -> [Double?] {
      let outcome = try Product.preflight(
        "probe", "--depth", "content", "--format", "ndjson", "dark.mov", in: folder.url)
      let content = try outcome.records.first?["content"] as? [String: Any]
      return [content?["black_share"] as? Double, content?["silent_share"] as? Double]
    }
    #expect(try shares() == [0, 0])
    // The gray is 12.5 % of the range above black, and the tone peaks at -48 dBFS.
    try folder.write("preflight.yml", "content: { black: 0.2, silence: -45 }\n")
    #expect(try shares() == [1, 1])
  }

  @Test func `A run stops at the first failure with --fail-fast`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b.png", "c.png"] { try folder.write(name, Picture.png(width: 50, height: 10)) }
    let scan = ["scan", "--to", "instagram-feed", "--format", "ndjson", "--jobs", "1", "a.png", "b.png", "c.png"]
    func verdicts(_ more: String...) throws -> Outcome { try Product.preflight(scan + more, in: folder.url) }
    let (all, first) = (try verdicts(), try verdicts("--fail-fast"))
    #expect(try all.records.filter { $0["record"] as? String == "verdict" }.count == 3, "\(all)")
    #expect(try first.records.filter { $0["record"] as? String == "verdict" }.count == 1, "\(first)")
    #expect(all.status == 1 && first.status == 1, "\(first)")
    #expect(first.stderr.contains("stopped at the first failure"), "\(first)")
  }

  @Test(arguments: [["--engine", "header", "--depth", "decode"], ["--engine", "header", "--depth", "stream"]])
  func `An engine that reads less than the depth is refused`(options: [String]) throws {
    let outcome = try Product.preflight(["probe", "x.mp4"] + options)
    #expect(outcome.status == 64 && outcome.stderr.contains("--engine header reads only headers"), "\(outcome)")
  }

  @Test func `An engine that always reads more than headers is refused`() throws {
    let outcome = try Product.preflight("probe", "x.mp4", "--engine", "reference", "--depth", "header")
    #expect(outcome.status == 64 && outcome.stderr.contains("--engine reference always reads more"), "\(outcome)")
  }
}
