/// The apps that may open the links of a site: the `applinks` of an `apple-app-site-association` file.
public struct SiteAssociation: Sendable, Equatable {
  /// The links that some apps may open.
  package struct Details: Sendable, Equatable {
    /// App ids in the form `TEAMID.bundle.id`.
    package var appIDs: [String]
    /// In the order of the file; the first component that matches decides.
    package var components: [Component]

    package init(appIDs: [String], components: [Component]) {
      self.appIDs = appIDs
      self.components = components
    }
  }

  /// Patterns for the parts of a URL, all of which must match. In a pattern `*` matches any number of characters, and
  /// `?` exactly one; `?*` therefore matches one or more.
  package struct Component: Sendable, Equatable {
    /// The pattern of the path; nil for any path.
    package var path: String?
    /// The pattern of the query; nil for any query.
    package var query: Query?
    /// The pattern of the fragment; nil for any fragment.
    package var fragment: String?
    /// True if links that match do not belong to the app. Components after this one are then not compared.
    package var isExcluded = false
    package var isCaseSensitive = true
    /// True if patterns are compared with the URL as it is; false if its escapes are decoded first.
    package var isPercentEncoded = true

    package init() {}

    /// Reads the older form: a path, with `NOT ` before an excluded one.
    package init(olderPath: String) {
      isExcluded = olderPath.hasPrefix("NOT ")
      path = isExcluded ? String(olderPath.dropFirst(4)) : olderPath
    }
  }

  package enum Query: Sendable, Equatable {
    /// A pattern for the whole query.
    case whole(String)
    /// A pattern for each named item. A repeated item must match each time, and a missing one is empty.
    case items([QueryItem])
  }

  package struct QueryItem: Sendable, Equatable {
    package let name: String
    package let pattern: String

    package init(name: String, pattern: String) {
      self.name = name
      self.pattern = pattern
    }
  }

  package let details: [Details]
  /// The size of the file in bytes.
  package var fileSize: Int64
  /// The results for links so far. All copies share them, because the details cannot change.
  let answers = LinkAnswers()

  package init(details: [Details], fileSize: Int64) {
    self.details = details
    self.fileSize = fileSize
  }

  /// Returns true if the details and the file sizes are equal. The results for links do not count.
  public static func == (left: SiteAssociation, right: SiteAssociation) -> Bool {
    left.details == right.details && left.fileSize == right.fileSize
  }
}
