import MediaProbe
import Preflight
import PreflightDocuments
import PreflightPlanning
import PreflightReports

/// Reads the parts of a file that its facts do not describe.
struct PictureInspection {
  /// The value of PATH, in which ffmpeg is looked for; nil if no program may run.
  let programs: String?

  /// The largest file that is read at once.
  private static let largestFile: Int64 = 512 << 20

  /// Returns the account of a picture; nil if its file cannot be read. The parts of a film become facts.
  ///
  /// - Parameter original: The file if it is open already, so that it is never looked for by its name.
  func account(of path: AssetPath, _ facts: inout MediaFacts, _ original: OpenFile?) -> PictureAccount? {
    guard let file = original ?? (try? OpenFile(path)) else { return nil }
    facts.addLateParts(from: file)
    guard let image = facts.image, let format = image.format, file.fileSize <= Self.largestFile,
      let bytes = try? file.bytes(0..<UInt64(file.fileSize))
    else { return nil }
    return PictureAccount(
      PictureMetadata(bytes, format: format), facts, isOpaque: isOpaque(image, original?.pathForPrograms ?? path))
  }

  /// Returns the checksum of a file, and true if it says where it was recorded. Nil if it cannot be read. A picture is read once for
  /// both.
  static func content(of asset: CheckedAsset) -> (sum: String, hasLocation: Bool)? {
    guard let file = try? OpenFile(asset.path) else { return nil }
    var facts = asset.facts
    facts.addLateParts(from: file)
    guard let format = facts.image?.format, file.fileSize <= largestFile else {
      return file.sha256.map { ($0, facts.movieParts.contains(.location)) }
    }
    guard let bytes = try? file.bytes(0..<UInt64(file.fileSize)) else { return nil }
    let hasLocation = facts.movieParts.contains(.location) || PictureMetadata(bytes, format: format).hasLocation
    return (SHA256.digits(of: bytes), hasLocation)
  }

  /// Returns true if a picture with an alpha channel has no transparent pixel. False if that is not known.
  private func isOpaque(_ image: ImageFacts, _ path: AssetPath) -> Bool {
    guard image.hasAlpha == true, image.isAnimated != true, let programs,
      let arguments = Edit.opacityArguments(image, input: path),
      let decoded = try? ChildProcess(
        "ffmpeg", Edit.limits + arguments, environment: ["LC_ALL=C", "PATH=\(programs)"],
        deadline: .now + .seconds(60)), decoded.status == 0, !decoded.wasKilled
    else { return false }
    return Edit.isOpaque(decoded.output)
  }
}
