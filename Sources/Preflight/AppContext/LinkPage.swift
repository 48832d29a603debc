import MediaProbe

/// The page that a link leads to, as far as the preview of the link is made of it.
public struct LinkPage: Sendable, Equatable {
  /// Bytes of the page itself.
  public var fileSize: Int64
  /// `og:title`; nil when there is none.
  public var title: String?
  /// Addresses, as the page writes them: `og:image`, `og:video` and `twitter:player:stream`, linked icons.
  public var images: [String] = []
  public var videos: [String] = []
  public var icons: [String] = []
  /// Whether it sends its reader on by itself (`<meta http-equiv="refresh">`).
  public var refreshes = false
  /// Bytes of all that it names; nil while one of these was not found.
  public var resourcesSize: Int64?

  public init(fileSize: Int64, title: String? = nil) {
    self.fileSize = fileSize
    self.title = title
  }

  func reading(of word: AppFact.Word) -> Reading {
    switch word {
    case .pageSize: .known(.integer(fileSize))
    case .pageTitle: .known(.text(title ?? ""))
    case .pageImages: .known(.integer(Int64(images.count)))
    case .pageRefresh: .known(.flag(refreshes))
    case .pageResourcesSize:
      resourcesSize.map { .known(.integer($0)) }
        ?? .unknown(UnknownFacts.Reason("not all that the page names was found"))
    case .redirectDomain, .universalLink, .siteAssociationSize: .absent
    }
  }
}
