import Preflight

/// The posts in the documents of planning tools: the calls and answers of Postiz and Mixpost.
struct PlannerExport {
  private(set) var posts: [DocumentValue] = []

  /// The names that the tools give to networks, if they differ from ours.
  private static let networks = ["twitter": ["x"], "tiktok": ["tiktok-video", "tiktok-photo"]]

  /// Returns the posts of a document; nil if it is not one of such a tool.
  static func posts(in document: DocumentValue, isNetwork: (String) -> Bool) -> [DocumentValue]? {
    guard document["post"] == nil, document["destination"] == nil else { return nil }
    var export = PlannerExport()
    for entry in document["posts"]?.items ?? [document] {
      if let name = entry["integration"] {
        let settings = entry["settings"]
        let network = settings?["__type"] ?? name["providerIdentifier"] ?? name["identifier"]
        let to = network.map { [$0] } ?? []
        for part in entry["value"]?.items ?? [entry] {
          export.add(part["content"], part["image"], settings, to: to, isNetwork)
        }
      } else if let versions = entry["versions"]?.items {
        export.addVersions(versions, entry["accounts"]?.items ?? [], isNetwork)
      }
    }
    return export.posts.isEmpty ? nil : export.posts
  }

  /// Adds the versions of a post. The original version is for the accounts that have no version of their own.
  private mutating func addVersions(
    _ versions: [DocumentValue], _ accounts: [DocumentValue], _ isNetwork: (String) -> Bool
  ) {
    let own = versions.filter { $0["is_original"]?.isTrue != true }.compactMap { $0["account_id"]?.scalar }
    for version in versions {
      let isOriginal = version["is_original"]?.isTrue == true
      let readers = accounts.filter { account in
        let id = account["id"]?.scalar ?? ""
        return isOriginal ? !own.contains(id) : id == version["account_id"]?.scalar
      }
      guard !isOriginal || !readers.isEmpty || own.count < max(1, accounts.count) else { continue }
      for part in version["content"]?.items ?? [] {
        add(part["body"], part["media"], version["options"], to: readers.compactMap { $0["provider"] }, isNetwork)
      }
    }
  }

  private mutating func add(
    _ text: DocumentValue?, _ media: DocumentValue?, _ settings: DocumentValue?, to networks: [DocumentValue],
    _ isNetwork: (String) -> Bool
  ) {
    guard let place = (text ?? media)?.place else { return }
    func key(_ name: String) -> DocumentValue { DocumentValue(place: place, content: .scalar(name, quoted: true)) }
    var members: [RequestBody.Member] = []
    if let text, let html = text.scalar {
      members.append((key("text"), DocumentValue(place: text.place, content: .scalar(Self.plain(html), quoted: true))))
    }
    for name in ["title", "description", "link"] {
      if let value = settings?[name], value.scalar != nil { members.append((key(name), value)) }
    }
    if let media, let items = media.items, !items.isEmpty {
      let files = items.map { item -> DocumentValue in
        let file = item["path"] ?? item["url"]
        let name = file.map { (key(PostForm.file), $0) } ?? (key(PostForm.reference), item["id"] ?? item)
        let alt = (item["alt"] ?? item["alt_text"]).flatMap { $0.isNull ? nil : (key(PostForm.altText), $0) }
        return DocumentValue(place: item.place, content: .mapping([name] + (alt.map { [$0] } ?? [])))
      }
      members.append((key(PostForm.media), DocumentValue(place: media.place, content: .list(files))))
    }
    let names = networks.flatMap { network -> [DocumentValue] in
      let name = network.scalar ?? ""
      // Tools add the kind of an account: facebook_page, instagram-standalone.
      let short = String(name.prefix { $0 != "-" && $0 != "_" })
      let known = Self.networks[name] ?? [isNetwork(name) || !isNetwork(short) ? name : short]
      return known.map { DocumentValue(place: network.place, content: .scalar($0, quoted: true)) }
    }
    posts.append(.post(members, to: names, at: place))
  }

  /// Returns the text of a post that is written in HTML; any other text as it is.
  private static func plain(_ html: String) -> String {
    guard html.hasPrefix("<"), html.hasSuffix(">") else { return html }
    var text = ""
    var tag: String?
    for character in html {
      switch (character, tag) {
      case ("<", _): tag = ""
      case (">", let name?):
        if ["/p", "/div", "br", "br/", "br /", "/li"].contains(name), !text.isEmpty { text.append("\n") }
        tag = nil
      case (_, nil): text.append(character)
      default: tag?.append(character)
      }
    }
    for (name, sign) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&"),
    ] {
      text = text.replacing(name, with: sign)
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension DocumentValue {
  fileprivate var items: [DocumentValue]? { if case .list(let items) = content { items } else { nil } }
  fileprivate var isTrue: Bool { ["true", "1"].contains(scalar) }
}
