import MediaProbe
import Preflight
import PreflightDocuments

extension ReadingTarget {
  /// The readers of documents. Each returns a value, or mistakes that can be shown.
  public static let documents: [ReadingTarget] = [
    document("destination") { bytes throws(DocumentErrors) in
      _ = builtInRules
      _ = try DestinationReader().read(bytes, name: "a.yml")
    },
    document("shared-file") { bytes throws(DocumentErrors) in
      _ = try DestinationReader().read(extending, name: "a.yml", sharing: SharedFiles([("_shared/b.yml", bytes)]))
    },
    document("configuration") { bytes throws(DocumentErrors) in
      var reader = ConfigurationReader(bytes, path: AssetPath("preflight.yml"))
      _ = try reader.read(knowing: BuiltInNames())
    },
    document("request") { bytes throws(DocumentErrors) in
      _ = try requestReader.read(bytes, at: AssetPath("request.yml"))
    },
    document("json-request") { bytes throws(DocumentErrors) in
      _ = try requestReader.read(bytes, at: AssetPath("request.json"))
    },
    document("property-list") { bytes throws(DocumentErrors) in
      _ = try PropertyListReader().read(bytes, name: "Info.plist")
    },
    document("site-association") { bytes throws(DocumentErrors) in
      _ = try SiteAssociationReader().read(bytes, name: "apple-app-site-association")
    },
    document("xcode-project") { bytes throws(DocumentErrors) in
      _ = try ProjectReader().read(bytes, name: "project.pbxproj")
    },
    document("page") { bytes throws(DocumentErrors) in _ = PageReader().read(bytes) },
  ]

  /// A destination with the slots and rules that a shared file of the seeds can have.
  private static let extending = Array(
    """
    id: a
    extends: _shared/b
    short_name: a
    name: A
    summary: A.
    slots: [{ name: image, takes: [image], rules: [image-format, { id: image-file-size, source: a }] }]
    request: { source: media-reference, form: post, media_slots: [image] }
    request_rules: [request-media-present, request-text-length]
    app: [app-query-schemes-count]
    """.utf8)

  /// They are decoded on demand. The coverage of an input must not depend on the inputs before it.
  private static let builtInRules = Destinations.all.map(\.rules.count)
  /// Creating it reads all destinations, which takes longer than reading a request.
  private static let requestReader = RequestReader(destinations: Destinations.all)

  private static func document(
    _ name: String, _ read: @escaping @Sendable ([UInt8]) throws(DocumentErrors) -> Void
  ) -> ReadingTarget {
    ReadingTarget(name: name, isReader: false) { bytes in
      do throws(DocumentErrors) {
        try read(bytes)
      } catch {
        return error.brokenPromises
      }
      return []
    }
  }
}

/// The built-in destinations alone.
private struct BuiltInNames: DestinationNames {
  var names: [String] { Destinations.all.map(\.id) }
  var inOrderOfUse: any Sequence<Destination> { Destinations.all }

  func members(of name: String) -> [Destination] { Destinations.named(name).map { [$0] } ?? [] }
  func isKnown(_ name: String) -> Bool { Destinations.named(name) != nil }
}

extension DocumentErrors {
  /// Mistakes have a place in the document, and one line without control characters each.
  fileprivate var brokenPromises: [String] {
    var broken = errors.isEmpty ? ["there is no mistake"] : []
    for error in errors {
      if error.line < 1 || error.column < 1 { broken.append("a mistake is at \(error.line):\(error.column)") }
      let shown = TerminalText.escaped(error.message.english)
      // The general category Cc has these characters and no others; looking it up would take longer than reading.
      if shown.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) {
        broken.append("a message has a control character")
      }
    }
    return broken
  }
}
