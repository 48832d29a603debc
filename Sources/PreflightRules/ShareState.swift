package import MediaProbe

/// An answer that a destination can return.
public struct ShareState: Sendable, Hashable {
  /// The evidence that predicts a share state.
  @nonexhaustive public enum Evidence: String, Sendable, Hashable, CaseIterable {
    /// The file.
    case media
    /// The request: its media and its parameters.
    case request
    /// The app that shares: its property list, entitlements and registration.
    case context
    /// Only the run time: login, network, the user.
    case runTime = "run_time"
  }

  /// The number that the destination returns.
  public let code: Int
  /// A few words that say what went wrong, for reports.
  public let name: String
  let texts: OnDemand<ShareStateTexts>
  /// The evidence; empty for a state that no evidence predicts, such as success.
  public let predictableFrom: [Evidence]
  /// The native code that documents connect to the state; nil if no document connects one.
  public let nativeCode: String?
  /// One or two sentences on the meaning, and on disagreements between sources.
  public var meaning: String { texts.value.meaning }
  /// The names in the SDK's source, if they are known. There are several if versions or documents use different names.
  public var constants: [String] { texts.value.constants }

  package init(
    code: Int, name: String, meaning: String, constants: [String] = [], predictableFrom: [Evidence] = [],
    nativeCode: String? = nil
  ) {
    self.code = code
    self.name = name
    texts = .made(ShareStateTexts(meaning: meaning, constants: constants))
    self.predictableFrom = predictableFrom
    self.nativeCode = nativeCode
  }
}

/// The parts of a share state that no verdict needs. A compiled destination reads them on first use.
struct ShareStateTexts: Sendable, Hashable {
  var meaning: String
  var constants: [String]
}

/// The share states of a destination.
public struct ShareStateTable: Sendable, Equatable {
  /// The code of success; nil for a destination without codes.
  public let success: Int?
  /// The owner of the codes, if the destination publishes no codes; nil if they are its own.
  public let borrowedFrom: String?
  /// The states in ascending order of their codes.
  public let states: [ShareState]

  package init(success: Int?, borrowedFrom: String? = nil, states: [ShareState]) {
    self.success = success
    self.borrowedFrom = borrowedFrom
    self.states = states.sorted { $0.code < $1.code }
  }

  /// The share state with this code; nil if the table has none.
  public subscript(code: Int) -> ShareState? { states.first { $0.code == code } }
}

/// The share states for files that cannot be read for one reason.
package struct UnreadableState: Sendable, Equatable {
  package let code: ReadError.Code
  /// The share state; nil if such a file predicts no state.
  package let state: Int?
  /// The share states of expected kinds that differ from `state`.
  package let byKind: [MediaFacts.Kind: Int]

  package init(_ code: ReadError.Code, _ state: Int?, byKind: [MediaFacts.Kind: Int] = [:]) {
    self.code = code
    self.state = state
    self.byKind = byKind
  }
}
