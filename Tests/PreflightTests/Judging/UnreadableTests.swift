import MediaProbe
import Preflight
import Testing

/// Verdicts on unreadable files.
@Suite struct UnreadableTests {
  // WeChat Channels publishes no limits. Discord refuses no content, and Telegram no document, so they have no predictions.
  static let withPredictions = Destinations.all.filter {
    !["discord", "telegram-document", "wechat-channels"].contains($0.id)
  }

  @Test(arguments: withPredictions, ReadError.Code.allCases)
  func `Every error has an entry in each destination`(destination: Destination, code: ReadError.Code) throws {
    let entry = try #require(destination.unreadable.first { $0.code == code })
    for state in [entry.state].compactMap({ $0 }) + entry.byKind.values {
      #expect(destination.shareState(state) != nil)
    }
    let verdict = try Judge(destination).verdict(for: SampleFacts.broken(code))
    #expect(verdict.outcome == .unreadable)
    #expect(verdict.error?.code == code)
    #expect(verdict.shareState?.code == (code == .notFound ? nil : entry.state))
    #expect(verdict.slot == nil && verdict.findings.isEmpty)
  }

  static let expectations: [(ReadError.Code, Int?, Int?)] = [
    (.notFound, nil, nil), (.permissionDenied, nil, nil), (.notAFile, nil, nil), (.ioError, nil, nil),
    (.icloudPlaceholder, 21001, 21001), (.empty, 20012, 20010), (.notMedia, 20012, 20010), (.unsupported, 20012, 20010),
    (.playlistRefused, 20012, 20010), (.lfsPointer, 20012, 20010), (.truncated, 20010, 20010), (.corrupt, 20010, 20010),
    (.tooLarge, 20010, 20010), (.tooManyTracks, 20010, 20010), (.changedWhileReading, 20010, 20010),
    (.crashed, 20010, 20010), (.timedOut, nil, nil), (.internal, nil, nil),
  ]

  @Test(arguments: expectations)
  func `The state depends on the expected kind`(code: ReadError.Code, video: Int?, image: Int?) throws {
    for (name, videoSlot, imageSlot) in [
      ("tiktok-share-kit", "video", "image"), ("douyin", "video", "image"),
      ("facebook-stories", "background-video", "background-image"),
    ] {
      let destination = try #require(Destinations.named(name))
      let facts = SampleFacts.broken(code)
      #expect(try Judge(destination, slot: videoSlot).verdict(for: facts).shareState?.code == video)
      let verdict = try Judge(destination, slot: imageSlot).verdict(for: facts)
      #expect(verdict.shareState?.code == image)
      #expect(verdict.slot == imageSlot)
      // Without a requested slot, the name decides.
      #expect(try Judge(destination).verdict(for: facts, expecting: .image).shareState?.code == image)
      #expect(try Judge(destination).verdict(for: facts, expecting: .video).shareState?.code == video)
    }
  }

  /// Content that no slot accepts fails if its name promises an accepted kind, and is otherwise not applicable.
  @Test func `Unusable content fails if its name promises an accepted kind`() throws {
    let judge = try Judge(#require(Destinations.named("tiktok-share-kit")))
    var drawing = MediaFacts()
    (drawing.kind, drawing.container) = (.other, "svg")
    var sound = MediaFacts()
    (sound.kind, sound.container) = (.audio, "mp4")
    for (facts, promised) in [(drawing, MediaFacts.Kind.image), (drawing, .video), (sound, .video)] {
      let verdict = judge.verdict(for: facts, expecting: promised)
      #expect(verdict.outcome == .fail && verdict.shareState?.code == 20012)
      #expect(verdict.findings.map(\.rule.id) == ["file/kind"])
    }
    // The name matches the content, or promises a kind that no slot accepts.
    #expect(judge.verdict(for: drawing, expecting: .other).outcome == .notApplicable)
    #expect(judge.verdict(for: drawing).outcome == .notApplicable)
    #expect(judge.verdict(for: sound, expecting: .audio).outcome == .notApplicable)
    // Content that a slot accepts is judged in it, regardless of its name.
    #expect(judge.verdict(for: SampleFacts.video(), expecting: .image).slot == "video")
    // The only slot accepts another kind than the name promises.
    let video = try Judge(#require(Destinations.named("tiktok-share-kit")), slot: "video")
    #expect(video.verdict(for: drawing, expecting: .image).outcome == .notApplicable)
    #expect(video.verdict(for: SampleFacts.image(), expecting: .image).outcome == .notApplicable)
    let refused = video.verdict(for: SampleFacts.image(), expecting: .video)
    #expect(refused.outcome == .fail)
    #expect(refused.findings.map(\.message) == ["is jpeg; the destination accepts only video"])
    let path: AssetPath = "drawing.png"
    #expect(CheckedAsset(path, drawing, judgedBy: [judge]).verdicts.map(\.outcome) == [.fail])
  }

  @Test func `The expectations include every error`() {
    #expect(Self.expectations.map(\.0).count == ReadError.Code.allCases.count)
  }
}
