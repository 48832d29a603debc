package import MediaProbe

/// Texts of the facts of one file, as `probe` shows them.
package struct FactSheetWords: Sendable {
  package enum Section: Sendable, CaseIterable {
    case file, video, audio, picture, content, track, unknown
  }

  package let section: @Sendable (Section) -> String
  package let isFastStart: @Sendable (Bool) -> String
  package let fragmented: String
  package let editList: String
  package let encrypted: String
  package let otherExtension: String
  package let level: @Sendable (String) -> String
  package let storedAs: @Sendable (_ size: String) -> String
  package let turned: @Sendable (_ degrees: Int) -> String
  package let mirrored: String
  package let framesPerSecond: @Sendable (_ rate: String, _ isVariable: Bool) -> String
  package let frames: @Sendable (_ count: Int64) -> String
  package let bits: @Sendable (_ depth: Int) -> String
  package let isInterlaced: @Sendable (Bool) -> String
  package let keyFrames: @Sendable (_ interval: String) -> String
  package let isClosedGOP: @Sendable (Bool) -> String
  package let channels: @Sendable (_ count: Int, _ layout: String?) -> String
  package let alpha: String
  package let animated: String
  package let progressive: String
  package let motionPhoto: String
  package let colorProfile: @Sendable (_ name: String) -> String
  package let orientation: @Sendable (Int) -> String
  package let defaultTrack: String
  package let attachedPicture: String
  package let trackKind: @Sendable (StreamFacts.Kind) -> String
}
