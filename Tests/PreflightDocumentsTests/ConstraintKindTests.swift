import MediaProbe
import Preflight
import PreflightDocuments
import PreflightRules
import Testing

/// Each kind of constraint, from its spelling in a destination file to its words.
@Suite struct ConstraintKindTests {
  /// A kind in a rule of its own. Reading the rule also runs its examples.
  struct Kind: CustomTestStringConvertible, Sendable {
    enum Place: String {
      case slots
      case requestRules = "request_rules"
      case app
    }

    let written: String
    let subject: String
    let place: Place
    let (pass, fail): (String, String)
    let (english, chinese): (String, String)
    let json: String

    init(
      _ written: String, on subject: String, in place: Place = .slots, pass: String, fail: String, _ english: String,
      _ chinese: String, json: String
    ) {
      (self.written, self.subject, self.place, self.pass, self.fail) = (written, subject, place, pass, fail)
      (self.english, self.chinese, self.json) = (english, chinese, json)
    }

    var testDescription: String { written }
  }

  static let kinds = [
    Kind("{ max: 30 }", on: "duration", pass: "30", fail: "31", "at most 30 s", "不超过 30 秒", json: "30"),
    Kind("{ min: 3 }", on: "duration", pass: "3", fail: "2.9", "at least 3 s", "不小于 3 秒", json: "3"),
    Kind("{ above: 3 }", on: "file_size", pass: "4", fail: "3", "above 3 bytes", "大于 3 字节", json: "3"),
    Kind(
      "{ below: 50 MB }", on: "file_size", pass: "49999999", fail: "50000000", "below 50 MB", "小于 50 MB",
      json: "50000000"),
    Kind(
      "{ range: { min: 24, max: 60 } }", on: "video.frame_rate", pass: "24, 60", fail: "23, 61", "24 to 60 fps",
      "在 24 到 60 fps 之间", json: #"{"min":24,"max":60}"#),
    Kind(
      "{ one_of: [h264, hevc] }", on: "video.codec", pass: "hevc", fail: "vp9", "h264 or hevc", "为 h264 或 hevc",
      json: #"["h264","hevc"]"#),
    Kind(
      "{ one_of: { parameter: formats } }", on: "video.codec", pass: "{ video.codec: hevc, formats: hevc }",
      fail: "{ video.codec: vp9, formats: hevc }", "the value of formats", "为 formats 的值", json: #""formats""#),
    Kind(
      "{ length: { max: 9, unit: graphemes, url: 4, short_mentions: true } }", on: "{ together: [title, text] }",
      in: .requestRules, pass: #""@ab@c.d abcd""#, fail: #""@ab@c.d abcdefg""#, "at most 9 graphemes", "不超过 9 个可见字符",
      json: "9"),
    Kind(
      "{ max: 1 }", on: "{ given: [text, title] }", in: .requestRules, pass: "1", fail: "2", "at most 1", "不超过 1",
      json: "1"),
    Kind(
      "{ none_of: [prores] }", on: "video.codec", pass: "h264", fail: "prores", "none of prores", "不能是 prores",
      json: #"["prores"]"#),
    Kind("{ equals: 2 }", on: "audio.channels", pass: "2", fail: "1", "2", "为 2", json: "2"),
    Kind(
      "{ equals: { parameter: app_id } }", on: "{ info_plist: ID }", in: .app, pass: #"{ ID: "7", app_id: "7" }"#,
      fail: #"{ ID: "8", app_id: "7" }"#, "the value of app_id", "为 app_id 的值", json: #""app_id""#),
    Kind(
      "{ equals: { value_of: Key } }", on: "{ info_plist: ID }", in: .app, pass: #"{ ID: "7", Key: "7" }"#,
      fail: #"{ ID: "8", Key: "7" }"#, "the value of Key", "为 Key 的值", json: #""Key""#),
    Kind(
      "{ fits: { width: 1920, height: 1080 } }", on: "video.size", pass: "1920x1080", fail: "1921x1080",
      "at most 1920×1080", "不超过 1920×1080", json: #"{"max":{"width":1920,"height":1080}}"#),
    Kind(
      "{ fits: { parameter: screen } }", on: "video.size", pass: "{ video.size: 10x10, screen: 10x10 }",
      fail: "{ video.size: 11x10, screen: 10x10 }", "at most the size of screen", "不超过 screen 的尺寸",
      json: #""screen""#),
    Kind(
      "{ covers: { width: 540, height: 960 } }", on: "video.size", pass: "540x960", fail: "960x540",
      "width at least 540 px and height at least 960 px", "宽不小于 540 px、高不小于 960 px",
      json: #"{"min":{"width":540,"height":960}}"#),
    Kind(
      "{ sides: { sum: { max: 10000 } } }", on: "video.size", pass: "6000x4000", fail: "6001x4000",
      "width + height at most 10000 px", "宽高之和不超过 10000 px", json: #"{"max":{"sum":10000}}"#),
    Kind(
      "{ length: { max: 3, unit: utf16 } }", on: "{ field: text }", in: .requestRules, pass: "abc", fail: "abcd",
      "at most 3 UTF-16 units", "不超过 3 个 UTF-16 码元", json: "3"),
    Kind(
      "{ form: digits }", on: "{ field: text }", in: .requestRules, pass: #""7""#, fail: "seven", "only digits", "纯数字",
      json: #""digits""#),
    Kind(
      "{ granted: { by: scopes, word: share } }", on: "{ field: text }", in: .requestRules,
      pass: "{ text: a, scopes: share }", fail: "{ text: a, scopes: other }", "share", "share", json: #""share""#),
    Kind(
      "{ position_in: { field: text, unit: utf16 } }", on: "{ field: place }", in: .requestRules,
      pass: "0", fail: "1", "0 to the length of text in UTF-16 units", "0 到 text 的长度（按 UTF-16 码元计）",
      json: #""text""#),
    Kind(
      "{ same_as: video.duration }", on: "duration", pass: "{ duration: 5, video.duration: 5 }",
      fail: "{ duration: 6, video.duration: 5 }", "the value of video.duration", "为 video.duration 的值",
      json: #""video.duration""#),
    Kind(
      "{ present: true }", on: "{ field: text }", in: .requestRules, pass: "a", fail: "{}", "present", "必须填写",
      json: "true"),
    Kind(
      "{ contains: [one, { prefix: two }] }", on: "{ info_plist: ID }", in: .app, pass: "[one, two2]", fail: "[two2]",
      "has one and two…", "包含 one 和 two…", json: #"["one","two…"]"#),
    Kind(
      "{ lacks: wxwx }", on: "{ info_plist: ID }", in: .app, pass: "[wx]", fail: "[wxwx]", "without wxwx", "不含 wxwx",
      json: #"["wxwx"]"#),
    Kind(
      #"{ version: { from: "16.0", below: "18" } }"#, on: "{ info_plist: ID }", in: .app, pass: #""17.2""#,
      fail: #""18.0""#, "16.0 or later, below 18", "16.0 及以上且低于 18", json: #"{"min":"16.0","max":"18"}"#),
    Kind(
      "{ any_of: [{ fact: video.codec, constraint: { equals: h264 } }, { fact: duration, constraint: { max: 5 } }] }",
      on: "video.codec", pass: "{ video.codec: vp9, duration: 5 }", fail: "{ video.codec: vp9, duration: 6 }",
      "video.codec h264 or duration 5 s", "video.codec h264 或 duration 5 秒",
      json: #"[{"fact":"video.codec","limit":"h264"},{"fact":"duration","limit":5}]"#),
    Kind(
      "{ all_of: [{ fact: video.codec, constraint: { equals: h264 } }, { fact: duration, constraint: { max: 5 } }] }",
      on: "video.codec", pass: "{ video.codec: h264, duration: 5 }", fail: "{ video.codec: h264, duration: 6 }",
      "video.codec h264 and duration 5 s", "video.codec h264 和 duration 5 秒",
      json: #"[{"fact":"video.codec","limit":"h264"},{"fact":"duration","limit":5}]"#),
  ]

  @Test(arguments: kinds) func `A kind is read, checked, written and put into words`(_ kind: Kind) throws {
    let document = Self.document(kind)
    let value = try #require(YAMLReader.read(document, mistakes: Mistakes(name: "kind.yml")))
    #expect(try Repository.schema("destination").errors(in: JSON(value)) == [])
    let destination = try DestinationReader().read(document, name: "kind.yml")
    #expect(try Destination(compiled: destination.compiled()) == destination)
    let rule = try #require(destination.rules.first)
    #expect(rule.constraint.limitText(on: rule.subject) == kind.english)
    #expect(rule.constraint.limitText(on: rule.subject, in: .simplifiedChinese) == kind.chinese)
    var json = JSONWriter()
    rule.constraint.write(to: &json, as: rule.subject)
    #expect(String(decoding: json.bytes, as: UTF8.self) == kind.json)
  }

  @Test func `Each key of a constraint is tested`() {
    for key in Constraint.Key.allCases where key.schema != nil {
      #expect(Self.kinds.contains { $0.written.hasPrefix("{ \(key.rawValue):") }, "\(key.rawValue)")
    }
  }

  @Test func `The schema has the kinds that the reader knows`() throws {
    let schema = String(decoding: try Repository.bytes("schemas/destination.schema.json"), as: UTF8.self)
    #expect(ConstraintSchema.text(in: schema) == schema)
  }

  /// Returns a destination with one rule of a kind.
  private static func document(_ kind: Kind) -> [UInt8] {
    let rule = """
      { id: rule, fact: \(kind.subject), constraint: \(kind.written), strength: hard, certainty: official, \
      step: format, message: "is {measured}", source: page, \
      examples: { pass: [\(kind.pass)], fail: [\(kind.fail)] } }
      """
    let text = """
      id: sample
      short_name: smp
      name: Sample
      publisher: Nobody
      summary: For tests.
      sources:
        page: { title: A page, url: "https://example.com", checked: 2026-11-21, page_as_of: unknown }
      parameters:
        app_id: { kind: text, meaning: The id of the app. }
        screen: { kind: size, meaning: The size of the screen. }
        scopes: { kind: words, meaning: The permissions. }
        formats: { kind: words, meaning: The formats. }
      slots:
        - name: video
          takes: [video]
          rules: [\(kind.place == .slots ? rule : "")]

      """
    return Array((text + (kind.place == .slots ? "" : "\(kind.place.rawValue): [\(rule)]\n")).utf8)
  }
}
