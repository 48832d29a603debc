/// The way in which the API of a destination takes the bytes of a file, with the figures of its documents.
package struct UploadForm: Sendable, Equatable {
  package enum Method: String, Sendable, CaseIterable {
    /// The caller divides the file.
    case chunks
    /// The server states which bytes each request has.
    case server
  }

  /// The direction in which the number of chunks is rounded.
  package enum Rounding: String, Sendable, CaseIterable {
    /// The last chunk also has the rest.
    case down
    /// The last chunk has only the rest.
    case up
  }

  package struct Figure: Sendable, Equatable {
    package enum Name: String, Sendable, CaseIterable {
      /// A smaller file is sent whole.
      case wholeBelow = "whole_below"
      /// A larger file is sent in several chunks.
      case wholeMax = "whole_max"
      case chunkMin = "chunk_min"
      case chunkMax = "chunk_max"
      /// Each chunk but the last one is a multiple of this size.
      case chunkMultiple = "chunk_multiple"
      /// Each chunk but the last one has exactly this size.
      case chunkSize = "chunk_size"
      /// The size in the example of a document.
      case chunkExample = "chunk_example"
      case lastMax = "last_max"
      case countMax = "count_max"
      /// The largest number of a chunk, if the first one has the number 0.
      case indexMax = "index_max"
    }

    package let name: Name
    package let limit: Int
    /// The other meaning of an ambiguous unit such as MB; nil if the figure has one meaning.
    package let other: Int?
    package let source: Source
    /// The place on the page of the source, and the figure as it is written there.
    package let place: String
    package let written: String

    package init(_ name: Name, _ limit: Int, other: Int?, source: Source, place: String, written: String) {
      (self.name, self.limit, self.other, self.source) = (name, limit, other, source)
      (self.place, self.written) = (place, written)
    }
  }

  package let source: Source
  package let method: Method
  package let rounding: Rounding
  /// True if the API can also fetch the file from an address.
  package let fetches: Bool
  package let figures: [Figure]

  package init(source: Source, method: Method, rounding: Rounding, fetches: Bool, figures: [Figure]) {
    (self.source, self.method, self.rounding, self.fetches, self.figures) = (source, method, rounding, fetches, figures)
  }

  package func figure(_ name: Figure.Name) -> Figure? { figures.first { $0.name == name } }
}
