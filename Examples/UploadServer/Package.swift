// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "upload-server",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Without traits, only the library for headers is built. It needs no C library and no other package.
    .package(name: "preflight", path: "../..", traits: []),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
  ],
  targets: [
    .executableTarget(
      name: "UploadServer",
      dependencies: [
        .product(name: "Preflight", package: "preflight"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      ],
      resources: [.embedInCode("page.html")],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error)])
  ]
)
