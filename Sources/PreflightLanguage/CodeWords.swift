import MediaProbe

/// The meanings of error and problem codes. They replace messages in words that no catalog has, such as those of a library.
struct CodeWords: Sendable {
  let error: @Sendable (ReadError.Code, _ words: String) -> String
  let problem: @Sendable (Problem.Code, _ words: String) -> String
}
