import Foundation
import PreflightReports
import TestSupport
import Testing

/// Reports in the form in which they are recorded: in short lines, so that a person can read a difference.
enum ReadableReport {
  static func text(_ report: [UInt8], of name: String) throws -> String {
    let text = try #require(String(validating: report, as: UTF8.self), "not UTF-8")
    return switch name {
    case "json", "gitlab": try ReadableJSON(text).text
    case "sarif": try log(text)
    case "html": try page(text)
    default: text
    }
  }

  /// Leaves out the rules that no result names; other tests check that all are there.
  private static func log(_ text: String) throws -> String {
    let named = Set(text.matches(of: /"ruleId":("[^"\\]*(?:\\.[^"\\]*)*")/).map { "{\"id\": \($0.output.1)," })
    return try ReadableJSON(text) { key, element in key != "\"rules\"" || named.contains(where: element.hasPrefix) }
      .text
  }

  /// Elements that begin a line.
  private static let blocks =
    "a|article|button|caption|dd|details|div|dl|dt|form|h[1-6]|img|label|li|nav|noscript|ol|option|p|rect|section|select"
    + "|small|summary|svg|table|tbody|td|tfoot|th|thead|time|tr|ul"

  /// Breaks a page into lines, and leaves out the parts that other tests check: the style, the script and the images.
  private static func page(_ text: String) throws -> String {
    var text = text
    for (element, content) in [("style", HTMLPage.style), ("script", HTMLPage.script)] {
      let whole = "<\(element)>\(String(decoding: content, as: UTF8.self))</\(element)>"
      try #require(text.contains(whole), "the page has not the \(element) of HTML/Page")
      text = text.replacing(whole, with: "<\(element)>…</\(element)>")
    }
    text = text.replacing(/sha256-[A-Za-z0-9+\/]{43}=/, with: "sha256-…")
    text = text.replacing(/base64,([A-Za-z0-9+\/=]{100,})/) { "base64,… (\($0.output.1.count) characters)" }
    return text.replacing(try Regex("([^\n])<((?:\(blocks))[ >])", as: (Substring, Substring, Substring).self)) {
      "\($0.output.1)\n<\($0.output.2)"
    }
  }
}
