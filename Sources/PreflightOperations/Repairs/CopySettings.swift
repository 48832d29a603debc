import MediaProbe
import Preflight
import PreflightDocuments

/// The folder into which a run writes copies of files, and the limits of writing them.
struct CopySettings {
  /// The folder of the copies.
  let folder: AssetPath
  /// The folder to which the caller is confined; nil for no limit.
  var root: RootFolder? = nil
  /// The kind of the copies, by which a later run recognizes them.
  let kind: OutputKind
  /// True if copies of an earlier run are replaced.
  let replaces: Bool
  /// The files that the run reads besides the originals.
  let inputs: InputFiles
  /// The longest time in seconds that ffmpeg may spend on one file.
  let seconds: Double
  let language: Language
  let surroundings: Surroundings

  /// Returns the place of a copy.
  func place(_ path: AssetPath) -> OutputPlace {
    OutputPlace(
      path, kind, .below(folder, within: root), replacing: replaces ? .earlierOutput : .nothing, besides: inputs)
  }

  /// Throws if the output folder is a file, or contains a named original, because a copy could then get its name.
  func expectNoOriginal(in paths: [AssetPath]) throws {
    guard case .found(let target) = folder.target else { return }
    if let kind = try? targetKind(of: folder), kind != .folder {
      throw Failure(.usage, .fileWhereFolder(shown(folder)))
    }
    for path in paths {
      guard case .found(let original) = path.target, original.isBelow(target) else { continue }
      throw Failure(.usage, .outputContainsOriginal(shown(folder), shown(path)))
    }
  }

  static func validate(deadline: Double?) throws {
    guard let deadline, !(0.1...86_400).contains(deadline) else { return }
    throw mistake(.wrongDeadline("\(deadline)"))
  }

  /// Throws if ffmpeg, which makes the changes, is missing.
  func expectFFmpeg() throws {
    guard !surroundings.hasProgram("ffmpeg") else { return }
    throw Failure(.incomplete, .noFFmpeg)
  }
}
