import PreflightDocuments

/// Writes a file, which appears when it is complete.
///
/// - Parameter noun: What the file is, with a space at the end, for the message of a failure.
func write(_ bytes: [UInt8], to place: OutputPlace, noun: String = "") throws(Failure) {
  do {
    try OutputFile.write(bytes, to: place)
  } catch {
    let status: ExitStatus = if case .refused = error, case .typed = place.origin { .usage } else { .incomplete }
    throw Failure(status, "cannot write \(noun)\(shown(place.path)): \(error)")
  }
}
