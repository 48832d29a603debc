import MediaProbe

extension CodeWords {
  static let english = CodeWords(error: { $1 }, problem: { $1 })
}
