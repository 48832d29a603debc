/// Something about the app that shares and what stands behind it, and so what a rule on apps can speak of.
public enum AppFact: Sendable, Hashable {
  /// A value of the app's Info.plist by its key; see `PropertyListValue.subscript`.
  case infoPlist(String)
  /// How many entries a list of the Info.plist has, stand-ins such as `{client key}` not counted; 0 where there is none.
  case entries(String)
  /// A value of the app's entitlements by its key.
  case entitlement(String)
  case word(Word)

  /// Those that go by one word.
  public enum Word: String, Sendable, Hashable, CaseIterable {
    /// `claimed` when the host of the redirect address is among the associated domains; else why not, in words that
    /// follow “the redirect address”.
    case redirectDomain = "redirect_domain"
    /// `claimed` when the link is a universal link of the app; else why it is not, in words that follow “the link”.
    case universalLink = "universal_link"
    /// Bytes of the site association.
    case siteAssociationSize = "site_association_size"
    /// Bytes of the page that the link leads to.
    case pageSize = "page_size"
    /// Its `og:title`.
    case pageTitle = "page_title"
    /// How many pictures it names by `og:image`.
    case pageImages = "page_images"
    /// Whether it sends its reader on by itself.
    case pageRefresh = "page_refresh"
    /// Bytes of all pictures, videos and icons that it names.
    case pageResourcesSize = "page_resources_size"
  }

  /// As it stands in a finding: the key itself, or the word.
  public var name: String {
    switch self {
    case .infoPlist(let key), .entitlement(let key): key
    case .entries(let key): "count(\(key))"
    case .word(let word): word.rawValue
    }
  }

  /// The files that tell it; each can be given without the others.
  var files: [AppContext.File] {
    switch self {
    case .infoPlist, .entries: [.infoPlist]
    case .entitlement, .word(.redirectDomain): [.entitlements]
    case .word(.universalLink): [.siteAssociation, .entitlements, .infoPlist]
    case .word(.siteAssociationSize): [.siteAssociation]
    case .word(.pageSize), .word(.pageTitle), .word(.pageImages), .word(.pageRefresh): [.page]
    case .word(.pageResourcesSize): [.page, .pageResources]
    }
  }

  /// Whether it is the value of a key, which can be missing; what else is not there does not apply.
  var isKey: Bool {
    switch self {
    case .infoPlist, .entitlement: true
    case .entries, .word: false
    }
  }

  var type: ValueType {
    switch self {
    case .entries, .word(.pageImages), .word(.siteAssociationSize), .word(.pageSize), .word(.pageResourcesSize):
      .integer
    case .infoPlist, .entitlement, .word: .any
    }
  }

  var unit: Unit? {
    switch self {
    case .word(.siteAssociationSize), .word(.pageSize), .word(.pageResourcesSize): .bytes
    default: nil
    }
  }
}
