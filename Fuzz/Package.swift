// swift-tools-version: 6.2
import PackageDescription

// script/witness/fuzz builds this with the sanitizers. A plain build has no libFuzzer to link.
let package = Package(
  name: "preflight-fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "preflight", path: "..")],
  targets: [
    // The entry point of libFuzzer (LLVM, "libFuzzer: Using libFuzzer as a library").
    .target(name: "CLibFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CLibFuzzer", .product(name: "Robustness", package: "preflight"),
      ]),
  ]
)
