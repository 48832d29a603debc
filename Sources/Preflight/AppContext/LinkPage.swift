public import MediaProbe

/// The page that a link leads to, as far as the preview of the link is made of it.
public struct LinkPage: Sendable, Equatable {
  /// What all that a page names weighs.
  public enum Resources: Sendable, Equatable {
    /// Nobody said where it lies.
    case notGiven
    /// Bytes of all of it.
    case size(Int64)
    /// Not known, for this reason.
    case unknown(Message)
  }

  /// Addresses of each sort that are kept: more than any preview shows, and few enough to look for each.
  public static let addressLimit = 100

  /// Bytes of the page itself.
  public var fileSize: Int64
  /// `og:title`; nil when there is none.
  public var title: String?
  /// Addresses, as the page writes them: `og:image`, `og:video` and `twitter:player:stream`, linked icons; each once, and of
  /// each sort the first `addressLimit`.
  public private(set) var images: [String] = []
  public private(set) var videos: [String] = []
  public private(set) var icons: [String] = []
  /// Whether it names more than these.
  public private(set) var namesMore = false
  /// Whether it sends its reader on by itself (`<meta http-equiv="refresh">`).
  public var refreshes = false
  public var resources = Resources.notGiven

  public init(fileSize: Int64, title: String? = nil) {
    self.fileSize = fileSize
    self.title = title
  }

  public mutating func add(image address: String) { add(address, to: \.images) }
  public mutating func add(video address: String) { add(address, to: \.videos) }
  public mutating func add(icon address: String) { add(address, to: \.icons) }

  private mutating func add(_ address: String, to list: WritableKeyPath<LinkPage, [String]>) {
    guard !self[keyPath: list].contains(address) else { return }
    if self[keyPath: list].count < Self.addressLimit {
      self[keyPath: list].append(address)
    } else {
      namesMore = true
    }
  }

  func reading(of word: AppFact.Word) -> Reading {
    switch word {
    case .pageSize: .known(.integer(fileSize))
    case .pageTitle: .known(.text(title ?? ""))
    case .pageImages: .known(.integer(Int64(images.count)))
    case .pageRefresh: .known(.flag(refreshes))
    case .pageResourcesSize:
      switch resources {
      case .notGiven: .unknown(UnknownFacts.Reason(.pageResourcesNotGiven))
      case .size(let bytes): .known(.integer(bytes))
      case .unknown(let reason): .unknown(UnknownFacts.Reason(reason))
      }
    case .redirectDomain, .universalLink, .siteAssociationSize: .absent
    }
  }
}
