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

#if !hasFeature(Embedded) || PAGE
  extension DeliveryWords {
    /// Returns the sentence at the end of a run.
    ///
    /// - Parameter refused: The number of files that destinations do not get.
    package func summary(_ counts: DeliveryCounts, _ refused: Int) -> String {
      func part(_ count: Int, _ text: (Int) -> String) -> String? { count > 0 ? text(count) : nil }
      let parts = [
        part(counts.originals) { copied($0, counts.isDry) }, part(counts.repaired) { repaired($0, counts.isDry) },
        part(counts.kept, kept), part(counts.removed) { taken($0, counts.isDry) },
        part(counts.withoutOriginal, orphaned), part(counts.warned, warned), part(counts.duplicates, duplicates),
        part(counts.unmeant, unmeant), part(refused, turnedDown),
      ]
      return total(counts.files, parts.compactMap { $0 })
    }
  }
#endif
