import MediaProbe

extension AppContext: Evidence {
  func reading(of subject: Subject) -> Reading {
    if case .app(let fact) = subject { reading(of: fact) } else { .absent }
  }

  func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer {
    answer(reading(of: .aggregate(aggregate)))
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
      return .known(.text(UniversalLink.reasonAgainst(redirectURI, domains: associatedDomains) ?? "claimed"))
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

  private static func notGiven(_ what: String) -> UnknownFacts.Reason { UnknownFacts.Reason("no \(what) given") }

  /// Why a fact is not decided: the documents that were not given, by their names in a request's `context`, or the build
  /// settings that stand in place of values.
  func openEnds(of fact: AppFact) -> [String] {
    func settings(_ value: PropertyListValue?) -> [String] { value?.texts.flatMap(\.buildSettings) ?? [] }
    switch fact {
    case .infoPlist(let key), .entries(let key): return infoPlist.map { settings($0[key]) } ?? ["info_plist"]
    case .entitlement(let key): return entitlements.map { settings($0[key]) } ?? ["entitlements"]
    case .word(.redirectDomain): return entitlements == nil ? ["entitlements"] : []
    case .word(.universalLink):
      return (entitlements == nil ? ["entitlements"] : []) + (siteAssociation == nil ? ["site_association"] : [])
        + openEnds(of: .infoPlist("CFBundleIdentifier"))
    case .word(.pageResourcesSize): return page?.resourcesSize == nil ? ["page_resources"] : []
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
    // It is there; no rule looks into it.
    case .dictionary, .other: return .known(.flag(true))
    }
  }
}
