// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "StandardInput",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "preflight", path: "../..", traits: [])],
  targets: [
    .executableTarget(name: "StandardInput", dependencies: [.product(name: "Preflight", package: "preflight")])
  ]
)
