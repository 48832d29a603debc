/// MP4, QuickTime, M4A and 3GP (ISO/IEC 14496-12 and its kin): everything that their movie box tells, none of the media.
extension HeaderReader {
  public static let mp4 = HeaderReader("mp4") { source throws(Halt) in try readMovie(source, "mp4") }
  public static let mov = HeaderReader("mov") { source throws(Halt) in try readMovie(source, "mov") }
  public static let m4a = HeaderReader("m4a") { source throws(Halt) in try readMovie(source, "m4a") }
  public static let threeGP = HeaderReader("3gp") { source throws(Halt) in try readMovie(source, "3gp") }

  /// The facts of a movie. File size and media type are for whoever knows the file.
  private static func readMovie(_ source: any ByteSource, _ container: String) throws(Halt) -> MediaFacts {
    var walk = MovieWalk(source, isQuickTime: container == "mov")
    let (movie, layout) = try walk.readFile()
    // Pictures under a brand that does not say so.
    guard let movie else { return try HeaderReader.heic.read(source) }
    guard !movie.tracks.isEmpty else {
      throw .corrupt("no track is described: export the file again")
    }
    return MovieSummary(movie, layout, walk, fileSize: source.size).facts(container: container)
  }
}
