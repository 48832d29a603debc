extension HeaderReader {
  /// The readers of formats that a C library describes more fully: what their headers do not tell is named in `unknown`
  /// with the tier that could.
  public static let mediaHeaders: [HeaderReader] = [
    .png, .jpeg,
  ]
}
