/// Finds the common folder of all paths, one path at a time.
struct CommonFolder {
  private var folder: String?
  private var isFirst = true

  mutating func add(_ path: String) {
    guard let folder else {
      folder = path
      return
    }
    if isFirst || !folder.isEmpty { self.folder = commonFolder([isFirst ? folder : folder + "/", path]) }
    isFirst = false
  }

  /// The folder with its slash; empty if the paths have no common folder, or for a single path.
  var path: String { isFirst ? "" : folder ?? "" }
}
