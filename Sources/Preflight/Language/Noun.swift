/// The items that a run counts, by their names in records.
public enum Noun: String, Sendable {
  case asset, request, file
}
