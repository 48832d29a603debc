import Foundation
import Preflight
import TestSupport
import Testing

/// Verdicts that say why they are `unknown`, with the headers of a standard `Checker` only.
@Suite struct UnknownReasonTests {
  /// Bytes that look random and are the same in each run (xorshift).
  private static func random(_ count: Int, seed: UInt64 = 0x9E37_79B9_7F4A_7C15) -> [UInt8] {
    var state = seed
    return (0..<count).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state >> 24)
    }
  }

  private static func upload(_ bytes: [UInt8], _ name: AssetPath?, statesSize: Bool = true) throws -> UploadCheck {
    var upload = try UploadCheck(
      for: [.tikTokShareKit, .instagramReel], size: statesSize ? UInt64(bytes.count) : nil, named: name)
    upload.add(bytes)
    upload.end()
    return upload
  }

  struct Content: Sendable, CustomStringConvertible {
    let description: String
    let bytes: [UInt8]

    init(_ description: String, _ bytes: [UInt8]) { (self.description, self.bytes) = (description, bytes) }

    init(_ description: String, text: String) { self.init(description, Array(text.utf8)) }

    /// Frames of the same length, with a header and zeros.
    init(_ description: String, frames: Int, of length: Int, header: [UInt8]) {
      let frame: [UInt8] = header + [UInt8](repeating: 0, count: length - header.count)
      self.init(description, (0..<frames).flatMap { _ in frame })
    }

    /// A few bytes, and then noise.
    init(_ description: String, start: [UInt8]) { self.init(description, start + UnknownReasonTests.random(5000)) }
  }

  /// These bytes contain no format, or a format that is not media.
  static let noMedia: [Content] =
    [
      Content("zeros", [UInt8](repeating: 0, count: 100_000)), Content("few zeros", [0, 0, 0, 0]),
      Content("one byte", [0x42]), Content("ones", [UInt8](repeating: 0xFF, count: 9000)),
      Content("text", text: "just text"), Content("page", text: "<!DOCTYPE html><html><title>404</title></html>"),
      Content("JSON", text: #"{"error": "not found"}"#), Content("archive", text: "PK\u{3}\u{4} and more"),
    ] + noise

  private static let noise: [Content] = (1...40).map { (number: Int) -> Content in
    Content("noise \(number)", random(number * 700, seed: UInt64(number) &* 0x2545_F491_4F6C_DD1D))
  }

  @Test(arguments: noMedia)
  func `Bytes of no known format are not media`(sample: Content) async throws {
    for name: AssetPath? in ["clip.mp4", "photo.jpg", "upload", nil] {
      let facts = probe(bytes: sample.bytes, named: name)
      #expect(facts.error?.code == .notMedia, "\(sample), \(name?.text ?? "no name")")
      for statesSize in [true, false] {
        let upload = try Self.upload(sample.bytes, name, statesSize: statesSize)
        #expect(upload.isRefused && !upload.isAccepted, "\(sample), \(name?.text ?? "no name")")
        #expect(upload.verdicts.allSatisfy { $0.error?.code == .notMedia })
      }
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "unknown-reason-\(UUID()).mp4")
    try Data(sample.bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let verdicts = try await check(AssetPath(file.path), for: [.tikTokShareKit])
    #expect(verdicts[0].outcome == .unreadable && verdicts[0].error?.code == .notMedia)
  }

  /// The first bytes of formats without a signature, which a deeper tier reads or names.
  static let unsigned: [Content] = [
    // Layer 3 with 128 kbit/s at 44.1 kHz.
    Content("MP3", frames: 12, of: 417, header: [0xFF, 0xFB, 0x90, 0x00]),
    Content("MP3 after a tag", frames: 1, of: 20_000, header: [0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0x7F, 0x7F]),
    Content("AAC", frames: 30, of: 200, header: [0xFF, 0xF1, 0x50, 0x80, 0x19, 0x1F, 0xFC]),
    // 192 kbit/s at 48 kHz.
    Content("AC-3", frames: 8, of: 768, header: [0x0B, 0x77, 1, 2, 0x14, 0x40]),
    Content("H.264", start: [0, 0, 0, 1, 0x67, 0x42, 0, 0x1E]), Content("HEVC", start: [0, 0, 0, 1, 0x40, 1]),
    Content("DV", start: [0x1F, 7, 0, 0x3F]),
    Content("Targa", start: [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x80, 7, 0x38, 4, 24, 0]),
  ]

  @Test(arguments: unsigned)
  func `A format without a signature is left to a deeper tier`(sample: Content) throws {
    let upload = try Self.upload(sample.bytes, nil)
    for verdict in upload.verdicts {
      #expect(verdict.outcome == .unknown, "\(sample): \(verdict)")
      #expect(verdict.unknown.map(\.fact) == ["kind"] && verdict.unknown[0].tier == .stream)
      #expect(verdict.unknown[0].reason.id == .mayLackSignature)
    }
    #expect(!upload.isRefused && !upload.isAccepted)
  }

  @Test func `The name decides on formats without a reliable signature`() throws {
    let bytes = Self.random(9000)
    for name: AssetPath in ["a.dv", "a.tga"] {
      #expect(probe(bytes: bytes, named: name).error?.code == .unsupported)
      #expect(try Self.upload(bytes, name).verdicts[0].error?.code == .unsupported)
    }
    // MPEG audio may begin after the first page.
    #expect(probe(bytes: bytes, named: "a.mp3").unknown[.kind]?.message.id == .mayLackSignature)
    // These are all bytes of the file.
    #expect(probe(bytes: Array(bytes.prefix(900)), named: "a.mp3").error?.code == .notMedia)
  }

  @Test func `A format without a header reader is given as the reason`() throws {
    let bytes = Content("FLV", start: [0x46, 0x4C, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0]).bytes
    let upload = try Self.upload(bytes, "clip.flv")
    let verdict = upload.verdicts[0]
    #expect(verdict.outcome == .unknown && verdict.unknown[0].reason.id == .noHeaderReader)
    #expect("\(verdict)".contains("the header tier has no reader for this format"))
    let record = try JSONSerialization.jsonObject(with: Data(verdict.json.utf8)) as? [String: Any]
    let entry = (record?["unknown"] as? [[String: Any]])?.first
    #expect(entry?["fact"] as? String == "kind" && entry?["tier"] as? String == "stream")
    #expect(entry?["message_id"] as? String == "no_header_reader" && entry?["rules"] == nil)
    #expect(try JSONDecoder().decode(Verdict.self, from: Data(verdict.json.utf8)).unknown[0].tier == .stream)
  }

  @Test func `Rules that need a deeper tier are listed`() throws {
    var facts = MediaFacts()
    (facts.kind, facts.container, facts.fileSize) = (.video, "mp4", 1_000_000)
    facts.unknown[.duration] = UnknownFacts.Reason(Message(asWritten: "no header states it"), tier: .stream)
    let verdict = try judge(facts, for: [.tikTokShareKit])[0]
    #expect(verdict.outcome == .unknown)
    let entry = try #require(verdict.unknown.first { $0.fact == "duration" })
    #expect(entry.tier == .stream && entry.rules.contains("tiktok-share-kit-ios/video-duration-max"))
  }

  @Test func `A missing kind is given as the reason`() throws {
    let verdict = try judge(MediaFacts(), for: [.tikTokShareKit])[0]
    #expect(verdict.outcome == .unknown && verdict.unknown.map(\.fact) == ["kind"])
  }

  @Test func `An incomplete upload is given as the reason`() throws {
    let upload = try UploadCheck(for: [.tikTokShareKit, .xImage], size: 1000, named: "a.png")
    for verdict in upload.verdicts { #expect(verdict.outcome == .unknown && !verdict.unknown.isEmpty) }
  }

  /// No destination leaves a sample undecided without a reason, for any number of arrived bytes.
  @Test(arguments: Samples.all)
  func `Every unknown verdict has a reason`(sample: Samples.Sample) throws {
    let judges = try Samples.destinations(for: sample).map { try Judge($0) }
    let bytes = sample.bytes
    var upload = UploadCheck(judges: judges, size: UInt64(bytes.count), named: sample.name)
    func look() {
      for verdict in upload.verdicts where verdict.outcome == .unknown {
        #expect(!verdict.unknown.isEmpty || !verdict.dependsOn.isEmpty, "\(sample), \(verdict)")
      }
    }
    look()
    for start in stride(from: 0, to: bytes.count, by: max(4096, bytes.count / 8)) {
      upload.add(bytes[start..<min(bytes.count, start + max(4096, bytes.count / 8))])
      look()
    }
    upload.end()
    look()
  }

  /// The same is tested with each fact unknown in turn.
  @Test(arguments: Samples.all)
  func `Every unknown fact becomes a reason`(sample: Samples.Sample) throws {
    let facts = probe(bytes: sample.bytes, named: sample.name)
    guard facts.error == nil else { return }
    let judges = try Samples.destinations(for: sample).map { try Judge($0) }
    for fact in Fact.allCases {
      var facts = facts
      facts.unknown[fact] = UnknownFacts.Reason(Message(asWritten: "no header states it"), tier: .decode)
      for judge in judges {
        let verdict = judge.verdict(for: facts)
        guard verdict.outcome == .unknown else { continue }
        #expect(!verdict.unknown.isEmpty || !verdict.dependsOn.isEmpty, "\(sample), \(fact), \(verdict)")
      }
    }
  }
}
