import MediaProbe

/// What stands around a page's content: head, style and script. Both are constants, and the policy of the page names
/// their digests, so a browser runs and applies nothing else (Content Security Policy 3, 2.3.1).
enum HTMLPage {
  static func writeHead(title: String, to page: inout MarkupWriter) {
    page.markup(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\""
    )
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

  /// Pictures may come as data: inside the page.
  static let policy =
    "default-src 'none'; style-src '\(source(style))'; script-src '\(source(script))'; img-src data:; base-uri 'none'; "
    + "form-action 'none'"

  private static func source(_ text: StaticString) -> String {
    var hash = SHA256()
    hash.add(text.description.utf8)
    return "sha256-" + String(decoding: base64(hash.digest()), as: UTF8.self)
  }
}
