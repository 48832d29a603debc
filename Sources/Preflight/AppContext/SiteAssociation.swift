/// What a site says of the apps that may open its links: the `applinks` of an `apple-app-site-association` file.
public struct SiteAssociation: Sendable, Equatable {
  /// Which links some apps may open.
  public struct Details: Sendable, Equatable {
    /// Of the form `TEAMID.bundle.id`.
    public var appIDs: [String]
    /// In the order of the file, in which the first that matches decides.
    public var components: [Component]

    public init(appIDs: [String], components: [Component]) {
      self.appIDs = appIDs
      self.components = components
    }
  }

  /// Patterns for the parts of an URL; all that are there have to match. In patterns `*` stands for any number of
  /// characters, `?` for one, and so `?*` for one or more.
  public struct Component: Sendable, Equatable {
    /// Nil for any.
    public var path: String?
    /// Nil for any.
    public var query: Query?
    /// Nil for any.
    public var fragment: String?
    /// A link that matches is not the app's, and what follows is not looked at.
    public var isExcluded = false
    public var isCaseSensitive = true
    /// Patterns are compared with the URL as it is; else with its characters unescaped.
    public var isPercentEncoded = true

    public init() {}

    /// The older form: a path alone, behind `NOT ` one that is excluded.
    public init(olderPath: String) {
      isExcluded = olderPath.hasPrefix("NOT ")
      path = isExcluded ? String(olderPath.dropFirst(4)) : olderPath
    }
  }

  public enum Query: Sendable, Equatable {
    /// A pattern for all of it.
    case whole(String)
    /// A pattern for each item of a name: one that repeats has to match each time, one that is missing is empty.
    case items([QueryItem])
  }

  public struct QueryItem: Sendable, Equatable {
    public let name: String
    public let pattern: String

    public init(name: String, pattern: String) {
      self.name = name
      self.pattern = pattern
    }
  }

  public let details: [Details]
  /// Bytes.
  public var fileSize: Int64
  /// What it was found to say of links; shared by all copies, since the details cannot change.
  let answers = LinkAnswers()

  public init(details: [Details], fileSize: Int64) {
    self.details = details
    self.fileSize = fileSize
  }

  public static func == (left: SiteAssociation, right: SiteAssociation) -> Bool {
    left.details == right.details && left.fileSize == right.fileSize
  }
}
