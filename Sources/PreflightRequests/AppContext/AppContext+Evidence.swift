import MediaProbe
package import PreflightJudging
package import PreflightRules

extension AppContext: Evidence {
  package func reading(of subject: Subject) -> Reading {
    if case .app(let fact) = subject { reading(of: fact) } else { .absent }
  }

  package func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer {
    answer(reading(of: .aggregate(aggregate)))
  }

  package func place(of subject: Subject) -> DocumentPlace? {
    if case .app(let fact) = subject { place(of: fact) } else { nil }
  }

  package func mismatch(of subject: Subject, under constraint: Constraint) -> TypeMismatch? {
    guard case .app(let fact) = subject, let found = value(of: fact)?.element,
      let expected = constraint.element(of: fact)
    else { return nil }
    return found == expected ? nil : TypeMismatch(found: found, expected: expected)
  }

  package func reading(of fact: AppFact) -> Reading {
    switch fact {
    case .word(let word): return reading(of: word)
    case .entries(let key):
      guard let infoPlist else { return .unknown(Self.notGiven("Info.plist")) }
      guard case .list(let items) = infoPlist[key] else { return .known(.integer(0)) }
      return .known(.integer(Int64(items.count { $0.text.map { TextForm.filled.matches($0) } ?? true })))
    case .infoPlist(let key): return infoPlist.map { $0[key].reading } ?? .unknown(Self.notGiven("Info.plist"))
    case .entitlement(let key): return entitlements.map { $0[key].reading } ?? .unknown(Self.notGiven("entitlements"))
    case .sourceText(let texts): return sources.map { $0.reading(of: texts) } ?? .unknown(Self.notGiven("sources"))
    case .projectText(let texts):
      return project.map { $0.text.reading(of: texts) } ?? .unknown(Self.notGiven("project.pbxproj"))
    case .buildSetting(let name):
      return project.map { $0.reading(of: name) } ?? .unknown(Self.notGiven("project.pbxproj"))
    }
  }

  private func reading(of word: AppFact.Word) -> Reading {
    switch word {
    case .redirectDomain:
      guard let redirectURI else { return .absent }
      guard let associatedDomains else { return .unknown(Self.notGiven("entitlements")) }
      return openDomain(for: redirectURI)
        ?? .known(
          UniversalLink.reasonAgainst(redirectURI, domains: associatedDomains).map { .message($0) } ?? .text("claimed"))
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
    return switch UniversalLink(link, domains: associatedDomains, association: siteAssociation, bundleID: bundleID) {
    case .claimed: .known(.text("claimed"))
    case .refused(let reason): .known(.message(reason))
    case .open(let reason): .unknown(UnknownFacts.Reason(reason))
    }
  }

  /// Returns unknown if no domain matches a link, but a build setting may turn out to be one that does; otherwise nil.
  private func openDomain(for link: String) -> Reading? {
    guard let associatedDomains, UniversalLink.reasonAgainst(link, domains: associatedDomains) != nil,
      let setting = associatedDomains.lazy.flatMap(\.buildSettings).first
    else { return nil }
    return .unknown(UnknownFacts.Reason(.filledInByBuild, .text(setting)))
  }

  private static func notGiven(_ what: String) -> UnknownFacts.Reason { UnknownFacts.Reason(.notGiven, .text(what)) }

  /// The maximum number of build settings that are named for one value; a list can have thousands.
  private static let mostSettings = 20

  /// Returns the reasons why a fact is undecided: documents that were not given, by their names in a request's
  /// `context`, or build settings that were not replaced.
  package func openEnds(of fact: AppFact) -> [String] {
    func settings(_ value: PropertyListValue?) -> [String] {
      Array(value?.texts.lazy.flatMap(\.buildSettings).prefix(Self.mostSettings) ?? [])
    }
    func missing(_ file: AppFileKind, _ isMissing: Bool) -> [String] { isMissing ? [file.rawValue] : [] }
    switch fact {
    case .infoPlist(let key), .entries(let key):
      return infoPlist.map { settings($0[key]) } ?? missing(.infoPlist, true)
    case .entitlement(let key): return entitlements.map { settings($0[key]) } ?? missing(.entitlements, true)
    case .word(.redirectDomain): return openEnds(of: .entitlement(Self.domainsKey))
    case .word(.universalLink):
      let domains =
        link.flatMap(openDomain) == nil && entitlements != nil ? [] : openEnds(of: .entitlement(Self.domainsKey))
      return domains + missing(.siteAssociation, siteAssociation == nil)
        + openEnds(of: .infoPlist("CFBundleIdentifier"))
    case .sourceText: return missing(.sources, sources == nil)
    case .projectText: return missing(.project, project == nil)
    case .buildSetting(let name):
      return project.map { settings(.list($0.values(of: name).map { .text($0) })) } ?? missing(.project, true)
    case .word(.pageResourcesSize): return missing(.pageResources, page?.resources == .notGiven)
    case .word: return []
    }
  }
}

extension Constraint {
  /// Returns the property list element that the constraint requires, as in `PropertyListValue.element`; nil if it
  /// requires none.
  fileprivate func element(of fact: AppFact) -> String? {
    if case .entries = fact { return PropertyListValue.list([]).element }
    return switch demand {
    case .text, .length: PropertyListValue.text("").element
    case .entries: PropertyListValue.list([]).element
    case .value(.flag(let flag)): PropertyListValue.flag(flag).element
    case .value, .number, .sides, .sizeOfParameter, .oneOf, .noneOf, .presence, .clauses, .other: nil
    }
  }
}

extension PropertyListValue? {
  fileprivate var reading: Reading {
    switch self {
    case nil: return .absent
    case .text(let text):
      if let setting = text.buildSettings.first {
        return .unknown(UnknownFacts.Reason(.filledInByBuild, .text(setting)))
      }
      return .known(.text(text))
    case .integer(let number): return .known(.integer(number))
    case .number(let number): return .known(.number(number))
    case .flag(let flag): return .known(.flag(flag))
    case .list: return .known(.list(self?.texts ?? []))
    // The value is there, but rules do not look into values of this type.
    case .dictionary, .other: return .known(.list(self.map { [$0.element] } ?? []))
    }
  }
}
