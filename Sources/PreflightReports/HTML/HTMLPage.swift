import MediaProbe
import PreflightRules

/// The head, style and script of a page. Style and script are the same in every page, and the page's policy names their
/// digests, so that a browser applies and runs nothing else (Content Security Policy 3, 2.3.1).
enum HTMLPage {
  static func writeHead(title: String, in language: Language, to page: inout MarkupWriter) {
    page.markup("<!DOCTYPE html>\n<html")
    page.attribute("lang", language.rawValue)
    page.markup(">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\"")
    page.attribute("content", policy)
    page.markup(
      ">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"referrer\" content=\"no-referrer\">\n"
    )
    page.markup("<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
    page.text(title)
    page.markup("</title>\n<style>")
    page.markup(style)
    page.markup("</style>\n</head>\n<body>\n")
  }

  static func writeFoot(to page: inout MarkupWriter) {
    page.markup("<script>")
    page.markup(script)
    page.markup("</script>\n</body>\n</html>\n")
  }

  /// The content security policy, which allows pictures as data within the page.
  static var policy: String {
    "default-src 'none'; style-src '\(source(style))'; script-src '\(source(script))'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }

  private static func source(_ text: StaticString) -> String {
    var hash = SHA256()
    hash.add(text.description.utf8)
    return "sha256-" + String(decoding: base64(hash.digest()), as: UTF8.self)
  }
}
