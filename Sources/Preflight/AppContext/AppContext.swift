public import MediaProbe

/// What is known of the app that shares, and of the site whose links it claims. Nil is what was not given. Versions and
/// permissions are parameters of the destination (`Assumptions`).
public struct AppContext: Sendable, Equatable {
  /// What tells of an app, as the context of a request names it.
  public enum File: String, Sendable, Hashable, CaseIterable {
    case infoPlist = "info_plist"
    case entitlements
    case siteAssociation = "site_association"
    case page
    /// The folder with the pictures, videos and icons that the page names.
    case pageResources = "page_resources"
  }

  public var infoPlist: PropertyListValue?
  public var entitlements: PropertyListValue?
  /// The address by which the destination hands back to the app, for those that ask for one: `redirectURI` of TikTok.
  public var redirectURI: String?
  /// The link that is shared, for destinations that share one.
  public var link: String?
  /// Of the link's host.
  public var siteAssociation: SiteAssociation?
  /// What the link leads to.
  public var page: LinkPage?
  /// Where the values of its property lists stand, for findings on them; empty when that is not known.
  var places: [AppFact: DocumentPlace] = [:]

  public init(
    infoPlist: PropertyListValue? = nil, entitlements: PropertyListValue? = nil,
    redirectURI: String? = nil, link: String? = nil, siteAssociation: SiteAssociation? = nil, page: LinkPage? = nil
  ) {
    self.infoPlist = infoPlist
    self.entitlements = entitlements
    self.redirectURI = redirectURI
    self.link = link
    self.siteAssociation = siteAssociation
    self.page = page
  }

  /// Takes over an Info.plist that was read, with its places.
  public mutating func take(infoPlist list: PropertyList, at path: AssetPath) {
    infoPlist = list.root
    for (key, place) in list.places { places[.infoPlist(key)] = place.within(path) }
  }

  /// Takes over entitlements that were read, with their places.
  public mutating func take(entitlements list: PropertyList, at path: AssetPath) {
    entitlements = list.root
    for (key, place) in list.places { places[.entitlement(key)] = place.within(path) }
  }

  /// The URL schemes that the app asks about (`LSApplicationQueriesSchemes`); nil without an Info.plist.
  public var querySchemes: [String]? { infoPlist.map { $0["LSApplicationQueriesSchemes"]?.texts ?? [] } }

  /// The URL schemes that lead back to the app (`CFBundleURLSchemes` of all its `CFBundleURLTypes`); nil without an
  /// Info.plist.
  public var urlSchemes: [String]? { infoPlist.map { $0["CFBundleURLTypes/CFBundleURLSchemes"]?.texts ?? [] } }

  static let domainsKey = "com.apple.developer.associated-domains"

  /// The entries of the associated domains entitlement, such as `applinks:example.com`; nil without entitlements.
  public var associatedDomains: [String]? {
    entitlements.map { $0[Self.domainsKey]?.texts ?? [] }
  }

  /// `CFBundleIdentifier`; nil without an Info.plist, or where a build fills it in.
  public var bundleID: String? {
    infoPlist?["CFBundleIdentifier"]?.text.flatMap { $0.hasBuildSettings ? nil : $0 }
  }
}
