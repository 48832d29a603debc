import Foundation
import PackagePlugin

/// Runs `preflight` in the folder of the package: `swift package preflight scan Sources/App/Assets --to tiktok`.
@main struct PreflightCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try PreflightTool(context)
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments.isEmpty ? ["scan"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    if tool.isBuilt {
      var environment = ProcessInfo.processInfo.environment
      environment["PREFLIGHT_DEPTH"] = environment["PREFLIGHT_DEPTH"] ?? "header"
      process.environment = environment
    }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      return Diagnostics.error("preflight was ended by the signal \(process.terminationStatus)")
    }
    if process.terminationStatus != 0 { Diagnostics.error("preflight ended with status \(process.terminationStatus)") }
  }
}
