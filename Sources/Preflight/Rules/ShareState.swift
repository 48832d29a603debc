public import MediaProbe

/// One outcome that a destination can answer with.
public struct ShareState: Sendable, Hashable {
  /// The evidence that predicts a share state.
  public enum Evidence: String, Sendable, Hashable, CaseIterable {
    /// The file.
    case media
    /// The request: which media, which parameters.
    case request
    /// The app that shares: its property list, entitlements, registration.
    case context
    /// Only what happens then: login, network, the user.
    case runTime = "run_time"
  }

  public let code: Int
  /// A few words that say what went wrong, for reports.
  public let name: String
  let texts: OnDemand<ShareStateTexts>
  /// Empty for an outcome that no evidence predicts, such as success.
  public let predictableFrom: [Evidence]
  /// The SDK's error code that documents tie to it; nil when none does.
  public let errorCode: Int?
  /// One or two sentences: what it means, where sources disagree.
  public var meaning: String { texts.value.meaning }
  /// The name in the SDK's source; nil when none was seen.
  public var constant: String? { texts.value.constant }

  public init(
    code: Int, name: String, meaning: String, constant: String? = nil, predictableFrom: [Evidence] = [],
    errorCode: Int? = nil
  ) {
    self.code = code
    self.name = name
    texts = .made(ShareStateTexts(meaning: meaning, constant: constant))
    self.predictableFrom = predictableFrom
    self.errorCode = errorCode
  }
}

/// What no verdict says of a share state. Of a compiled destination it is read when somebody asks for it.
struct ShareStateTexts: Sendable, Hashable {
  var meaning: String
  var constant: String?
}

/// The outcomes of a destination.
public struct ShareStateTable: Sendable, Equatable {
  /// The code of success; nil for a destination without codes.
  public let success: Int?
  /// Whose codes these are when the destination publishes none of its own; nil when they are its own.
  public let borrowedFrom: String?
  /// By code, ascending.
  public let states: [ShareState]

  public init(success: Int?, borrowedFrom: String? = nil, states: [ShareState]) {
    self.success = success
    self.borrowedFrom = borrowedFrom
    self.states = states.sorted { $0.code < $1.code }
  }

  /// The outcome of this code; nil when the table has none.
  public subscript(code: Int) -> ShareState? { states.first { $0.code == code } }
}

/// Which outcome follows when a file cannot be read, by what was expected in its place.
public struct UnreadableState: Sendable, Equatable {
  public let code: ReadError.Code
  /// The share state; nil if an unreadable file of this sort predicts none.
  public let state: Int?
  /// Share states for the expected kinds that differ.
  public let byKind: [MediaFacts.Kind: Int]

  public init(_ code: ReadError.Code, _ state: Int?, byKind: [MediaFacts.Kind: Int] = [:]) {
    self.code = code
    self.state = state
    self.byKind = byKind
  }
}
