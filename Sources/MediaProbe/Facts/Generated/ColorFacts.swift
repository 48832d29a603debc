// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

/// The colors that a picture or the main video track states. Viewers show a picture that states none as sRGB.
public struct ColorFacts: Sendable, Hashable {
  /// The name of the RGB color space of a picture: `sRGB`, `Display P3`, `Adobe RGB (1998)`, `ProPhoto RGB`, `BT.2020`,
  /// `BT.2100 PQ`, `BT.2100 HLG`, otherwise the description of the ICC profile, or `custom`. It does not apply to a
  /// picture that states no RGB colors, which viewers show as sRGB, and not to a video.
  public var space: String?
  /// The color primaries by FFmpeg's name for the code of ITU-T H.273: `bt709`, `smpte432` (P3), `bt2020` … It does not
  /// apply to primaries without a code, such as those of Adobe RGB, and to a file that states none.
  public var primaries: String?
  /// The transfer function by FFmpeg's name for the code of ITU-T H.273: `iec61966-2-1` (sRGB), `bt470m` (gamma 2.2),
  /// `smpte2084` (PQ) … It does not apply to a function without a code, and to a file that states none.
  public var transfer: String?
  /// The matrix coefficients by FFmpeg's name for the code of ITU-T H.273. They are `video.color_space` in a video. It
  /// does not apply to a file that states none.
  public var matrix: String?
  /// The color range: `tv` is limited, `pc` is full. It does not apply to a file that states none.
  public var range: String?
  /// The place of the colors in the file: `icc_profile`, the chunks `cicp`, `srgb` and `gamma` (gAMA, cHRM) of PNG,
  /// `exif`, `nclx` of HEIC and AVIF, another field of the `container`, or the coded `stream`. If several state colors,
  /// the one that precedes the others counts.
  public var source: Source?

  public init() {}
}

extension ColorFacts {
  /// Writes the known facts, and `null` for those that are unknown.
  func writeFacts(to out: inout MemberWriter) {
    out.put(.colorSpace, "space", space)
    out.put(.colorPrimaries, "primaries", primaries)
    out.put(.colorTransfer, "transfer", transfer)
    out.put(.colorMatrix, "matrix", matrix)
    out.put(.colorRange, "range", range)
    out.put(.colorSource, "source", source?.rawValue)
  }

  /// Reads the facts from a record that this version wrote.
  mutating func readFacts(written json: inout JSONScanner) throws(JSONDamage) {
    try json.read("space", &space)
    try json.read("primaries", &primaries)
    try json.read("transfer", &transfer)
    try json.read("matrix", &matrix)
    try json.read("range", &range)
    try json.read("source", &source)
  }
}
