// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "preflight-bench",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "preflight", path: "..")],
  targets: [
    // Uses the library as a caller does: reads facts of many files on one core, without output.
    .executableTarget(
      name: "library-facts", dependencies: [.product(name: "Preflight", package: "preflight")]),
    // Measures the time to read the built-in destinations; run by bench/destinations.
    .executableTarget(
      name: "decode-destinations", dependencies: [.product(name: "Preflight", package: "preflight")]),
    // Judges files by all destinations; run by bench/limits.
    .executableTarget(
      name: "judge-all", dependencies: [.product(name: "Preflight", package: "preflight")]),
    // Checks files for one destination; run by bench/exchange.
    .executableTarget(
      name: "check-files", dependencies: [.product(name: "Preflight", package: "preflight")]),
    // Checks 1,000 uploads at once; run by bench/uploads.
    .executableTarget(
      name: "concurrent-uploads", dependencies: [.product(name: "Preflight", package: "preflight")]),
    // Uses the C libraries in this process, or in a worker; run by bench/isolation. valgrind checks this program too.
    .executableTarget(
      name: "reference-facts",
      dependencies: [
        .product(name: "Preflight", package: "preflight"), .product(name: "ReferenceProbe", package: "preflight"),
        .product(name: "WorkerPool", package: "preflight"),
      ]),
  ]
)
