// swift-tools-version: 6.2
import PackageDescription

// Tests the trait Observability as its users see it. This is a separate package, because the trait adds three packages.
let package = Package(
  name: "preflight-observability-tests",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "preflight", path: "../..", traits: ["Observability"]),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.9.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
  ],
  targets: [
    .testTarget(
      name: "ObservabilityTests",
      dependencies: [
        .product(name: "Preflight", package: "preflight"),
        .product(name: "PreflightObservability", package: "preflight"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
      ])
  ]
)
