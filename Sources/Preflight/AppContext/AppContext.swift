/// What is known of the app that shares, of the device it runs on, and of the site whose links it claims. Nil is what was
/// not given.
public struct AppContext: Sendable, Equatable {
  /// The version of the receiving app that is installed, such as 30.5.0 of Douyin.
  public var appVersion: Version?
  /// The version of the destination's SDK that the app is built with.
  public var sdkVersion: Version?
  /// What the app was permitted at the destination: `aweme.share`.
  public var scopes: [String]?
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

  public init(
    appVersion: Version? = nil, sdkVersion: Version? = nil, scopes: [String]? = nil,
    infoPlist: PropertyListValue? = nil, entitlements: PropertyListValue? = nil,
    redirectURI: String? = nil, link: String? = nil, siteAssociation: SiteAssociation? = nil, page: LinkPage? = nil
  ) {
    self.appVersion = appVersion
    self.sdkVersion = sdkVersion
    self.scopes = scopes
    self.infoPlist = infoPlist
    self.entitlements = entitlements
    self.redirectURI = redirectURI
    self.link = link
    self.siteAssociation = siteAssociation
    self.page = page
  }

  /// The URL schemes that the app asks about (`LSApplicationQueriesSchemes`); nil without an Info.plist.
  public var querySchemes: [String]? { infoPlist.map { $0["LSApplicationQueriesSchemes"]?.texts ?? [] } }

  /// The URL schemes that lead back to the app (`CFBundleURLSchemes` of all its `CFBundleURLTypes`); nil without an
  /// Info.plist.
  public var urlSchemes: [String]? { infoPlist.map { $0["CFBundleURLTypes/CFBundleURLSchemes"]?.texts ?? [] } }

  /// The entries of the associated domains entitlement, such as `applinks:example.com`; nil without entitlements.
  public var associatedDomains: [String]? {
    entitlements.map { $0["com.apple.developer.associated-domains"]?.texts ?? [] }
  }

  /// `CFBundleIdentifier`; nil without an Info.plist, or where a build fills it in.
  public var bundleID: String? {
    infoPlist?["CFBundleIdentifier"]?.text.flatMap { $0.hasBuildSettings ? nil : $0 }
  }

  /// Versions and scopes as values of a destination's parameters `app_version`, `sdk_version` and `scopes`, as far as it
  /// has them.
  public func assumptions(for destination: Destination) -> Assumptions {
    let values = [
      ("app_version", appVersion?.description), ("sdk_version", sdkVersion?.description),
      ("scopes", scopes?.joined(separator: ",")),
    ]
    return Assumptions(values.compactMap { name, value in value.map { Assumptions.Entry(name, $0) } })
      .known(to: destination)
  }
}
