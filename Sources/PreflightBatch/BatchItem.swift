public import MediaProbe

/// The result of a batch for one path.
@nonexhaustive public enum BatchItem: Sendable {
  case asset(CheckedAsset)
  case skip(AssetPath, reason: Message)
}
