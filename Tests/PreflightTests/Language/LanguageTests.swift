import Preflight
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    ("zh_CN.UTF-8", Language.simplifiedChinese), ("zh_CN", .simplifiedChinese), ("zh_SG.GB18030", .simplifiedChinese),
    ("zh", .simplifiedChinese), ("zh_Hans", .simplifiedChinese), ("zh-Hans", .simplifiedChinese),
    ("zh_Hans_HK.UTF-8", .simplifiedChinese), ("zh_CN@pinyin", .simplifiedChinese), ("ZH_cn", .simplifiedChinese),
    ("zh_TW.UTF-8", .english), ("zh_HK", .english), ("zh_Hant_CN", .english), ("zh_MO", .english),
    ("zh_Hansel", .english), ("zha_CN", .english), ("en_US.UTF-8", .english), ("de_DE", .english), ("C", .english),
    ("C.UTF-8", .english), ("POSIX", .english), ("", .english), ("ja_JP.UTF-8", .english),
  ])
  func `A locale selects a language`(locale: String, language: Language) {
    #expect(Language(posixLocale: locale) == language)
  }

  @Test(arguments: [
    ("zh", Language.simplifiedChinese), ("zh-CN", .simplifiedChinese), ("zh_CN.UTF-8", .simplifiedChinese),
    ("zh-hans-CN", .simplifiedChinese), ("zh-SG", .simplifiedChinese), ("zh-Hans-HK-u-co-pinyin", .simplifiedChinese),
    ("en", .english), ("en-GB", .english), ("zh-Hant", nil), ("zh-TW", nil),
    ("C", nil), ("", nil), ("english", nil),
  ])
  func `A language tag selects a language`(tag: String, language: Language?) { #expect(Language(tag: tag) == language) }

  @Test(arguments: [
    (["LANG": "zh_CN.UTF-8"], Language.simplifiedChinese),
    (["LC_MESSAGES": "zh_CN", "LANG": "en_US"], .simplifiedChinese),
    (["LC_MESSAGES": "en_US", "LANG": "zh_CN"], .english),
    (["LC_ALL": "C", "LC_MESSAGES": "zh_CN", "LANG": "zh_CN"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh_CN"], .simplifiedChinese), (["LC_CTYPE": "zh_CN"], .english),
    ([:], .english),
  ])
  func `The first environment variable that is set decides`(environment: [String: String], language: Language) {
    #expect(Language(environment: { environment[$0] }) == language)
  }
}
