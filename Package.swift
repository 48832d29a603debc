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
    // For services that judge uploads and nothing else. It builds in less time, and programs with it are smaller.
    .library(name: "PreflightUploads", targets: ["PreflightUploads"]),
    // For who reads headers and judges nothing.
    .library(name: "MediaProbe", targets: ["MediaProbe"]),
    .library(name: "PreflightFoundation", targets: ["PreflightFoundation"]),
    .library(name: "PreflightPlanning", targets: ["PreflightPlanning"]),
    .library(name: "PreflightReports", targets: ["PreflightReports"]),
    .library(name: "PreflightDocuments", targets: ["PreflightDocuments"]),
    // Repairs and deliveries as functions.
    .library(name: "PreflightOperations", targets: ["PreflightOperations"]),
    // For Server/, which is a package of its own: the methods that other machines may call.
    .library(name: "PreflightExchange", targets: ["PreflightExchange"]),
    .library(name: "PreflightObservability", targets: ["PreflightObservability"]),
    .library(name: "ReferenceProbe", targets: ["ReferenceProbe"]),
    .library(name: "WorkerPool", targets: ["WorkerPool"]),
    .library(name: "WorkerService", targets: ["WorkerService"]),
    // For Fuzz/, which is a package of its own.
    .library(name: "Robustness", targets: ["Robustness"]),
    // For script/tools/c-library, which makes the C library of it. Packages import Preflight.
    .library(name: "PreflightC", type: .static, targets: ["PreflightC"]),
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
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.2.0"),
  ],
  targets: [
    .target(
      name: "MediaProbe", exclude: ["Facts/facts.tsv"] + privacy.excluded, resources: privacy.resources,
      swiftSettings: settings),

    // Calls of the system on descriptors and processes.
    .target(name: "CDescriptors"),
    // The C libraries. A system-library target carries pkg-config and the packages that provide it; the C target beside
    // it names every library it calls, since pkg-config links only the one of its own name.
    .systemLibrary(
      name: "FFmpegLibraries", pkgConfig: "libavformat",
      providers: [.apt(["libavformat-dev", "libavcodec-dev", "libavutil-dev", "libswscale-dev"]), .brew(["ffmpeg"])]),
    // Measures decoded pictures and sound; uses no library.
    .target(name: "CContent", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "CFFmpeg",
      dependencies: ["CContent", "CDescriptors", .target(name: "FFmpegLibraries", condition: .reference)],
      linkerSettings: [
        .linkedLibrary("avformat"), .linkedLibrary("avcodec"), .linkedLibrary("avutil"), .linkedLibrary("swscale"),
      ]),
    .systemLibrary(
      name: "ImageLibraries", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev", "libjpeg62-turbo-dev"]), .brew(["libpng", "jpeg-turbo"])]),
    .target(
      name: "CImages", dependencies: ["CDescriptors", .target(name: "ImageLibraries", condition: .reference)],
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("jpeg")]),
    .target(
      name: "ReferenceProbe", dependencies: ["MediaProbe", "CContent", "CFFmpeg", "CImages"], swiftSettings: settings),

    // The deeper tiers in other processes: what both ends of the socket speak, the pool, and the worker's service.
    .target(
      name: "CConfinement", dependencies: ["CDescriptors"],
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
    .target(name: "PreflightRules", dependencies: ["MediaProbe"], swiftSettings: settings),
    .target(name: "PreflightJudging", dependencies: ["MediaProbe", "PreflightRules"], swiftSettings: settings),
    .target(
      name: "PreflightLanguage", dependencies: ["MediaProbe", "PreflightRules", "PreflightJudging"],
      swiftSettings: settings),
    .target(
      name: "PreflightUploads",
      dependencies: ["MediaProbe", "PreflightRules", "PreflightJudging", "PreflightLanguage"],
      swiftSettings: settings),
    .target(
      name: "PreflightRequests",
      dependencies: ["MediaProbe", "PreflightRules", "PreflightJudging", "PreflightLanguage"],
      swiftSettings: settings),
    .target(
      name: "PreflightBatch",
      dependencies: ["MediaProbe", "PreflightRules", "PreflightJudging", "PreflightLanguage", "PreflightRequests"],
      swiftSettings: settings),
    .target(
      name: "Preflight",
      dependencies: [
        "MediaProbe", "PreflightRules", "PreflightJudging", "PreflightLanguage", "PreflightRequests", "PreflightBatch",
        "PreflightUploads",
      ], swiftSettings: settings),
    // Masters, repairs and reports: what the command needs beside the facade, and a service does not.
    .target(
      name: "PreflightPlanning", dependencies: ["MediaProbe", "PreflightRules", "PreflightJudging"],
      swiftSettings: settings),
    // What is wrong with each asset, once for all reports.
    .target(
      name: "PreflightPresenting",
      dependencies: [
        "MediaProbe", "PreflightRules", "PreflightJudging", "PreflightPlanning", "PreflightLanguage",
        "PreflightRequests", "PreflightBatch",
      ], swiftSettings: settings),
    // The style and the script of the page become code, because a bundle would be a second file to install.
    .target(
      name: "PreflightReports",
      dependencies: [
        "MediaProbe", "PreflightRules", "PreflightJudging", "PreflightPlanning", "PreflightLanguage",
        "PreflightRequests", "PreflightBatch", "PreflightPresenting",
      ], resources: [.embedInCode("HTML/Page/report.css"), .embedInCode("HTML/Page/report.js")], swiftSettings: settings
    ),
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
    // A module that has the rules only through Preflight would not be compiled again after a new kind of rule.
    .target(
      name: "PreflightDocuments",
      dependencies: [
        "CDescriptors", "MediaProbe", "Preflight", "PreflightReports", "PreflightRules",
        .target(name: "LibYAML", condition: .documents),
      ],
      swiftSettings: settings),
    // Every job as a function, for the command and for programs that call it.
    .target(
      name: "PreflightOperations",
      dependencies: [
        "CDescriptors", "MediaProbe", "Preflight", "PreflightDocuments", "PreflightPlanning", "PreflightReports",
        "PreflightRules", "WorkerPool",
      ],
      swiftSettings: settings),
    // The calls of other programs: a table of methods over the operations, and transports.
    .target(
      name: "PreflightExchange",
      dependencies: [
        "MediaProbe", "Preflight", "PreflightDocuments", "PreflightOperations", "PreflightPlanning", "PreflightReports",
        "WorkerPool",
      ],
      swiftSettings: settings),
    // The header of the C library, and its functions.
    .target(name: "CPreflight"),
    .target(name: "PreflightC", dependencies: ["CPreflight", "MediaProbe", "Preflight"], swiftSettings: settings),
    // Says what is missing where Swift's runtime would abort before any code of the command runs.
    .target(name: "CProcessStart"),
    .executableTarget(
      name: "PreflightCLI",
      dependencies: [
        "CDescriptors", "CProcessStart", "MediaProbe", "Preflight", "PreflightDocuments", "PreflightExchange",
        "PreflightOperations", "PreflightPlanning", "PreflightReports", "PreflightRules", "WorkerChannel", "WorkerPool",
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
    // Makes Sources/PreflightRules/Generated and the pages of destinations from Destinations/; run by script/tools/generate.
    .executableTarget(
      name: "PreflightGenerate",
      dependencies: [
        "MediaProbe", "Preflight", "PreflightDocuments", "PreflightPlanning", "PreflightReports", "PreflightRules",
      ],
      swiftSettings: settings),

    // For the tests: what holds readers to their promises for any bytes (also for Fuzz/ and the mutation run), how tests run
    // the built commands, make media whose headers they choose, and compare with files that a person has reviewed.
    .target(
      name: "Robustness",
      dependencies: [
        "CFFmpeg", "CImages", "CPreflight", "MediaProbe", "Preflight", "PreflightC", "PreflightDocuments",
        "PreflightRules", "ReferenceProbe",
      ],
      swiftSettings: settings),
    .target(name: "TestSupport", swiftSettings: settings),
    // Reads seeded variants of files; run by script/witness/mutate, no product.
    .executableTarget(name: "MutationRun", dependencies: ["MediaProbe", "Robustness"], swiftSettings: settings),
    // A worker that crashes, hangs and lies on demand; no product.
    .target(name: "CAttempts"),
    .executableTarget(
      name: "MisbehavingWorker", dependencies: ["CAttempts", "MediaProbe", "WorkerChannel", "WorkerService"],
      swiftSettings: settings),
    .testTarget(
      name: "MediaProbeTests", dependencies: ["MediaProbe", "Robustness", "TestSupport"], exclude: ["Finds"],
      swiftSettings: settings),
    // Tiers holds the header tier to the reference, with media that ffmpeg makes.
    .testTarget(
      name: "ReferenceProbeTests",
      dependencies: ["CContent", "MediaProbe", "Preflight", "ReferenceProbe", "Robustness", "TestSupport"],
      exclude: ["Finds", "GeneratedMedia/generate.py", "Tiers/open-facts.txt"], swiftSettings: settings),
    .testTarget(
      name: "WorkerPoolTests",
      dependencies: ["MediaProbe", "MisbehavingWorker", "TestSupport", "WorkerChannel", "WorkerPool"],
      swiftSettings: settings),
    // One folder for each module. Library has the library as its users call it.
    .testTarget(
      name: "PreflightTests",
      dependencies: [
        "MediaProbe", "Preflight", "PreflightBatch", "PreflightCLI", "PreflightDocuments", "PreflightFoundation",
        "PreflightJudging", "PreflightLanguage", "PreflightPlanning", "PreflightReports", "PreflightRequests",
        "PreflightRules", "PreflightWorker", "TestSupport",
      ],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "PreflightOperationsTests",
      dependencies: [
        "MediaProbe", "Preflight", "PreflightDocuments", "PreflightExchange", "PreflightOperations", "PreflightReports",
        "PreflightWorker", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "PreflightDocumentsTests",
      dependencies: ["MediaProbe", "Preflight", "PreflightDocuments", "PreflightRules", "TestSupport"],
      exclude: ["Documents"], swiftSettings: settings),
    // SampleMedia judges every sample.
    .testTarget(
      name: "PreflightCLITests",
      dependencies: [
        "MediaProbe", "Preflight", "PreflightCLI", "PreflightDocuments", "PreflightLanguage", "PreflightRules",
        "PreflightWorker", "TestSupport",
      ],
      exclude: ["Defects", "Golden", "SampleMedia/Golden"], swiftSettings: settings),
  ]
)

// script/tools/swift names the modules for which the optimizer aims at a small size. Other builds do not set the variable.
if let sized = Context.environment["PREFLIGHT_SIZED"]?.split(separator: " ").map({ String($0) }) {
  let modules = Dictionary(
    uniqueKeysWithValues: package.targets.filter { $0.swiftSettings != nil }.map { ($0.name, $0) })
  // In such a build, a module is compiled again only if the interface of one of its dependencies changes. That of a module does
  // not have the layout of types from others, so that a module has to depend on all those below it.
  var below: [String: Set<String>] = [:]
  func all(below target: Target) -> Set<String> {
    if let known = below[target.name] { return known }
    var found: Set<String> = []
    for dependency in target.dependencies {
      guard case .byNameItem(let name, _) = dependency, let module = modules[name] else { continue }
      found.formUnion(all(below: module).union([name]))
    }
    below[target.name] = found
    return found
  }
  let closures = modules.values.map { ($0, all(below: $0)) }
  for (target, closure) in closures {
    let stated = target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
    target.dependencies += closure.subtracting(stated).sorted().map { .byName(name: $0) }
    if sized.contains(target.name) { target.swiftSettings?.append(.unsafeFlags(["-Osize"])) }
  }
}
