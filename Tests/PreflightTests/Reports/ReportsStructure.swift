import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads reports with the parsers of the platform. `script/check/validate-reports` checks them with other consumers.
enum ReportStructure {
  static func check(_ report: [UInt8], of name: String) throws {
    switch name {
    case "json", "gitlab": _ = try #require(try JSONSerialization.jsonObject(with: Data(report)) as? [[String: Any]])
    case "sarif": _ = try #require(try JSONSerialization.jsonObject(with: Data(report)) as? [String: Any])
    case "ndjson":
      for line in lines(report) { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    case "junit": _ = try cases(report)
    case "checkstyle": try checkstyle(report)
    case "line":
      for line in lines(report) {
        #expect(line.contains(": error ") || line.contains(": warning ") || line.contains(": note "), "\(line)")
      }
    case "csv":
      let rows = try table(report)
      #expect(Set(rows.map(\.count)).count == 1, "rows differ in length")
    case "github":
      for line in lines(report) where line.hasPrefix("::") { _ = try command(line) }
    case "text": try text(report)
    case "markdown": try markdown(report)
    case "html": try html(report)
    // script/check/validate-reports has a reader for every format.
    default: break
    }
  }

  static func lines(_ report: [UInt8]) -> [String] {
    String(decoding: report, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  // MARK: JSON and NDJSON

  /// Expects that both reports have the same records, byte for byte: JSON between brackets and commas, NDJSON one in each line.
  static func expectSameRecords(_ json: [UInt8], _ ndjson: [UInt8], _ comment: Comment) throws {
    let text = String(decoding: json, as: UTF8.self)
    let lines = String(decoding: ndjson, as: UTF8.self)
    try #require(text.hasPrefix("[\n") && text.hasSuffix("\n]\n") && lines.hasSuffix("\n"), comment)
    let records = text.dropFirst(2).dropLast(3).components(separatedBy: ",\n")
    #expect(records == lines.dropLast().components(separatedBy: "\n"), comment)
    #expect(records.last?.hasPrefix("{\"record\":\"summary\"") == true, comment)
  }

  // MARK: JUnit

  struct Case: Equatable {
    var suite = ""
    var name = ""
    var parts: [String: String] = [:]
    var attributes: [String: [String: String]] = [:]
  }

  static func cases(_ report: [UInt8]) throws -> [Case] {
    let reader = CaseReader()
    let parser = XMLParser(data: Data(report))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
    #expect(reader.unexpected.isEmpty)
    for (suite, counts) in reader.counts {
      let own = reader.cases.filter { $0.suite == suite }
      #expect(counts["tests"] == "\(own.count)")
      for (attribute, part) in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")] {
        #expect(counts[attribute] == "\(own.count { $0.parts[part] != nil })", "\(attribute) of \(suite)")
      }
    }
    return reader.cases
  }

  private final class CaseReader: NSObject, XMLParserDelegate {
    var cases: [Case] = []
    var counts: [String: [String: String]] = [:]
    /// Elements that JUnit does not have.
    var unexpected: [String] = []
    private var suite = ""
    private var part: String?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      switch name {
      case "testsuite":
        suite = attributes["name"] ?? ""
        counts[suite] = attributes
      case "testcase": cases.append(Case(suite: suite, name: attributes["name"] ?? ""))
      case "failure", "error", "skipped", "system-out":
        part = name
        cases[cases.count - 1].parts[name] = ""
        cases[cases.count - 1].attributes[name] = attributes
      case "testsuites", "properties", "property": break
      default: unexpected.append(name)
      }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if name == part { part = nil }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let part { cases[cases.count - 1].parts[part]? += text }
    }
  }

  // MARK: Checkstyle

  /// Expects the elements and attributes that Checkstyle writes, and no others.
  private static func checkstyle(_ report: [UInt8]) throws {
    let reader = CheckstyleReader()
    let parser = XMLParser(data: Data(report))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
    #expect(reader.mistakes.isEmpty)
  }

  private final class CheckstyleReader: NSObject, XMLParserDelegate {
    var mistakes: [String] = []
    private var open: [String] = []
    private var errors = 0

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      let required = ["checkstyle": ["version"], "file": ["name"], "error": ["line", "message", "severity", "source"]]
      let parents = ["checkstyle": [], "file": ["checkstyle"], "error": ["checkstyle", "file"]]
      if parents[name] != open { mistakes.append("\(name) in \(open)") }
      if attributes.keys.filter({ $0 != "column" }).sorted() != required[name] {
        mistakes.append("\(name) \(attributes)")
      }
      if name == "error" {
        errors += 1
        if !["error", "warning", "info"].contains(attributes["severity"] ?? "") { mistakes.append("\(attributes)") }
        for number in [attributes["line"], attributes["column"]].compactMap(\.self) where (Int(number) ?? 0) < 1 {
          mistakes.append("position \(number)")
        }
      } else {
        errors = 0
      }
      open.append(name)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
      if name == "file", errors == 0 { mistakes.append("a file without errors") }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if !text.allSatisfy(\.isWhitespace) { mistakes.append("text “\(text)”") }
    }
  }

  // MARK: CSV

  /// Parses RFC 4180 strictly: CRLF, doubled quotes, nothing after a closing quote.
  static func table(_ report: [UInt8]) throws -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var rest = report[...]
    while !rest.isEmpty {
      var field: [UInt8] = []
      if rest.first == UInt8(ascii: "\"") {
        rest = rest.dropFirst()
        while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
          field += rest[..<quote]
          rest = rest[(quote + 1)...]
          guard rest.first == UInt8(ascii: "\"") else { break }
          field.append(UInt8(ascii: "\""))
          rest = rest.dropFirst()
        }
      } else {
        let end = rest.firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\r") } ?? rest.endIndex
        field += rest[..<end]
        rest = rest[end...]
        try #require(!field.contains(UInt8(ascii: "\"")), "a quote in a bare field")
      }
      row.append(String(decoding: field, as: UTF8.self))
      if rest.first == UInt8(ascii: ",") {
        rest = rest.dropFirst()
      } else {
        try #require(rest.starts(with: [0x0D, 0x0A]), "no CRLF behind a row")
        rest = rest.dropFirst(2)
        rows.append(row)
        row = []
      }
    }
    return rows
  }

  // MARK: GitHub

  struct Command: Equatable {
    var name = ""
    var properties: [String: String] = [:]
    var message = ""
  }

  /// Splits a workflow command like the runner: name and properties up to the second `::`.
  static func command(_ line: String) throws -> Command {
    let head = try #require(line.dropFirst(2).range(of: "::"), "no end of the properties")
    let parts = line[line.index(line.startIndex, offsetBy: 2)..<head.lowerBound].split(separator: " ", maxSplits: 1)
    var command = Command(name: String(parts[0]), message: unescaped(String(line[head.upperBound...])))
    for property in parts.dropFirst().joined().split(separator: ",") {
      let pair = property.split(separator: "=", maxSplits: 1).map(String.init)
      try #require(pair.count == 2, "a property without value: \(property)")
      command.properties[pair[0]] = unescaped(pair[1])
    }
    return command
  }

  private static func unescaped(_ text: String) -> String {
    text.replacingOccurrences(of: "%0D", with: "\r").replacingOccurrences(of: "%0A", with: "\n")
      .replacingOccurrences(of: "%3A", with: ":").replacingOccurrences(of: "%2C", with: ",")
      .replacingOccurrences(of: "%25", with: "%")
  }
}
