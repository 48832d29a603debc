import Foundation

/// Returns the installed command. Throws if no command is installed.
func installedCommand() throws -> URL {
  // Xcode does not have the folders of package managers in its PATH.
  let folders =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { String($0) }
    + ["/opt/homebrew/bin", "/usr/local/bin", NSHomeDirectory() + "/.local/bin"]
  for folder in folders where folder.hasPrefix("/") {
    let file = folder + "/preflight"
    var isFolder: ObjCBool = false
    if FileManager.default.isExecutableFile(atPath: file),
      FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue
    {
      return URL(fileURLWithPath: file)
    }
  }
  throw MissingCommand()
}

struct MissingCommand: Error, CustomStringConvertible {
  var description: String { "found no preflight on the PATH: install it" }
}
