import MediaProbe
import Preflight
import PreflightDocuments
import Testing

/// Every element of a destination document, read into rules.
@Suite struct GrammarTests {
  static let path = "Tests/PreflightDocumentsTests/Documents/everything.yml"
  let destination: Destination

  init() throws { destination = try DestinationReader().read(Repository.bytes(Self.path), name: "everything.yml") }

  func rule(_ id: String) throws -> Rule { try #require(destination.rules.first { $0.shortID == id }) }

  @Test func `The document is valid by the schema`() throws {
    let document = try #require(
      YAMLReader.read(Repository.bytes(Self.path), mistakes: Mistakes(name: "everything.yml")))
    #expect(try Repository.schema("destination").errors(in: JSON(document)) == [])
  }

  @Test func `A rule has all values of its document`() throws {
    let rule = try rule("account")
    #expect(rule.id == "everything/account")
    #expect(rule.furtherSources.map(\.id) == ["older"])
    #expect(rule.when.map(\.description) == ["app_version from 17.4.0 below 21.2", "region here"])
    #expect(rule.appliesIf.map(\.subject.name) == ["container", "video.interlaced"])
    #expect(rule.system == "android")
    #expect(rule.validFrom?.description == "2024-10-15")
    #expect(rule.validUntil?.description == "2027-01-01")
    #expect(rule.severity == .warning)
    guard case .within(.max(.parameter(let name, let from, let to, _))) = rule.constraint else {
      Issue.record("\(rule.constraint)")
      return
    }
    #expect(name == "max_duration")
    #expect(from.value == 180 && to.value == 600)
  }

  @Test func `A request form has its fields`() throws {
    let form = try #require(destination.requestForm)
    #expect(form.source.id == "page")
    #expect(form.malformed == -1 && form.unusable == -1)
    #expect(
      form.fields.map { "\($0.name) \($0.type.name)\($0.isList ? "[]" : "")" } == [
        "files media[]", "caption text", "redirectURI identifier", "topColor identifier", "story flag", "format choice",
        "scale number", "task digits", "logo attachment", "words group[]",
      ])
    #expect(form.fields[2].tells == .redirectURI && form.fields[3].tells == .infoPlist("Color"))
    #expect(form.fields[4].standard == .flag(false))
    #expect(form.fields[5].type == .choice(["normal", "greenScreen"], constants: ["Format", "SDKFormat"]))
    #expect(form.fields[8].type == .attachment([.image]) && form.fields[8].overriddenBy == ["files"])
    #expect(form.fields[9].type == .group([FieldForm("index", .integer), FieldForm("word", .text)]))
    #expect(destination.shareState(-1)?.nativeCode == "-4")
  }

  @Test func `Native codes are listed beside share states`() throws {
    let table = try #require(destination.nativeCodes)
    #expect(table.name == "errCode")
    #expect(table.note == "Beside the share state.")
    #expect(table.codes.map(\.code) == ["0", "-4"])
    #expect(
      table["-4"]
        == NativeCode(
          code: "-4", name: "denied", meaning: "Not permitted.", constants: ["Denied", "Refused"], isObserved: true))
    #expect(table["0"]?.isObserved == false && table["1"] == nil)
    #expect(destination.shareState(-1)?.constants == ["Failed"])
  }

  @Test func `Figures are exact`() throws {
    func limit(_ id: String) throws -> Double? {
      if case .within(.max(.fixed(let figure))) = try rule(id).constraint { figure.value } else { nil }
    }
    #expect(try limit("size-decimal") == 4_000_000_000)
    #expect(try limit("size-binary") == 4_294_967_296)
    #expect(try limit("bit-rate") == 25_000_000)
  }

  @Test(arguments: [
    ("account", "duration"), ("count", "count(media)"), ("total", "sum(file_size)"), ("each", "each(duration)"),
    ("shortest", "min(duration)"), ("caption", "caption"),
    ("schemes", "LSApplicationQueriesSchemes"), ("scheme-count", "count(LSApplicationQueriesSchemes)"),
    ("entitlement", "com.example.on"), ("client-key", "Group/ClientKey"), ("page", "page_size"),
    ("source", "source_text(first call | second)"), ("project", "project_text(A.framework | B.framework)"),
    ("setting", "OTHER_LDFLAGS"),
  ])
  func `Subjects have names`(id: String, name: String) throws { #expect(try rule(id).subject.name == name) }

  @Test(arguments: [
    ("edges", "width 2 to 4000 px, short side below 2160 px and long side below 4096 px"),
    ("least", "width at least 540 px and height at least 960 px"),
    ("sum-of-sides", "width + height at most 10000 px and width × height at most 36152319 px"),
    ("depths", "none of 12 bits and 14 bits"), ("screen", "at most the size of screen"),
    ("permission", "share.story"), ("position", "0 to the length of caption in UTF-16 units"),
    ("colour", "a color such as #444444"), ("callback", "present"),
    ("schemes", "has one, two… and the value of ClientKey"), ("client-key", "to be filled in"),
    ("shapes", "has wx and 4 hexadecimal digits and XD-{app_id}"),
    ("unwanted", "without wxwx…, applinks:…/… or “xxx”"), ("system", "16.0 or later, below 18"),
    ("registered", "the value of app_id"), ("same", "the value of OtherID"), ("digits", "only digits"),
    ("page", "at most 1 MB"), ("source", "present"), ("project", "has A.framework and B.framework"),
    ("account", "at most max_duration (180 to 600 s)"),
  ])
  func `Constraints are written in words`(id: String, words: String) throws {
    let rule = try rule(id)
    #expect(rule.constraint.limitText(on: rule.subject) == words)
  }

  @Test func `The destination can judge a file`() throws {
    var facts = MediaFacts()
    facts.kind = .video
    facts.duration = 300
    facts.container = "mp4"
    facts.video = VideoFacts()
    facts.video?.isInterlaced = false
    let verdict = try Judge(destination).verdict(for: facts)
    #expect(verdict.outcome == .warn)
    #expect(verdict.dependsOn == ["app_version", "region", "max_duration"])
    #expect(verdict.findings.first?.when == ["app_version from 17.4.0 below 21.2", "region here", "max_duration 180"])
    let given = try Judge(destination, assuming: ["app_version": "18", "region": "here", "max_duration": "300"])
    #expect(given.verdict(for: facts).outcome == .pass)
  }
}
