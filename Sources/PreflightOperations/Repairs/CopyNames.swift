import MediaProbe
import PreflightPlanning

/// The names of the copies of a run. No copy has the name of an original or of another copy.
struct CopyNames {
  /// The folder of the copies.
  let folder: AssetPath
  /// The paths that the user named. Copies of files in folders keep their paths relative to these.
  let roots: [AssetPath]
  private var taken: Set<AssetPath> = []
  private var originals: Set<AssetPath> = []

  init(folder: AssetPath, roots: [AssetPath]) { (self.folder, self.roots) = (folder, roots) }

  /// Reserves the names of all originals as seen from the output folder.
  mutating func reserve(_ paths: [AssetPath]) { originals = Set(paths.map(place)) }

  /// Returns the place of an original in the output folder, as seen from the folder that was named.
  private func place(of path: AssetPath) -> AssetPath {
    path.names(below: roots).reduce(folder) { $0.appending($1) }
  }

  /// Returns the name of a copy, with the right extension. If another file of this run has that name, the original's extension
  /// stays before it: `clip.mkv.mp4` next to the copy of `clip.mp4`.
  mutating func take(
    _ path: AssetPath, for plan: RepairPlan, distinguishedBy word: String?
  ) -> AssetPath {
    let own = place(of: path)
    let end = plan.keepsExtension ? own.fileExtension ?? plan.fileExtension : plan.fileExtension
    let ending = Array([word, end].compactMap { $0.map { ".\($0)" } }.joined().utf8)
    var copy = AssetPath(bytes: own.withoutExtension.bytes + ending)
    if copy != own, originals.contains(copy) || taken.contains(copy) {
      copy = AssetPath(bytes: own.bytes + ending)
    }
    taken.insert(copy)
    return copy
  }
}

extension RepairPlan {
  /// True if the original's extension is valid for the copy, and stays: .jpeg, .m4v.
  var keepsExtension: Bool {
    original.extensionMatches == true && (original.image?.format ?? original.container) == container
  }
}

extension AssetPath {
  /// The names of the folders between the named folder and the file, and the name of the file. Only the file's name if the user
  /// named it itself.
  func names(below roots: [AssetPath]) -> [ArraySlice<UInt8>] {
    let slash = UInt8(ascii: "/")
    let root = roots.filter { isBelow($0) && self != $0 }.max { $0.bytes.count < $1.bytes.count }
    let name = root.map { Array(bytes.dropFirst($0.bytes.count).drop { $0 == slash }) } ?? Array(lastComponent)
    return name.split(separator: slash).filter {
      $0 != [UInt8(ascii: ".")] && $0 != [UInt8(ascii: "."), UInt8(ascii: ".")]
    }
  }
}
