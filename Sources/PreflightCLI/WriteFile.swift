import PreflightDocuments

/// Writes a file, which appears when it is complete.
///
/// - Parameter noun: What the file is, with a space at the end, for the message of a failure.
func write(_ bytes: [UInt8], to place: OutputPlace, noun: String = "") throws(Failure) {
  try withFailures(of: place, noun) { () throws(OutputError) in try OutputFile.write(bytes, to: place) }
}

/// Throws the failure that `write` would throw at once, for a file that is written at the end of a run.
func expectWritable(_ place: OutputPlace, noun: String) throws(Failure) {
  try withFailures(of: place, noun) { () throws(OutputError) in try OutputFile.check(place) }
}

private func withFailures(
  of place: OutputPlace, _ noun: String, _ body: () throws(OutputError) -> Void
) throws(Failure) {
  do {
    try body()
  } catch {
    let status: ExitStatus = if case .refused = error, case .typed = place.origin { .usage } else { .incomplete }
    throw Failure(status, "cannot write \(noun)\(shown(place.path)): \(error)")
  }
}
