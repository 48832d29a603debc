/// Something that is counted in a text, or in a list of texts.
package enum TextCount: String, Sendable, Hashable, CaseIterable {
  /// `#` and at least one letter, digit or underscore. The character before the `#` is not one of these.
  case hashtags
  /// The hashtags that Threads takes for a topic: those that are not a whole number, such as `#1`.
  case topicTags = "topic_tags"
  /// `@` and at least one letter, digit or underscore. The character before the `@` is not one of these, and not a full stop.
  case mentions
  /// The different addresses, with `http://`, `https://` or no scheme. An address that occurs several times counts once.
  /// Without a scheme, only names under a top-level domain are addresses.
  case links
  /// The addresses without `http://` or `https://`, each as often as it occurs.
  case bareLinks = "bare_links"
  /// `$` and up to 6 letters, as in `$TICKER`. White space is before it, and no letter or digit after it.
  case cashtags
  /// The characters that LinkedIn's text format reserves, without a backslash. Its mentions and hashtags are none.
  case unescapedMarks = "unescaped_marks"
  /// The Unicode scalars of a list of tags as YouTube counts them: a comma between two tags counts 1, and a tag with a
  /// space counts 2 more.
  case tagCharacters = "tag_characters"
}

/// The measure of the length of a text.
package struct TextLength: Sendable, Hashable {
  package let textUnit: TextUnit
  /// The length that every link counts, regardless of its own; nil if links count like other text.
  package let link: Int?
  /// True if a mention counts without its server, as at Mastodon: `@name` for `@name@server`.
  package let shortensMentions: Bool

  package init(_ textUnit: TextUnit, link: Int? = nil, shortensMentions: Bool = false) {
    self.textUnit = textUnit
    self.link = link
    self.shortensMentions = shortensMentions
  }

  package static let utf16 = TextLength(.utf16)
  package static let characters = TextLength(.characters)
  package static let graphemes = TextLength(.graphemes)
  package static let utf8Bytes = TextLength(.utf8Bytes)
  package static let weighted = TextLength(.weighted)

  package var unit: Unit { textUnit.unit }
}
