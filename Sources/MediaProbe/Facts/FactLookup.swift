/// The value of one fact, in the type in which rules compare it.
@nonexhaustive public enum FactValue: Sendable, Hashable {
  case integer(Int64)
  case number(Double)
  case ratio(Ratio)
  case text(String)
  case flag(Bool)
  case size(PixelSize)
  /// A list of strings, such as the entries of a property list. No fact of a media file has this type.
  case list([String])
  /// A statement about a link or a document. No fact of a media file has this type.
  case message(Message)
  /// The messages of the problems of one code.
  case messages([Message])
}

/// The answer to a lookup of one fact.
public enum FactLookup: Sendable, Hashable {
  case known(FactValue)
  /// The fact was expected but could not be read.
  case unknown(UnknownFacts.Reason)
  /// The fact does not apply to this file.
  case absent
}

extension MediaFacts {
  /// The value of one fact, or the reason why it has no value.
  public subscript(fact: Fact) -> FactLookup {
    if let value = value(of: fact) { return .known(value) }
    if let reason = unknown[fact] { return .unknown(reason) }
    // The colors of a video are facts of the video too, which have the reasons.
    if let ofVideo = fact.ofVideo, let reason = unknown[ofVideo] { return .unknown(reason) }
    return .absent
  }
}

extension Fact {
  /// The fact of a video whose reason applies to a fact of the colors; nil for other facts.
  fileprivate var ofVideo: Fact? {
    switch self {
    case .colorPrimaries: .videoColorPrimaries
    case .colorTransfer: .videoColorTransfer
    case .colorMatrix, .colorSource: .videoColorSpace
    case .colorRange: .videoColorRange
    default: nil
    }
  }
}

// A fact that has no value has no `FactValue`.
extension FactValue {
  init?(_ value: Int?) {
    guard let value else { return nil }
    self = .integer(Int64(value))
  }
  init?(_ value: Int64?) {
    guard let value else { return nil }
    self = .integer(value)
  }
  init?(_ value: Double?) {
    guard let value else { return nil }
    self = .number(value)
  }
  init?(_ value: String?) {
    guard let value else { return nil }
    self = .text(value)
  }
  init?(_ value: Bool?) {
    guard let value else { return nil }
    self = .flag(value)
  }
  init?(_ value: Ratio?) {
    guard let value else { return nil }
    self = .ratio(value)
  }
  init?(_ value: PixelSize?) {
    guard let value else { return nil }
    self = .size(value)
  }
}

extension FactValue {
  /// The number as a ratio; nil for anything else.
  package var exact: Ratio? {
    switch self {
    case .integer(let value): Ratio(value, 1)
    case .number(let value): value >= 0 && value < 9e12 ? Ratio(Int64((value * 1_000_000).rounded()), 1_000_000) : nil
    case .ratio(let ratio): ratio
    default: nil
    }
  }
}
