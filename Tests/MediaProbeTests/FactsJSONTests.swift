import Foundation
import MediaProbe
import Testing

@Suite struct FactsJSONTests {
  /// Facts with every property set.
  static var full: MediaFacts {
    var video = VideoFacts()
    video.codec = "hevc"
    video.codecTag = "hvc1"
    video.profile = "Main 10"
    video.level = 4.1
    video.storedWidth = 1920
    video.storedHeight = 1080
    video.cleanAperture = PixelSize(width: 1918, height: 1078)
    video.rotation = 90
    video.isMirrored = true
    video.sampleAspectRatio = Ratio(4, 3)
    video.deriveShownSize()
    video.averageFrameRate = Ratio(30000, 1001)
    video.nominalFrameRate = Ratio(30, 1)
    video.hasVariableFrameRate = false
    video.frameCount = 300
    video.maxKeyframeInterval = 2
    video.minKeyframeInterval = 0.5
    video.bitRateMode = "variable"
    video.hasClosedGOP = true
    video.hasBFrames = true
    video.pixelFormat = "yuv420p10le"
    video.bitDepth = 10
    video.chromaSubsampling = "4:2:0"
    video.colorPrimaries = "bt2020"
    video.colorTransfer = "smpte2084"
    video.colorSpace = "bt2020nc"
    video.colorRange = "tv"
    video.isInterlaced = false
    video.projection = "equirectangular"
    video.hdr = .hdr10
    video.duration = 10.01
    video.bitRate = 8_000_000

    var audio = AudioFacts()
    audio.codec = "aac"
    audio.profile = "LC"
    audio.sampleRate = 48000
    audio.channels = 2
    audio.channelLayout = "stereo"
    audio.bitRate = 128_000
    audio.bitRateMode = "constant"
    audio.duration = 10

    var image = ImageFacts()
    image.format = "jpeg"
    image.storedWidth = 40
    image.storedHeight = 30
    image.apply(orientation: 6)
    image.bitDepth = 8
    image.colorType = .ycbcr
    image.hasAlpha = false
    image.isAnimated = false
    image.frameCount = 1
    image.isProgressive = true
    image.iccProfile = "sRGB"
    image.isMotionPhoto = false
    image.isMultiPicture = false
    image.gifVersion = "89a"
    image.frameRate = 12.5
    image.loopCount = 3
    image.density = 72

    var content = ContentFacts()
    content.longestBlack = 0.5
    content.blackShare = 0.5
    content.isFirstFrameBlack = true
    content.isLastFrameBlack = true
    content.fadesIn = true
    content.fadesOut = true
    content.longestSingleColor = 0.5
    content.isFirstFrameSingleColor = true
    content.isLastFrameSingleColor = true
    content.longestFreeze = 0.5
    content.stillShare = 0.5
    content.repeatedFrameShare = 0.5
    content.cadence = "24 in 30"
    content.longestBars = 0.5
    content.barShare = 0.5
    content.activeArea = PixelSize(width: 1920, height: 800)
    content.flashes = 2
    content.redFlashes = 2
    content.flashArea = 0.5
    content.blur = 0.5
    content.blockiness = 0.5
    content.brightness = 0.5
    content.outOfRangeShare = 0.5
    content.combedShare = 0.5
    content.longestSilence = 0.5
    content.silentShare = 0.5
    content.silentChannels = 2
    content.isDualMono = true
    content.phaseCorrelation = 0.5
    content.loudness = 0.5
    content.loudnessRange = 0.5
    content.maxMomentaryLoudness = 0.5
    content.maxShortTermLoudness = 0.5
    content.truePeak = 0.5
    content.longestClipping = 0.5
    content.clippedShare = 0.5
    content.dcOffset = 0.5
    content.soundEndsEarly = 0.5
    content.pictureBeginsLate = 0.5
    content.longestTestCard = 0.5
    content.isSingleColor = true
    content.alpha = .mixed
    content.intervals = [
      ContentInterval(.black, start: 3.2, end: 5.24, firstFrame: 80, endFrame: 131),
      ContentInterval(.silence, start: 1, end: 4),
    ]
    content.loudnessCurve = ContentCurve(start: 0, step: 0.1, points: [-120, -23.1])
    content.brightnessCurve = ContentCurve(start: 0, step: 0.1, points: [0, 0.4])

    var document = DocumentFacts()
    (document.pages, document.pageWidth, document.pageHeight) = (300, 1920, 1080.5)
    var archive = ArchiveFacts()
    (archive.files, archive.htmlFiles, archive.otherFiles) = (7, 1, 2)
    (archive.unpackedSize, archive.hasUnsafeNames) = (1618, false)
    var captions = CaptionFacts()
    (captions.cues, captions.firstCue, captions.lastCueEnd, captions.hasOverlaps) = (3, 1, 3606.25, true)

    var facts = MediaFacts()
    (facts.document, facts.archive, facts.captions) = (document, archive, captions)
    facts.content = content
    facts.fileSize = 12_345_678
    facts.kind = .video
    facts.container = "mp4"
    facts.mimeType = "video/mp4"
    facts.extensionMatches = true
    facts.duration = 10.01
    facts.bitRate = 9_000_000
    facts.isFastStart = true
    facts.isFragmented = false
    facts.hasEditList = false
    facts.isEncrypted = false
    facts.video = video
    facts.audio = audio
    facts.image = image
    var color = ColorFacts()
    (color.space, color.primaries, color.transfer) = ("Display P3", "smpte432", "iec61966-2-1")
    (color.matrix, color.range, color.source) = ("smpte170m", "pc", .nclx)
    facts.color = color
    facts.streams = [
      StreamFacts(index: 0, type: .video, codec: "hevc", duration: 10.01, isDefault: true, language: "und")
    ]
    facts.tier = .stream
    facts.bytesRead = 4096
    facts.problems = [Problem(.trailingData, Message(asWritten: "12 bytes behind the end"))]
    return facts
  }

