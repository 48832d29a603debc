import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A run that writes every format, each into a separate file.
enum AllReports {
  /// The formats in the order of the help. The schema of the configuration promises them, and `script/check/schemas` holds it
  /// to additions.
  static let formats: [String] = {
    let schema = try? Data(contentsOf: Product.root.appendingPathComponent("schemas/configuration.schema.json"))
    let root = schema.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    let format = (root?["properties"] as? [String: Any])?["format"] as? [String: Any]
    return format?["enum"] as? [String] ?? []
  }()

  /// Returns shell options that write all formats into a folder, each as `r.FORMAT`.
  static func options(into folder: String) -> String {
    formats.map { "--report \($0)=\(folder)/r.\($0)" }.joined(separator: " ")
  }

  /// Returns the content of all files in a folder by name, including hidden files.
  static func contents(of folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) })
  }

  /// Expects a complete report. If its format can show an interruption, the report must show whether there was one.
  static func expectWhole(_ report: Data, _ format: String, interrupted: Bool) throws {
    let text = String(decoding: report, as: UTF8.self)
    let saysSo = text.contains("Interrupted: the rest was not checked.")
    switch format {
    case "json":
      let records = try #require(try JSONSerialization.jsonObject(with: report) as? [[String: Any]])
      #expect(records.last?["interrupted"] as? Bool == interrupted)
    case "ndjson":
      let last = Data((text.split(separator: "\n").last ?? "").utf8)
      let record = try #require(try JSONSerialization.jsonObject(with: last) as? [String: Any])
      #expect(record["interrupted"] as? Bool == interrupted)
    case "sarif":
      let log = try #require(try JSONSerialization.jsonObject(with: report) as? [String: Any])
      let run = (log["runs"] as? [[String: Any]])?.first
      let invocation = (run?["invocations"] as? [[String: Any]])?.first
      #expect(invocation?["executionSuccessful"] as? Bool == !interrupted)
    case "gitlab": #expect(try JSONSerialization.jsonObject(with: report) is [Any])
    case "junit":
      let parser = XMLParser(data: report)
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
      #expect(text.contains("name=\"preflight.interrupted\" value=\"\(interrupted)\""))
    // Editors and servers that read these know no interruption.
    case "line": #expect(text.isEmpty || text.hasSuffix("\n"))
    case "checkstyle":
      let parser = XMLParser(data: report)
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    case "csv": #expect(text.hasSuffix("\r\n"))
    case "html": #expect(text.hasSuffix("</html>\n") && saysSo == interrupted)
    case "text":
      // Lines are as wide as the report: the sentence may be broken anywhere.
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("Interrupted: the rest") == interrupted)
      // The command that follows is the last line.
      let end = words.components(separatedBy: " Next: preflight ")
      #expect(end[0].hasSuffix("at run time (login, network, review).") && (end.count == 1 || !interrupted))
    default: #expect(saysSo == interrupted, "\(format)")
    }
  }
}

@Suite struct AllReportsTests {
  @Test func `The list of report formats matches the help`() throws {
    try #require(AllReports.formats.count > 10)
    let help = try Product.preflight("--help-all").stdout
    let entries = help.split(separator: "\n\n").first { $0.hasPrefix("FORMATS:\n") }?.split(separator: "\n").dropFirst()
    #expect(
      entries?.compactMap { $0.split(separator: " ").first.map(String.init) } == AllReports.formats, "\(help)")
    let refused = try Product.preflight("scan", ".", "--format", "zzzzzzzzzzzzzzzzz")
    let listed = refused.stderr.split(separator: "one of ").last?.prefix { $0 != "\n" }
    #expect(listed?.split(separator: ", ").map(String.init) == AllReports.formats, "\(refused)")
  }
}
