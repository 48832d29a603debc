/// A property of the app that shares, or of its link, as a subject of rules.
package enum AppFact: Sendable, Hashable {
  /// A value of the app's Info.plist by its key; see `PropertyListValue.subscript`.
  case infoPlist(String)
  /// The number of entries in a list of the Info.plist, without placeholders such as `{client key}`; 0 without a list.
  case entries(String)
  /// A value of the app's entitlements by its key.
  case entitlement(String)
  /// The given texts that occur in the app's source files; absent if no text does.
  case sourceText([String])
  /// The given texts that occur in the app's `project.pbxproj`; absent if no text does.
  case projectText([String])
  /// The values of a build setting in all configurations of the app's `project.pbxproj`.
  case buildSetting(String)
  case word(Word)

  /// The words that name a fact with a key or a text, for messages.
  package static let keyed = ["info_plist", "entries", "entitlement", "source_text", "project_text", "build_setting"]

  /// The facts with a name of one word.
  package enum Word: String, Sendable, Hashable, CaseIterable {
    /// `claimed` if the host of the redirect address is among the associated domains. Otherwise the reason why it is not,
    /// worded to follow “the redirect address”.
    case redirectDomain = "redirect_domain"
    /// `claimed` if the link is a universal link of the app. Otherwise the reason why it is not, worded to follow “the link”.
    case universalLink = "universal_link"
    /// The size of the site association in bytes.
    case siteAssociationSize = "site_association_size"
    /// The size in bytes of the page that the link leads to.
    case pageSize = "page_size"
    /// The `og:title` of the page.
    case pageTitle = "page_title"
    /// The number of pictures that the page names by `og:image`.
    case pageImages = "page_images"
    /// True if the page redirects by itself.
    case pageRefresh = "page_refresh"
    /// The size in bytes of all pictures, videos and icons that the page names.
    case pageResourcesSize = "page_resources_size"
  }

  /// The name in findings: the key itself, or the word.
  package var name: String {
    switch self {
    case .infoPlist(let key), .entitlement(let key): key
    case .entries(let key): "count(\(key))"
    case .sourceText(let texts): "source_text(\(texts.joined(separator: " | ")))"
    case .projectText(let texts): "project_text(\(texts.joined(separator: " | ")))"
    case .buildSetting(let name): name
    case .word(let word): word.rawValue
    }
  }

  /// The files that contain the fact. Each of them can be given alone.
  package var files: [AppFileKind] {
    switch self {
    case .infoPlist, .entries: [.infoPlist]
    case .entitlement, .word(.redirectDomain): [.entitlements]
    case .sourceText: [.sources]
    case .projectText, .buildSetting: [.project]
    case .word(.universalLink): [.siteAssociation, .entitlements, .infoPlist]
    case .word(.siteAssociationSize): [.siteAssociation]
    case .word(.pageSize), .word(.pageTitle), .word(.pageImages), .word(.pageRefresh): [.page]
    case .word(.pageResourcesSize): [.page, .pageResources]
    }
  }

  /// True if the fact is the value of a key, or a text, which can be missing. Other facts do not apply if they are
  /// absent.
  package var isKey: Bool {
    switch self {
    case .infoPlist, .entitlement, .sourceText, .projectText, .buildSetting: true
    case .entries, .word: false
    }
  }

  var type: ValueType {
    switch self {
    case .entries, .word(.pageImages), .word(.siteAssociationSize), .word(.pageSize), .word(.pageResourcesSize):
      .integer
    case .infoPlist, .entitlement, .sourceText, .projectText, .buildSetting, .word: .any
    }
  }

  var unit: Unit? {
    switch self {
    case .word(.siteAssociationSize), .word(.pageSize), .word(.pageResourcesSize): .bytes
    default: nil
    }
  }
}
