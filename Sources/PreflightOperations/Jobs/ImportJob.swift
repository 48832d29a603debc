package import MediaProbe
package import Preflight
package import PreflightDocuments

/// The documents from which a destination can be made.
package enum ImportedForm: String, Sendable, CaseIterable {
  case adcp, mediaconch, transloadit, table
}

/// Makes a destination from a document of another program.
package enum ImportJob {
  /// - Parameters:
  ///   - file: The document.
  ///   - form: The form of the document; nil to find it out from its content.
  ///   - id: The id of the destination; nil for one from the document.
  ///   - day: The day on which the document counts as read.
  package static func run(_ file: AssetPath, as form: ImportedForm?, id: String?, day: CivilDate) throws -> Imported {
    let (name, bytes) = try DestinationFiles.document(file)
    do throws(DocumentErrors) {
      return try read(bytes, as: form ?? guess(of: bytes), name: name, id: id, day: day)
    } catch {
      throw Failure(.incomplete, mistakes: error)
    }
  }

  private static func read(
    _ bytes: [UInt8], as form: ImportedForm, name: String, id: String?, day: CivilDate
  ) throws(DocumentErrors) -> Imported {
    switch form {
    case .adcp: try AdCPFormat.read(bytes, name: name, id: id, day: day)
    case .mediaconch: try MediaConchPolicy.read(bytes, name: name, id: id, day: day)
    case .transloadit: try TransloaditStep.read(bytes, name: name, id: id, day: day)
    case .table: try LimitsTable.read(bytes, name: name, id: id, day: day)
    }
  }

  /// Returns the form that the beginning of a document and the names in it suggest.
  private static func guess(of bytes: [UInt8]) -> ImportedForm {
    let space = Set(" \t\r\n\u{FEFF}".utf8)
    if bytes.first(where: { !space.contains($0) }) == UInt8(ascii: "<") { return .mediaconch }
    func has(_ name: String) -> Bool { bytes.firstRange(of: Array("\"\(name)\"".utf8)) != nil }
    if has("/file/filter") { return .transloadit }
    return has("format_id") || has("requirements") || has("assets") ? .adcp : .table
  }
}
