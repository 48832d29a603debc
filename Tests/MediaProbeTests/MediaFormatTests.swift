import MediaProbe
import Robustness
import TestSupport
import Testing

/// Tests that the list of formats is complete, and that everything which depends on it agrees.
@Suite struct MediaFormatTests {
  /// Formats whose files have no signature: `Signature` finds a drawing in text, and the deeper tiers find frames.
  private static let withoutSignature = ["h264", "hevc", "mp3", "aac", "ac3", "eac3", "svg"]

  @Test func `Every format has a unique name`() {
    for format in MediaFormat.all { #expect(MediaFormat.named(format.name)?.extensions == format.extensions) }
    #expect(Set(MediaFormat.all.map(\.name)).count == MediaFormat.all.count && MediaFormat.named("none") == nil)
  }

  @Test func `Every extension promises a kind`() {
    for format in MediaFormat.all {
      #expect(!format.extensions.isEmpty, "\(format.name)")
      for name in format.extensions {
        // Only media is searched by name.
        #expect((MediaFormat.kind(ofExtension: name) != nil) == (format.refusal == nil), "\(name)")
      }
      for other in format.otherKinds {
        #expect(format.extensions.contains(other.extension) && other.kind != format.kind, "\(other.extension)")
        #expect(MediaFormat.kind(ofExtension: other.extension) == other.kind, "\(other.extension)")
      }
    }
    #expect(MediaFormat.kind(ofExtension: "mp4") == .video && MediaFormat.kind(ofExtension: "m4a") == .audio)
  }

  @Test(arguments: MediaFormat.all.map(\.name))
  func `Every format is recognized by its signatures`(name: String) throws {
    let format = try #require(MediaFormat.named(name))
    for mark in format.marks { #expect(Signature(mark.example) == .format(name), "\(mark)") }
    for brand in format.brands {
      let head = box("ftyp", brand.bytes + zeros(4 - brand.bytes.count), be32(0))
      #expect(Signature(head) == .format(name) || format.marks.contains { $0.matches(Fields(head)) }, "\(brand)")
    }
    if format.structure != nil, format.reader == nil {
      // The only format of this kind: packets that begin with the same byte.
      let packets: [UInt8] = (0..<5).flatMap { _ in [0x47] + zeros(187) }
      #expect(Signature(packets) == .format(name))
    }
    let hasSign = !(format.marks.isEmpty && format.brands.isEmpty && format.structure == nil)
    // A file type box without a known brand is one of MP4.
    #expect(hasSign || name == "mp4" || Self.withoutSignature.contains(name))
    #expect(!(hasSign && Self.withoutSignature.contains(name)))
  }

  @Test func `Every reader reads a sample`() throws {
    let samples = Set(FormatSample.all.map(\.format))
    for format in MediaFormat.all where format.reader != nil {
      #expect(format.reader?.container == format.name)
      #expect(samples.contains(format.name), "\(format.name) has no file in FormatSample.swift")
    }
    for sample in FormatSample.all {
      let reader = try #require(HeaderReader.named(sample.format))
      let facts = try reader.read(MemorySource(sample.bytes))
      #expect(facts.container == sample.format && facts.problems == [], "\(sample.format)\(sample.note)")
      let signature = Signature(Array(sample.bytes.prefix(Signature.length)))
      #expect(signature == .format(sample.format) || Self.withoutSignature.contains(sample.format), "\(sample.format)")
    }
  }

  @Test func `Every reader is a fuzz target`() {
    let targets = ReadingTarget.all.filter(\.isReader).map(\.name)
    #expect(targets == MediaFormat.all.filter { $0.reader != nil }.map(\.name) && targets.count >= 25)
    for name in targets { #expect(ReadingTarget.distinct.contains { $0.reads(name) }, "\(name)") }
  }

  @Test func `Every format variant has an original`() throws {
    for format in MediaFormat.all {
      guard let original = format.variantOf else { continue }
      let other = try #require(MediaFormat.named(original))
      #expect(other.variantOf == nil && other.demuxer == format.demuxer, "\(format.name)")
      #expect((other.reader == nil) == (format.reader == nil), "\(format.name)")
    }
  }

  /// The reference tier has to read each format somehow.
  @Test func `Every format has a reader or a demuxer`() {
    for format in MediaFormat.all {
      switch format.reference {
      case .tracks, .boxes: #expect(format.kind != .image, "\(format.name)")
      case .libpng, .libjpeg, .header: #expect(format.reader != nil, "\(format.name)")
      case .nothing: #expect(format.name == "svg")
      }
      guard let demuxer = format.demuxer else { continue }
      #expect(MediaFormat.named(byDemuxer: demuxer)?.demuxer == demuxer, "\(demuxer)")
      #expect(ForeignFormat.named(byDemuxer: demuxer) == nil, "\(demuxer)")
    }
  }

  @Test func `A format is found by any of its demuxer names`() {
    #expect(MediaFormat.named(byDemuxer: "mov,mp4,m4a,3gp,3g2,mj2")?.name == "mov")
    #expect(MediaFormat.named(byDemuxer: "matroska,webm")?.name == "matroska")
    #expect(MediaFormat.named(byDemuxer: "mpeg")?.name == "mpegps")
    for name in ["hls", "concat", "dash", "sdp", "imf", "image2", "lavfi", "movie", "mo", "", ","] {
      #expect(MediaFormat.named(byDemuxer: name) == nil, "\(name)")
    }
  }
}

extension Mark {
  /// The shortest beginning of a file that has this mark, and some zeros after it.
  fileprivate var example: [UInt8] {
    var head = zeros(64)
    head.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    if let second {
      let place = second.places.lowerBound
      head.replaceSubrange(place..<place + second.bytes.count, with: second.bytes)
    }
    return head
  }
}
