public import MediaProbe

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The description of a worker that it sends before its first answer.
public struct WorkerHello: Sendable, Equatable, Decodable {
  /// Versions of its libraries by name: `libavformat` → `59.27.100`.
  public var libraries: [String: String]

  /// The measures that confine it, in the order in which it took them.
  public var confinement: [ConfinementMeasure]

  public init(libraries: [String: String], confinement: [ConfinementMeasure]) {
    self.libraries = libraries
    self.confinement = confinement
  }

  public init(_ message: WorkerMessage) throws(ChannelError) {
    guard message.kind == .hello else { throw .malformed("found an answer, expected a hello") }
    do {
      self = try JSONDecoder().decode(WorkerHello.self, from: Data(message.payload))
    } catch {
      // The decoder's message is omitted, because it can quote data that the worker sent.
      throw .malformed("found a record that does not read as WorkerHello")
    }
  }

  public var message: WorkerMessage {
    var json = JSONWriter()
    json.beginObject()
    json.key("libraries")
    json.beginObject()
    for (name, version) in libraries.sorted(by: { $0.key < $1.key }) {
      json.key(escaping: name)
      json.string(version)
    }
    json.endObject()
    json.key("confinement")
    json.beginArray()
    for measure in confinement {
      json.beginObject()
      json.key("name")
      json.string(measure.name.rawValue)
      json.key("state")
      json.string(measure.state.rawValue)
      json.key("detail")
      json.string(measure.detail)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return WorkerMessage(kind: .hello, id: 0, payload: json.bytes)
  }
}

extension WorkerMessage {
  /// Creates the answer to a request for facts: the public facts record. Facts that exceed the limit are replaced by an
  /// error.
  public init(facts: MediaFacts, id: UInt64) {
    var payload = Self.record(facts)
    if payload.count > WorkerProtocol.payloadLimit {
      let error = ReadError(.tooLarge, .factsTooLong, .int(payload.count), .int(WorkerProtocol.payloadLimit))
      var tooLarge = MediaFacts(error: error, fileSize: facts.fileSize)
      tooLarge.tier = facts.tier
      tooLarge.bytesRead = facts.bytesRead
      payload = Self.record(tooLarge)
    }
    self.init(kind: .facts, id: id, payload: payload)
  }

  /// Returns the facts that answer a request.
  public func facts(answering request: WorkerRequest) throws(ChannelError) -> MediaFacts {
    try check(.facts, answers: request)
    let facts: MediaFacts
    do {
      facts = try MediaFacts(written: payload)
    } catch {
      // The reason is omitted, because it quotes data that the worker sent.
      throw .malformed("found a record that does not read as MediaFacts")
    }
    if let name = facts.impossibleValue { throw .malformed("found an impossible value of \(name)") }
    return facts
  }

  private static func record(_ facts: MediaFacts) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    facts.writeMembers(to: &json)
    json.endObject()
    return json.bytes
  }
}
