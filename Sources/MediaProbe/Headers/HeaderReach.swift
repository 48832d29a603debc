/// The distance that the header tier reads into a file. Facts that no rule asks for must cost nothing.
package enum HeaderReach: Sendable {
  /// Only what describes the file.
  case description
  /// Also long tables, the beginnings of samples, and the headers of blocks, as far as facts depend on them.
  case samples

  package var budget: ReadBudget {
    switch self {
    case .description: .header
    case .samples: .samples
    }
  }
}
