import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightPlanning
import PreflightReports

// The options and arguments of all commands, besides those of a scan alone, which are declared where they act. Two options of the same
// name differ in what they mean for their commands.

extension OptionGroup {
  static var input: OptionGroup {
    OptionGroup(
      .groupInput,
      [.paths, .filesFrom, .onlyMedia, .exclude, .noIgnoreFiles, .hidden, .changedSince, .allowEmpty])
  }

  static var choice: OptionGroup {
    OptionGroup(
      .groupDestinations,
      [.to, .assume, .assumeFrom, .asOf, .failOn, .destinations, .severity, .ignore, .config, .noConfig])
  }

  /// The choice of commands that judge nothing, or only what a file names.
  static var documents: OptionGroup { OptionGroup(.groupDestinations, [.destinations, .config, .noConfig]) }

  static var reports: OptionGroup {
    OptionGroup(.groupReports, [.format, .output, .report, .noThumbnails, .quiet, .all, .verbose, .color, .lang])
  }

  static var reading: OptionGroup {
    OptionGroup(.groupReading, [.engine, .depth, .jobs, .workers, .timeout])
  }
}

// MARK: All commands

extension Option {
  /// Returns the value of a setting that nothing gives.
  private static func usual(_ setting: SettingName, at depth: Tier = .stream) -> String {
    setting.standard(at: depth) ?? ""
  }

  static let help = Option(flag: "help", short: "h", .optionHelp)
  static let version = Option(flag: "version", short: "V", .optionVersion)

  static let lang = Option(
    "lang", Language.self, "tag", .optionLang(Language.allCases.map(\.rawValue)), standard: .standardEnvironment,
    setting: .lang)

  static let textOrJSON = Option(
    "format", TextOrJSON.self, "format", .optionTextOrJSON, standard: CommandText(asWritten: "text"))
}

// MARK: Input

extension Option {
  static let paths = Option(
    argument: "paths", AssetPath.self,
    .optionPaths,
    standard: CommandText(asWritten: "."), repeats: true, isRequired: false)
  static let filesFrom = Option("files-from", AssetPath.self, "file", .optionFilesFrom)
  static let onlyMedia = Option(flag: "only-media", .optionOnlyMedia)
  static let exclude = Option("exclude", AssetPath.self, "pattern", .optionExclude, repeats: true, setting: .exclude)
  static let noIgnoreFiles = Option(flag: "no-ignore-files", .optionNoIgnoreFiles, setting: .ignoreFiles)
  static let hidden = Option(flag: "hidden", .optionHidden, setting: .hidden)
  static let changedSince = Option("changed-since", String.self, "revision", .optionChangedSince)
  static let allowEmpty = Option(flag: "allow-empty", .optionAllowEmpty)
  static let stdinFilename = Option("stdin-filename", AssetPath.self, "path", .optionStdinFilename)
  static let shard = Option("shard", Shard.self, "i/n", .optionShard)
}

// MARK: Destinations and rules

extension Option {
  static let to = Option(
    "to", String.self, "names", .optionTo, standard: .standardGroup, completion: Completions.destinations, setting: .to)
  static let assume = Option("assume", String.self, "name=value", .optionAssume, repeats: true)
  static let assumeFrom = Option("assume-from", AssetPath.self, "file", .optionAssumeFrom, setting: .assumeFrom)
  static let asOf = Option("as-of", CivilDate.self, "date", .optionAsOf, standard: .standardRules, setting: .asOf)
  static let failOn = Option(
    "fail-on", FailureThreshold.self, "outcome", .optionFailOn, standard: CommandText(asWritten: usual(.failOn)),
    setting: .failOn)
  static let destinations = Option(
    "destinations", AssetPath.self, "folder", .optionDestinations, completion: .folders, setting: .destinations)
  static let severity = Option(
    "severity", String.self, "rule=severity", .optionSeverity, completion: Completions.severities, repeats: true)
  static let ignore = Option("ignore", String.self, "rule", .optionIgnore, completion: Completions.rules, repeats: true)
  static let config = Option("config", AssetPath.self, "file", .optionConfig, variable: "PREFLIGHT_CONFIG")
  static let noConfig = Option(flag: "no-config", .optionNoConfig)
}

// MARK: Reports

extension Option {
  static let format = Option(
    "format", short: "f", String.self, "format",
    .optionFormat(Reporters.all.map { $0.name }),
    standard: CommandText(asWritten: usual(.format)), completion: Completions.formats, setting: .format)
  static let output = Option("output", short: "o", AssetPath.self, "file", .optionOutput, standard: .standardOutput)
  static let report = Option("report", String.self, "format=file", .optionReport, repeats: true)
  static let noThumbnails = Option(flag: "no-thumbnails", .optionNoThumbnails, setting: .thumbnails)
  static let quiet = Option(flag: "quiet", short: "q", .optionQuiet)
  static let all = Option(flag: "all", .optionAll)
  static let verbose = Option(flag: "verbose", short: "v", .optionVerbose)
  static let color = Option("color", ColorChoice.self, "when", .optionColor)
}

