package import MediaProbe
import Preflight
import PreflightReports

/// The record of a delivery: the files in its folder, and the files that could not be delivered.
package struct DeliveryManifest: Equatable, Sendable {
  package static let fileName = "manifest.json"
  private static let record = "delivery"
  /// The largest size in bytes, for some hundred thousand files.
  private static let sizeLimit = 256 << 20
  private static let valueLimit = 2_000_000

  /// A file of the folder.
  package struct Item: Equatable, Sendable {
    /// The path of the original, as the user named it.
    package let source: String
    /// The path of the original relative to the folder of the delivery; empty if it is not valid UTF-8, or if an older version
    /// wrote the record.
    package let origin: String
    /// The paths of other originals with the same content.
    package let duplicates: [String]
    package let sourceSHA256: String
    /// The id of the destination.
    package let destination: String
    /// The path below the folder.
    package let path: String
    package let sha256: String
    /// In bytes.
    package let size: Int64
    /// The ids of the repairs; empty for an original.
    package let repairs: [String]
    /// The ids of the parts of the original that the file lacks.
    package let losses: [String]
    /// The personal data that the file keeps: `location`.
    package let keeps: [String]
    /// The repairs in words; empty for an original.
    package let change: String
    /// `pass` or `warn`, or `accepted` for a file that the team posts anyway.
    package let outcome: String
    /// The warnings of the destination.
    package let warnings: [Warning]
    /// The team's reasons to deliver a file that the destination may refuse; empty for any other file.
    package let allowed: [String]
    /// True if the original is gone, and the user keeps such files.
    package var isOriginalGone = false
    /// The fingerprint of the rules that judged the file, and of the options that repairs depend on.
    package let rules: String

    /// True if the checksum can be that of the file. A file without repairs has the content of its original, so a record that
    /// somebody changed by hand is noticed.
    package func isPossible(_ sum: String?) -> Bool {
      sum == sha256 && (!repairs.isEmpty || sha256 == sourceSHA256)
    }

    package init(
      source: String, origin: String = "", duplicates: [String], sourceSHA256: String, destination: String,
      path: String, sha256: String, size: Int64, repairs: [String] = [], losses: [String] = [], keeps: [String] = [],
      change: String = "", outcome: String, warnings: [Warning] = [], allowed: [String] = [], rules: String
    ) {
      self.source = source
      self.origin = origin
      self.duplicates = duplicates
      self.sourceSHA256 = sourceSHA256
      self.destination = destination
      self.path = path
      self.sha256 = sha256
      self.size = size
      self.repairs = repairs
      self.losses = losses
      self.keeps = keeps
      self.change = change
      self.outcome = outcome
      self.warnings = warnings
      self.allowed = allowed
      self.rules = rules
    }
  }

  /// A warning of a destination about a delivered file.
  package struct Warning: Equatable, Sendable {
    /// The id of the rule.
    package let rule: String
    package let message: String

    package init(rule: String, message: String) { (self.rule, self.message) = (rule, message) }
  }

  /// A file that could not be delivered to a destination.
  package struct Refusal: Equatable, Sendable {
    package let source: String
    package let destination: String
    package let outcome: String
    /// The reason in words.
    package let reason: String
    /// The choices that would make a repair possible: `shape`, `background`, `trim`.
    package let choices: [String]
    /// The ids of the rules that keep the file out.
    package let rules: [String]

    package init(
      source: String, destination: String, outcome: String, reason: String, choices: [String], rules: [String] = []
    ) {
      self.source = source
      self.destination = destination
      self.outcome = outcome
      self.reason = reason
      self.choices = choices
      self.rules = rules
    }
  }

  package var items: [Item] = []
  package var refusals: [Refusal] = []
  /// The version of the program that wrote it.
  package var toolVersion: String

  package init(toolVersion: String) { self.toolVersion = toolVersion }

  /// The kind of output.
  package static let kind = OutputKind("manifest") { head in
    head.starts(with: "{\"record\":\"\(record)\"".utf8)
  }

  /// Reads the manifest of a folder; nil if the folder has no such file. Throws the mistakes of a file that is not a manifest.
  package static func read(in folder: AssetPath) throws -> DeliveryManifest? {
    let path = folder.appending(Array(fileName.utf8))
    guard !path.isMissing else { return nil }
    let file = try OpenFile(path)
    let mistakes = Mistakes(name: path.text)
    guard file.fileSize <= sizeLimit else { throw OutputError.refused(.manifestTooLarge) }
    let bytes = try file.bytes(0..<UInt64(clamping: file.fileSize))
    let manifest = JSONReader.read(bytes, mistakes: mistakes, sizeLimit: sizeLimit, valueLimit: valueLimit)
      .flatMap { DeliveryManifest($0, mistakes) }
    if let errors = mistakes.errors { throw errors }
    guard let manifest else { throw OutputError.refused(.notAManifest) }
    return manifest
  }

  private init?(_ value: DocumentValue, _ mistakes: Mistakes) {
    guard var document = MappingReader(value, "a delivery", mistakes),
      document.required("record")?.text(mistakes) == Self.record,
      let version = document.required("tool_version")?.text(mistakes),
      let delivered = document.required("delivered"), let refused = document.required("not_delivered")
    else { return nil }
    toolVersion = version
    for value in delivered.elements ?? [] {
      guard let item = Item(value, mistakes) else { return nil }
      items.append(item)
    }
    for value in refused.elements ?? [] {
      guard let refusal = Refusal(value, mistakes) else { return nil }
      refusals.append(refusal)
    }
  }

  /// The manifest as JSON, with one entry per line.
  package var document: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("record", Self.record)
    json.member("tool_version", toolVersion)
    json.array("delivered") { json in
      for item in items {
        json.beginLine()
        json.object { item.write(to: &$0) }
      }
    }
    json.array("not_delivered") { json in
      for refusal in refusals {
        json.beginLine()
        json.object { refusal.write(to: &$0) }
      }
    }
    json.endObject()
    json.endLine()
    return json.bytes
  }
}

