import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
package import PreflightPresenting
import PreflightRules

/// A table for spreadsheets (RFC 4180), with one row and one line for each verdict.
///
/// Control characters are shown as escapes, so that a row is always one line; `path_uri` has the exact bytes of the
/// path. Text that a spreadsheet would evaluate as a formula gets a leading apostrophe (OWASP, CSV Injection).
package struct CSVReporter: AssetReporter, ItemwiseReporter {
  package static let name = "csv"

  /// New columns are only added at the end.
  package static let columns = [
    "path", "destination", "slot", "outcome", "share_state", "share_state_name", "share_state_borrowed", "may_answer",
    "depends_on", "rules", "messages", "fixes", "sources", "error", "kind", "container", "codec", "duration", "width",
    "height", "file_size", "path_uri", "accepted",
  ]

  package let run: RunInfo
  private var row: [UInt8] = []
  private var fields = 0

  package init(_ run: RunInfo) { self.run = run }

  package mutating func begin(into out: inout [UInt8]) {
    for column in Self.columns { plain(column) }
    endRow(into: &out)
  }

  package mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) {
    let answers = asset.answers
    if answers.isEmpty { write(asset, nil, into: &out) }
    for answer in answers { write(asset, answer, into: &out) }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {}

  private mutating func write(_ asset: PresentedAsset, _ answer: PresentedVerdict?, into out: inout [UInt8]) {
    let (facts, verdict, problems) = (asset.asset.facts, answer?.verdict, answer?.all ?? [])
    text(TerminalText.escaped(asset.asset.path) + asset.asset.suffix)
    text(verdict?.destination.id)
    text(verdict?.slot)
    plain(verdict?.outcome.rawValue)
    plain(verdict?.shareState.map { "\($0.code)" })
    text(verdict?.shareState?.name)
    plain(verdict?.shareState.map { $0.isBorrowed ? "true" : "false" })
    plain(verdict?.mayAnswer.map(String.init).joined(separator: " "))
    text(verdict?.dependsOn.joined(separator: " "))
    text(problems.map(\.rule).joined(separator: " "))
    text(problems.map(\.located).joined(separator: " | "))
    text(problems.compactMap(\.fix).joined(separator: " | "))
    text(problems.compactMap { $0.source?.url }.joined(separator: " "))
    text((asset.error ?? answer?.error).map { "\($0.code): \($0.message)" })
    plain(facts.kind?.rawValue)
    text(facts.container)
    text(facts.video?.codec ?? facts.image?.format ?? facts.audio?.codec)
    plain(facts.duration.map { Phrase.decimal($0, digits: 6) })
    plain((facts.video?.width ?? facts.image?.width).map { "\($0)" })
    plain((facts.video?.height ?? facts.image?.height).map { "\($0)" })
    plain(facts.fileSize.map { "\($0)" })
    plain(Self.guarded(uri: asset.asset.path.uri))
    text(answer?.acceptedRules.joined(separator: " "))
    endRow(into: &out)
  }

  /// Returns a URI that no spreadsheet evaluates as a formula: its first character is percent-encoded, which does not change
  /// its meaning.
  private static func guarded(uri: String) -> String {
    guard isFormula(uri), let first = uri.utf8.first else { return uri }
    return "%" + String(first, radix: 16, uppercase: true) + uri.dropFirst()
  }

  /// Writes a value that comes from a file, a destination or a user.
  private mutating func text(_ value: String?) {
    let escaped = CommandGuard.shown(TerminalText.escaped(value ?? ""))
    plain(Self.isFormula(escaped) ? "'" + escaped : escaped)
  }

  /// Writes any value, quoted if necessary.
  private mutating func plain(_ value: String?) {
    if fields > 0 { row.append(UInt8(ascii: ",")) }
    fields += 1
    let bytes = (value ?? "").utf8
    guard bytes.contains(where: Self.needsQuotes) else {
      row.append(contentsOf: bytes)
      return
    }
    row.append(UInt8(ascii: "\""))
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { row.append(byte) }
      row.append(byte)
    }
    row.append(UInt8(ascii: "\""))
  }

  /// Returns true for bytes that require quotes. A colon does too, because log readers could interpret a name in the
  /// first column as a command `::name::`.
  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || byte <= 0x20
  }

  private mutating func endRow(into out: inout [UInt8]) {
    out.append(contentsOf: row)
    out.append(contentsOf: "\r\n".utf8)
    row.removeAll(keepingCapacity: true)
    fields = 0
  }

  /// Returns true if a spreadsheet may evaluate the text. Some skip leading white space, and East Asian ones accept
  /// full-width signs.
  private static func isFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first(where: { !$0.properties.isWhitespace }) {
    case "=", "+", "-", "@", "＝", "＋", "－", "＠": true
    default: false
    }
  }
}