  private func record(_ facts: MediaFacts) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    facts.writeMembers(to: &json)
    json.endObject()
    return json.bytes
  }

  @Test func `It reads back what it writes`() throws {
    let facts = Self.full
    #expect(try JSONDecoder().decode(MediaFacts.self, from: Data(record(facts))) == facts)
    #expect(try MediaFacts(written: record(facts)) == facts)
  }

  /// Each fact is tested alone, so that no fact is read into the place of another.
  @Test func `It reads each unknown fact into its own place`() throws {
    for fact in Fact.allCases {
      var facts = MediaFacts()
      (facts.video, facts.audio, facts.image) = (VideoFacts(), AudioFacts(), ImageFacts())
      facts.unknown[fact] = .init(.packetsNotAllRead, .int(8), tier: .decode)
      #expect(try MediaFacts(written: record(facts)) == facts)
    }
  }

  /// The record comes from a process that may be compromised.
  @Test func `It refuses invalid records`() {
    let whole = record(Self.full)
    for count in whole.indices { #expect(throws: JSONDamage.self) { try MediaFacts(written: Array(whole[..<count])) } }
    for text in ["", "null", "{}", "[]", "\u{0}", #"{"tier":"stream"}"#] {
      #expect(throws: JSONDamage.self) { try MediaFacts(written: Array(text.utf8)) }
    }
    #expect(throws: JSONDamage.self) { try MediaFacts(written: whole + [0x7B]) }
    let text = String(decoding: whole, as: UTF8.self)
    for (old, new) in [
      (#""kind":"video""#, #""kind":"film""#), (#""width":"#, #""widht":"#), (#""tier":"stream""#, #""tier":null"#),
      (#""bytes_read":4096"#, #""bytes_read":99999999999999999999"#), (#""bytes_read":4096"#, #""bytes_read":"4096""#),
    ] {
      let changed = text.replacingOccurrences(of: old, with: new)
      #expect(changed != text)
      #expect(throws: JSONDamage.self) { try MediaFacts(written: Array(changed.utf8)) }
    }
  }

  @Test func `It writes every fact of the contract`() throws {
    let object = try #require(JSONSerialization.jsonObject(with: Data(record(Self.full))) as? [String: Any])
    for fact in Fact.allCases {
      var value: Any? = object
      for key in fact.rawValue.split(separator: ".") { value = (value as? [String: Any])?[String(key)] }
      #expect(value != nil, "\(fact.rawValue) is missing")
      #expect(Self.full[fact] != .absent, "\(fact.rawValue) cannot be looked up")
    }
  }

  @Test func `It writes null for unknown facts and omits inapplicable ones`() throws {
    var facts = MediaFacts()
    facts.kind = .video
    facts.video = VideoFacts()
    facts.unknown[.videoFrameRate] = .init(Message(asWritten: "no two frames have a time"), tier: .decode)
    let object = try #require(JSONSerialization.jsonObject(with: Data(record(facts))) as? [String: Any])
    let video = try #require(object["video"] as? [String: Any])
    #expect(video["frame_rate"] is NSNull)
    #expect(video["projection"] == nil)
    let unknown = try #require(object["unknown"] as? [String: [String: String]])
    #expect(unknown == ["video.frame_rate": ["reason": "no two frames have a time", "tier": "decode"]])
    #expect(try JSONDecoder().decode(MediaFacts.self, from: Data(record(facts))) == facts)
  }

  @Test func `The shown size rounds half up and follows the rotation`() {
    var video = VideoFacts()
    video.storedWidth = 720
    video.storedHeight = 576
    video.sampleAspectRatio = Ratio(16, 15)
    video.deriveShownSize()
    #expect(video.width == 768 && video.height == 576)
    video.rotation = 270
    video.deriveShownSize()
    #expect(video.width == 576 && video.height == 768)
    #expect(video.aspectRatio == Ratio(3, 4))
    video.sampleAspectRatio = Ratio(1, 1440)
    video.rotation = 0
    video.deriveShownSize()
    #expect(video.width == 1)
  }

  @Test(arguments: [
    (1, 0, false, 40), (2, 0, true, 40), (3, 180, false, 40), (4, 180, true, 40), (5, 270, true, 30),
    (6, 90, false, 30), (7, 90, true, 30), (8, 270, false, 30),
  ])
  func `EXIF orientation rotates and mirrors`(value: Int, rotation: Int, mirrored: Bool, width: Int) {
    var image = ImageFacts()
    image.storedWidth = 40
    image.storedHeight = 30
    image.apply(orientation: value)
    #expect(image.rotation == rotation && image.isMirrored == mirrored && image.width == width)
  }
}
