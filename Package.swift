// swift-tools-version: 6.2
import PackageDescription

// Warnings are no errors here, because the settings reach every package that depends on this one. script/check/warnings refuses
// them in our own runs.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// A package that needs only a part chooses it with `traits:`, so that nothing else is fetched, looked for or built.
extension TargetDependencyCondition {
  static let command = TargetDependencyCondition.when(traits: ["Command"])
  static let documents = TargetDependencyCondition.when(traits: ["Documents"])
  static let reference = TargetDependencyCondition.when(traits: ["Reference"])
  static let observability = TargetDependencyCondition.when(traits: ["Observability"])
}

/// The folders of `Sources/Preflight`. Each belongs to one module.
let preflightFolders = [
  "AppContext", "Batch", "Calls", "Codable", "Generated", "Judging", "Language", "Planning", "Platform", "Policy",
  "Rendering", "Repair", "Reports", "Requests", "Rules", "Selection",
]

/// A module under the facade `Preflight`: some folders of `Sources/Preflight`.
func preflightModule(_ name: String, _ folders: [String], dependencies: [Target.Dependency]) -> Target {
  .target(
    name: "Preflight" + name, dependencies: dependencies, path: "Sources/Preflight",
    exclude: preflightFolders.filter { !folders.contains($0) } + ["Preflight.swift"], sources: folders,
    swiftSettings: settings)
}

/// How script/build has a program linked where the machine can; none if the variable is not set.
func linkerFlags(_ variable: String) -> [LinkerSetting] {
  let flags = Context.environment[variable]?.split(separator: " ").map { String($0) } ?? []
  return flags.isEmpty ? [] : [.unsafeFlags(flags)]
}

// Only Apple's platforms read the privacy manifest. On others a resource would bring Foundation.
#if os(macOS)
  let privacy = (resources: [Resource.copy("PrivacyInfo.xcprivacy")], excluded: [String]())
#else
  let privacy = (resources: [Resource](), excluded: ["PrivacyInfo.xcprivacy"])
#endif

