import PreflightJudging
import PreflightRules
import Testing

/// Tests the counts of hashtags, mentions and links, and the lengths of texts.
@Suite struct TextCountTests {
  @Test(arguments: [
    ("#a #b", 2), ("#", 0), ("# a", 0), ("a#b", 0), ("##a", 1), ("#1 #_ #早安", 3), ("(#a)", 1), ("#a#b", 1),
    ("https://example.com/#top", 0), ("&#39;", 1), ("", 0),
  ])
  func `Hashtags are counted`(text: String, number: Int) { #expect(TextCount.hashtags.number(in: text) == number) }

  @Test(arguments: [
    ("#a #b", 2), ("#1", 0), ("#1 #a", 1), ("#1a #a1", 2), ("#1.5 #2,3", 0), ("#早安 #１", 1), ("a#b #_", 1), ("#", 0),
    ("", 0),
  ])
  func `Whole numbers are no topics`(text: String, number: Int) {
    #expect(TextCount.topicTags.number(in: text) == number)
  }

  @Test(arguments: [("@a @b", 2), ("a@example.com", 0), ("@", 0), ("(@a)", 1), ("@@a", 1), ("早安@a", 0), (".@a", 0)])
  func `Mentions are counted`(text: String, number: Int) { #expect(TextCount.mentions.number(in: text) == number) }

  @Test(arguments: [
    ("https://a.example", 1), ("HTTP://A.example http://b.example", 2), ("https://", 0), ("xhttps://a.example", 0),
    ("看：https://a.example。好", 1), ("看https://a.example", 1), ("<https://a.example><https://b.example>", 2),
    ("a.example", 0),
    ("https://a.example,https://b.example", 1),
    ("https://a.example https://a.example https://a.example. https://b.example", 2),
    ("www.example.com, www.example.com and www.test.com", 2), ("www.instagram.com www.threads.com www.facebook.com", 3),
    ("a@example.com", 0), ("example.com/a example.com/b", 2),
  ])
  func `Links are counted`(text: String, number: Int) { #expect(TextCount.links.number(in: text) == number) }

  @Test(arguments: [
    ([], 0), (["a"], 1), (["a", "b"], 3), (["a b"], 5), (["a b", "c"], 7),
  ])
  func `Tags are counted with quotes and separators`(tags: [String], length: Int) {
    #expect(TextCount.length(of: tags) == length)
  }

  @Test(arguments: [
    ("abc", 3), ("字", 2), ("é", 1), ("e\u{301}", 1), ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2), ("👍🏽", 2),
    ("https://example.com/a/long/path", 23), ("see https://example.com.", 28), ("example.com", 23),
    ("example.com/a", 23),
    ("a@example.com", 13), ("readme.md", 9), ("v1.2", 4), ("가", 2), ("字https://example.com字", 27),
  ])
  func `The weighted length counts wide characters twice`(text: String, length: Int) {
    #expect(TextLength.weighted.length(of: text) == length)
  }

  @Test(arguments: [("abc", 3), ("字", 1), ("é", 1), ("e\u{301}", 1), ("😀", 4), ("🇩🇪", 8), ("👍🏽", 8), ("a😀b", 6)])
  func `An emoji counts by its bytes`(text: String, length: Int) {
    #expect(TextUnit.emojiBytes.length(of: text) == length)
  }

  @Test(arguments: [("", 0), ("a", 1), ("ab", 1), ("abc", 2), ("字", 1), ("字a", 2), ("Claude 4.6发布，AI", 9)])
  func `An ASCII character counts as half`(text: String, length: Int) {
    #expect(TextUnit.halfASCII.length(of: text) == length)
  }

  @Test(arguments: [
    ("abc", 3), ("https://example.com/a", 23), ("a https://example.com/a b", 27), ("https://example.com/a.", 24),
    ("example.com", 11), ("http://a.example http://b.example", 47),
  ])
  func `Every link counts as 23 characters`(text: String, length: Int) {
    #expect(TextLength(.characters, link: 23).length(of: text) == length)
  }

  @Test(arguments: [
    "http://a ", "http://a", "a.com ", "a.", "@a ", "#a ", "h", "http", "漢http://a", "http://a...)) ", "@a@b.c ", "👨‍👩‍👧‍👦",
  ])
  func `Searching links takes linear time`(unit: String) {
    func comparisons(_ count: Int) -> Int {
      TextLinks(String(repeating: unit, count: count), bare: true).comparisons
    }
    let counts = [1000, 2000, 4000].map(comparisons)
    #expect(counts[0] >= 1000, "\(counts)")
    #expect(counts[2] - counts[1] <= (counts[1] - counts[0]) * 22 / 10, "\(counts)")
  }

  @Test func `Each of thousands of links counts its fixed length`() {
    let text = String(repeating: "http://a.example ", count: 20_000)
    #expect(TextLength(.characters, link: 23).length(of: text) == 20_000 * 24)
  }
}
