import MediaProbe
import Preflight
import PreflightJudging
import Testing

/// Every constraint on both sides of its limit, and at the limit.
@Suite struct OperatorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let subject: Subject
    let constraint: Constraint
    let value: FactValue
    let answer: Answer

    init(_ name: String, _ subject: Subject, _ constraint: Constraint, _ value: FactValue, _ answer: Answer) {
      (self.name, self.subject, self.constraint, self.value, self.answer) = (name, subject, constraint, value, answer)
    }

    var testDescription: String { "\(name): \(value) is \(answer)" }
  }

  static let duration = Subject.fact(.duration)
  static let rate = Subject.fact(.videoFrameRate)
  static let shape = Subject.fact(.videoAspectRatio)
  static let size = Subject.derived(.videoSize)
  static let bytes = Subject.fact(.fileSize)
  static let title = Subject.field("title")

  static func size(_ width: Int, _ height: Int) -> FactValue { .size(PixelSize(width: width, height: height)) }

  static let numbers: [Case] = [
    Case("max 600 s", duration, .max(600), .number(599.999999), .met),
    Case("max 600 s", duration, .max(600), .number(600), .met),
    Case("max 600 s", duration, .max(600), .number(600.000001), .atLimit),
    Case("max 600 s", duration, .max(600), .number(600.1), .atLimit),
    Case("max 600 s", duration, .max(600), .number(600.100001), .notMet),
    Case("max 600 s", duration, .max(600), .number(600.2), .notMet),
    Case("max 600 s", duration, .max(600), .number(.infinity), .notMet),
    Case("below 18000 s", duration, .below(18000), .number(17999.999999), .met),
    Case("below 18000 s", duration, .below(18000), .number(18000), .atLimit),
    Case("below 18000 s", duration, .below(18000), .number(18000.1), .atLimit),
    Case("below 18000 s", duration, .below(18000), .number(18000.100001), .notMet),
    Case("min 3 s", duration, .min(3), .number(3), .met),
    Case("min 3 s", duration, .min(3), .number(2.999999), .notMet),
    Case("above 3 s", duration, .above(3), .number(3), .notMet),
    Case("above 3 s", duration, .above(3), .number(3.000001), .met),
    Case("0.5 s to 140 s", duration, .within(.range(min: .figure(1, 2), max: .figure(140))), .number(0.5), .met),
    Case("0.5 s to 140 s", duration, .within(.range(min: .figure(1, 2), max: .figure(140))), .number(0.4), .notMet),
    Case("0.5 s to 140 s", duration, .within(.range(min: .figure(1, 2), max: .figure(140))), .number(140.1), .atLimit),
    Case("level at most 4.1", .fact(.videoLevel), .max(41, 10), .number(4.1), .met),
    Case("level at most 4.1", .fact(.videoLevel), .max(41, 10), .number(4.2), .notMet),
    Case("below 50 MB", bytes, .below(50_000_000), .integer(49_999_999), .met),
    Case("below 50 MB", bytes, .below(50_000_000), .integer(50_000_000), .notMet),
    Case("max 8 MB", bytes, .max(8_000_000), .integer(8_000_000), .met),
    Case("max 8 MB", bytes, .max(8_000_000), .integer(8_000_001), .notMet),
    Case("min 75 KB", bytes, .min(75_000), .integer(74_999), .notMet),
    Case("above 0", bytes, .above(0), .integer(1), .met),
    Case("above 0", bytes, .above(0), .integer(0), .notMet),
  ]

  static let ratios: [Case] = [
    Case("24 to 60 fps", rate, .within(.range(min: .figure(24), max: .figure(60))), .ratio(.figure(24)), .met),
    Case(
      "24 to 60 fps", rate, .within(.range(min: .figure(24), max: .figure(60))), .ratio(.figure(24000, 1001)), .atLimit),
    Case("23 to 60 fps", rate, .within(.range(min: .figure(23), max: .figure(60))), .ratio(.figure(24000, 1001)), .met),
    Case("max 30 fps", rate, .max(30), .ratio(.figure(30)), .met),
    Case("max 30 fps", rate, .max(30), .ratio(.figure(30000, 1001)), .met),
    Case("max 30 fps", rate, .max(30), .ratio(.figure(3003, 100)), .atLimit),
    Case("max 30 fps", rate, .max(30), .ratio(.figure(3004, 100)), .notMet),
    Case("below 60 fps", rate, .below(60), .ratio(.figure(60)), .atLimit),
    Case("below 60 fps", rate, .below(60), .ratio(.figure(61)), .notMet),
    Case("above 1 fps", rate, .above(1), .ratio(.figure(1)), .atLimit),
    Case("above 1 fps", rate, .above(1), .ratio(.figure(1, 2)), .notMet),
    Case("above 1 fps", rate, .above(1), .ratio(.figure(1001, 1000)), .met),
    Case(
      "5:11 to 11:5", shape, .within(.range(min: .figure(5, 11), max: .figure(11, 5))), .ratio(.figure(500, 1100)), .met
    ),
    Case(
      "5:11 to 11:5", shape, .within(.range(min: .figure(5, 11), max: .figure(11, 5))), .ratio(.figure(499, 1100)),
      .notMet),
    Case(
      "5:11 to 11:5", shape, .within(.range(min: .figure(5, 11), max: .figure(11, 5))), .ratio(.figure(1100, 500)), .met
    ),
    Case(
      "5:11 to 11:5", shape, .within(.range(min: .figure(5, 11), max: .figure(11, 5))), .ratio(.figure(1101, 500)),
      .notMet),
    Case("9:16", shape, .equals(.ratio(.figure(9, 16))), .ratio(.figure(1080, 1920)), .met),
    Case("9:16", shape, .equals(.ratio(.figure(9, 16))), .ratio(.figure(1081, 1920)), .notMet),
  ]

  static let sizes: [Case] = {
    let fits = Constraint.sides([SideBound(.short, .max(.figure(1080))), SideBound(.long, .max(.figure(1920)))])
    let strict = Constraint.sides([SideBound(.short, .below(.figure(2160))), SideBound(.long, .below(.figure(4096)))])
    let covers = Constraint.sides([SideBound(.width, .min(.figure(540))), SideBound(.height, .min(.figure(960)))])
    let sum = Constraint.sides([SideBound(.sum, .max(.figure(10000)))])
    let pixels = Constraint.sides([SideBound(.pixels, .below(.figure(36_152_320)))])
    let columns = Constraint.sides([SideBound(.width, .max(.figure(1920)))])
    return [
      Case("1080p", size, fits, size(1080, 1920), .met),
      Case("1080p", size, fits, size(1920, 1080), .met),
      Case("1080p", size, fits, size(1081, 1920), .notMet),
      Case("1080p", size, fits, size(1921, 1080), .notMet),
      Case("below UHD", size, strict, size(3840, 2159), .met),
      Case("below UHD", size, strict, size(3840, 2160), .notMet),
      Case("below UHD", size, strict, size(4096, 2159), .notMet),
      Case("covers 540×960", size, covers, size(540, 960), .met),
      Case("covers 540×960", size, covers, size(960, 540), .notMet),
      Case("sum 10000", size, sum, size(6000, 4000), .met),
      Case("sum 10000", size, sum, size(6000, 4001), .notMet),
      Case("sum 10000", size, sum, size(.max, .max), .notMet),
      Case("36 MP", size, pixels, size(1, 36_152_319), .met),
      Case("36 MP", size, pixels, size(2, 18_076_160), .notMet),
      Case("36 MP", size, pixels, size(.max, .max), .notMet),
      Case("1920 columns", size, columns, size(1920, 4000), .met),
      Case("1920 columns", size, columns, size(1921, 100), .notMet),
    ]
  }()

  static let texts: [Case] = {
    let flag = "🇨🇭"  // two scalars, four UTF-16 units, eight bytes, one character to a reader
    func length(_ bound: Bound, _ unit: TextLength) -> Constraint { .length(bound, unit) }
    return [
      Case("codec", .fact(.videoCodec), .oneOf([.text("h264"), .text("hevc")]), .text("hevc"), .met),
      Case("codec", .fact(.videoCodec), .oneOf([.text("h264"), .text("hevc")]), .text("vp9"), .notMet),
      Case("no codec", .fact(.videoCodec), .noneOf([.text("prores")]), .text("h264"), .met),
      Case("no codec", .fact(.videoCodec), .noneOf([.text("prores")]), .text("prores"), .notMet),
      Case("depth", .fact(.videoBitDepth), .oneOf([.integer(8), .integer(10)]), .integer(10), .met),
      Case("depth", .fact(.videoBitDepth), .oneOf([.integer(8), .integer(10)]), .integer(12), .notMet),
      Case("flag", .fact(.videoInterlaced), .equals(.flag(false)), .flag(false), .met),
      Case("flag", .fact(.videoInterlaced), .equals(.flag(false)), .flag(true), .notMet),
      Case("utf16 4", title, length(.max(.figure(4)), .utf16), .text(flag), .met),
      Case("utf16 3", title, length(.max(.figure(3)), .utf16), .text(flag), .notMet),
      Case("characters 2", title, length(.max(.figure(2)), .characters), .text(flag), .met),
      Case("characters 1", title, length(.max(.figure(1)), .characters), .text(flag), .notMet),
      Case("graphemes 1", title, length(.max(.figure(1)), .graphemes), .text(flag), .met),
      Case("graphemes 1", title, length(.max(.figure(1)), .graphemes), .text(flag + "a"), .notMet),
      Case("bytes 8", title, length(.max(.figure(8)), .utf8Bytes), .text(flag), .met),
      Case("bytes below 8", title, length(.below(.figure(8)), .utf8Bytes), .text(flag), .notMet),
      Case("weighted 2", title, length(.max(.figure(2)), .weighted), .text("好"), .met),
      Case("weighted 1", title, length(.max(.figure(1)), .weighted), .text("好"), .notMet),
      Case("weighted 1", title, length(.max(.figure(1)), .weighted), .text("a"), .met),
      Case(
        "weighted URL", title, length(.range(min: .figure(25), max: .figure(25)), .weighted),
        .text("a https://example.com/a/long/path"), .met),
      Case("colour", title, .form(.hexColor), .text("#444444"), .met),
      Case("colour", title, .form(.hexColor), .text("#12345"), .notMet),
      Case("colour", title, .form(.hexColor), .text("444444"), .notMet),
      Case("colour", title, .form(.hexColor), .text("#44444g"), .notMet),
      Case("digits", title, .form(.digits), .text("0123456789"), .met),
      Case("digits", title, .form(.digits), .text(""), .notMet),
      Case("digits", title, .form(.digits), .text("12 34"), .notMet),
      Case("digits", title, .form(.digits), .text("٣"), .notMet),
      Case("system from 16.0", title, .version(from: .number("16.0"), below: nil), .text("16"), .met),
      Case("system from 16.0", title, .version(from: .number("16.0"), below: nil), .text("15.8.3"), .notMet),
      Case("system from 16.0", title, .version(from: .number("16.0"), below: nil), .text("sixteen"), .notMet),
      Case("system below 16", title, .version(from: nil, below: .number("16")), .text("15.9"), .met),
      Case("system below 16", title, .version(from: nil, below: .number("16")), .text("16.0"), .notMet),
      Case("same key", title, .equalsParameter("key", value: "aw1"), .text("aw1"), .met),
      Case("same key", title, .equalsParameter("key", value: "aw1"), .text("AW1"), .notMet),
      Case("no key given", title, .equalsParameter("key", value: nil), .text("aw1"), .unknown),
      Case("no sign", title, .lacks([.prefix("#")]), .text("a#"), .met),
      Case("no sign", title, .lacks([.prefix("#")]), .text("#"), .notMet),
      Case("no letters", title, .lacks([.containing(prefix: "", "xxx")]), .text("a xxx b"), .notMet),
      Case("no letters", title, .lacks([.containing(prefix: "", "xxx")]), .text("a xx b"), .met),
      Case("no slash", title, .lacks([.containing(prefix: "a:", "/")]), .list(["a:b", "c:/"]), .met),
      Case("no slash", title, .lacks([.containing(prefix: "a:", "/")]), .list(["a:b", "a:b/"]), .notMet),
      Case("no slash", title, .lacks([.containing(prefix: "a:", "/")]), .list(["a:$(DOMAIN)"]), .met),
      Case("no slash", title, .lacks([.containing(prefix: "a:", "/")]), .list(["a:$(DOMAIN)/"]), .notMet),
      Case("wx and 4 digits", title, .contains([.hexDigits(prefix: "wx", count: 4)]), .list(["wx12eF"]), .met),
      Case("wx and 4 digits", title, .contains([.hexDigits(prefix: "wx", count: 4)]), .list(["WX12ef"]), .atLimit),
      Case(
        "wx and 4 digits", title, .contains([.hexDigits(prefix: "wx", count: 4)]), .list(["wx12e", "wx12efa"]), .notMet),
      Case("wx and 4 digits", title, .contains([.hexDigits(prefix: "wx", count: 4)]), .list(["wx12eg"]), .notMet),
      Case("address", title, .form(.httpsURL), .text("https://example.com/a"), .met),
      Case("address", title, .form(.httpsURL), .text("http://example.com"), .notMet),
      Case("address", title, .form(.httpsURL), .text("https:///a"), .notMet),
      Case("there", title, .present(true), .text(""), .met),
      Case("not there", title, .present(false), .text("x"), .notMet),
    ]
  }()

  @Test(arguments: numbers + ratios + sizes + texts)
  func `A check answers on both sides of the limit`(_ sample: Case) throws {
    let check = try #require(Check(sample.constraint, on: sample.subject))
    let evidence = ExampleEvidence(example: Example([Example.Value(sample.subject, sample.value)]))
    #expect(check.answer(on: sample.subject, of: evidence) == sample.answer)
  }

  @Test func `A missing subject meets a constraint unless it is required`() throws {
    let nothing = ExampleEvidence(example: Example([]))
    let title = Subject.field("title")
    func answer(_ constraint: Constraint) throws -> Answer {
      try #require(Check(constraint, on: title)).answer(on: title, of: nothing)
    }
    #expect(try answer(.length(.max(.figure(1)), .utf16)) == .met)
    #expect(try answer(.present(true)) == .notMet)
    #expect(try answer(.present(false)) == .met)
  }

  @Test(arguments: [
    (["h264", "mp4"], Answer.met), (["vp9", "webm"], .met), (["vp9", "mp4"], .notMet), ([nil, "webm"], .met),
    ([nil, "mp4"], .notMet), (["vp9", nil], .notMet), ([nil, nil], .met),
  ])
  func `One of several alternatives is enough`(values: [String?], answer: Answer) throws {
    let codec = Subject.fact(.videoCodec)
    let container = Subject.fact(.container)
    let either = Constraint.anyOf([
      Clause(codec, .oneOf([.text("h264"), .text("hevc")])), Clause(container, .equals(.text("webm"))),
    ])
    let example = Example(
      zip([codec, container], values).compactMap { subject, value in
        value.map { Example.Value(subject, .text($0)) }
      })
    let check = try #require(Check(either, on: codec))
    #expect(check.answer(on: codec, of: ExampleEvidence(example: example)) == answer)
  }

  @Test(arguments: [([true, false], Answer.met), ([false, true], .met), ([false, false], .notMet)])
  func `One of several fields has to be present`(isThere: [Bool], answer: Answer) throws {
    let subjects = [Subject.field("a"), .field("b")]
    let either = Constraint.anyOf(subjects.map { Clause($0, .present(true)) })
    let example = Example(zip(subjects, isThere).compactMap { $1 ? Example.Value($0, .text("x")) : nil })
    let check = try #require(Check(either, on: subjects[0]))
    #expect(check.answer(on: subjects[0], of: ExampleEvidence(example: example)) == answer)
  }

  @Test(arguments: [("12", .met), ("34", .notMet), ("your-app-id", .met), (nil, .met)] as [(String?, Answer)])
  func `A field can be compared with a property list key`(value: String?, answer: Answer) throws {
    let field = Subject.field("appID")
    let key = value.map { [Example.Value(.app(.infoPlist("AppID")), .text($0))] } ?? []
    let check = try #require(Check(.equalsValueOf("AppID"), on: field))
    let evidence = ExampleEvidence(example: Example([Example.Value(field, .text("12"))] + key))
    #expect(check.answer(on: field, of: evidence) == answer)
  }

  @Test func `All parts of a constraint have to be met`() throws {
    let both = Constraint.allOf([
      Clause(.fact(.videoCodec), .equals(.text("h264"))), Clause(.fact(.duration), .max(60)),
    ])
    let check = try #require(Check(both, on: .fact(.videoCodec)))
    func answer(_ codec: String, _ duration: Double) -> Answer {
      check.answer(on: .fact(.videoCodec), of: SampleFacts.video(duration: duration, codec: codec))
    }
    #expect(answer("h264", 60) == .met)
    #expect(answer("h264", 60.1) == .atLimit)
    #expect(answer("h264", 61) == .notMet)
    #expect(answer("hevc", 60) == .notMet)
    #expect(
      check.answer(on: .fact(.videoCodec), of: SampleFacts.video(codec: "h264").without(.duration)) == .unknown)
    #expect(check.answer(on: .fact(.videoCodec), of: SampleFacts.video(codec: "vp9").without(.duration)) == .notMet)
  }

  /// The texts of a rule are made once for all files, even if a finding names only a part of the rule.
  @Test func `Findings on the same part of a rule share its texts`() throws {
    let both = Constraint.allOf([
      Clause(.fact(.videoCodec), .equals(.text("h264"))), Clause(.fact(.duration), .max(60)),
    ])
    let judge = try Judge(SampleRules.video([SampleRules.rule("both", .fact(.videoCodec), both)]))
    let findings = [70, 80].flatMap {
      judge.verdict(for: SampleFacts.video(duration: $0, codec: "h264")).findings
    }
    try #require(findings.count == 2)
    #expect(findings[0].judged === findings[1].judged)
    #expect(findings.map { $0.judged.fact } == ["duration", "duration"])
  }

  @Test func `A constraint that does not fit its subject is refused`() {
    #expect(Check(.max(600), on: .fact(.videoCodec)) == nil)
    #expect(Check(.oneOf([.text("h264")]), on: .fact(.duration)) == nil)
    #expect(Check(.max(1, 2), on: .fact(.fileSize)) == nil)
    #expect(Check(.sides([]), on: .fact(.duration)) == nil)
    #expect(throws: JudgeError.self) { try Judge(SampleRules.video([SampleRules.rule("rule", .fact(.kind), .max(1))])) }
  }

  @Test func `Answers combine in three-valued logic`() {
    #expect(Answer.met.and(.unknown) == .unknown)
    #expect(Answer.notMet.and(.unknown) == .notMet)
    #expect(Answer.met.or(.unknown) == .met)
    #expect(Answer.notMet.or(.unknown) == .unknown)
    #expect(Answer.atLimit.and(.met) == .atLimit)
    #expect(Answer.atLimit.or(.notMet) == .atLimit)
  }
}
