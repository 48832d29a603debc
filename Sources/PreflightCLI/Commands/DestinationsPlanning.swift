import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightPlanning
import PreflightReports

/// The form in which the `destinations` commands print.
enum TextOrJSON: String, KeywordOption, Sendable {
  case text, json

  static let help = ArgumentHelp("Print text for people, or JSON: text, json. (default: text)", valueName: "format")
}

/// Prints bytes on standard output.
func printBytes(_ bytes: [UInt8]) throws {
  do throws(SystemError) {
    try writeAll(bytes, to: standardOutput)
  } catch {
    guard error.isBrokenPipe else { throw Failure(.incomplete, "cannot write to standard output: \(error)") }
  }
}

extension DestinationsCommand {
  struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "compare", abstract: "Show the rules of several destinations side by side.",
      usage: "preflight destinations compare [<options>] <names> ...",
      discussion: """
        Each row is about one property of a file or a request. Rows on which the destinations differ come first and are \
        marked with ≠. Limits that are recommended or not official are marked. Rules on apps are left out.

        EXAMPLE:
          preflight destinations compare tiktok,instagram-reel,youtube-short
              Compare the rules of three destinations.
        """)
    @Argument(
      help: ArgumentHelp("Ids, short names or groups, also separated by commas.", valueName: "names"),
      completion: Completions.destinations)
    var names: [String]
    @Option(help: AsOf.help) var asOf: CivilDate?
    @Option(help: TextOrJSON.help) var format: TextOrJSON?
    @OptionGroup(title: "Destinations and rules") var documents: DestinationOptions
    @OptionGroup var languages: LanguageOptions

    func run() throws {
      let chosen = try documents.load(in: languages.language).chosen(by: names)
      guard chosen.count > 1 else {
        throw mistake(
          chosen.isEmpty
            ? "found no destination, expected two or more" : "found one destination, expected two or more")
      }
      let comparison = Comparison(chosen, on: asOf)
      if format == .json {
        try printBytes(DestinationJSON(language: languages.language).comparison(comparison, asOf: asOf))
      } else {
        try printText(in: languages.language) { $0.comparison(comparison, asOf: asOf) }
      }
    }
  }

  struct MasterFile: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "master",
      abstract: "Plan one file that several destinations accept, with its ffmpeg command.",
      usage: "preflight destinations master [<options>] <names> ...",
      discussion: """
        The plan has the strictest limits of all destinations, each with its rules. Warnings and recommendations are followed \
        where they agree. If rules exclude each other, they are listed, the plan suits as many destinations as possible, and \
        the exit status is 1.

        EXAMPLES:
          preflight destinations master tiktok,instagram-reel,youtube-short
              Plan a video for three destinations.
          preflight destinations master instagram-feed,threads --kind image
              Plan an image for two destinations.
        """)
    @Argument(
      help: ArgumentHelp("Ids, short names or groups, also separated by commas.", valueName: "names"),
      completion: Completions.destinations)
    var names: [String]
    @Option(help: ArgumentHelp("Plan a file of this kind: video, image. (default: video if a destination accepts it)"))
    var kind: MasterKind?
    @Option(
      help: ArgumentHelp(
        "Assume a value that no file contains, such as app_version=17.3. Can be repeated.",
        valueName: "name=value"))
    var assume: [String] = []
    @Option(help: AsOf.help) var asOf: CivilDate?
    @Option(help: TextOrJSON.help) var format: TextOrJSON?
    @OptionGroup(title: "Destinations and rules") var documents: DestinationOptions
    @OptionGroup var languages: LanguageOptions

    func run() throws {
      let chosen = try documents.load(in: languages.language).chosen(by: names)
      guard !chosen.isEmpty else { throw mistake("found no destination, expected one or more") }
      let takesVideo = chosen.contains { $0.slots.contains { $0.takes.contains(.video) && !$0.isOnlyNamed } }
      let kind: MediaFacts.Kind = self.kind.map { $0 == .video ? .video : .image } ?? (takesVideo ? .video : .image)
      let assumptions = try Assumptions(assume, for: chosen)
      let judges: [Judge]
      do {
        judges = try chosen.map { try Judge($0, assuming: assumptions.known(to: $0), asOf: asOf) }
      } catch {
        throw mistake("\(error)")
      }
      let (master, excluded) = Master.make(kind, for: judges)
      if format == .json {
        try printBytes(
          DestinationJSON(language: languages.language).master(master, kind, excluded: excluded, asOf: asOf))
      } else {
        try printText(in: languages.language) { $0.master(master, kind, excluded: excluded, asOf: asOf) }
      }
      if !excluded.isEmpty { throw ExitCode(ExitStatus.red.rawValue) }
    }
  }

  struct Stale: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stale",
      abstract: "List the sources that are due for review. The exit status is 1 if there are any.",
      usage: "preflight destinations stale [<options>] [<names> ...]",
      discussion: """
        EXAMPLE:
          preflight destinations stale --within 30
              Also list the sources that will be due in the next 30 days.
        """)
    @Argument(
      help: ArgumentHelp("Ids, short names or groups. (default: all)", valueName: "names"),
      completion: Completions.destinations)
    var names: [String] = []
    @Option(help: ArgumentHelp("Use this day instead of today, such as 2027-06-01.", valueName: "date"))
    var asOf: CivilDate?
    @Option(help: ArgumentHelp("Also list the sources that are due in this many days.", valueName: "days"))
    var within: Int = 0
    @Option(help: TextOrJSON.help) var format: TextOrJSON?
    @OptionGroup(title: "Destinations and rules") var documents: DestinationOptions
    @OptionGroup var languages: LanguageOptions

    func run() throws {
      guard let today = asOf ?? CivilDate.today, let day = today.adding(days: within) else {
        throw mistake("found \(within) for --within, expected a number of days from 0 to 40000")
      }
      let list = try documents.load(in: languages.language)
      let sources = StaleSource.all(of: names.isEmpty ? list.all : try list.chosen(by: names), on: day)
      if format == .json {
        try printBytes(DestinationJSON(language: languages.language).stale(sources, on: day))
      } else {
        try printText(in: languages.language) { $0.stale(sources, on: day) }
      }
      if !sources.isEmpty { throw ExitCode(ExitStatus.red.rawValue) }
    }
  }

  struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "diff", abstract: "Show which rules began, ended or changed between two days.",
      usage: "preflight destinations diff [<options>] <from> <until>",
      discussion: """
        EXAMPLE:
          preflight destinations diff 2024-01-01 2026-11-22 --to discord,bluesky
              Show what changed for these destinations.
        """)
    @Argument(help: "The earlier day, such as 2025-01-10.") var from: CivilDate
    @Argument(help: "The later day.") var until: CivilDate
    @Option(
      help: ArgumentHelp(
        "Show these destinations only: ids, short names or groups, separated by commas.",
        valueName: "names"), completion: Completions.destinations)
    var to: String?
    @Option(help: TextOrJSON.help) var format: TextOrJSON?
    @OptionGroup(title: "Destinations and rules") var documents: DestinationOptions
    @OptionGroup var languages: LanguageOptions

    func run() throws {
      guard from <= until else {
        throw mistake("found \(from) before \(until), expected the earlier day first")
      }
      let list = try documents.load(in: languages.language)
      let chosen = try to.map { try list.chosen(by: [$0]) } ?? list.all
      if format == .json {
        try printBytes(DestinationJSON(language: languages.language).changes(chosen, from: from, to: until))
      } else {
        try printText(in: languages.language) { $0.changes(chosen, from: from, to: until) }
      }
    }
  }
}

/// The kinds of file that can be planned.
enum MasterKind: String, KeywordOption, Sendable {
  case video, image
}
