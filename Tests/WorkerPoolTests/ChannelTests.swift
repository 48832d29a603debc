import Foundation
import MediaProbe
import Testing
import WorkerChannel

/// Tests that messages arrive unchanged and that invalid ones are refused.
@Suite struct ChannelTests {
  private let (pool, worker): (Socket, Socket)
  init() throws { (pool, worker) = try Socket.pair() }

  private var soon: SuspendingClock.Instant { .now.advanced(by: .milliseconds(200)) }

  @Test(arguments: [
    WorkerRequest.Task.facts(.stream), .facts(.sampled), .facts(.decode), .facts(.content), .thumbnail(at: nil),
    .thumbnail(at: 0), .thumbnail(at: 3.2),
  ])
  func `A request carries its file`(task: WorkerRequest.Task) throws {
    let samples = try Samples()
    let request = WorkerRequest(
      id: 0x0123_4567_89AB_CDEF, task: task, deadline: 86_400_000, threads: 7,
      levels: ContentLevels(black: 0.1, still: 0.01, silence: -72.5))
    try pool.send(request, file: try samples.file("content"))
    let received = try #require(try worker.receiveRequest())
    #expect(received.request == request)
    let file = try OpenFile(owning: received.descriptor)
    #expect(try file.bytes(0..<7) == Array("content".utf8))
  }

  @Test func `A request without a file is refused`() throws {
    try pool.send(bytes: WorkerRequest(id: 1, task: .facts(.stream), deadline: 1).encoded)
    #expect(throws: ChannelError.malformed("found a request without a file")) { try worker.receiveRequest() }
  }

