// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(), .enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error),
]

// A package of its own, so that the command and the library stay without network code.
let package = Package(
  name: "preflight-server",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "preflight-server", targets: ["PreflightServer"])],
  dependencies: [
    // Request documents are YAML. The command and the tiers that need other libraries are not built.
    .package(name: "preflight", path: "..", traits: ["Documents"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    .executableTarget(
      name: "PreflightServer",
      dependencies: [
        .product(name: "Preflight", package: "preflight"),
        .product(name: "PreflightExchange", package: "preflight"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      ],
      swiftSettings: settings)
  ]
)
