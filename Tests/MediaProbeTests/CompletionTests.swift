import MediaProbe
import Testing

/// Tests the combination of two tiers' facts of one file.
@Suite struct CompletionTests {
  private func video(_ set: (inout VideoFacts) -> Void) -> MediaFacts {
    var facts = MediaFacts()
    (facts.kind, facts.container) = (.video, "mp4")
    var video = VideoFacts()
    (video.codec, video.storedWidth, video.storedHeight, video.sampleAspectRatio) = ("h264", 320, 240, Ratio(1, 1))
    set(&video)
    video.deriveShownSize()
    facts.video = video
    return facts
  }

  @Test func `Completion keeps the facts of both tiers`() {
    var deeper = video {
      $0.duration = 3
      $0.profile = "Main"
    }
    deeper.unknown[.videoPixelFormat] = UnknownFacts.Reason(Message(asWritten: "the file does not tell"))
    deeper.unknown[.videoColorSpace] = UnknownFacts.Reason(Message(asWritten: "the file does not tell"))
    deeper.problems = [Problem(.trailingData, Message(asWritten: "as the deeper tier tells it"))]
    var header = video {
      ($0.pixelFormat, $0.colorRange, $0.isInterlaced, $0.profile) = ("yuv420p", "tv", false, "High")
      ($0.sampleAspectRatio, $0.duration) = (Ratio(4, 3), 4)
      $0.frameCount = 7
    }
    header.problems = [
      Problem(.truncated, Message(asWritten: "cut off")),
      Problem(.trailingData, Message(asWritten: "as the header tells it")),
      Problem(.unsupported, Message(asWritten: "no reader")),
    ]
    deeper.complete(from: header)
    #expect(
      deeper.video?.pixelFormat == "yuv420p" && deeper.video?.colorRange == "tv" && deeper.video?.isInterlaced == false)
    // The deeper tier's values win for measured facts and for facts that both have; square pixels are only its default.
    #expect(deeper.video?.profile == "Main" && deeper.video?.duration == 3 && deeper.video?.frameCount == nil)
    #expect(deeper.video?.sampleAspectRatio == Ratio(4, 3) && deeper.video?.width == 427)
    #expect(deeper.unknown.facts == [.videoColorSpace])
    #expect(deeper.problems.map(\.message.english) == ["as the deeper tier tells it", "cut off"])
  }

  /// libavformat recognizes the encryption of WebM only by its keys.
  @Test func `Encryption that one tier found is kept`() {
    var deeper = video { _ in }
    var header = video { _ in }
    (deeper.isEncrypted, header.isEncrypted) = (false, true)
    deeper.complete(from: header)
    #expect(deeper.isEncrypted == true)
    header.isEncrypted = false
    deeper.complete(from: header)
    #expect(deeper.isEncrypted == true)
  }

  @Test func `Header values stay if the deeper tier measured nothing`() {
    func facts(_ duration: Double?) -> MediaFacts {
      var facts = video { $0.duration = duration }
      facts.duration = duration
      facts.audio = AudioFacts()
      facts.audio?.duration = duration
      return facts
    }
    var cut = facts(nil)
    for fact in [Fact.duration, .videoDuration, .audioDuration] { cut.unknown[fact] = .init(.notInFile) }
    cut.complete(from: facts(25))
    #expect(cut.duration == 25 && cut.video?.duration == 25 && cut.audio?.duration == 25)
    #expect(cut.unknown.isEmpty)
    var measured = facts(3)
    measured.complete(from: facts(25))
    #expect(measured == facts(3))
  }

  @Test func `Facts of another codec or of an error are not merged`() {
    let header = video {
      $0.codec = "hevc"
      $0.pixelFormat = "yuv420p10le"
    }
    var deeper = video { _ in }
    deeper.complete(from: header)
    #expect(deeper == video { _ in })
    let failed = MediaFacts(error: ReadError(.corrupt, Message(asWritten: "damaged")))
    var unread = failed
    unread.complete(from: header)
    #expect(unread == failed)
  }

  /// Facts derived from colors are derived again.
  @Test func `Dynamic range is derived again from the merged colors`() {
    for (transfer, range) in [("smpte2084", VideoFacts.HDR.pq), ("arib-std-b67", .hlg), ("bt709", .sdr)] {
      var deeper = video { $0.hdr = .sdr }
      deeper.complete(
        from: video {
          $0.colorTransfer = transfer
          $0.hdr = transfer == "smpte2084" ? nil : range
        })
      #expect(deeper.video?.hdr == range, "\(transfer)")
    }
  }

  @Test func `A merged clean aperture changes the shown size`() {
    var deeper = video { $0.sampleAspectRatio = Ratio(3, 2) }
    deeper.complete(
      from: video {
        $0.cleanAperture = PixelSize(width: 320, height: 200)
        $0.sampleAspectRatio = Ratio(5, 4)
      })
    #expect(deeper.video?.cleanAperture == PixelSize(width: 320, height: 200) && deeper.video?.width == 400)
  }
}
