// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "preflight-bench",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "preflight", path: "..")],
  targets: [
    // The library as a caller uses it: facts of many files, on one core, without output.
    .executableTarget(
      name: "library-facts", dependencies: [.product(name: "Preflight", package: "preflight")]),
    // The C libraries in this process; also what valgrind looks at.
    .executableTarget(
      name: "reference-facts",
      dependencies: [
        .product(name: "Preflight", package: "preflight"), .product(name: "ReferenceProbe", package: "preflight"),
      ]),
  ]
)
