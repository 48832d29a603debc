package import MediaProbe
import Synchronization

/// The reason why a file is not written.
package enum OutputError: Error {
  /// The system refused it.
  case system(SystemError)
  /// It would change what is not this run's own.
  case refused(Refusal)

  /// The reason why an output is not written. Paths are those of the output.
  package enum Refusal: Sendable {
    case notRegular(AssetPath)
    /// The run reads this file.
    case input(AssetPath)
    case media(AssetPath)
    /// The file is no earlier output of this kind.
    case foreign(AssetPath, kind: String)
    /// The file appeared after the run had looked.
    case appeared(AssetPath)
    case outsideConfiguration(AssetPath)
    /// The name or folder controls another tool, such as `.git`.
    case controlFile(AssetPath, owner: String)
    case insideRepository(AssetPath)
    case notNameable(AssetPath, ControlFiles.Reason)
    case link(AssetPath)
    /// Only a typed path can be a device, a FIFO or a descriptor.
    case onlyTyped(AssetPath)
    /// A link in the folder leads out of the output folder.
    case leadsOut(AssetPath, of: AssetPath)
    case originalUnreadable(ReadInterruption)
    case originalShortened
    case programWroteNoFile
    case manifestTooLarge
    case notAManifest
  }

  /// True if the file exists, and may not be replaced.
  package var isExisting: Bool { system?.isExisting == true }

  /// The error of the system; nil for a refusal.
  package var system: SystemError? { if case .system(let error) = self { error } else { nil } }
}

/// An output: its path and kind, the origin of the path, and the existing files that it may replace.
package struct OutputPlace: Sendable {
  /// The part of the command line or of a document that decides where a file is written.
  package enum Origin: Sendable {
    /// The user typed the path. It may lead through links, and to a device, a FIFO or an open descriptor.
    case typed
    /// The file is below a folder that the user named, under a name that follows from other names. Folders are created. With a
    /// root, the folder itself is below it.
    case below(AssetPath, within: RootFolder? = nil)
    /// A configuration in this folder names the file.
    case configuration(in: AssetPath)

    /// The folder that the file must not leave; nil for no such limit.
    var root: AssetPath? {
      switch self {
      case .typed: nil
      case .below(let folder, _), .configuration(let folder): folder
      }
    }
  }

  /// The existing files that may be replaced. Media and files that the run reads never are.
  package enum Replacement: Sendable {
    case nothing
    /// A file that an earlier run wrote as the same kind of output.
    case earlierOutput
    case anything
  }

  package let path: AssetPath
  package let kind: OutputKind
  package let origin: Origin
  package let replaces: Replacement
  /// The files that this run reads.
  package let inputs: InputFiles

  package init(
    _ path: AssetPath, _ kind: OutputKind, _ origin: Origin = .typed, replacing replaces: Replacement = .anything,
    besides inputs: InputFiles = InputFiles()
  ) {
    self.path = path
    self.kind = kind
    self.origin = origin
    self.replaces = replaces
    self.inputs = inputs
  }
}

/// A kind of output, such as a report in one format.
package struct OutputKind: Sendable {
  /// The name in messages and in the record of written files, such as `csv report`.
  package let name: String
  /// Returns true for the first bytes of an earlier output of this kind; nil for a kind that the content does not identify.
  /// Outputs of such a kind are noted in the record of written files, unless the user typed their path.
  package let recognizes: (@Sendable ([UInt8]) -> Bool)?
  /// True if a file of the kind has the name of a control file.
  package let isControlFile: Bool

  package init(_ name: String, isControlFile: Bool = false, recognizes: (@Sendable ([UInt8]) -> Bool)? = nil) {
    self.name = name
    self.isControlFile = isControlFile
    self.recognizes = recognizes
  }
}

/// The identity of a file while it exists: its device and its number on that device.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}

/// The files that a run reads, which none of its outputs replaces. Readers add files as they find them.
package final class InputFiles: Sendable {
  private let files = Mutex<Set<FileIdentity>>([])
  /// The physical paths of folders whose source files are read.
  private let sources = Mutex<[AssetPath]>([])

  package init() {}

  /// Adds a file if it exists.
  package func add(_ path: AssetPath) {
    guard let identity = FileIdentity(path) else { return }
    _ = files.withLock { $0.insert(identity) }
  }

  package func add(_ paths: some Sequence<AssetPath>) { for path in paths { add(path) } }

  /// Adds the source files in a folder and below it.
  package func add(sourcesIn folder: AssetPath) {
    guard case .found(let path) = folder.target else { return }
    sources.withLock { $0.append(path) }
  }

  /// Returns these files without one. The run reads that file in order to replace it, such as a baseline.
  package func excluding(_ path: AssetPath) -> InputFiles {
    let others = InputFiles()
    let identity = FileIdentity(path)
    others.files.withLock { $0 = files.withLock { $0 }.filter { $0 != identity } }
    others.sources.withLock { $0 = sources.withLock { $0 } }
    return others
  }

  /// Returns true if a file is read.
  ///
  /// - Parameter path: The physical path of the file.
  func contains(_ identity: FileIdentity, at path: AssetPath) -> Bool {
    if files.withLock({ $0.contains(identity) }) { return true }
    guard let end = path.fileExtension, SourceFolder.extensions.contains(end) else { return false }
    return sources.withLock { $0.contains { path.isBelow($0) } }
  }
}