// MARK: Reading

extension Option {
  static let engine = Option(
    "engine", Checker.Engine.self, "engine", .optionEngine, standard: CommandText(asWritten: usual(.engine)),
    setting: .engine, isShown: false)
  static let depth = Option(
    "depth", Tier.self, "depth", .optionDepth, standard: CommandText(asWritten: usual(.depth)), setting: .depth)
  static let jobs = Option("jobs", Int.self, "n", .optionJobs, standard: .standardProcessors, setting: .jobs)
  static let workers = Option(
    "workers", Int.self, "n", .optionWorkers, standard: .standardProcessors, setting: .workers)
  static let timeout = Option(
    "timeout", Double.self, "seconds",
    .optionTimeout,
    standard: .standardTimeout(usual(.timeout), usual(.timeout, at: .decode)), setting: .timeout)
}

// MARK: scan and what explains it

extension Option {
  static let slot = Option("slot", String.self, "slot", .optionSlot, completion: Completions.slots, setting: .slot)
  static let baseline = Option("baseline", AssetPath.self, "file", .optionBaseline, setting: .baseline)
}

// MARK: fix and deliver

extension Option {
  static let crop = Option(flag: "crop", .optionCrop)
  static let pad = Option("pad", RepairColor.self, "color", .optionPad)
  static let background = Option("background", RepairColor.self, "color", .optionBackground)
  static let trim = Option(flag: "trim", .optionTrim)
  static let stripLocation = Option(flag: "strip-location", .optionStripLocation)
  static let deadline = Option(
    "deadline", Double.self, "seconds",
    .optionDeadline,
    standard: CommandText(asWritten: "\(Int(FixJob.usualSeconds))"))
  static let repairFolder = Option(
    "output", short: "o", AssetPath.self, "folder", .optionRepairFolder, completion: .folders, isRequired: true)
  static let dryRun = Option(flag: "dry-run", .optionDryRun)
  static let force = Option(flag: "force", .optionForce)
  static let repairSlot = Option(
    "slot", String.self, "slot", .optionRepairSlot, completion: Completions.slots, setting: .slot)
  static let deliveryFolder = Option(
    "output", short: "o", AssetPath.self, "folder", .optionDeliveryFolder, completion: .folders, isRequired: true)
  static let check = Option(flag: "check", .optionCheck)
  static let dryDelivery = Option(flag: "dry-run", .optionDryDelivery)
  static let keepRemoved = Option(flag: "keep-removed", .optionKeepRemoved)
}

// MARK: request, app, merge and serve

extension Option {
  static let postsTo = Option(
    "to", String.self, "names", .optionPostsTo, completion: Completions.destinations, setting: .to)
  static let requestAssume = Option("assume", String.self, "name=value", .optionRequestAssume, repeats: true)

  static let infoPlist = Option(argument: "info-plist", AssetPath.self, .optionInfoPlist)
  static let entitlements = Option("entitlements", AssetPath.self, "file", .optionEntitlements)
  static let redirectURI = Option("redirect-uri", String.self, "url", .optionRedirectURI)
  static let link = Option("link", String.self, "url", .optionLink)
  static let siteAssociation = Option("site-association", AssetPath.self, "file", .optionSiteAssociation)
  static let page = Option("page", AssetPath.self, "file", .optionPage)
  static let pageResources = Option(
    "page-resources", AssetPath.self, "folder", .optionPageResources, completion: .folders)
  static let sources = Option("sources", AssetPath.self, "folder", .optionSources, completion: .folders)
  static let project = Option("project", AssetPath.self, "file", .optionProject)

  static let results = Option(argument: "results", AssetPath.self, .optionResults, repeats: true)
  static let shardBaseline = Option("baseline", AssetPath.self, "file", .optionShardBaseline, setting: .baseline)

  static let stdio = Option(flag: "stdio", .optionStdio)
  static let socket = Option("socket", AssetPath.self, "path", .optionSocket)
  static let root = Option("root", AssetPath.self, "folder", .optionRoot, completion: .folders)
}

// MARK: outcome

