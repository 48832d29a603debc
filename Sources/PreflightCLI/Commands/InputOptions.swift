import ArgumentParser
import MediaProbe
import Preflight

/// Which files a command reads.
struct InputOptions: ParsableArguments {
  @Argument(help: "Files, and folders to walk.")
  var paths: [AssetPath] = []

  @Option(
    help: ArgumentHelp(
      "Read paths from a file, one a line or separated by NUL; - for standard input.", valueName: "file"))
  var filesFrom: AssetPath?

  @Flag(help: "Exit with 0 when there was nothing to look at.")
  var allowEmpty = false

  /// All roots, those of the command line first.
  func roots() throws -> [AssetPath] {
    var roots = paths
    if let filesFrom {
      do {
        roots += pathList(try filesFrom == "-" ? readAll(0) : readFile(filesFrom))
      } catch {
        throw Failure(.incomplete, "cannot read the list \(filesFrom.text): \(error)")
      }
    }
    guard !roots.isEmpty || filesFrom != nil else {
      throw ValidationError("Missing paths: name files or folders, or give --files-from.")
    }
    return roots
  }

  private func readFile(_ path: AssetPath) throws -> [UInt8] {
    let file = try OpenFile(path)
    return try file.bytes(0..<UInt64(file.fileSize))
  }
}

/// The paths of a list: separated by NUL when there is one, else by line ends.
func pathList(_ bytes: [UInt8]) -> [AssetPath] {
  let hasNUL = bytes.contains(0)
  return bytes.split(separator: hasNUL ? 0 : UInt8(ascii: "\n")).map { line in
    // A list that was made on Windows has a carriage return before each line end.
    let isWindowsLine = !hasNUL && line.last == UInt8(ascii: "\r")
    return AssetPath(bytes: Array(isWindowsLine ? line.dropLast() : line))
  }.filter { !$0.bytes.isEmpty }
}
