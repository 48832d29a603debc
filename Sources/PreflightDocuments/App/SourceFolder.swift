public import MediaProbe
public import Preflight

/// Reads the source files of an app for a plain text search.
///
/// It reads files that end in `.swift`, `.m`, `.mm` or `.h`. Symbolic links are not followed. Hidden folders and folders with
/// third-party code are left out, because an SDK contains the names that the app should use.
public struct SourceFolder: Sendable {
  static let extensions = ["swift", "m", "mm", "h"]
  /// The folders of package managers and of Xcode's products, by name or by extension.
  private static let foreign = ["Pods", "Carthage", "DerivedData", "build"]
  private static let foreignEndings = [".framework", ".xcframework", ".bundle"]

  /// The largest number of source files, of folders, and of bytes of all files together. A single file has the limit of
  /// every file of an app.
  static let fileLimit = 20_000
  static let folderLimit = 20_000
  static let sizeLimit: Int64 = 64 << 20

  private let path: AssetPath
  private let fileLimit: Int
  private let sizeLimit: Int64

  /// Creates a reader of one folder. Nothing is opened before `read` is called.
  public init(_ path: AssetPath) { self.init(path, fileLimit: Self.fileLimit) }

  package init(_ path: AssetPath, fileLimit: Int, sizeLimit: Int64 = Self.sizeLimit) {
    self.path = path
    self.fileLimit = fileLimit
    self.sizeLimit = sizeLimit
  }

  /// Returns the content of all source files. A file or folder that cannot be read is an error, because a text that is not
  /// found could be in it. A folder that exceeds a limit or has no source file is an error too.
  public func read() throws(AppFileError) -> AppSources {
    let paths = try sourceFiles()
    guard !paths.isEmpty else {
      throw error(.notFound, .noSourceFiles, .text(Self.extensions.map { "." + $0 }.joined(separator: ", ")))
    }
    var files: [[UInt8]] = []
    var total: Int64 = 0
    for path in paths {
      let file = try AppFile(path)
      total += file.size
      guard total <= sizeLimit else { throw error(.tooLarge, .sourceFilesTooLarge, .int(sizeLimit)) }
      files.append(file.content)
    }
    return AppSources(files)
  }

  private func sourceFiles() throws(AppFileError) -> [AssetPath] {
    var files: [AssetPath] = []
    var folders = [path]
    var seen = 0
    while let folder = folders.popLast() {
      seen += 1
      guard seen <= Self.folderLimit else { throw error(.tooLarge, .tooManySourceFolders, .int(Self.folderLimit)) }
      let names: FolderNames
      do throws(ReadError) {
        names = try FolderNames.read(folder, followsLink: seen == 1)
      } catch {
        throw AppFileError(error, folder)
      }
      for index in 0..<names.count {
        var name: [UInt8] = []
        names.append(at: index, to: &name)
        guard name.first != UInt8(ascii: ".") else { continue }
        let entry = folder.appending(name)
        switch names.kind(at: index) {
        case .file where entry.fileExtension.map(Self.extensions.contains) == true:
          guard files.count < fileLimit else { throw error(.tooLarge, .tooManySourceFiles, .int(fileLimit)) }
          files.append(entry)
        case .folder where !Self.isForeign(String(decoding: name, as: UTF8.self)): folders.append(entry)
        case .file, .folder, .link, .linkToFolder, .special: continue
        }
      }
    }
    return files
  }

  private static func isForeign(_ name: String) -> Bool {
    foreign.contains(name) || foreignEndings.contains { name.hasSuffix($0) }
  }

  private func error(_ code: ReadError.Code, _ id: Message.ID, _ argument: Message.Argument) -> AppFileError {
    AppFileError(ReadError(code, id, argument), path)
  }
}
