import MediaProbe
import Preflight

/// Reads how the API of a destination takes the bytes of a file.
struct UploadFormReader {
  let sources: [Source]
  let mistakes: Mistakes

  func read(_ value: DocumentValue) -> UploadForm? {
    guard var members = MappingReader(value, "upload", mistakes) else { return nil }
    let source = members.required("source").flatMap(source)
    let method: UploadForm.Method? = members.required("method")?.word(mistakes)
    let rounding: UploadForm.Rounding? = members.optional("rounding")?.word(mistakes)
    let fetches = members.optional("fetches")?.flag(mistakes) ?? false
    var figures: [UploadForm.Figure] = []
    if let value = members.optional("figures"), var entries = MappingReader(value, "figures", mistakes) {
      for (key, place, value) in entries.rest() {
        guard let name = UploadForm.Figure.Name(rawValue: key) else {
          let known = UploadForm.Figure.Name.allCases.map(\.rawValue)
          mistakes.add(
            "unknown figure “\(key.shortened)”, expected one of " + known.joined(separator: ", "), at: place)
          continue
        }
        if let source, let figure = figure(name, value, otherwise: source) { figures.append(figure) }
      }
    }
    members.finish()
    guard let source, let method else { return nil }
    return UploadForm(
      source: source, method: method, rounding: rounding ?? .up, fetches: fetches, figures: figures)
  }

  private func figure(
    _ name: UploadForm.Figure.Name, _ value: DocumentValue, otherwise standard: Source
  ) -> UploadForm.Figure? {
    guard var entry = MappingReader(value, "a figure", mistakes) else { return nil }
    let limit = entry.required("limit").flatMap(count)
    let other = entry.optional("or").flatMap(count)
    let source = entry.optional("source").map(source) ?? standard
    let place = entry.required("where")?.line(mistakes)
    let writtenValue = entry.required("written")
    let written = writtenValue?.text(mistakes)
    entry.finish()
    guard let limit, let source, let place, let written, let writtenValue else { return nil }
    if !WrittenFigure(written).states(limit) {
      mistakes.add("the figure is \(limit), which “written” does not state", at: writtenValue.place)
    }
    return UploadForm.Figure(name, limit, other: other, source: source, place: place, written: written)
  }

  private func count(_ value: DocumentValue) -> Int? {
    guard let figure = value.figure(mistakes) else { return nil }
    guard figure.denominator == 1, figure.numerator > 0 else {
      mistakes.add("found \(value.kind), expected a whole number above 0", at: value.place)
      return nil
    }
    return Int(figure.numerator)
  }

  private func source(_ value: DocumentValue) -> Source? {
    guard let id = value.text(mistakes) else { return nil }
    if let source = sources.first(where: { $0.id == id }) { return source }
    mistakes.add("no source “\(id)”" + Guess.suffix(for: id, among: sources.map(\.id)), at: value.place)
    return nil
  }
}
