package import MediaProbe
package import Preflight
import PreflightDocuments

extension Assumptions {
  /// Parses assumed values of parameters, after those of a server's document. Throws if the document has no value that a
  /// chosen destination asks for.
  package init(_ texts: [String], from document: AssetPath?, for destinations: [Destination]) throws {
    let given = try Assumptions(texts, for: destinations)
    guard let document else {
      self = given
      return
    }
    let read: [Entry]
    do {
      let file = try OpenFile(document)
      read = try ServerDocument(try file.bytes(0..<UInt64(file.fileSize)), name: document.text)
        .assumptions(for: destinations)
    } catch let error as DocumentErrors {
      throw Failure(.incomplete, mistakes: error)
    } catch {
      throw Failure(.incomplete, .cannotRead(document.text, CommandText(error)))
    }
    guard !read.isEmpty else {
      throw mistake(.noLimitsIn(document.text))
    }
    self.init(read + given.entries)
  }

  /// Parses assumed values of parameters. Throws if no chosen destination has such a parameter.
  package init(_ texts: [String], for destinations: [Destination]) throws {
    let entries = try texts.map { text in
      guard let entry = Entry(text) else {
        throw mistake(.wrongAssumption(text))
      }
      let known = destinations.flatMap(\.parameters).map(\.name)
      guard known.contains(entry.name) else {
        let names = Set(known).sorted()
        throw mistake(
          .unknownParameter(entry.name)
            + (names.isEmpty ? .noParameters : CommandText.guess(entry.name, among: names))
        )
      }
      return entry
    }
    self.init(entries)
  }
}
