package import PreflightRules

extension RuleWords {
  /// Returns the title of a source with its days.
  ///
  /// - Parameter day: The day for which the text says that the source is due for review; nil to leave that out.
  package func dated(_ title: String, _ source: Source, on day: CivilDate? = nil) -> String {
    var text = checked(title, source.checked) + pageDate(of: source)
    if let day, source.isDue(on: day), let end = source.reviewAfter { text += due(end) }
    return text
  }

  /// Returns the day of a source's page; empty if the source does not state it.
  package func pageDate(of source: Source) -> String { source.pageAsOf.map { pageDate($0.day) } ?? "" }
}
