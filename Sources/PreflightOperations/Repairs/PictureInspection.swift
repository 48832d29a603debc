import MediaProbe
import Preflight
import PreflightDocuments
import PreflightPlanning

/// Reads the parts of a picture's file that its facts do not describe.
struct PictureInspection {
  /// The value of PATH, in which ffmpeg is looked for; nil if no program may run.
  let programs: String?

  /// The largest file that is read at once.
  private static let largestFile: Int64 = 512 << 20

  /// Returns the account of a picture; nil if its file cannot be read.
  ///
  /// - Parameter original: The file if it is open already, so that it is never looked for by its name.
  func account(of path: AssetPath, _ facts: MediaFacts, _ original: OpenFile?) -> PictureAccount? {
    guard let image = facts.image, let format = image.format, let file = original ?? (try? OpenFile(path)),
      file.fileSize <= Self.largestFile, let bytes = try? file.bytes(0..<UInt64(file.fileSize))
    else { return nil }
    return PictureAccount(
      PictureMetadata(bytes, format: format), facts, isOpaque: isOpaque(image, original?.pathForPrograms ?? path))
  }

  /// Returns true if a file says where it was recorded.
  static func hasLocation(_ facts: MediaFacts, _ file: OpenFile?) -> Bool {
    if facts.movieParts.contains(.location) { return true }
    guard let format = facts.image?.format, let file, file.fileSize <= largestFile,
      let bytes = try? file.bytes(0..<UInt64(file.fileSize))
    else { return false }
    return PictureMetadata(bytes, format: format).hasLocation
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
