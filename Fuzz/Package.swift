// swift-tools-version: 6.2
import PackageDescription

// Built by script/witness/fuzz, which adds the sanitizers: a plain build has no libFuzzer to link.
let package = Package(
  name: "preflight-fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "preflight", path: "..")],
  targets: [
    // The entry of libFuzzer (LLVM, "libFuzzer: Using libFuzzer as a library").
    .target(name: "CLibFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CLibFuzzer", .product(name: "Robustness", package: "preflight"),
      ]),
  ]
)
