import MediaProbe
import TestSupport
import Testing

/// Tests records as encoders wrote them, with the settings of the encoders.
@Suite struct CodecConfigurationTests {
  /// The start of an H.265 record, and its sequence parameter set: 320 × 240, Main 10, PQ, with a mastering display.
  private static let hevc =
    "0102200000009000000000003cf000fcfdfafa00000f02"
    + "a1000100" + "2d42010102200000030090000003000003003ca00a080f1365959a4932bc05a848804820000003002000000303c1"
    + "a700010007" + "4e018901010180"

  static let records: [(type: String, hex: String)] = [
    ("avcC", "0164001effe1001d6764001eacd940b4126ffc0040003c40000003004000000c83c58b658001000668ebe3cb22c0fdf8f800"),
    ("avcC", "017a000dffe10019677a000db6cd94141fb011000003000100000300300f14299601000668ebe3cb22c0fefafa00"),
    ("hvcC", hevc), ("av1C", "81004c000a0e000000043cffbcdaf95091009040"), ("vpcC", "010000000314a60202020000"),
    (
      "esds",
      "0000000003808080510001000480808043201100000000172418001724180580808031000001b001000001b58913000001000000012000c4"
        + "fa016d8800cd1684481443000001b24c61766335392e33372e313030068080800102"
    ),
    ("esds", "00000000038080802500010004808080174015000000000534080002a92f058080800511b056e500068080800102"),
    ("alac", "00000000000010000010280a0e0600000000c004004099800000ac44"),
    ("dOps", "000601380000bb800000010402000401020305"),
    ("dfLa", "00000000800000221200120000026400050e0bb80af00000bb807b0372524073237ed5158f50a086afc3"),
    ("dac3", "103de0"), ("dec3", "0e00200f00"),
  ]

  private func fields(_ hex: String) -> Fields { Fields(ISO.bytes(hex: hex)) }

  @Test func `It reads an H.264 configuration`() throws {
    let plain = try #require(avcConfiguration(fields(Self.records[0].hex)))
    #expect(plain.profile == "High")
    #expect(plain.level == 3)
    #expect((plain.width, plain.height) == (720, 576))
    #expect(plain.sampleAspectRatio == Ratio(16, 15))
    #expect(plain.interlaced == false)
    let deep = try #require(avcConfiguration(fields(Self.records[1].hex)))
    #expect(deep.profile == "High 4:2:2")
    #expect(deep.chroma == .half)
    #expect(deep.bitDepth == 10)
    #expect((deep.width, deep.height) == (320, 240))
  }