  @Test func `A request of another version is refused`() throws {
    var bytes = WorkerRequest(id: 1, task: .facts(.stream), deadline: 1).encoded
    bytes[4] = 99
    try pool.send(bytes: bytes)
    #expect(throws: ChannelError.malformed("found a request of protocol 99, expected 8")) {
      try worker.receiveRequest()
    }
  }

  @Test func `Progress survives encoding`() throws {
    let request = WorkerRequest(id: 7, task: .facts(.content), deadline: 1)
    try worker.send(WorkerMessage(ReadingProgress(seconds: 12.5, of: 5400), id: 7))
    let progress = try pool.receiveMessage(until: soon).progress(of: request)
    #expect(progress == ReadingProgress(seconds: 12.5, of: 5400))
    try worker.send(WorkerMessage(ReadingProgress(seconds: 1, of: 2), id: 8))
    let other = try pool.receiveMessage(until: soon)
    #expect(throws: ChannelError.malformed("found the answer to request 8, expected 7")) {
      try other.progress(of: request)
    }
  }

  @Test func `Hanging up ends the requests`() throws {
    pool.hangUp()
    #expect(try worker.receiveRequest() == nil)
  }

  @Test func `Facts survive encoding`() throws {
    var facts = MediaFacts()
    (facts.fileSize, facts.kind, facts.container, facts.mimeType) = (12, .video, "mp4", "video/mp4")
    (facts.duration, facts.bitRate, facts.isFastStart) = (15.033333333333333, 1 << 40, true)
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
    facts.unknown[.videoLevel] = UnknownFacts.Reason(.packetsNotAllRead, .int(8), tier: .stream)
    facts.problems = [Problem(.truncated, .endsWithin, .term(.itsBox, .text("mdat")))]
    let request = WorkerRequest(id: 7, task: .facts(.stream), deadline: 1)
    try worker.send(WorkerMessage(facts: facts, id: 7))
    #expect(try pool.receiveMessage(until: soon).facts(answering: request) == facts)

    let failed = MediaFacts(error: ReadError(.changedWhileReading, Message(asWritten: "line\nbreak")), fileSize: 0)
    try worker.send(WorkerMessage(facts: failed, id: 7))
    #expect(try pool.receiveMessage(until: soon).facts(answering: request) == failed)
  }

  @Test func `Messages that arrive together stay separate`() throws {
    let messages = (1...3).map { WorkerMessage(kind: .thumbnail, id: $0, payload: Array(repeating: 7, count: 9_000)) }
    try worker.send(bytes: messages.flatMap(\.encoded))
    for message in messages {
      #expect(!pool.isQuiet)
      #expect(try pool.receiveMessage(until: soon) == message)
    }
    #expect(pool.isQuiet)
  }

  @Test func `A message that arrived in time can be read late`() throws {
    try worker.send(WorkerMessage(facts: MediaFacts(), id: 7))
    #expect(try pool.receiveMessage(until: .now.advanced(by: .seconds(-1))).id == 7)
    #expect(throws: ChannelError.timedOut) { try pool.receiveMessage(until: .now.advanced(by: .seconds(-1))) }
  }

  @Test func `A worker that sends single bytes is cut off at the deadline`() throws {
    let message = WorkerMessage(kind: .facts, id: 7, payload: Array(repeating: 32, count: 1 << 20))
    let (worker, pool) = (worker, pool)
    // The sender ends when the pool hangs up.
    let code = startThread {
      for byte in message.encoded {
        do { try worker.send(bytes: [byte]) } catch { return }
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
    #expect(code == 0)
    let time = SuspendingClock().measure {
      #expect(throws: ChannelError.timedOut) { try pool.receiveMessage(until: .now.advanced(by: .milliseconds(20))) }
    }
    pool.hangUp()
    #expect(time < .seconds(1))
  }

  @Test func `A thumbnail survives encoding`() throws {
    let request = WorkerRequest(id: 7, task: .thumbnail(at: nil), deadline: 1)
    let thumbnail = Thumbnail(jpeg: [0xFF, 0xD8, 1, 2, 3, 0xFF, 0xD9], width: 320, height: 7)
    try #require(thumbnail != nil)
    for picture in [thumbnail, nil] {
      try worker.send(WorkerMessage(thumbnail: picture, id: 7))
      #expect(try pool.receiveMessage(until: soon).thumbnail(answering: request) == picture)
    }
  }

  /// The thumbnail ends up in a page, and comes from a process that may be compromised.
  @Test(
    arguments: [
      [1, 0, 1, 0], [1, 0, 1, 0] + Array("<script>".utf8), [0x41, 1, 1, 0, 0xFF, 0xD8, 0xFF, 0xD9],
      [0, 0, 1, 0, 0xFF, 0xD8, 0xFF, 0xD9],
      [1, 0, 1, 0, 0xFF, 0xD8] + [UInt8](repeating: 0, count: 1 << 15) + [0xFF, 0xD9],
    ] as [[UInt8]]) func `An invalid thumbnail is refused`(payload: [UInt8]) throws
  {
    try worker.send(WorkerMessage(kind: .thumbnail, id: 7, payload: payload))
    let message = try pool.receiveMessage(until: soon)
    #expect(throws: ChannelError.malformed("found \(payload.count) bytes that are no thumbnail")) {
      try message.thumbnail(answering: WorkerRequest(id: 7, task: .thumbnail(at: nil), deadline: 1))
    }
  }

  @Test func `Facts are refused as a thumbnail`() throws {
    try worker.send(WorkerMessage(facts: MediaFacts(), id: 7))
    let message = try pool.receiveMessage(until: soon)
    #expect(throws: ChannelError.malformed("found a message of kind facts, expected thumbnail")) {
      try message.thumbnail(answering: WorkerRequest(id: 7, task: .thumbnail(at: nil), deadline: 1))
    }
  }

  @Test func `A greeting names the libraries`() throws {
    let hello = WorkerHello(
      libraries: ["libavformat": "59.27.100", "libpng": "1.6.39"],
      confinement: [ConfinementMeasure(.memory, .inForce, "1 byte"), ConfinementMeasure(.landlock, .unavailable)])
    try worker.send(hello.message)
    #expect(try WorkerHello(pool.receiveMessage(until: soon)) == hello)
  }

  @Test func `A version mismatch comes with advice`() throws {
    var bytes = WorkerHello(libraries: [:], confinement: []).message.encoded
    bytes[4] = 1
    try worker.send(bytes: bytes)
    #expect(throws: ChannelError.malformed("found protocol 1, expected 8: install tool and worker of one release")) {
      try pool.receiveMessage(until: soon)
    }
  }

  @Test func `Silence times out and a closed socket is reported`() throws {
    let time = SuspendingClock().measure {
      #expect(throws: ChannelError.timedOut) { try pool.receiveMessage(until: .now.advanced(by: .milliseconds(20))) }
    }
    #expect(time >= .milliseconds(20))
    worker.hangUp()
    #expect(throws: ChannelError.closed) { try pool.receiveMessage(until: soon) }
  }
}
