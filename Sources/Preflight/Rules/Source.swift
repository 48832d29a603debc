/// A public document that gives figures, and when somebody last looked at it.
public struct Source: Sendable, Hashable {
  /// The name by which rules of the same destination refer to it.
  public let id: String
  public let title: String
  /// Nil for what follows from the file or the system, which no page states.
  public let url: String?
  /// The day on which the figures were last compared with the document.
  public let checked: CivilDate
  /// The day from which the comparison counts as old; nil for a document that no longer changes.
  public let reviewAfter: CivilDate?

  public init(id: String, title: String, url: String?, checked: CivilDate, reviewAfter: CivilDate? = nil) {
    self.id = id
    self.title = title
    self.url = url
    self.checked = checked
    self.reviewAfter = reviewAfter
  }

  /// Whether the document should be looked at again before its figures are relied on.
  public func isDue(on day: CivilDate) -> Bool { reviewAfter.map { day > $0 } ?? false }
}
