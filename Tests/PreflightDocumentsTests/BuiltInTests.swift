import Foundation
import MediaProbe
import Preflight
import PreflightDocuments
import TestSupport
import Testing

/// The built-in destinations, in their documents and in the generated code.
@Suite struct BuiltInTests {
  @Test(arguments: Repository.destinations)
  func `Each built-in destination is generated from its document`(id: String) throws {
    let document = try Repository.destination(id)
    #expect(id == document.id)
    let builtIn = try #require(Repository.builtIn(document.id))
    #expect(builtIn == document, "run script/tools/generate")
    #expect(try Destination(compiled: document.compiled()) == document)
  }

  @Test func `All destinations are generated`() {
    #expect((Destinations.ids + FileRules.ids).sorted() == Repository.destinations)
  }

  @Test(arguments: Repository.destinations) func `Each destination document is valid by the schema`(id: String) throws {
    #expect(try Repository.schemaErrors(inDestination: "Destinations/\(id)/rules.yml") == [])
  }

  /// A rule that only one destination uses does not belong in a shared file.
  @Test func `Each shared rule has several users and each shared source at least one`() throws {
    let folder = "Destinations/\(SharedFiles.folder)"
    var users: [String: [Destination]] = [:]
    for id in Repository.destinations {
      let path = "Destinations/\(id)/rules.yml"
      let root = try #require(YAMLReader.read(Repository.bytes(path), mistakes: Mistakes(name: path)))
      let names: [String] =
        switch root["extends"]?.content {
        case .scalar(let name, _): [name]
        case .list(let items): items.compactMap(\.scalar)
        default: []
        }
      for name in names { users[name, default: []].append(try #require(Repository.builtIn(id))) }
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path) {
      let parts = file.split(separator: ".")
      let extending = users["\(SharedFiles.folder)/\(parts[0])"] ?? []
      #expect(extending.count > 1, "\(file)")
      let path = "\(folder)/\(file)"
      let root = try #require(YAMLReader.read(Repository.bytes(path), mistakes: Mistakes(name: path)))
      func names(_ key: String) -> [String] {
        guard case .mapping(let members) = root[key]?.content else { return [] }
        return members.compactMap(\.key.scalar)
      }
      for rule in names("rules") {
        #expect(extending.count { $0.rules.contains { $0.shortID == rule } } > 1, "\(file): \(rule)")
      }
      for source in names("sources") {
        #expect(extending.contains { $0.sources.contains { $0.id == source } }, "\(file): \(source)")
      }
    }
  }

  @Test func `The schema refuses what the reader refuses`() throws {
    let schema = try Repository.schema("destination")
    let document = String(decoding: try Repository.bytes("Destinations/tiktok-share-kit-ios/rules.yml"), as: UTF8.self)
    for (old, new) in [
      ("short_name: tiktok-share-kit", "short_nme: tiktok-share-kit"), ("strength: unstated", "strength: weak"),
      ("{ max: 35 }", "{ max: 35, above: 3 }"), ("takes: [video]", "takes: [film]"),
      ("unreachable: 21003", "lost: 21003"),
      ("checked: 2026-11-21", "checked: yesterday"),
    ] {
      let broken = Array(document.replacing(old, with: new, maxReplacements: 1).utf8)
      #expect(throws: DocumentErrors.self) {
        try DestinationReader().read(broken, name: "broken.yml", sharing: Repository.sharedFiles())
      }
      let value = try #require(YAMLReader.read(broken, mistakes: Mistakes(name: "broken.yml")))
      #expect(!schema.errors(in: JSON(value)).isEmpty, "\(new)")
    }
  }

  /// One of four destinations is judged for each slot too.
  @Test(arguments: Repository.destinations) func `Verdicts are valid by the schema`(id: String) throws {
    let schema = try Repository.schema("verdict")
    let destination = try Repository.destination(id)
    let slots = Loops.some(Repository.destinations, oneOf: 4).contains(id) ? destination.slots : []
    for judge in [try Judge(destination)] + (try slots.map { try Judge(destination, slot: $0.name) }) {
      for facts in Self.facts {
        var json = JSONWriter()
        json.beginObject()
        json.key("record")
        json.string("verdict")
        json.key("path")
        json.string("a.mp4")
        judge.verdict(for: facts).writeMembers(to: &json)
        json.endObject()
        let record = try JSONDecoder().decode(JSON.self, from: Data(json.bytes))
        #expect(schema.errors(in: record) == [])
      }
    }
  }

  /// Facts of files that break every rule of a kind, that break no rule, or that cannot be read.
  private static let facts: [MediaFacts] = {
    var video = MediaFacts()
    video.kind = .video
    video.duration = 754.2
    video.fileSize = 98_100_000
    video.container = "avi"
    video.video = VideoFacts()
    video.video?.codec = "mpeg4"
    video.video?.storedWidth = 5000
    video.video?.storedHeight = 100
    video.video?.deriveShownSize()
    var untold = video
    untold.duration = nil
    untold.unknown[.duration] = UnknownFacts.Reason(Message(asWritten: "not told"), tier: .stream)
    var image = MediaFacts()
    image.kind = .image
    image.image = ImageFacts()
    image.image?.format = "heic"
    image.image?.width = 5000
    image.image?.height = 100
    var audio = MediaFacts()
    audio.kind = .audio
    return [video, untold, image, audio]
      + ReadError.Code.allCases.map {
        MediaFacts(error: ReadError($0, Message(asWritten: "found so")))
      }
  }()
}
