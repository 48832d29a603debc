import MediaProbe
import PreflightBatch
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// The facts of one asset in its card, by group.
struct HTMLFacts {
  private let facts: MediaFacts
  private let language: Language
  private var words: PageWords { language.words.page }

  init(_ asset: PresentedAsset) {
    facts = asset.asset.facts
    language = asset.run.language
  }

  func write(to page: inout MarkupWriter) {
    page.write("<details class=\"facts\" open><summary>\(words.facts)</summary><div class=\"all\">")
    var group: String?
    var missing: [(key: Message, member: String)] = []
    for fact in Fact.allCases {
      if case .unknown(let reason) = facts[fact] {
        missing.append((reason.message, language.words.name(of: fact)))
        continue
      }
      guard let value = value(of: fact) else { continue }
      let parts = fact.rawValue.split(separator: ".")
      let name = parts.count > 1 ? String(parts[0]) : "file"
      if name != group {
        if group != nil { page.write("</dl>") }
        page.write("<h3>\(words.group(name))</h3><dl>")
        group = name
      }
      page.write("<div><dt>\(language.words.facts.name(fact))</dt><dd>\(TerminalText.escaped(value))</dd></div>")
    }
    if group != nil { page.write("</dl>") }
    page.write("</div>")
    // Most missing facts of a file have the same reason, which is written once.
    for (reason, names) in Grouped.members(missing) {
      let text = TerminalText.escaped(words.notKnown(reason.text(in: language), names))
      page.write("<p class=\"missing\">\(text)</p>")
    }
    page.write("</details>")
  }

  /// Returns the text of a fact; nil if it does not apply, is unknown or is the default: no rotation, a picture that is
  /// not animated.
  private func value(of fact: Fact) -> String? {
    switch facts[fact] {
    case .absent, .unknown: return nil
    case .known(let value):
      switch (fact, value) {
      case (.videoRotation, .integer(0)), (.imageRotation, .integer(0)), (.imageOrientation, .integer(1)): return nil
      case (.videoMirrored, .flag(false)), (.imageMirrored, .flag(false)), (.encrypted, .flag(false)): return nil
      case (.imageAnimated, .flag(false)), (.imageMotionPhoto, .flag(false)), (.imageFrameCount, .integer(1)):
        return nil
      case (.extensionMatches, .flag(true)): return nil
      // The rounded rate is enough, and so is the displayed size if no rotation or scaling changes it.
      case (.videoAverageFrameRate, _): return nil
      case (.videoStoredWidth, _) where facts.video?.storedWidth == facts.video?.width: return nil
      case (.videoStoredHeight, _) where facts.video?.storedHeight == facts.video?.height: return nil
      case (.imageStoredWidth, _) where facts.image?.storedWidth == facts.image?.width: return nil
      case (.imageStoredHeight, _) where facts.image?.storedHeight == facts.image?.height: return nil
      case (.kind, _): return facts.kind.map(language.words.terms.kind)
      default: return Phrase.of(value, unit: Measure.fact(fact).unit, in: language)
      }
    }
  }
}
