/// The items that a run counts.
public enum Noun: String, Sendable {
  case asset, request, file, app
}
