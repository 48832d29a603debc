/// The facts that were expected but could not be read, each with the reason.
public struct UnknownFacts: Sendable, Hashable {
  /// The reason why one fact is unknown.
  public struct Reason: Sendable, Hashable {
    /// A message in one line.
    public var message: Message
    /// The cheapest tier that can read the fact; nil if no tier can.
    public var tier: Tier?

    /// Creates a reason. The tier is nil if no tier can read the fact.
    public init(_ message: Message, tier: Tier? = nil) {
      self.message = message
      self.tier = tier
    }

    /// Creates a reason with a message of the catalog.
    public init(_ id: Message.ID, _ arguments: Message.Argument..., tier: Tier? = nil) {
      self.init(Message(id, arguments: arguments), tier: tier)
    }
  }

  // With few entries and few lookups, a list costs less than a dictionary, and an empty list is free. Lookups use indices
  // because each copied entry retains its strings once more.
  private(set) var entries: [(fact: Fact, reason: Reason)] = []

  /// Creates an empty list, for a file whose expected facts are all known.
  public init() {}

  /// True if every expected fact is known.
  public var isEmpty: Bool { entries.isEmpty }
  /// The unknown facts, each once, in the order in which they were added.
  public var facts: [Fact] { entries.map { $0.fact } }

  /// Returns true if at least one of these facts is unknown.
  public func contains(anyOf facts: [Fact]) -> Bool { entries.indices.contains { facts.contains(entries[$0].fact) } }

  /// Returns true if a reason for this unknown fact exists.
  public func contains(_ fact: Fact) -> Bool { place(of: fact) != nil }

  /// The reason why a fact is unknown; nil if the fact is known or does not apply to this file.
  public subscript(fact: Fact) -> Reason? {
    get { place(of: fact).map { entries[$0].reason } }
    set {
      if let place = place(of: fact) { entries.remove(at: place) }
      if let newValue { add(fact, newValue) }
    }
  }

  /// Adds a reason to those facts that have no reason yet.
  mutating func add(_ facts: [Fact], _ reason: Reason) {
    for fact in facts where !contains(fact) { add(fact, reason) }
  }

  private mutating func add(_ fact: Fact, _ reason: Reason) {
    if entries.isEmpty { entries.reserveCapacity(8) }
    entries.append((fact, reason))
  }

  func place(of fact: Fact) -> Int? { entries.indices.first { entries[$0].fact == fact } }

  /// Removes the reasons of all facts that match the predicate.
  public mutating func removeAll(where isMeant: (Fact) -> Bool) {
    guard entries.indices.contains(where: { isMeant(entries[$0].fact) }) else { return }
    entries.removeAll { isMeant($0.fact) }
  }

  /// Returns true if both have the same facts with equal reasons, in any order.
  public static func == (left: UnknownFacts, right: UnknownFacts) -> Bool {
    left.entries.count == right.entries.count && left.entries.allSatisfy { right[$0.fact] == $0.reason }
  }

  /// Adds the unknown facts to a hash, but not their reasons.
  public func hash(into hasher: inout Hasher) {
    // The order of the entries is irrelevant.
    for fact in Fact.allCases where contains(fact) { hasher.combine(fact) }
  }
}
