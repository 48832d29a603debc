package import MediaProbe
import PreflightJudging
import PreflightRules

/// The known properties of the app that shares, and of the site whose links it claims. Nil means that the value was not given.
/// Versions and permissions are parameters of the destination (`Assumptions`).
public struct AppContext: Sendable, Equatable {
  /// The root of the Info.plist, which is a dictionary.
  public var infoPlist: PropertyListValue?
  /// The root of the entitlements, which is a dictionary.
  public var entitlements: PropertyListValue?
  /// The address by which a destination returns to the app, if the destination requires one: `redirectURI` of TikTok.
  public var redirectURI: String?
  /// The link that is shared, for destinations that share one.
  public var link: String?
  /// The site association of the link's host.
  public var siteAssociation: SiteAssociation?
  /// The page that the link leads to.
  public var page: LinkPage?
  /// The source files of the app.
  public var sources: AppSources?
  /// The Xcode project of the app.
  public var project: XcodeProject?
  /// The places of values in the property lists, for findings; nil if they are unknown.
  private var infoPlistPlaces: Places?
  private var entitlementPlaces: Places?

  private struct Places: Sendable, Equatable {
    let document: AssetPath
    /// Places by the path of a value; see `PropertyList.places`.
    var byKey: [String: DocumentPlace]

    subscript(key: String) -> DocumentPlace? { byKey[key]?.within(document) }
  }

  /// Creates a context from the values that are known, without the app's sources and its project.
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

  /// Stores an Info.plist that was read, with its places.
  package mutating func take(infoPlist list: PropertyList, at path: AssetPath) {
    infoPlist = list.root
    infoPlistPlaces = Places(document: path, byKey: list.places)
  }

  /// Stores entitlements that were read, with their places.
  package mutating func take(entitlements list: PropertyList, at path: AssetPath) {
    entitlements = list.root
    entitlementPlaces = Places(document: path, byKey: list.places)
  }

  /// Replaces a value of the Info.plist if the app has one.
  mutating func override(infoPlist key: String, with text: String) {
    infoPlist = infoPlist?.with(key, .text(text))
    infoPlistPlaces?.byKey[key] = nil
  }

  /// Returns the place of a property list's value; nil if it is missing, and for all other facts.
  func place(of fact: AppFact) -> DocumentPlace? {
    switch fact {
    case .infoPlist(let key), .entries(let key): infoPlistPlaces?[key]
    case .entitlement(let key): entitlementPlaces?[key]
    case .sourceText, .projectText, .buildSetting, .word: nil
    }
  }

  /// Returns the value of the key of a fact; nil if the key is missing, and for facts that are not the value of a key.
  func value(of fact: AppFact) -> PropertyListValue? {
    switch fact {
    case .infoPlist(let key), .entries(let key): infoPlist?[key]
    case .entitlement(let key): entitlements?[key]
    case .sourceText, .projectText, .buildSetting, .word: nil
    }
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