extension DeliveryManifest.Item {
  fileprivate init?(_ value: DocumentValue, _ mistakes: Mistakes) {
    guard var entry = MappingReader(value, "a delivered file", mistakes),
      let source = entry.required("source")?.text(mistakes),
      let sum = entry.required("source_sha256")?.text(mistakes),
      let destination = entry.required("destination")?.text(mistakes),
      let path = entry.required("path")?.text(mistakes), let ownSum = entry.required("sha256")?.text(mistakes),
      let size = entry.required("size")?.scalar.flatMap({ Int64($0) }),
      let outcome = entry.required("outcome")?.text(mistakes), let rules = entry.required("rules")?.text(mistakes)
    else { return nil }
    // A manifest can come from an untrusted source, so it may name only files of its own folder.
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." || $0.contains("\0") }) else { return nil }
    func texts(_ key: String, _ entry: inout MappingReader) -> [String] {
      entry.optional(key)?.elements?.compactMap { $0.text(mistakes) } ?? []
    }
    self.init(
      source: source, origin: entry.optional("origin")?.text(mistakes) ?? "", duplicates: texts("duplicates", &entry),
      sourceSHA256: sum, destination: destination, path: path, sha256: ownSum, size: size,
      repairs: texts("repairs", &entry), losses: texts("losses", &entry), keeps: texts("keeps", &entry),
      change: entry.optional("change")?.text(mistakes) ?? "", outcome: outcome,
      warnings: entry.optional("warnings")?.elements?.compactMap { DeliveryManifest.Warning($0, mistakes) } ?? [],
      allowed: texts("allowed", &entry), rules: rules)
    isOriginalGone = entry.optional("original_gone")?.flag(mistakes) ?? false
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.member("source", source)
    json.member("origin", origin)
    json.member("duplicates", duplicates)
    json.member("source_sha256", sourceSHA256)
    json.member("destination", destination)
    json.member("path", path)
    json.member("sha256", sha256)
    json.key("size")
    json.int(size)
    json.member("repairs", repairs)
    json.member("losses", losses)
    if !keeps.isEmpty { json.member("keeps", keeps) }
    json.member("change", change)
    json.member("outcome", outcome)
    if !warnings.isEmpty {
      json.array("warnings") { json in
        for warning in warnings {
          json.object { json in
            json.member("rule", warning.rule)
            json.member("message", warning.message)
          }
        }
      }
    }
    if !allowed.isEmpty { json.member("allowed", allowed) }
    if isOriginalGone { json.member("original_gone", true) }
    json.member("rules", rules)
  }
}

extension DeliveryManifest.Warning {
  fileprivate init?(_ value: DocumentValue, _ mistakes: Mistakes) {
    guard var entry = MappingReader(value, "a warning", mistakes), let rule = entry.required("rule")?.text(mistakes),
      let message = entry.required("message")?.text(mistakes)
    else { return nil }
    self.init(rule: rule, message: message)
  }
}

extension DeliveryManifest.Refusal {
  fileprivate init?(_ value: DocumentValue, _ mistakes: Mistakes) {
    guard var entry = MappingReader(value, "a file that was not delivered", mistakes),
      let source = entry.required("source")?.text(mistakes),
      let destination = entry.required("destination")?.text(mistakes),
      let outcome = entry.required("outcome")?.text(mistakes), let reason = entry.required("reason")?.text(mistakes)
    else { return nil }
    self.init(
      source: source, destination: destination, outcome: outcome, reason: reason,
      choices: entry.optional("choices")?.elements?.compactMap { $0.text(mistakes) } ?? [],
      rules: entry.optional("rules")?.elements?.compactMap { $0.text(mistakes) } ?? [])
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.member("source", source)
    json.member("destination", destination)
    json.member("outcome", outcome)
    json.member("reason", reason)
    json.member("choices", choices)
    if !rules.isEmpty { json.member("rules", rules) }
  }
}

extension DocumentValue {
  /// The elements of a list; nil for anything else.
  fileprivate var elements: [DocumentValue]? { if case .list(let values) = content { values } else { nil } }
}
