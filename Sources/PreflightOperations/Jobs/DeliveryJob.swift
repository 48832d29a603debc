package import MediaProbe
package import Preflight
import PreflightDocuments
import PreflightPlanning
import PreflightReports

/// Writes a folder of ready files for each destination.
package struct DeliveryJob: Sendable {
  /// The language of the lines that the job tells.
  package let language: Language
  /// True if an empty selection is a success.
  package let mayBeEmpty: Bool
  private let makeRun: @Sendable (any JobListener) -> DeliveryRun

  /// Reads the settings.
  ///
  /// - Parameters:
  ///   - output: The folder of the delivery, which is created.
  ///   - isDry: True to write nothing.
  ///   - keepsRemoved: True to keep the files of originals that are gone.
  ///   - seconds: The longest time that ffmpeg may spend on one file; nil for the usual one.
  package init(
    _ input: InputChoice, _ choice: JobChoice, _ repairs: RepairOptions, output: AssetPath, isDry: Bool = false,
    keepsRemoved: Bool = false, seconds: Double? = nil, in surroundings: Surroundings
  ) throws {
    (language, mayBeEmpty, makeRun) = try choice.prepare(input, in: surroundings) { input, settings, reading, plan in
      if plan.destinations.contains(where: { $0.id == Destination.noneID }) {
        throw mistake(.deliveryWithoutDestinations)
      }
      let policy = plan.policy
      let copies = CopySettings(
        folder: output, kind: OutputKind("delivery"), replaces: true, inputs: settings.inputs,
        seconds: seconds ?? FixJob.usualSeconds, language: settings.language, surroundings: surroundings)
      let makeRun = { @Sendable (listener: any JobListener) in
        DeliveryRun(
          input: input, policy: policy,
          planner: repairs.planner(
            policy, failOn: .error, programs: surroundings.variable("PATH")),
          reading: reading, copies: copies, isDry: isDry, keepsRemoved: keepsRemoved,
          configurationFolder: settings.folder, listener: listener)
      }
      return (settings.language, input.mayBeEmpty, makeRun)
    }
  }

  /// Runs to the last file or until the task is canceled.
  package func run(_ listener: any JobListener) async throws -> DeliveryRun.Result {
    try await makeRun(listener).execute()
  }
}

/// Compares the folder of a delivery with its manifest, and judges each file by the current rules.
package struct DeliveryCheckJob: Sendable {
  /// The language of the lines that the job tells.
  package let language: Language
  private let manifest: DeliveryManifest
  private let makeCheck: @Sendable (any JobListener) -> DeliveryCheck

  /// Reads the settings and the manifest. The configuration is the one that is nearest to the originals.
  package init(of folder: AssetPath, _ input: InputChoice, _ choice: JobChoice, in surroundings: Surroundings) throws {
    let found = Result { try DeliveryManifest.open(in: folder) }
    let origins = (try? found.get())?.items.map { folder.appending($0.origin.utf8).parentFolder } ?? []
    let places = Set(origins).filter { !$0.isMissing }
    let settings = try choice.settings(
      near: places.isEmpty ? input.paths : Array(places), in: surroundings, adding: input.add)
    do {
      let reading = try settings.reading()
      guard let manifest = try found.get() else {
        let path = folder.appending(Array(DeliveryManifest.fileName.utf8))
        throw Failure(.incomplete, .noDelivery(shown(path)))
      }
      let ids = Set(manifest.items.map(\.destination))
      let delivered = settings.destinations.all.filter { ids.contains($0.id) }
      let policy = try ScanPlan(settings, ScanPlan.Options(destinations: delivered, rules: choice.rules)).policy
      language = settings.language
      self.manifest = manifest
      makeCheck = { [language] listener in
        DeliveryCheck(folder: folder, policy: policy, reading: reading, language: language, listener: listener)
      }
    } catch let failure as Failure {
      throw failure.ofJob(in: settings.language)
    }
  }

  /// Returns false if a file has a problem.
  package func run(_ listener: any JobListener) async throws -> Bool {
    try await makeCheck(listener).execute(manifest)
  }
}
