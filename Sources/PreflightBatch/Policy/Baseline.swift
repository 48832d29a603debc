public import MediaProbe
import PreflightJudging
import PreflightLanguage
package import PreflightRules

/// A list of findings that a team accepts because they existed on some day.
public struct Baseline: Sendable {
  /// The findings of a rule in a file with a measured value, or an error code of a file that could not be read.
  public enum Entry: Sendable, Hashable {
    /// - Parameter measured: The measured value in JSON; nil if the rule measures nothing.
    case finding(rule: String, measured: String?)
    case error(ReadError.Code)
  }

  /// The entries by the path of the file, relative to the folder of the baseline.
  public private(set) var entries: [AssetPath: Set<Entry>]

  /// Creates a baseline. The paths of its entries are relative to its folder.
  public init(_ entries: [AssetPath: Set<Entry>] = [:]) { self.entries = entries }

  /// The number of entries.
  public var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  /// Adds an entry for a file. An entry that the file already has changes nothing.
  public mutating func insert(_ entry: Entry, for path: AssetPath) { entries[path, default: []].insert(entry) }

  /// The document: JSON with one line for each entry, ordered by path, so that versions can be compared line by line.
  public var document: [UInt8] {
    var lines: [String] = []
    for (path, entries) in entries.sorted(by: { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }) {
      for entry in entries.map(\.sortKey).sorted(by: { $0.key < $1.key }).map(\.entry) {
        var json = JSONWriter()
        json.beginObject()
        path.writeMembers(to: &json)
        entry.writeMembers(to: &json)
        json.endObject()
        lines.append("    " + String(decoding: json.bytes, as: UTF8.self))
      }
    }
    return Array(
      ("{\n  \"version\": 1,\n  \"accepted\": [" + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  ")
        + "]\n}\n").utf8)
  }
}

extension Baseline.Entry {
  /// Creates the entry of a finding. Intervals stand for the measured value, so that a moved interval is a new finding.
  package init(_ rule: Rule, measured: FactValue?, at intervals: [ContentInterval]) {
    let value = intervals.isEmpty ? measured : .list(intervals.map(\.timecodes))
    let text = value.map { value in
      var json = JSONWriter()
      value.write(to: &json, as: rule.subject)
      return String(decoding: json.bytes, as: UTF8.self)
    }
    self = .finding(rule: rule.id, measured: text)
  }

  fileprivate var sortKey: (key: String, entry: Baseline.Entry) {
    switch self {
    case .finding(let rule, let measured): ("1 \(rule) \(measured ?? "")", self)
    case .error(let code): ("0 \(code.rawValue)", self)
    }
  }

  fileprivate func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .finding(let rule, let measured):
      json.key("rule")
      json.string(rule)
      if let measured { json.members(Array("\"measured\":\(measured)".utf8)) }
    case .error(let code):
      json.key("error")
      json.string(code.rawValue)
    }
  }
}
