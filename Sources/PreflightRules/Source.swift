/// The day of a page or of the copy that was read, as the page or copy states it.
public enum PageDate: Sendable, Hashable {
  case day(CivilDate)
  /// Neither the page nor the copy states a day.
  case unknown

  /// The day; nil if it is unknown.
  public var day: CivilDate? { if case .day(let day) = self { day } else { nil } }
}

/// A public document with limits, and the day on which it was last checked.
public struct Source: Sendable, Hashable {
  /// The name by which rules of the same destination refer to it.
  public let id: String
  /// The title for people, which reports show.
  public let title: String
  /// The address; nil for limits that follow from the file or the system, which no page states.
  public let url: String?
  /// The day on which the limits were last compared with the document.
  public let checked: CivilDate
  /// The state of the document that was compared; nil if it was not recorded.
  public let pageAsOf: PageDate?
  /// The day after which the comparison is out of date; nil for a document that no longer changes.
  public let reviewAfter: CivilDate?

  package init(
    id: String, title: String, url: String?, checked: CivilDate, pageAsOf: PageDate? = nil,
    reviewAfter: CivilDate? = nil
  ) {
    self.id = id
    self.title = title
    self.url = url
    self.checked = checked
    self.pageAsOf = pageAsOf
    self.reviewAfter = reviewAfter
  }

  /// Returns true if the document needs another check before its limits can be relied on.
  public func isDue(on day: CivilDate) -> Bool { reviewAfter.map { day > $0 } ?? false }
}
