package import MediaProbe
import Preflight
import PreflightDocuments

/// The choice of the configuration file.
package struct ConfigurationChoice: Hashable, Sendable {
  /// The file that the caller named; nil if it named none.
  private let file: AssetPath?
  /// The file that the caller or the environment named; nil if the nearest one is used.
  private let named: AssetPath?
  /// True if neither a configuration nor the environment has settings.
  package let isOff: Bool

  /// - Parameters:
  ///   - file: The file that the caller names; nil for that of the environment, or else the nearest one.
  ///   - isOff: True to use neither a configuration nor settings of the environment.
  package init(file: AssetPath? = nil, isOff: Bool = false, in surroundings: Surroundings) {
    self.file = file
    named = file ?? surroundings.variable("PREFLIGHT_CONFIG").map { AssetPath(bytes: argumentBytes($0)) }
    self.isOff = isOff
  }

  /// The words of a command that make the same choice.
  package var arguments: [String] {
    (file.map { ["--config", $0.text] } ?? []) + (isOff ? ["--no-config"] : [])
  }

  /// Throws if a configuration that was only found names a file outside of its work tree. Otherwise an untrusted configuration
  /// could print parts of any other file, as the text of a mistake.
  func expectInside(_ paths: [AssetPath], of configuration: AssetPath, _ setting: Setting) throws(Failure) {
    guard named == nil, let stranger = paths.first(where: { !$0.isInWorkTree(of: configuration) }) else { return }
    throw Failure(.incomplete, .pathOutsideWorkTree("\(setting.origin)", shown(stranger)))
  }

  /// Reads the configuration of a command; nil if no file is found.
  ///
  /// - Parameter paths: The paths that the command reads. The search begins in the folder that they have in common.
  func open(near paths: [AssetPath]) throws -> ConfigurationReader? {
    if isOff { return nil }
    guard let path = named ?? ConfigurationFile.nearest(to: paths) else { return nil }
    if named == nil, !path.isInWorkTree(of: path) {
      throw Failure(.incomplete, .configurationLeadsOut(shown(path)))
    }
    let bytes: [UInt8]
    do {
      let file = try OpenFile(path)
      bytes = try file.bytes(0..<UInt64(min(Int(file.fileSize), ConfigurationReader.sizeLimit + 1)))
    } catch {
      let reason = (error as? ReadError)?.message.english ?? "\(error)"
      throw Failure(.incomplete, .cannotReadConfiguration(shown(path), CommandText(asWritten: reason)))
    }
    return ConfigurationReader(bytes, path: path)
  }
}

/// Finds the configuration file of a run.
enum ConfigurationFile {
  private static let slash = UInt8(ascii: "/")

  /// Returns the nearest configuration file in or above the folder that these paths have in common. The search ends at the top
  /// of a git work tree, or at the root of the file system.
  static func nearest(to paths: [AssetPath]) -> AssetPath? {
    guard let start = commonFolder(of: paths) else { return nil }
    var folder = start
    while true {
      let candidate = AssetPath(bytes: folder).appending(Configuration.fileName.utf8)
      let here = folder.isEmpty ? AssetPath(bytes: [slash] + Array(Configuration.fileName.utf8)) : candidate
      if !here.isMissing { return named(here) }
      if !AssetPath(bytes: folder + [slash] + Array(".git".utf8)).isMissing { return nil }
      guard let end = folder.lastIndex(of: slash) else { return nil }
      folder = Array(folder[..<end])
    }
  }

  /// Returns the physical path of the folder that all paths have in common; nil if the working folder is unknown.
  private static func commonFolder(of paths: [AssetPath]) -> [UInt8]? {
    var common: [ArraySlice<UInt8>]?
    var last: (named: [UInt8], parts: [ArraySlice<UInt8>])?
    for path in paths where path != StandardInput.mark {
      // Files come folder by folder, and a hook can pass thousands.
      let parent = Array(path.bytes[..<path.lastComponent.startIndex])
      let isFolder = (try? targetKind(of: path)) == .folder
      if !isFolder, let last, last.named == parent { continue }
      var folder = isFolder ? path : AssetPath(bytes: parent)
      // The folders of a pattern, or of a missing file, may not exist.
      while folder.mayBePattern || folder.physical == nil, !folder.bytes.isEmpty {
        let name = folder.lastComponent
        let above = folder.bytes[..<name.startIndex]
        folder = AssetPath(bytes: Array(above.count < folder.bytes.count ? above : []))
      }
      guard let parts = folder.physical?.split(separator: slash) else { continue }
      if !isFolder { last = (parent, parts) }
      common = common.map { known in Array(zip(known, parts).prefix { $0 == $1 }.map(\.0)) } ?? parts
    }
    guard let parts = common ?? AssetPath(bytes: []).physical?.split(separator: slash) else { return nil }
    return parts.flatMap { [slash] + $0 }
  }

  /// Returns the path relative to the working folder if the file is below it, for messages that are easy to read.
  private static func named(_ path: AssetPath) -> AssetPath {
    let relative = FolderScope(AssetPath(bytes: [])).relativePath(of: path)
    let ups = relative.bytes.split(separator: slash).prefix { $0.elementsEqual("..".utf8) }.count
    return ups <= 3 ? relative : path
  }
}

extension AssetPath {
  /// True if the path leads into the git work tree of a configuration (without one, into its folder), or to nothing.
  fileprivate func isInWorkTree(of configuration: AssetPath) -> Bool {
    guard let target = physical, let folder = configuration.parentFolder.physical else { return true }
    let slash = UInt8(ascii: "/")
    var top = folder
    while AssetPath(bytes: top).appending(".git".utf8).isMissing {
      guard let end = top.lastIndex(of: slash) else {
        return AssetPath(bytes: target).isBelow(AssetPath(bytes: folder))
      }
      top = Array(top[..<end])
    }
    return AssetPath(bytes: target).isBelow(AssetPath(bytes: top))
  }

  /// The path without links and without a slash at the end; nil if nothing exists there. An empty path is the working folder.
  fileprivate var physical: [UInt8]? {
    guard case .found(let path) = (bytes.isEmpty ? "." : self).target else { return nil }
    return path.bytes
  }
}
