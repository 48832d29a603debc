import MediaProbe

/// The meaning of error and problem codes, for messages of words that no catalog has, such as a library's.
struct CodeWords: Sendable {
  let error: @Sendable (ReadError.Code, _ words: String) -> String
  let problem: @Sendable (Problem.Code, _ words: String) -> String
}