let package = Package(
  name: "preflight",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Preflight", targets: ["Preflight", "MediaProbe"]),
    // For who reads headers and judges nothing.
    .library(name: "MediaProbe", targets: ["MediaProbe"]),
    .library(name: "PreflightFoundation", targets: ["PreflightFoundation"]),
    .library(name: "PreflightPlanning", targets: ["PreflightPlanning"]),
    .library(name: "PreflightReports", targets: ["PreflightReports"]),
    .library(name: "PreflightDocuments", targets: ["PreflightDocuments"]),
    .library(name: "PreflightObservability", targets: ["PreflightObservability"]),
    .library(name: "ReferenceProbe", targets: ["ReferenceProbe"]),
    .library(name: "WorkerPool", targets: ["WorkerPool"]),
    .library(name: "WorkerService", targets: ["WorkerService"]),
    // For Fuzz/, which is a package of its own.
    .library(name: "Robustness", targets: ["Robustness"]),
    .library(name: "DocumentRobustness", targets: ["DocumentRobustness"]),
    .library(name: "LibraryRobustness", targets: ["LibraryRobustness"]),
    .executable(name: "preflight", targets: ["PreflightCLI"]),
    .executable(name: "preflight-worker", targets: ["PreflightWorker"]),
    .plugin(name: "PreflightCommand", targets: ["PreflightCommand"]),
    .plugin(name: "PreflightBuild", targets: ["PreflightBuild"]),
  ],
  traits: [
    .trait(name: "Command", description: "The command preflight."),
    .trait(name: "Documents", description: "PreflightDocuments, which reads YAML with libyaml."),
    .trait(
      name: "Reference",
      description: "The deeper tiers, which read with FFmpeg, libpng and libjpeg-turbo, and their worker."),
    .trait(
      name: "Observability",
      description:
        "PreflightObservability, which reports checks to swift-log, swift-metrics and swift-distributed-tracing."),
    .default(enabledTraits: ["Command", "Documents", "Reference"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.2.0"),
  ],
  targets: [
    .target(
      name: "MediaProbe", exclude: ["Facts/facts.tsv"] + privacy.excluded, resources: privacy.resources,
      swiftSettings: settings),

    // The C libraries. A system-library target carries pkg-config and the packages that provide it; the C target beside
    // it names every library it calls, since pkg-config links only the one of its own name.
    .systemLibrary(
      name: "FFmpegLibraries", pkgConfig: "libavformat",
      providers: [.apt(["libavformat-dev", "libavcodec-dev", "libavutil-dev", "libswscale-dev"]), .brew(["ffmpeg"])]),
    .target(name: "CInput"),
    .target(
      name: "CFFmpeg", dependencies: ["CInput", .target(name: "FFmpegLibraries", condition: .reference)],
      linkerSettings: [
        .linkedLibrary("avformat"), .linkedLibrary("avcodec"), .linkedLibrary("avutil"), .linkedLibrary("swscale"),
      ]),
    .systemLibrary(
      name: "ImageLibraries", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev", "libjpeg62-turbo-dev"]), .brew(["libpng", "jpeg-turbo"])]),
    .target(
      name: "CImages", dependencies: ["CInput", .target(name: "ImageLibraries", condition: .reference)],
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("jpeg")]),
    .target(name: "ReferenceProbe", dependencies: ["MediaProbe", "CFFmpeg", "CImages"], swiftSettings: settings),

    // The deeper tiers in other processes: what both ends of the socket speak, the pool, and the worker's service.
    .target(name: "CDescriptors"),
    .systemLibrary(name: "SeccompLibrary", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .target(
      name: "CConfinement",
      dependencies: [
        "CDescriptors",
        .target(name: "SeccompLibrary", condition: .when(platforms: [.linux], traits: ["Reference"])),
      ],
      linkerSettings: [.linkedLibrary("seccomp", .when(platforms: [.linux]))]),
    .target(name: "WorkerChannel", dependencies: ["MediaProbe", "CDescriptors"], swiftSettings: settings),
    .target(
      name: "WorkerPool", dependencies: ["MediaProbe", "CDescriptors", "WorkerChannel"], swiftSettings: settings),
    .target(
      name: "WorkerService",
      dependencies: ["MediaProbe", "ReferenceProbe", "CConfinement", "CDescriptors", "WorkerChannel"],
      swiftSettings: settings),
    .executableTarget(
      name: "PreflightWorker", dependencies: ["WorkerService"], swiftSettings: settings,
      linkerSettings: linkerFlags("PREFLIGHT_WORKER_LINKER_FLAGS")),

    // `import Preflight` brings all of these. Each imports only modules above it in this list.
    preflightModule("Rules", ["Rules", "Generated"], dependencies: ["MediaProbe"]),
    preflightModule("Judging", ["Judging", "Repair"], dependencies: ["MediaProbe", "PreflightRules"]),
    preflightModule(
      "Language", ["Language", "Rendering", "Codable"],
      dependencies: ["MediaProbe", "PreflightRules", "PreflightJudging"]),
    preflightModule(
      "Requests", ["Requests", "AppContext"],
      dependencies: ["MediaProbe", "PreflightRules", "PreflightJudging", "PreflightLanguage"]),
    preflightModule(
      "Batch", ["Batch", "Policy", "Selection", "Platform"],
      dependencies: [
        "MediaProbe", "PreflightRules", "PreflightJudging", "PreflightLanguage", "PreflightRequests",
      ]),
    .target(
      name: "Preflight",
      dependencies: [
        "MediaProbe", "PreflightRules", "PreflightJudging", "PreflightLanguage", "PreflightRequests", "PreflightBatch",
      ],
      path: "Sources/Preflight", exclude: preflightFolders.filter { $0 != "Calls" },
      sources: ["Preflight.swift", "Calls"], swiftSettings: settings),
    // Masters, repairs and reports: what the command needs beside the facade, and a service does not.
    preflightModule("Planning", ["Planning"], dependencies: ["MediaProbe", "PreflightRules", "PreflightJudging"]),
    preflightModule(
      "Reports", ["Reports"],
      dependencies: [
        "MediaProbe", "PreflightRules", "PreflightJudging", "PreflightPlanning", "PreflightLanguage",
        "PreflightRequests", "PreflightBatch",
      ]),
    // The calls for the types of Foundation, which a server does not need.
    .target(name: "PreflightFoundation", dependencies: ["Preflight"], swiftSettings: settings),
    // Logs, metrics and traces of checks. Not a default trait: only who asks for it fetches the three packages.
    .target(
      name: "PreflightObservability",
      dependencies: [
        "Preflight", .product(name: "Logging", package: "swift-log", condition: .observability),
        .product(name: "Metrics", package: "swift-metrics", condition: .observability),
        .product(name: "Tracing", package: "swift-distributed-tracing", condition: .observability),
      ],
      swiftSettings: settings),
    // libyaml itself: what wraps it for Swift brings all of Foundation, which costs every start of the command 2 ms.
    .systemLibrary(
      name: "LibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "PreflightDocuments",
      dependencies: [
        "CDescriptors", "MediaProbe", "Preflight", "PreflightReports", .target(name: "LibYAML", condition: .documents),
      ],
      swiftSettings: settings),
    // Says what is missing where Swift's runtime would abort before any code of the command runs.
    .target(name: "CProcessStart"),
    .executableTarget(
      name: "PreflightCLI",
      dependencies: [
        "CDescriptors", "CProcessStart", "MediaProbe", "Preflight", "PreflightDocuments", "PreflightPlanning",
        "PreflightReports", "WorkerChannel", "WorkerPool",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .command),
      ],
      swiftSettings: settings,
      linkerSettings: linkerFlags("PREFLIGHT_LINKER_FLAGS")),
    // `swift package preflight`, and a check of the media files of a target in each build. The check runs the installed
    // command, and so does the first without the trait Command.
    .plugin(
      name: "PreflightCommand",
      capability: .command(
        intent: .custom(verb: "preflight", description: "Predict what share destinations answer to media files.")),
      dependencies: [.target(name: "PreflightCLI", condition: .command)]),
    .plugin(name: "PreflightBuild", capability: .buildTool()),
    // How a service uses the library; built and run by tests, no product.
    .executableTarget(
      name: "StandardInput", dependencies: ["Preflight"], path: "Examples/StandardInput",
      swiftSettings: settings),
    // Makes Sources/Preflight/Generated and the reference pages from Destinations/; run by script/tools/generate.
    .executableTarget(
      name: "PreflightGenerate", dependencies: ["MediaProbe", "Preflight", "PreflightDocuments", "PreflightReports"],
      swiftSettings: settings),

    // What holds readers to their promises for any bytes: for tests, fuzzing and the mutation run.
    .target(
      name: "Robustness", dependencies: ["MediaProbe"], path: "Tests/Support/Robustness", swiftSettings: settings),
    .target(
      name: "DocumentRobustness", dependencies: ["MediaProbe", "Preflight", "PreflightDocuments", "Robustness"],
      path: "Tests/Support/DocumentRobustness", swiftSettings: settings),
    .target(
      name: "LibraryRobustness", dependencies: ["CFFmpeg", "CImages", "MediaProbe", "ReferenceProbe", "Robustness"],
      path: "Tests/Support/LibraryRobustness", swiftSettings: settings),
    // Reads seeded variants of files; run by script/witness/mutate, no product.
    .executableTarget(
      name: "MutationRun", dependencies: ["MediaProbe", "Robustness"], path: "Tests/Support/MutationRun",
      swiftSettings: settings),
    // Judges the reports of Tests/Outcomes by their facts; run by script/witness/outcomes, no product.
    .executableTarget(
      name: "OutcomeRun", dependencies: ["MediaProbe", "Preflight", "PreflightDocuments"],
      path: "Tests/Support/OutcomeRun",
      swiftSettings: settings),
    .testTarget(
      name: "MediaProbeTests", dependencies: ["MadeMedia", "MediaProbe", "RecordedFiles", "Robustness"],
      exclude: ["Finds"],
      swiftSettings: settings),
    .testTarget(
      name: "ReferenceProbeTests",
      dependencies: ["BuiltProducts", "LibraryRobustness", "MediaProbe", "ReferenceProbe", "Robustness"],
      exclude: ["Finds"], swiftSettings: settings),
    // Holds the header tier to the reference; makes its media with ffmpeg.
    .testTarget(
      name: "TierTests",
      dependencies: ["BuiltProducts", "MediaProbe", "RecordedFiles", "ReferenceProbe", "Robustness"],
      exclude: ["open-facts.txt"], swiftSettings: settings),
    .testTarget(
      name: "WorkerPoolTests",
      dependencies: ["BuiltProducts", "MediaProbe", "WorkerChannel", "WorkerPool", "MisbehavingWorker"],
      swiftSettings: settings),
    .target(name: "CAttempts", path: "Tests/Support/CAttempts"),
    // A worker that crashes, hangs and lies on demand, for those tests; no product.
    .executableTarget(
      name: "MisbehavingWorker", dependencies: ["CAttempts", "MediaProbe", "WorkerChannel", "WorkerService"],
      path: "Tests/Support/MisbehavingWorker", swiftSettings: settings),
    .testTarget(
      name: "PreflightTests",
      dependencies: [
        "BuiltProducts", "MediaProbe", "Preflight", "PreflightRules", "PreflightJudging", "PreflightPlanning",
        "PreflightLanguage", "PreflightRequests", "PreflightBatch", "PreflightReports", "RecordedFiles",
      ],
      exclude: ["Golden"], swiftSettings: settings),
    // The library as its users call it.
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "BuiltProducts", "MadeMedia", "Preflight", "PreflightCLI", "PreflightDocuments", "PreflightFoundation",
        "PreflightWorker",
      ], swiftSettings: settings),
    .testTarget(
      name: "PreflightDocumentsTests", dependencies: ["MediaProbe", "Preflight", "PreflightDocuments"],
      exclude: ["Documents"], swiftSettings: settings),
    .testTarget(
      name: "GeneratedMediaTests", dependencies: ["BuiltProducts", "MediaProbe", "Preflight", "ReferenceProbe"],
      exclude: ["generate.py"], swiftSettings: settings),
    // Runs the built commands, for the tests of what a user meets.
    .target(name: "BuiltProducts", path: "Tests/Support/BuiltProducts", swiftSettings: settings),
    // Compares results with files of the repository that a person has reviewed.
    .target(name: "RecordedFiles", path: "Tests/Support/RecordedFiles", swiftSettings: settings),
    // Makes movies and pictures whose headers tests choose.
    .target(name: "MadeMedia", path: "Tests/Support/MadeMedia", swiftSettings: settings),
    .testTarget(
      name: "PreflightCLITests",
      dependencies: [
        "BuiltProducts", "MadeMedia", "PreflightCLI", "PreflightWorker", "RecordedFiles", "StandardInput",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SampleMediaTests",
      dependencies: [
        "BuiltProducts", "MadeMedia", "MediaProbe", "Preflight", "PreflightCLI", "PreflightDocuments", "PreflightRules",
        "PreflightWorker", "RecordedFiles",
      ],
      exclude: ["Golden"], swiftSettings: settings),
  ]
)