extension Option {
  static let postedFile = Option(argument: "file", AssetPath.self, .optionPostedFile)
  static let postedTo = Option(
    "to", String.self, "name", .optionPostedTo, completion: Completions.destinations, isRequired: true)
  static let answerCode = Option("code", String.self, "code", .optionAnswerCode)
  static let answerText = Option("text", String.self, "text", .optionAnswerText)
  static let answerDate = Option("date", CivilDate.self, "date", .optionAnswerDate, standard: .standardToday)
  static let accepted = Option(flag: "accepted", .optionAccepted)
  static let altered = Option(flag: "altered", .optionAltered)
  static let keepNames = Option(flag: "keep-names", .optionKeepNames)
  static let store = Option(
    "store", AssetPath.self, "file", .optionStore, standard: CommandText(asWritten: OutcomeStore.usualName))
  static let storeFile = Option(
    argument: "store", AssetPath.self, .optionStoreFile, standard: CommandText(asWritten: OutcomeStore.usualName),
    isRequired: false)
  static let log = Option(argument: "log", AssetPath.self, .optionLog)
  static let network = Option("network", String.self, "name=destination", .optionNetwork, repeats: true)
  static let logTo = Option("to", String.self, "name", .optionLogTo, completion: Completions.destinations)
  static let logMedia = Option(
    "media", AssetPath.self, "folder", .optionLogMedia, standard: .standardLogFolder, completion: .folders)
  static let outcomeFormat = Option(
    "format", OutcomeFormat.self, "format", .optionOutcomeFormat, standard: CommandText(asWritten: "text"))
  static let outcomeOutput = Option(
    "output", short: "o", AssetPath.self, "file", .optionOutput, standard: .standardOutput)
  static let postID = Option(argument: "id", String.self, .optionPostID)
  static let testFiles = Option(argument: "files", AssetPath.self, .optionTestFiles, repeats: true)
}

// MARK: explain, init and config

extension Option {
  static let subject = Option(argument: "subject", String.self, .optionSubject, completion: Completions.subjects)
  static let file = Option(argument: "file", AssetPath.self, .optionFile, isRequired: false)

  static let folder = Option(
    argument: "folder", AssetPath.self,
    .optionFolder,
    standard: CommandText(asWritten: "."), completion: .folders, isRequired: false)
  static let initialTo = Option("to", String.self, "names", .optionInitialTo, completion: Completions.destinations)
  static let schema = Option(flag: "schema", .optionSchema)
  static let replace = Option(flag: "force", .optionReplace)

  static let scannedPaths = Option(
    argument: "paths", AssetPath.self,
    .optionScannedPaths,
    standard: CommandText(asWritten: "."), repeats: true, isRequired: false)
  static let compiled = Option(flag: "compiled", .optionCompiled)
  static let shownSlot = Option(
    "slot", String.self, "slot", .optionShownSlot, completion: Completions.slots, setting: .slot)
  static let shownBaseline = Option("baseline", AssetPath.self, "file", .optionShownBaseline, setting: .baseline)
}

// MARK: destinations

extension Option {
  static let anyNames = Option(
    argument: "names", String.self,
    .optionAnyNames,
    standard: .standardNames, completion: Completions.destinations, repeats: true, isRequired: false)
  static let destination = Option(
    argument: "destination", String.self, .optionDestination, completion: Completions.destinations)
  static let names = Option(
    argument: "names", String.self, .optionNames, completion: Completions.destinations, repeats: true)
  static let kind = Option("kind", MasterKind.self, "kind", .optionKind, standard: .standardKind)
  static let from = Option(argument: "from", CivilDate.self, .optionFrom)
  static let until = Option(argument: "until", CivilDate.self, .optionUntil)
  static let comparedTo = Option("to", String.self, "names", .optionComparedTo, completion: Completions.destinations)
  static let today = Option("as-of", CivilDate.self, "date", .optionToday)
  static let within = Option("within", Int.self, "days", .optionWithin)
  static let name = Option(argument: "name", String.self, .optionName)
  static let extends = Option("extends", String.self, "name", .optionExtends, completion: Completions.destinations)
  static let like = Option("like", String.self, "name", .optionLike, completion: Completions.destinations)
  static let ownFiles = Option(argument: "path", AssetPath.self, .optionOwnFiles, repeats: true)
  static let ownFile = Option(argument: "file", AssetPath.self, .optionOwnFile)
  static let uploadedFile = Option(argument: "file", AssetPath.self, .optionUploadedFile)
  static let uploadTo = Option(
    "to", String.self, "names", .optionUploadTo, completion: Completions.destinations, isRequired: true)
  static let chunkSize = Option("chunk-size", ByteCount.self, "bytes", .optionChunkSize)
  static let chunkCount = Option("chunk-count", Int.self, "n", .optionChunkCount)
  static let importedForm = Option(argument: "format", ImportedForm.self, .optionImportedForm)
  static let importedFile = Option(argument: "file", AssetPath.self, .optionImportedFile)
  static let madeFile = Option("output", AssetPath.self, "file", .optionMadeFile, standard: .standardOutput)
  static let exportedForm = Option(argument: "format", ExportedForm.self, .optionExportedForm)
  static let exportedFile = Option("output", AssetPath.self, "file", .optionExportedFile, standard: .standardOutput)
  static let compiledFile = Option("output", AssetPath.self, "file", .optionCompiledFile, standard: .standardOutput)
}
