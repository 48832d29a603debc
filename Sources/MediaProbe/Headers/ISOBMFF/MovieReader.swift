/// The readers of MP4, QuickTime, M4A and 3GP (ISO/IEC 14496-12 and related). They read the movie box and no media
/// data.
extension HeaderReader {
  package static let mp4 = HeaderReader("mp4") { source throws(ReadInterruption) in try readMovie(source, "mp4") }
  package static let mov = HeaderReader("mov") { source throws(ReadInterruption) in try readMovie(source, "mov") }
  package static let m4a = HeaderReader("m4a") { source throws(ReadInterruption) in try readMovie(source, "m4a") }
  package static let threeGP = HeaderReader("3gp") { source throws(ReadInterruption) in try readMovie(source, "3gp") }

  /// Returns the facts of a movie; the caller adds file size and media type.
  private static func readMovie(_ source: MeteredSource, _ container: String) throws(ReadInterruption) -> MediaFacts {
    let movie = try Movie(
      source, isQuickTime: container == "mov", source.reach == .samples ? .headerWithSamples : .header)
    guard let movie else { return try HeaderReader.heic.read(source) }
    guard !movie.isCompressed else {
      throw .failed(ReadError(.unsupported, .moovCompressed))
    }
    return movie.facts(container: container)
  }
}
