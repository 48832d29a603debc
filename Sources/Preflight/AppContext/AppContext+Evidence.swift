import MediaProbe

extension AppContext: Evidence {
  func reading(of subject: Subject) -> Reading {
    if case .app(let fact) = subject { reading(of: fact) } else { .absent }
  }

  func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer {
    answer(reading(of: .aggregate(aggregate)))
  }

  func reading(of fact: AppFact) -> Reading {
    let value: PropertyListValue?
    switch fact {
    case .scopes: return scopes.map { .known(.list($0)) } ?? .unknown(UnknownFacts.Reason("no scopes were given"))
    case .infoPlist(let key), .entries(let key):
      guard let infoPlist else { return .unknown(UnknownFacts.Reason("no Info.plist was given")) }
      value = infoPlist[key]
    case .entitlement(let key):
      guard let entitlements else { return .unknown(UnknownFacts.Reason("no entitlements were given")) }
      value = entitlements[key]
    }
    if case .entries = fact {
      guard case .list(let items) = value else { return .known(.integer(0)) }
      return .known(.integer(Int64(items.count { $0.text?.isPlaceholder != true })))
    }
    switch value {
    case nil: return .absent
    case .text(let text):
      if let setting = text.buildSettings.first {
        return .unknown(UnknownFacts.Reason("\(setting) is filled in when the app is built"))
      }
      return .known(.text(text))
    case .integer(let number): return .known(.integer(number))
    case .number(let number): return .known(.number(number))
    case .flag(let flag): return .known(.flag(flag))
    case .list: return .known(.list(value?.texts ?? []))
    // It is there; no rule looks into it.
    case .dictionary, .other: return .known(.flag(true))
    }
  }

  /// Why a fact is not decided: the document that was not given, by its name in a request's `context`, or the build
  /// settings that stand in place of values.
  func openEnds(of fact: AppFact) -> [String] {
    switch fact {
    case .scopes: return scopes == nil ? ["scopes"] : []
    case .infoPlist(let key), .entries(let key):
      return infoPlist.map { $0[key]?.texts.flatMap(\.buildSettings) ?? [] } ?? ["info_plist"]
    case .entitlement(let key):
      return entitlements.map { $0[key]?.texts.flatMap(\.buildSettings) ?? [] } ?? ["entitlements"]
    }
  }
}
