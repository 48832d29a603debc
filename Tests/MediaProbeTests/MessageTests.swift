import Foundation
import MediaProbe
import Testing

@Suite struct MessageTests {
  @Test func `A message is rendered in English`() {
    #expect(Message(.emptyFile).english == "the file has 0 bytes: export or download it again")
    #expect(
      Message(.endsWithin, .term(.formatHeader, .text("FLAC"))).english
        == "the file ends within the FLAC header: fetch it again")
    #expect(Message(asWritten: "a {} b").english == "a {} b")
    #expect(Message(.aFolder).placed(at: "x").joined(with: Message(.aFIFO)).english == "x: a folder; a FIFO")
  }

  @Test func `The path prefix of a message can be removed`() {
    let message = Message(.aFolder)
    #expect(message.withoutPlace == message)
    #expect(message.placed(at: "x").withoutPlace == message)
    #expect(Message(asWritten: "y").placed(at: "x").withoutPlace == Message(asWritten: "y"))
  }

  private static let facts: MediaFacts = {
    var facts = MediaFacts()
    facts.kind = .video
    facts.unknown[.duration] = UnknownFacts.Reason(.packetsNotAllRead, .int(8), tier: .decode)
    facts.unknown[.bitRate] = UnknownFacts.Reason(Message(asWritten: "no idea"))
    facts.problems = [
      Problem(.truncated, .endsWithin, .term(.itsBox, .text("mdat"))), Problem(.corrupt, Message(asWritten: "so")),
    ]
    facts.error = ReadError(.tooManyTracks, .tooManyTracks, .int(70), .int(64))
    return facts
  }()

  private static func record(_ facts: MediaFacts) -> String {
    var json = JSONWriter()
    json.beginObject()
    facts.writeMembers(to: &json)
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `Records contain message ids and arguments`() {
    let record = Self.record(Self.facts)
    for part in [
      #""reason":"only the first 8 MiB of packets were read","message_id":"packets_not_all_read","args":[8],"tier":"decode""#,
      #"{"reason":"no idea"}"#,
      #"{"code":"truncated","message":"the file ends within its mdat box: fetch it again","message_id":"ends_within","args":[{"message_id":"its_box","args":["mdat"]}]}"#,
      #"{"code":"corrupt","message":"so"}"#,
      #""message_id":"too_many_tracks","args":[70,64]"#,
    ] {
      #expect(record.contains(part), "\(record)")
    }
  }

  @Test func `Records are read as they were written`() throws {
    let read = try JSONDecoder().decode(MediaFacts.self, from: Data(Self.record(Self.facts).utf8))
    #expect(read.unknown == Self.facts.unknown)
    #expect(read.problems == Self.facts.problems)
    #expect(read.error == Self.facts.error)
    #expect(try MediaFacts(written: Array(Self.record(Self.facts).utf8)) == read)
    let error = try #require(Self.facts.error)
    #expect(try JSONDecoder().decode(ReadError.self, from: JSONEncoder().encode(error)) == error)
    for problem in Self.facts.problems {
      #expect(try JSONDecoder().decode(Problem.self, from: JSONEncoder().encode(problem)) == problem)
    }
  }

  /// A record of an older or a newer version keeps its English text.
  @Test(arguments: [
    #"{"code":"corrupt","message":"so"}"#,
    #"{"code":"corrupt","message":"so","message_id":"of_another_version"}"#,
    #"{"code":"corrupt","message":"so","message_id":"ends_within"}"#,
    #"{"code":"corrupt","message":"so","message_id":"ends_within","args":["a","b"]}"#,
    #"{"code":"corrupt","message":"so","message_id":"ends_within","args":[{"message_id":"of_another_version"}]}"#,
    #"{"code":"corrupt","message":"so","message_id":7,"args":{}}"#,
  ])
  func `Unknown messages keep their text`(record: String) throws {
    let error = try JSONDecoder().decode(ReadError.self, from: Data(record.utf8))
    #expect(error == ReadError(.corrupt, Message(asWritten: "so")))
    #expect(try MediaFacts(written: Self.failed(with: record)).error == error)
  }

  /// The record of a file with this error.
  private static func failed(with error: String) -> [UInt8] {
    Array(#"{"streams":[],"tier":"header","bytes_read":0,"unknown":{},"problems":[],"error":\#(error)}"#.utf8)
  }

  @Test func `Nesting of messages is limited`() throws {
    var nested = #""x""#
    for _ in 0..<200 { nested = #"{"message_id":"ends_within","args":[\#(nested)]}"# }
    let record = #"{"code":"corrupt","message":"so","message_id":"ends_within","args":[\#(nested)]}"#
    let error = try JSONDecoder().decode(ReadError.self, from: Data(record.utf8))
    #expect(error.message == Message(asWritten: "so"))
    #expect(try MediaFacts(written: Self.failed(with: record)).error == error)
  }
}
