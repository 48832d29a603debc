/// Texts on the delivery of files to a folder for each destination.
package struct DeliveryWords: Sendable {
  package let space: @Sendable (_ files: Int, _ needed: String, _ free: String?) -> String
  /// The files of a destination: originals, repaired copies and their size.
  package let destination: @Sendable (_ name: String, _ originals: Int, _ repaired: Int, _ size: String) -> String
  package let notDelivered: String
  package let warnings: String
  /// The files that a team posts although a destination may refuse them.
  package let allowed: String
  package let withoutOriginal: String
  package let removed: String
  /// Several files, of which the first is named.
  package let several: @Sendable (_ files: Int, _ first: String) -> String
  package let postedAnyway: @Sendable (_ reasons: String) -> String
  package let keptWithoutOriginal: String
  package let noLongerAllowed: String
  /// The line before an entry of the configuration that makes `deliver` deliver a file.
  package let howToPost: String
  package let yourReason: String
  package let refused: @Sendable (_ path: String, _ destination: String, _ reason: String) -> String
  package let onlyAccepted: String
  package let notJudged: String
  package let stays: @Sendable (_ path: String, _ reason: String) -> String
  package let changed: @Sendable (_ path: String) -> String
  package let vanished: @Sendable (_ path: String) -> String
  package let summary: @Sendable (_ counts: DeliveryCounts, _ refused: Int) -> String

  // MARK: Checks of a delivery

  package let missing: String
  package let differs: String
  package let gone: String
  package let stray: String
  package let originalDiffers: String
  package let notReady: @Sendable (_ reason: String) -> String
  package let unknownDestination: String
  package let checked: @Sendable (_ files: Int, _ wrong: Int) -> String

  // MARK: The page

  package let title: String
  package let page: @Sendable (_ files: Int, _ warned: Int, _ refused: Int) -> String
  package let file: String
  package let original: String
  package let change: String
  package let size: String
  package let reason: String
  package let unchanged: String
  package let manifest: String
}

/// The counts of a run of `preflight deliver`.
package struct DeliveryCounts: Sendable, Equatable {
  /// The files that were judged.
  package var files = 0
  /// The files that were copied to destinations, or would be.
  package private(set) var originals = 0
  /// The repaired files that were written, or would be.
  package private(set) var repaired = 0
  /// The files of an earlier run that are still correct.
  package var kept = 0
  /// The files of an earlier run that were removed, because their destination would no longer get them.
  package var removed = 0
  /// The files with warnings, at each destination.
  package var warned = 0
  /// The files of originals that are gone.
  package var withoutOriginal = 0
  /// The originals with the same content as another original.
  package var duplicates = 0
  /// The originals that are not for any of the destinations.
  package var unmeant = 0
  /// True if nothing is written.
  package let isDry: Bool

  package init(isDry: Bool) { self.isDry = isDry }

  package mutating func add(_ count: Int, isRepaired: Bool) {
    if isRepaired { repaired += count } else { originals += count }
  }
}
