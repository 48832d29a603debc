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
    ("a@example.com", 0), ("example.com/a example.com/b", 2), ("shop.app depub.space bbc.co.uk", 3),
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
    ("a@example.com", 13), ("readme.md", 23), ("v1.2", 4), ("가", 2), ("字https://example.com字", 27),
  ])
  func `The weighted length counts wide characters twice`(text: String, length: Int) {
    #expect(TextLength.weighted.length(of: text) == length)
  }

  /// The lengths are those of twitter-text-parser 3.0.0, which `script/witness/posts` compares with on thousands of texts.
  @Test(arguments: [
    ("depub.space", 23), ("shop.app", 23), ("x.dev/a", 23), ("bbc.co.uk/a", 23), ("localhost", 9),
    ("http://localhost:8080/a", 23), ("192.168.1.1", 11), ("example.com:8080", 28),
    ("example.com:8080/a", 23), ("https://example.com:443?q=1", 23), ("someone@example.com", 19),
    ("bücher.de", 23), ("日本語.jp", 9), ("https://日本語.jp/a", 23), ("http://例え.みんな", 23),
    ("xn--bcher-kva.example.com", 23), ("почта.рф", 8), ("https://почта.рф/a", 23), ("t.co/abc", 23),
    ("https://t.co/abcDEF1?a=b", 23), ("https://t.co/" + String(repeating: "a", count: 41), 54),
    ("a_b.example.com", 25), ("-example.com", 12), ("example..com", 12),
    ("https://en.wikipedia.org/wiki/Port_(harbor)", 23), ("https://example.com/a_(b_(c))_d", 23),
    ("(example.com)", 25), ("#example.com", 12), ("@example.com", 12), ("$example.com", 12),
    ("http://" + String(repeating: "a", count: 64) + ".com", 75), ("http://user@example.com/", 24),
    ("ftp://example.com", 17), ("https://example", 15), ("これは日本語です。example.com中国語", 47),
    ("example.com?x=1", 27), ("http:/example.com", 17), ("👩🏿\u{200D}🚀", 2),
    ("👩\u{200D}❤️\u{200D}💋\u{200D}👨", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    ("3️⃣", 2), ("☺", 2), ("🇯🇵🇺🇸", 4), ("🇦", 2), ("“”…—", 5), ("a\r\nb", 3), ("ḷ́", 3), ("\u{200D}", 1),
    ("שלוםexample.com", 15), ("example.com/Ünï", 23), ("xn--p1aiあ.com", 14),
  ])
  func `The weighted length is that of another parser`(text: String, length: Int) {
    #expect(TextLength.weighted.length(of: text) == length)
  }

  // The two signs are emoji only with a selector, as in Twemoji, which X uses. Sequences that Unicode does not recommend
  // are several emoji.
  @Test(arguments: [("©", 1), ("©️", 2), ("🇩🇩", 4), ("😀\u{200D}😀", 5), ("😀\u{FE0F}", 4), ("🐦‍🔥", 2), ("🧑🏽‍🤝‍🧑🏿", 2)])
  func `An emoji counts 2 if Unicode recommends its sequence`(text: String, length: Int) {
    #expect(TextLength.weighted.length(of: text) == length)
  }

  /// Mastodon's documentation: a mention counts without its server, and a link 23.
  @Test(arguments: [
    ("@someone@a.very.long.server.example hi", 11), ("@someone hi", 11), ("a@b@c.example", 13), ("/@a@b.example", 13),
    ("@a@b.example.", 3), ("@a@b-c.d_e.example, x", 5), ("@a.b@c.example", 4), ("@@a@b.example", 3), ("e\u{301}👍🏽", 2),
    ("https://example.com/@a@b.example", 23), ("@a@b.example https://example.com/字(x)", 26),
  ])
  func `A mention counts without its server`(text: String, length: Int) {
    #expect(TextLength(.graphemes, link: 23, shortensMentions: true).length(of: text) == length)
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
    ("example.com", 11), ("http://a.com http://b.com", 47), ("http://localhost/a", 18), ("https://example.com/字", 23),
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

  @Test(arguments: [
    "http://a ", "http://a", "a.com ", "a.", "a_b.com.", "@a@b.c ", "字.", "字", "a字.com", "http://a.com/(", "a.com/((a",
    "xn--", "a.com?a!",
    "a.com:1", "http://é.com。", "-_.", "👨‍👩‍👧‍👦.com",
  ])
  func `Searching the links of X takes linear time`(unit: String) {
    for style in [PostLinks.Style.x, .mastodon] {
      func comparisons(_ count: Int) -> Int {
        PostLinks(String(repeating: unit, count: count) + ".", style).comparisons
      }
      let counts = [1000, 2000, 4000].map(comparisons)
      #expect(counts[0] >= 1000, "\(counts)")
      #expect(counts[2] - counts[1] <= (counts[1] - counts[0]) * 22 / 10, "\(counts)")
    }
  }

  @Test func `Each of thousands of links counts its fixed length`() {
    let text = String(repeating: "http://a.com ", count: 20_000)
    #expect(TextLength(.characters, link: 23).length(of: text) == 20_000 * 24)
  }
}
