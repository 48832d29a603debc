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
      throw Failure(.incomplete, "cannot read \(document.text): \(error)")
    }
    guard !read.isEmpty else {
      throw mistake(
        "found no limits in \(document.text) that a chosen destination asks for, such as those of mastodon")
    }
    self.init(read + given.entries)
  }

  /// Parses assumed values of parameters. Throws if no chosen destination has such a parameter.
  package init(_ texts: [String], for destinations: [Destination]) throws {
    let entries = try texts.map { text in
      guard let entry = Entry(text) else {
        throw mistake("found “\(text)” for --assume, expected name=value, such as app_version=17.3")
      }
      let known = destinations.flatMap(\.parameters).map(\.name)
      guard known.contains(entry.name) else {
        let names = Set(known).sorted()
        throw mistake(
          "no chosen destination has the parameter “\(entry.name)”"
            + (names.isEmpty
              ? "; they have no parameters, so leave out --assume" : CommandText.guess(entry.name, among: names))
        )
      }
      return entry
    }
    self.init(entries)
  }
}
