import MediaProbe
public import Preflight

/// Reads a baseline that `Baseline.document` wrote.
public struct BaselineReader {
  /// The largest size of a baseline in bytes, for some hundred thousand entries.
  public static let sizeLimit = 16 << 20
  private static let valueLimit = 2_000_000
  /// A baseline is written by this program and has only entries, each of which takes some dozen steps.
  private static let stepLimit = 200_000_000

  /// Returns the baseline. Throws the mistakes of the document.
  public static func read(_ bytes: [UInt8], name: String) throws(DocumentErrors) -> Baseline {
    let mistakes = Mistakes(name: name, limit: stepLimit)
    var baseline = Baseline()
    if let root = JSONReader.read(bytes, mistakes: mistakes, sizeLimit: sizeLimit, valueLimit: valueLimit),
      var document = MappingReader(root, Message(.aBaseline), mistakes)
    {
      if let version = document.required("version"), let number = version.integer(mistakes), number != 1 {
        mistakes.add(.otherBaselineVersion, .int(number), at: version.place)
      }
      for item in document.required("accepted")?.list(mistakes) ?? [] {
        guard let (path, entry) = readEntry(item, mistakes) else { continue }
        baseline.insert(entry, for: path)
      }
      document.finish()
    }
    if let errors = mistakes.errors { throw errors }
    return baseline
  }

  private static func readEntry(_ value: DocumentValue, _ mistakes: Mistakes) -> (AssetPath, Baseline.Entry)? {
    guard var entry = MappingReader(value, Message(.aBaselineEntry), mistakes) else { return nil }
    let path = entry.required("path")?.text(mistakes)
    let bytes = entry.optional("path_bytes")?.text(mistakes)
    let rule = entry.optional("rule")
    let measured = entry.optional("measured")
    let error = entry.optional("error")
    entry.finish()
    guard let path else { return nil }
    let place = bytes.map { AssetPath(bytes: decodedBase64(Array($0.utf8)[...])) } ?? AssetPath(path)
    if let bytes, base64(place.bytes) != Array(bytes.utf8) {
      mistakes.add(.notBase64, at: value.place)
    }
    switch (rule, error) {
    case (let rule?, nil):
      return rule.text(mistakes).map { (place, .finding(rule: $0, measured: measured?.json)) }
    case (nil, let error?):
      return (error.word(mistakes) as ReadError.Code?).map { (place, .error($0)) }
    default:
      mistakes.add(.baselineEntryForm, at: value.place)
      return nil
    }
  }
}

extension DocumentValue {
  /// The value in the JSON that records have.
  fileprivate var json: String {
    switch content {
    case .scalar(let text, quoted: true):
      var json = JSONWriter()
      json.string(text)
      return String(decoding: json.bytes, as: UTF8.self)
    case .scalar(let text, quoted: false): return text
    case .list(let items): return "[" + items.map(\.json).joined(separator: ",") + "]"
    case .mapping(let members):
      return "{" + members.map { "\($0.key.json):\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }
}
