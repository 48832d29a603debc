import MediaProbe
public import Preflight

/// Reads the universal links of an `apple-app-site-association` file, in the current form (`components`) and the older one
/// (`paths`).
public struct SiteAssociationReader: Sendable {
  /// Creates a reader, which can read any number of associations.
  public init() {}

  /// Returns the association. All mistakes are thrown together, each with its place.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, as a server would send it.
  ///   - name: The path of the file, for messages.
  public func read(_ bytes: [UInt8], name: String) throws(DocumentErrors) -> SiteAssociation {
    let mistakes = Mistakes(name: name)
    let association = association(bytes, mistakes)
    if let errors = mistakes.errors { throw errors }
    guard let association else { throw DocumentErrors(.start, Message(.noSiteAssociation), name: name) }
    return association
  }

  private func association(_ bytes: [UInt8], _ mistakes: Mistakes) -> SiteAssociation? {
    // DER begins with a SEQUENCE of long form (ITU-T X.690, 8.1.3.5), PEM with its line (RFC 7468).
    guard !bytes.starts(with: [0x30, 0x82]), !bytes.starts(with: [0x30, 0x80]), !bytes.starts(with: "-----BEGIN".utf8)
    else {
      mistakes.add(.foundSignedAssociation, at: .start)
      return nil
    }
    guard let root = JSONReader.read(bytes, mistakes: mistakes),
      var members = MappingReader(root, Message(.aSiteAssociation), mistakes),
      let applinks = members.required("applinks"),
      var links = MappingReader(applinks, Message(asWritten: "applinks"), mistakes)
    else { return nil }
    let defaults = Options(links.optional("defaults"), mistakes)
    let details = links.required("details")?.list(mistakes)?.compactMap { readDetails($0, defaults, mistakes) }
    return details.map { SiteAssociation(details: $0, fileSize: Int64(bytes.count)) }
  }

  private func readDetails(
    _ value: DocumentValue, _ defaults: Options, _ mistakes: Mistakes
  ) -> SiteAssociation.Details? {
    guard var entry = MappingReader(value, Message(.aDetailsEntry), mistakes) else { return nil }
    var appIDs = entry.optional("appIDs")?.list(mistakes)?.compactMap { $0.word(mistakes, .anAppId) } ?? []
    if let single = entry.optional("appID")?.word(mistakes, .anAppId) { appIDs.append(single) }
    if appIDs.isEmpty {
      mistakes.add(.entryWithoutApp, at: value.place)
    }
    let own = Options(entry.optional("defaults"), mistakes, from: defaults)
    // Since iOS 13, `paths` is ignored if `components` exists (WWDC 2019, session 717).
    if let components = entry.optional("components") {
      let components = components.list(mistakes)?.compactMap { readComponent($0, own, mistakes) }
      return components.map { SiteAssociation.Details(appIDs: appIDs, components: $0) }
    }
    guard let paths = entry.optional("paths")?.list(mistakes) else {
      mistakes.add(.entryWithoutPatterns, at: value.place)
      return nil
    }
    return SiteAssociation.Details(
      appIDs: appIDs,
      components: paths.compactMap { $0.word(mistakes, .aPath).map { .init(olderPath: $0) } })
  }

  private func readComponent(
    _ value: DocumentValue, _ defaults: Options, _ mistakes: Mistakes
  ) -> SiteAssociation.Component? {
    guard var entry = MappingReader(value, Message(.aComponent), mistakes) else { return nil }
    let options = Options(entry, mistakes, from: defaults)
    var component = SiteAssociation.Component()
    component.path = entry.optional("/")?.word(mistakes, .aPattern)
    component.fragment = entry.optional("#")?.word(mistakes, .aPattern)
    component.isExcluded = entry.optional("exclude")?.flag(mistakes) ?? false
    component.isCaseSensitive = options.isCaseSensitive
    component.isPercentEncoded = options.isPercentEncoded
    if let query = entry.optional("?") {
      if case .mapping(let items) = query.content {
        component.query = .items(
          items.compactMap { key, value in
            guard let name = key.word(mistakes, .aName), let pattern = value.word(mistakes, .aPattern) else {
              return nil
            }
            return SiteAssociation.QueryItem(name: name, pattern: pattern)
          })
      } else {
        component.query = query.word(mistakes, .aPatternOrPatterns).map { .whole($0) }
      }
    }
    return component
  }

  /// Options for the comparison of patterns. Both are true by default (applinks.Details.Components).
  private struct Options {
    var isCaseSensitive = true
    var isPercentEncoded = true

    init(_ value: DocumentValue?, _ mistakes: Mistakes, from defaults: Options? = nil) {
      if let defaults { self = defaults }
      guard let value, let entry = MappingReader(value, Message(asWritten: "defaults"), mistakes) else { return }
      self = Options(entry, mistakes, from: self)
    }

    init(_ entry: MappingReader, _ mistakes: Mistakes, from defaults: Options) {
      var entry = entry
      isCaseSensitive = entry.optional("caseSensitive")?.flag(mistakes) ?? defaults.isCaseSensitive
      isPercentEncoded = entry.optional("percentEncoded")?.flag(mistakes) ?? defaults.isPercentEncoded
    }

    private init() {}
  }
}

extension DocumentValue {
  /// Returns the text of a JSON string, or reports a mistake and returns nil.
  fileprivate func word(_ mistakes: Mistakes, _ expected: Message.ID) -> String? {
    if case .scalar(let text, quoted: true) = content { return text }
    mistakes.add(.expectedString, .message(kind), .term(expected), at: place)
    return nil
  }
}
