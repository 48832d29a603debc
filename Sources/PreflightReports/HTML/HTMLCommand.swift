import PreflightLanguage
import PreflightRules

/// A command that a person can copy. Without scripts, it is a line of text.
enum HTMLCommand {
  static func write(_ command: String, in language: Language, to page: inout MarkupWriter) {
    let words = language.words
    let label = words.run.next.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    page.write(
      #"""
      <p class="next">\#(label) <code>\#(command)</code> \#
      <button type="button" class="take">\#(words.page.copyCommand)</button></p>\#n
      """#)
  }
}
