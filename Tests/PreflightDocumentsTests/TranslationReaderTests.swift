import MediaProbe
import Preflight
import PreflightDocuments
import Testing

@Suite struct TranslationReaderTests {
  private static let destination: Result<Destination, any Error> = Result {
    try DestinationReader().read(Array(DestinationErrorTests.document.utf8), name: "sample.yml")
  }

  private static let document = """
    name: 样例
    summary: 用于测试。
    share_states:
      codes:
        20000: { name: 成功, meaning: 完成。 }
        20007: { name: 过长, meaning: 时间过长。 }
    parameters:
      app_version: 应用的版本。
      account: 账号的上限。
      screen: 屏幕。
    rules:
      long: { message: "时长为 {measured}，不能超过 {limit}" }
      scheme: { message: "缺少 {limit}" }
    """

  private func mistakes(_ old: String, _ new: String) throws -> [String] {
    let text = Self.document.replacing(old, with: new, maxReplacements: 1)
    let destination = try Self.destination.get()
    do {
      _ = try TranslationReader().read(Array(text.utf8), name: "zh.yml", of: destination)
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  @Test func `A complete translation is read`() throws {
    let destination = try Self.destination.get()
    let texts = try TranslationReader().read(Array(Self.document.utf8), name: "zh.yml", of: destination)
    #expect(texts.name == "样例" && texts.parameters["account"] == "账号的上限。")
    #expect(texts.shareStates.last == DestinationTexts.CodeTexts("20007", "过长", "时间过长。"))
    #expect(texts.rules.map(\.id) == ["long", "scheme"] && texts.rules.first?.message.places == [.measured, .limit])
  }

  @Test(arguments: [
    ("name: 样例\n", "", "zh.yml:1:1: a translation has no “name”"),
    ("    20007: { name: 过长, meaning: 时间过长。 }\n", "", "zh.yml:5:5: codes has no “20007”"),
    ("20007", "20008", "zh.yml:6:5: unknown key “20008” in codes; did you mean “20000”?"),
    ("meaning: 完成。", "meaning: 完成。, note: 多余", "zh.yml:5:38: unknown key “note” in a code; did you mean “name”?"),
    ("account:", "acount:", "zh.yml:9:3: unknown key “acount” in parameters; did you mean “account”?"),
    ("  long:", "  lang:", "zh.yml:12:3: unknown key “lang” in rules; did you mean “long”?"),
    ("{limit}", "600 s", "zh.yml:12:20: the place “{limit}” is missing"),
    ("{limit}", "{limit}、{looser}", "zh.yml:12:20: the place “{looser}” is not in the original"),
    ("{limit}", "{limt}", "zh.yml:12:20: unknown place “{limt}”"),
    ("{limit}\"", "{limit}\", fix: 剪短", "zh.yml:12:51: unknown key “fix” in a rule; expected message"),
    ("rules:", "notes: [多余]\nrules:", "zh.yml:11:1: unknown key “notes” in a translation"),
  ])
  func `Missing and surplus texts are reported`(old: String, new: String, mistake: String) throws {
    let found = try mistakes(old, new)
    #expect(found.contains { $0.hasPrefix(mistake) }, "\(found)")
  }

  @Test(arguments: Repository.destinations) func `Built-in translations are generated`(id: String) throws {
    let destination = try Repository.destination(id)
    let bytes = try Repository.bytes("Destinations/\(id)/zh-Hans.yml")
    let texts = try TranslationReader().read(
      bytes, name: "\(id)/zh-Hans.yml", sharing: Repository.sharedFiles(in: .simplifiedChinese), of: destination)
    let builtIn = try #require(Repository.builtIn(destination.id)).translated(to: .simplifiedChinese)
    #expect(builtIn.name == texts.name && builtIn.notes == texts.notes, "run script/tools/generate")
    #expect(builtIn.rules.map(\.message) == texts.rules.map(\.message), "run script/tools/generate")
    #expect(builtIn.undocumented == texts.undocumented, "run script/tools/generate")
  }

  @Test(arguments: Repository.destinations) func `Each translation is valid by the schema`(id: String) throws {
    let mistakes = Mistakes(name: id)
    let document = try #require(YAMLReader.read(Repository.bytes("Destinations/\(id)/zh-Hans.yml"), mistakes: mistakes))
    #expect(try Repository.schema("translation").errors(in: JSON(document)) == [])
  }
}
