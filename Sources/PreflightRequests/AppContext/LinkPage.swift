package import MediaProbe
import PreflightJudging
import PreflightRules

/// The parts of a page that the preview of a link is made from.
public struct LinkPage: Sendable, Equatable {
  /// The total size of the files that a page names.
  package enum Resources: Sendable, Equatable {
    /// The folder of the files was not given.
    case notGiven
    /// The size of all files in bytes.
    case size(Int64)
    /// The size is unknown for this reason.
    case unknown(Message)
  }

  /// The maximum number of addresses of each kind. It is more than any preview shows, and small enough to look up each file.
  package static let addressLimit = 100

  /// The size of the page itself in bytes.
  package var fileSize: Int64
  /// The content of `og:title`; nil if the page has no such element.
  package var title: String?
  /// The addresses as written in the page, each once: `og:image`, `og:video` and `twitter:player:stream`, and linked
  /// icons. At most `addressLimit` of each kind.
  package private(set) var images: [String] = []
  package private(set) var videos: [String] = []
  package private(set) var icons: [String] = []
  /// True if the page names more addresses than these.
  package private(set) var namesMore = false
  /// True if the page redirects by itself (`<meta http-equiv="refresh">`).
  package var refreshes = false
  package var resources = Resources.notGiven

  package init(fileSize: Int64, title: String? = nil) {
    self.fileSize = fileSize
    self.title = title
  }

  package mutating func add(image address: String) { add(address, to: \.images) }
  package mutating func add(video address: String) { add(address, to: \.videos) }
  package mutating func add(icon address: String) { add(address, to: \.icons) }

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
