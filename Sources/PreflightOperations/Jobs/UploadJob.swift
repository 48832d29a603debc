package import MediaProbe
package import Preflight
import PreflightDocuments
package import PreflightPlanning

/// Plans the upload of a file, or judges somebody's plan.
package struct UploadJob: Sendable {
  /// The answer of one destination.
  package struct Answer: Sendable {
    package let destination: Destination
    /// Nil if no document was read for the destination.
    package let form: UploadForm?
    /// Nil if the server divides the file, or if no plan meets the figures.
    package let plan: UploadPlan?
    /// The figures that the given plan breaks.
    package let breaches: [UploadPlan.Breach]

    /// True if the given plan breaks a figure, whatever its unit means.
    package var isInvalid: Bool { breaches.contains { $0.isCertain } }
  }

  /// The plan of a caller.
  package struct Given: Sendable {
    package let chunkSize: Int
    package let count: Int?

    package init(chunkSize: Int, count: Int?) { (self.chunkSize, self.count) = (chunkSize, count) }
  }

  package let fileSize: Int
  package let answers: [Answer]

  /// Reads only the size of the file.
  package init(_ file: AssetPath, _ destinations: [Destination], given: Given?) throws {
    do {
      fileSize = Int(try OpenFile(file).fileSize)
    } catch {
      throw Failure(.incomplete, .cannotRead(file.text, CommandText(error)))
    }
    answers = Self.answers(fileSize, destinations, given: given)
  }

  package static func answers(_ fileSize: Int, _ destinations: [Destination], given: Given?) -> [Answer] {
    destinations.map { destination in
      let form = destination.upload
      return Answer(
        destination: destination, form: form, plan: form.flatMap { UploadPlan(of: fileSize, $0) },
        breaches: form.flatMap { form in
          given.map { UploadPlan.breaches(of: fileSize, chunkSize: $0.chunkSize, count: $0.count, form) }
        } ?? [])
    }
  }
}
