extension FactSheetWords {
  package enum Section: Sendable, CaseIterable {
    case file, video, audio, picture, content, track, unknown
  }
}
