import MediaProbe
package import PreflightPlanning
import PreflightPresenting
package import PreflightRules

/// The plan of an upload to one destination.
package struct UploadRecord {
  /// A caller's plan, and what it breaks.
  package struct Given {
    let chunkSize: Int
    let count: Int?
    let isInvalid: Bool
    let problems: [(breach: UploadPlan.Breach, text: String)]

    package init(
      chunkSize: Int, count: Int?, isInvalid: Bool, problems: [(breach: UploadPlan.Breach, text: String)]
    ) {
      (self.chunkSize, self.count, self.isInvalid, self.problems) = (chunkSize, count, isInvalid, problems)
    }
  }

  let destination: Destination
  let form: UploadForm?
  let plan: UploadPlan?
  let given: Given?

  package init(_ destination: Destination, _ form: UploadForm?, _ plan: UploadPlan?, given: Given?) {
    (self.destination, self.form, self.plan, self.given) = (destination, form, plan, given)
  }
}

extension DestinationJSON {
  /// Returns the plans of an upload, each with the figures that it follows.
  package func uploads(path: String, fileSize: Int, _ records: [UploadRecord]) -> [UInt8] {
    document { json in
      json.member("path", path)
      json.member("file_size", fileSize)
      json.objects("uploads", records) { record, json in
        json.member("destination", record.destination.id)
        guard let form = record.form else { return }
        json.member("method", form.method.rawValue)
        json.member("fetches_address", form.fetches)
        if let plan = record.plan {
          json.member("chunk_size", plan.chunkSize)
          json.member("chunk_count", plan.count)
          json.member("last_chunk_size", plan.lastSize)
        }
        if let given = record.given {
          json.key("given")
          json.beginObject()
          json.member("chunk_size", given.chunkSize)
          if let count = given.count { json.member("chunk_count", count) }
          json.member("outcome", given.isInvalid ? "fail" : given.problems.isEmpty ? "pass" : "warn")
          json.objects("problems", given.problems) { problem, json in
            if let figure = problem.breach.figure { json.member("figure", figure.name.rawValue) }
            json.member("found", problem.breach.found)
            json.member("expected", problem.breach.expected)
            json.member("message", problem.text)
          }
          json.endObject()
        }
        json.objects("figures", form.figures) { figure, json in
          json.member("name", figure.name.rawValue)
          json.member("limit", figure.limit)
          if let other = figure.other { json.member("other", other) }
          json.member("where", figure.place)
          json.member("written", figure.written)
          write(figure.source, &json)
        }
        write(form.source, &json)
      }
    }
  }

  private func write(_ source: Source, _ json: inout JSONWriter) {
    json.member("source", source.title)
    if let url = source.url { json.member("url", url) }
    json.member("checked", source.checked.description)
  }
}
