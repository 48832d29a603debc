/// Something about the app that shares, and so what a rule on apps can speak of.
public enum AppFact: Sendable, Hashable {
  /// A value of the app's Info.plist by its key; see `PropertyListValue.subscript`.
  case infoPlist(String)
  /// How many entries a list of the Info.plist has, stand-ins such as `{client key}` not counted; 0 where there is none.
  case entries(String)
  /// A value of the app's entitlements by its key.
  case entitlement(String)
  /// What the app was permitted at the destination.
  case scopes

  /// As it stands in a finding: the key itself.
  public var name: String {
    switch self {
    case .infoPlist(let key), .entitlement(let key): key
    case .entries(let key): "count(\(key))"
    case .scopes: "scopes"
    }
  }

  var type: ValueType {
    switch self {
    case .infoPlist, .entitlement, .scopes: .any
    case .entries: .integer
    }
  }
}
