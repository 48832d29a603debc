package import PreflightDocuments

/// Writes a file, which appears when it is complete.
///
/// - Parameter noun: A name of the file with a space at the end, for the message of a failure.
package func write(_ bytes: [UInt8], to place: OutputPlace, noun: CommandText = .empty) throws(Failure) {
  try withFailures(of: place, noun) { () throws(OutputError) in try OutputFile.write(bytes, to: place) }
}

/// Throws the failure that `write` would throw at once, for a file that is written at the end of a run.
package func expectWritable(_ place: OutputPlace, noun: CommandText) throws(Failure) {
  try withFailures(of: place, noun) { () throws(OutputError) in try OutputFile.check(place) }
}

private func withFailures(
  of place: OutputPlace, _ noun: CommandText, _ body: () throws(OutputError) -> Void
) throws(Failure) {
  do {
    try body()
  } catch {
    let kind: Failure.Kind = if case .refused = error, case .typed = place.origin { .usage } else { .incomplete }
    throw Failure(kind, .cannotWrite(noun, shown(place.path), CommandText(error)))
  }
}
