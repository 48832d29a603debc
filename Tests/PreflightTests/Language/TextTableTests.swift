import Preflight
import PreflightLanguage
import Testing

/// The tables of texts that `script/tools/texts` compiles: plural forms, missing values, lists and choices.
struct TextTableTests {
  private static let english = Language.english.words
  private static let chinese = Language.simplifiedChinese.words

  @Test(arguments: [(0, "0 files delivered."), (1, "1 file delivered."), (2, "2 files delivered.")])
  func `A number selects its plural form`(count: Int, text: String) {
    #expect(Self.english.delivery.page(count, 0, 0) == text)
  }

  @Test func `A missing value selects another text than a value`() {
    #expect(Self.english.delivery.space(1, "2 MB", nil) == "1 new file needs at most 2 MB.")
    #expect(Self.english.delivery.space(2, "2 MB", "3 GB") == "2 new files need at most 2 MB; 3 GB are free.")
    #expect(Self.english.run.done("5 assets", false, "") == "5 assets judged")
    #expect(Self.chinese.run.done("5 个素材", false, "3 ms") == "已检查 5 个素材，用时 3 ms")
  }

  @Test func `The texts of a list are joined as the language joins them`() {
    #expect(Self.english.run.counts("no assets", []) == "no assets.")
    #expect(Self.english.run.counts("2 assets", ["1 pass", "1 fail"]) == "2 assets: 1 pass, 1 fail.")
    #expect(Self.chinese.run.counts("2 个素材", ["1 个通过", "1 个不通过"]) == "2 个素材：1 个通过、1 个不通过。")
    #expect(
      Self.english.predictable([.media, .request, .context]).hasPrefix(
        "It can be predicted from the file, the request "))
    #expect(Self.chinese.predictable([.media, .runTime]) == "可根据文件预判。也可能由运行时的情况引起。")
  }

  @Test func `Every outcome has a word in each language`() {
    for outcome in Outcome.allCases {
      #expect(!Self.english.terms.outcome(outcome).isEmpty)
      #expect(Self.chinese.terms.outcome(outcome).utf8.contains { $0 >= 0x80 })
    }
    #expect(Self.english.terms.outcome(.notApplicable) == "not applicable")
    #expect(Self.chinese.run.count(.warn, 2) == "2 个有警告")
    #expect(Self.chinese.run.count(.fail, 2) == "2 个不通过")
  }

  @Test func `A text selects a variant by its words`() {
    #expect(Self.english.repairs.loss("audio_tracks", 1) == "1 audio track")
    #expect(Self.english.repairs.loss("audio_tracks", 2) == "2 audio tracks")
    #expect(Self.english.repairs.loss("of_another_version", 1) == "of_another_version")
  }
}
