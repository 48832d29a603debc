import Foundation
import Preflight
import PreflightReports
import Testing

/// Structure of the reports that people read.
extension ReportStructure {
  /// Expects plain lines no wider than the awkward run is, with one blank line between parts.
  static func text(_ report: [UInt8]) throws {
    let text = String(decoding: report, as: UTF8.self)
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "the last line has no end, or blank lines follow it")
    #expect(!text.contains("\n\n\n"), "two blank lines")
    for line in text.split(separator: "\n") {
      #expect(line.last != " ", "a blank at the end of “\(line)”")
      #expect(TerminalText.width(String(line)) <= AwkwardRun.info.width, "“\(line)”")
    }
  }

  /// Expects one heading, tables with cells for each column, and elements that are closed.
  static func markdown(_ report: [UInt8]) throws {
    let lines = String(decoding: report, as: UTF8.self).components(separatedBy: "\n")
    #expect(lines.count { $0.hasPrefix("#") } == 1 && lines[0].hasPrefix("### "), "not one heading at the start")
    #expect(lines.last == "", "the last line has no end")
    var columns: Int?
    for line in lines {
      guard line.hasPrefix("|") else {
        columns = nil
        continue
      }
      // A sign of a cell is escaped.
      let cells = line.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" } - 1
      #expect(line.hasSuffix("|") && cells == columns ?? cells, "“\(line)”")
      columns = cells
    }
    try expectClosed(elements(lines.joined(separator: "\n")), allowed: ["code", "details", "span", "sub", "summary"])
  }

  /// Expects that every element is closed in the order of opening, that ids are unique and that references have a target.
  static func html(_ report: [UInt8]) throws {
    var text = String(decoding: report, as: UTF8.self)
    #expect(text.hasPrefix("<!DOCTYPE html>\n") && text.hasSuffix("</html>\n"))
    text = text.replacing(/(?s)<(style|script)( [^>]*)?>.*?<\/(style|script)>/, with: "")
    let tags = elements(text.replacing("<!DOCTYPE html>", with: ""))
    try expectClosed(tags, allowed: nil)
    let ids = tags.compactMap { $0.attribute("id") }
    #expect(Set(ids).count == ids.count, "an id comes twice")
    for tag in tags {
      for name in ["for", "aria-labelledby", "aria-controls", "aria-describedby"] {
        for target in (tag.attribute(name) ?? "").split(separator: " ") {
          #expect(ids.contains(String(target)), "\(name) names nothing: \(target)")
        }
      }
      if let target = tag.attribute("href"), target.hasPrefix("#") {
        #expect(ids.contains(String(target.dropFirst())), "a link to nothing: \(target)")
      }
    }
  }

  /// A start or an end of an element.
  private struct Tag {
    let name: String
    let isEnd: Bool
    let isEmpty: Bool
    let attributes: Substring

    func attribute(_ name: String) -> String? {
      attributes.range(of: " \(name)=\"").flatMap { start in
        let rest = attributes[start.upperBound...]
        return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
      }
    }
  }

  /// HTML, 13.1.2: elements that have no end.
  private static let withoutEnd: Set<String> = ["br", "hr", "img", "input", "link", "meta", "wbr"]

  private static func elements(_ text: String) -> [Tag] {
    text.matches(of: /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*?)?)(\/?)>/).map { match in
      let name = String(match.output.2)
      return Tag(
        name: name, isEnd: !match.output.1.isEmpty, isEmpty: !match.output.4.isEmpty || withoutEnd.contains(name),
        attributes: match.output.3)
    }
  }

  private static func expectClosed(_ tags: [Tag], allowed: Set<String>?) throws {
    var open: [String] = []
    for tag in tags {
      if let allowed { #expect(allowed.contains(tag.name), "an element that no reporter writes: \(tag.name)") }
      if tag.isEnd {
        try #require(open.last == tag.name, "</\(tag.name)> within \(open)")
        open.removeLast()
      } else if !tag.isEmpty {
        open.append(tag.name)
      }
    }
    #expect(open.isEmpty, "elements without an end")
  }
}
