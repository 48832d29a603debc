import MediaProbe
import PreflightPresenting
import PreflightRules

/// The head, style and script of a page. Style and script are the same in every page, and the page's policy names their
/// digests, so that a browser applies and runs nothing else (Content Security Policy 3, 2.3.1). Both are files in the folder
/// `Page`, which the build makes part of the code.
package enum HTMLPage {
  /// The style. Color marks only outcomes, and the strongest color only failures.
  package static let style = PackageResources.report_css
  /// The script, which filters and sorts the rows, and makes the card of an asset when it is opened.
  package static let script = PackageResources.report_js

  static func writeHead(title: String, in language: Language, to page: inout MarkupWriter) {
    page.write(
      """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      """)
    page.append(MarkupWriter(style))
    page.write("</style>\n</head>\n<body>\n")
  }

  static func writeFoot(to page: inout MarkupWriter) {
    page.write("<script>")
    page.append(MarkupWriter(script))
    page.write("</script>\n</body>\n</html>\n")
  }

  /// The content security policy, which allows pictures as data within the page.
  static var policy: String {
    "default-src 'none'; style-src '\(source(style))'; script-src '\(source(script))'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }

  private static func source(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return "sha256-" + String(decoding: base64(hash.digest()), as: UTF8.self)
  }
}
