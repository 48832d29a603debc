import Foundation
import MediaProbe
import Testing

@testable import WorkerChannel

/// What goes over the socket comes out as it went in, and nothing else is believed.
@Suite struct ChannelTests {
  private let (pool, worker): (Socket, Socket)
  init() throws { (pool, worker) = try Socket.pair() }

  private var soon: SuspendingClock.Instant { .now.advanced(by: .milliseconds(200)) }

  @Test(arguments: [Tier.stream, .decode])
  func aRequestBringsItsFile(depth: Tier) throws {
    let samples = try Samples()
    let request = WorkerRequest(id: 0x0123_4567_89AB_CDEF, depth: depth, deadline: 86_400_000)
    try pool.send(request, file: try samples.file("content"))
    let received = try #require(try worker.receiveRequest())
    #expect(received.request == request)
    let file = try OpenFile(owning: received.descriptor)
    #expect(try file.bytes(0..<7) == Array("content".utf8))
  }

  @Test func aRequestWithoutAFileIsRefused() throws {
    try pool.send(bytes: WorkerRequest(id: 1, depth: .stream, deadline: 1).encoded)
    #expect(throws: ChannelError.malformed("found a request without a file")) { try worker.receiveRequest() }
  }

  @Test func aRequestOfAnotherVersionIsRefused() throws {
    var bytes = WorkerRequest(id: 1, depth: .stream, deadline: 1).encoded
    bytes[4] = 99
    try pool.send(bytes: bytes)
    #expect(throws: ChannelError.malformed("found a request of protocol 99, expected 1")) {
      try worker.receiveRequest()
    }
  }

  @Test func hangingUpEndsTheRequests() throws {
    pool.hangUp()
    #expect(try worker.receiveRequest() == nil)
  }

  @Test func factsSurviveTheWay() throws {
    var facts = MediaFacts()
    (facts.fileSize, facts.kind, facts.container, facts.mimeType) = (12, .video, "mp4", "video/mp4")
    (facts.duration, facts.bitRate, facts.fastStart) = (15.033333333333333, 1 << 40, true)
    var video = VideoFacts()
    (video.codec, video.storedWidth, video.storedHeight, video.rotation) = ("h264", 1920, 1080, 90)
    (video.sampleAspectRatio, video.averageFrameRate) = (Ratio(4, 3), Ratio(30000, 1001))
    (video.cleanAperture, video.hdr) = (PixelSize(width: 1, height: 2), .dolbyVision)
    video.deriveShownSize()
    facts.video = video
    var audio = AudioFacts()
    (audio.codec, audio.sampleRate) = ("aac", 44100)
    facts.audio = audio
    facts.streams = [StreamFacts(index: 0, type: .video, codec: "h264", isDefault: true, language: "\u{202E}\"\u{0}é")]
    facts.tier = .decode
    facts.unknown[.videoLevel] = UnknownFacts.Reason("not written", tier: .stream)
    facts.problems = [Problem(.truncated, "found 1 byte")]
    let request = WorkerRequest(id: 7, depth: .stream, deadline: 1)
    try worker.send(WorkerMessage(facts: facts, id: 7))
    #expect(try pool.receiveMessage(until: soon).facts(answering: request) == facts)

    let failed = MediaFacts(error: ReadError(.changedWhileReading, "line\nbreak"), fileSize: 0)
    try worker.send(WorkerMessage(facts: failed, id: 7))
    #expect(try pool.receiveMessage(until: soon).facts(answering: request) == failed)
  }

  @Test func aHelloNamesTheLibraries() throws {
    let hello = WorkerHello(libraries: ["libavformat": "59.27.100", "libpng": "1.6.39"])
    try worker.send(hello.message)
    #expect(try WorkerHello(pool.receiveMessage(until: soon)) == hello)
  }

  @Test func aMessageOfAnotherVersionSaysWhatToDo() throws {
    var bytes = WorkerHello(libraries: [:]).message.encoded
    bytes[4] = 2
    try worker.send(bytes: bytes)
    #expect(throws: ChannelError.malformed("found protocol 2, expected 1: install tool and worker of one release")) {
      try pool.receiveMessage(until: soon)
    }
  }

  @Test func silenceTimesOutAndAClosedSocketSaysSo() throws {
    let time = SuspendingClock().measure {
      #expect(throws: ChannelError.timedOut) { try pool.receiveMessage(until: .now.advanced(by: .milliseconds(20))) }
    }
    #expect(time >= .milliseconds(20))
    worker.hangUp()
    #expect(throws: ChannelError.closed) { try pool.receiveMessage(until: soon) }
  }
}
