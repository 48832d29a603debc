import MediaProbe

extension AppContext: Evidence {
  func reading(of subject: Subject) -> Reading {
    if case .app(let fact) = subject { reading(of: fact) } else { .absent }
  }

  func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer {
    answer(reading(of: .aggregate(aggregate)))
  }

  /// Where a value of a property list stands; nil for one that is not there, and for all else.
  func place(of subject: Subject) -> DocumentPlace? {
    switch subject {
    case .app(.entries(let key)): places[.infoPlist(key)]
    case .app(let fact): places[fact]
    default: nil
    }
  }

  func reading(of fact: AppFact) -> Reading {
    switch fact {
    case .word(let word): return reading(of: word)
    case .entries(let key):
      guard let infoPlist else { return .unknown(Self.notGiven("Info.plist")) }
      guard case .list(let items) = infoPlist[key] else { return .known(.integer(0)) }
      return .known(.integer(Int64(items.count { $0.text?.isPlaceholder != true })))
    case .infoPlist(let key): return infoPlist.map { $0[key].reading } ?? .unknown(Self.notGiven("Info.plist"))
    case .entitlement(let key): return entitlements.map { $0[key].reading } ?? .unknown(Self.notGiven("entitlements"))
    }
  }

  private func reading(of word: AppFact.Word) -> Reading {
    switch word {
    case .redirectDomain:
      guard let redirectURI else { return .absent }
      guard let associatedDomains else { return .unknown(Self.notGiven("entitlements")) }
      return openDomain(for: redirectURI)
        ?? .known(.text(UniversalLink.reasonAgainst(redirectURI, domains: associatedDomains) ?? "claimed"))
    case .universalLink: return universalLink
    case .siteAssociationSize:
      return siteAssociation.map { .known(.integer($0.fileSize)) } ?? .absent
    case .pageSize, .pageTitle, .pageImages, .pageRefresh, .pageResourcesSize:
      return page?.reading(of: word) ?? .absent
    }
  }

  private var universalLink: Reading {
    guard let link else { return .absent }
    guard let associatedDomains else { return .unknown(Self.notGiven("entitlements")) }
    guard let siteAssociation else { return .unknown(Self.notGiven("site association")) }
    guard let bundleID else { return .unknown(Self.notGiven("CFBundleIdentifier")) }
    if let open = openDomain(for: link) { return open }
    // The team in front of the bundle id stands in no file of the app.
    let standing = UniversalLink(link, domains: associatedDomains, association: siteAssociation) { appID in
      appID.drop { $0 != "." }.dropFirst() == bundleID
    }
    return switch standing {
    case .claimed: .known(.text("claimed"))
    case .refused(let reason): .known(.text(reason))
    case .open(let reason): .unknown(UnknownFacts.Reason(reason))
    }
  }

  /// Unknown where no domain fits a link, and a build setting may turn out to be one that does; else nil.
  private func openDomain(for link: String) -> Reading? {
    guard let associatedDomains, UniversalLink.reasonAgainst(link, domains: associatedDomains) != nil,
      let setting = associatedDomains.lazy.flatMap(\.buildSettings).first
    else { return nil }
    return .unknown(UnknownFacts.Reason("\(setting) is filled in when the app is built"))
  }

  private static func notGiven(_ what: String) -> UnknownFacts.Reason { UnknownFacts.Reason("no \(what) given") }

  /// Why a fact is not decided: the documents that were not given, by their names in a request's `context`, or the build
  /// settings that stand in place of values.
  func openEnds(of fact: AppFact) -> [String] {
    func settings(_ value: PropertyListValue?) -> [String] { value?.texts.flatMap(\.buildSettings) ?? [] }
    func missing(_ file: File, _ isMissing: Bool) -> [String] { isMissing ? [file.rawValue] : [] }
    switch fact {
    case .infoPlist(let key), .entries(let key):
      return infoPlist.map { settings($0[key]) } ?? missing(.infoPlist, true)
    case .entitlement(let key): return entitlements.map { settings($0[key]) } ?? missing(.entitlements, true)
    case .word(.redirectDomain): return openEnds(of: .entitlement(Self.domainsKey))
    case .word(.universalLink):
      return openEnds(of: .entitlement(Self.domainsKey)) + missing(.siteAssociation, siteAssociation == nil)
        + openEnds(of: .infoPlist("CFBundleIdentifier"))
    case .word(.pageResourcesSize): return missing(.pageResources, page?.resourcesSize == nil)
    case .word: return []
    }
  }
}

extension PropertyListValue? {
  fileprivate var reading: Reading {
    switch self {
    case nil: return .absent
    case .text(let text):
      if let setting = text.buildSettings.first {
        return .unknown(UnknownFacts.Reason("\(setting) is filled in when the app is built"))
      }
      return .known(.text(text))
    case .integer(let number): return .known(.integer(number))
    case .number(let number): return .known(.number(number))
    case .flag(let flag): return .known(.flag(flag))
    case .list: return .known(.list(self?.texts ?? []))
    // It is there, and of a type that no rule looks into.
    case .dictionary: return .known(.list(["<dict>"]))
    case .other(let element): return .known(.list(["<\(element)>"]))
    }
  }
}
