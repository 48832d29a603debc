import Foundation
import PackagePlugin

/// Runs `preflight` in the folder of the package: `swift package preflight scan Sources/App/Assets --to tiktok-video`.
///
/// With the trait Command, SwiftPM builds the command. It has no worker, so that users of the plugin need no FFmpeg, and
/// reads only headers by default. Without the trait, the plugin runs the installed command.
@main struct PreflightCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let built = try? context.tool(named: "PreflightCLI").url
    let process = Process()
    process.executableURL = try built ?? installedCommand()
    process.arguments = arguments.isEmpty ? ["scan"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    if built != nil {
      process.environment = ["PREFLIGHT_DEPTH": "header"].merging(ProcessInfo.processInfo.environment) { $1 }
    }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      return Diagnostics.error("preflight was ended by the signal \(process.terminationStatus)")
    }
    if process.terminationStatus != 0 { Diagnostics.error("preflight ended with status \(process.terminationStatus)") }
  }
}
