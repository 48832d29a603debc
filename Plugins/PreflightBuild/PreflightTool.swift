import Foundation
import PackagePlugin

/// The command that a plugin runs.
struct PreflightTool {
  let url: URL
  /// True if SwiftPM built it. A built command has no worker, so that users of a plugin need no FFmpeg.
  let isBuilt: Bool

  /// Takes the command that SwiftPM built, or without the trait Command an installed one.
  init(_ context: PluginContext) throws {
    if let built = try? context.tool(named: "PreflightCLI") {
      (url, isBuilt) = (built.url, true)
      return
    }
    let environment = ProcessInfo.processInfo.environment
    // The PATH of Xcode lacks the folders of package managers.
    let folders =
      (environment["PATH"] ?? "").split(separator: ":").map { String($0) }
      + ["/opt/homebrew/bin", "/usr/local/bin", NSHomeDirectory() + "/.local/bin"]
    for folder in folders where folder.hasPrefix("/") {
      var isFolder: ObjCBool = false
      let file = folder + "/preflight"
      if FileManager.default.isExecutableFile(atPath: file),
        FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue
      {
        (url, isBuilt) = (URL(fileURLWithPath: file), false)
        return
      }
    }
    throw MissingCommand()
  }
}

struct MissingCommand: Error, CustomStringConvertible {
  var description: String {
    "found no preflight on the PATH: install it, or use the package preflight with its trait Command, which builds it"
  }
}
