// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Campaign", platforms: [.macOS(.v15)],
  dependencies: [
    // Without traits, nothing else is fetched, and only the plugins are built.
    .package(name: "preflight", path: "../..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "Campaign", resources: [.copy("Assets")],
      plugins: [.plugin(name: "PreflightBuild", package: "preflight")])
  ]
)