  @Test func `It reads H.264 color and cropping`() throws {
    let details = try #require(
      avcConfiguration(
        fields(
          "01640028ffe1001e67640028acd940780227e5c05a808080a0000003002000000601e30632c001000668ebe3cb22c0fdf8f800")))
    #expect((details.width, details.height) == (1920, 1080))
    #expect(details.color.primaries == 1)
    #expect(details.color.transfer == 1)
    #expect(details.color.matrix == 1)
    #expect(details.color.isFullRange == false)
  }

  /// Zeros after the end of a set would mean square pixels, no color and no frame rate.
  @Test(arguments: [
    "6764001eacd940b4126ffc0040003c40000003004000000c83c58b6580",
    "67640028acd940780227e5c05a808080a0000003002000000601e30632c0",
  ]) func `A truncated H.264 parameter set states only its size`(hex: String) throws {
    let unit = ISO.bytes(hex: hex)
    let whole = try #require(avcSequenceParameters(unit[...]))
    #expect(whole.isComplete)
    var sizes = 0
    for count in 1..<unit.count {
      guard let cut = avcSequenceParameters(unit.prefix(count)) else { continue }
      sizes += 1
      #expect((cut.width, cut.height) == (whole.width, whole.height), "\(count) bytes")
      #expect(cut.sampleAspectRatio == nil || cut.sampleAspectRatio == whole.sampleAspectRatio, "\(count) bytes")
      guard cut.isComplete else { continue }
      #expect(cut.sampleAspectRatio == whole.sampleAspectRatio, "\(count) bytes")
      #expect(cut.color.primaries == whole.color.primaries && cut.frameRate == whole.frameRate, "\(count) bytes")
    }
    #expect(sizes > 0)
  }

  @Test func `A truncated MPEG-4 layer states only the fields it has`() throws {
    // ISO/IEC 14496-2, 6.2.3: 160 × 120 with an explicit sample aspect ratio of 16:15.
    let record = ISO.bytes(hex: "000001b001000001b58913000001000000012000bc403c400668282078a0")
    #expect(mpeg4VisualConfiguration(Fields(record))?.width == 160)
    #expect(mpeg4VisualConfiguration(Fields(record))?.sampleAspectRatio == Ratio(16, 15))
    let layer = record.count - 11
    for count in layer..<record.count {
      let details = mpeg4VisualConfiguration(Fields(Array(record.prefix(count))))
      #expect(details?.sampleAspectRatio == nil || details?.sampleAspectRatio == Ratio(16, 15), "\(count) bytes")
    }
  }

  @Test func `It reads an H.265 configuration`() throws {
    let details = try #require(hevcConfiguration(fields(Self.hevc)))
    #expect(details.profile == "Main 10")
    #expect(details.level == 2)
    #expect((details.width, details.height) == (320, 240))
    #expect(details.bitDepth == 10)
    #expect(details.chroma == .quarter)
    #expect(details.color.primaries == 9)
    #expect(details.color.transfer == 16)
    #expect(details.color.matrix == 9)
    #expect(details.hasStaticMetadata)
  }

  @Test func `It reads an AV1 configuration`() throws {
    let details = try #require(av1Configuration(fields(Self.records[3].hex)))
    #expect(details.profile == "Main")
    #expect(details.level == 2)
    #expect((details.width, details.height) == (320, 240))
    #expect(details.bitDepth == 10)
    #expect(details.color.transfer == 16)
    #expect(details.color.isFullRange == false)
  }

  @Test func `It reads a VP9 configuration`() throws {
    let details = try #require(vpConfiguration(fields(Self.records[4].hex)))
    #expect(details.profile == "Profile 3")
    #expect(details.level == 2)
    #expect(details.bitDepth == 10)
    #expect(details.chroma == .full)
  }

  @Test func `It reads an MPEG-4 Visual configuration`() throws {
    let descriptor = try #require(ElementaryStreamDescriptor(fields(Self.records[5].hex)))
    #expect(descriptor.objectType == 0x20)
    let details = try #require(descriptor.configuration.flatMap(mpeg4VisualConfiguration))
    #expect(details.profile == "Simple Profile")
    #expect(details.level == 1)
    #expect((details.width, details.height) == (720, 576))
    #expect(details.sampleAspectRatio == Ratio(64, 45))
  }

  @Test(arguments: [
    ("121056e500", 44100, 2, "LC", "stereo"),  // replication denied
    ("1210", 44100, 2, "LC", "stereo"),
    ("11b056e500", 48000, 6, "LC", "5.1"),
    ("2b118800", 48000, 2, "HE-AAC", "stereo"),  // announced: 24 kHz doubled
    ("eb098800", 48000, 2, "HE-AACv2", "stereo"),  // one channel made two
  ])
  func `It reads an AAC configuration`(hex: String, rate: Int, channels: Int, profile: String, layout: String) throws {
    let details = try #require(aacConfiguration(fields(hex)))
    #expect(details.sampleRate == rate)
    #expect(details.channels == channels)
    #expect(details.profile == profile)
    #expect(details.layout == layout)
  }

  @Test func `AAC facts that only frames state are unknown`() throws {
    // This is 24 kHz with two channels and no signal about replication.
    let details = try #require(aacConfiguration(fields("1310")))
    #expect(details.sampleRate == nil)
    #expect(details.profile == nil)
    #expect(details.channels == 2)
    // One channel may become two.
    #expect(aacConfiguration(fields("1308"))?.channels == nil)
    #expect(aacConfiguration(fields("1308"))?.mayBeExtended == true)
  }

  @Test func `It counts the channels that an AAC configuration lists`() throws {
    let seven = ISO.bytes(hex: "118004c848002000c4400d4c61766335392e33372e31303056e500")
    #expect(aacConfiguration(Fields(seven))?.channels == 7)
  }

  @Test func `It reads the configurations of other audio codecs`() throws {
    let lossless = try #require(appleLosslessConfiguration(fields(Self.records[7].hex)))
    #expect((lossless.sampleRate, lossless.channels) == (44100, 6))
    let opus = try #require(opusConfiguration(fields(Self.records[8].hex)))
    #expect((opus.sampleRate, opus.channels, opus.layout) == (48000, 6, "5.1"))
    let flac = try #require(flacConfiguration(fields(Self.records[9].hex)))
    #expect((flac.sampleRate, flac.channels, flac.layout) == (48000, 6, "5.1(side)"))
    let dolby = try #require(ac3Configuration(fields(Self.records[10].hex)))
    #expect((dolby.sampleRate, dolby.channels, dolby.layout) == (48000, 6, "5.1(side)"))
    #expect(dolby.bitRate == 448_000)
    let plus = try #require(eac3Configuration(fields(Self.records[11].hex)))
    #expect((plus.sampleRate, plus.channels, plus.layout) == (48000, 6, "5.1(side)"))
    #expect(mpeghConfiguration(fields("010d060000"))?.channels == 6)
    #expect(mpeghConfiguration(fields("010d000000"))?.channels == nil)
  }

  @Test func `Truncated configurations state nothing wrong`() throws {
    for (type, hex) in Self.records {
      let whole = ISO.bytes(hex: hex)
      for length in 0..<whole.count {
        let part = Fields(Array(whole.prefix(length)))
        let size: (Int?, Int?)?
        switch type {
        case "avcC": size = avcConfiguration(part).map { ($0.width, $0.height) }
        case "hvcC": size = hevcConfiguration(part).map { ($0.width, $0.height) }
        case "av1C": size = av1Configuration(part).map { ($0.width, $0.height) }
        default: size = nil
        }
        if let size, let width = size.0, let height = size.1 {
          #expect([(320, 240), (720, 576)].contains { $0 == (width, height) })
        }
      }
    }
  }
}
