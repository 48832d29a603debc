/// The extent to which the header tier reads a file. Facts that no rule needs must cost nothing.
package enum HeaderReach: Sendable {
  /// Reads only the description of the file.
  case description
  /// Also reads long tables, the beginnings of samples, and the headers of blocks, if facts depend on them.
  case samples

  package var budget: ReadBudget {
    switch self {
    case .description: .header
    case .samples: .samples
    }
  }
}
