import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightPlanning
import PreflightReports

/// The form in which the `destinations` commands print.
enum TextOrJSON: String, CaseIterable {
  case text, json
}

/// Prints bytes on standard output.
func printBytes(_ bytes: [UInt8]) throws {
  do throws(SystemError) {
    try writeAll(bytes, to: standardOutput)
  } catch {
    guard error.isBrokenPipe else { throw Failure(.incomplete, .cannotPrint(CommandText(error))) }
  }
}

extension DestinationsCommand {
  struct Compare {
    static var command: Command {
      Command(
        "compare", .compareAbstract,
        help: CommandHelp(
          details: [.compareDetails],
          examples: [("preflight destinations compare tiktok-video,instagram-reel,youtube-short", .compareExample)]),
        groups: [
          OptionGroup([.names, .asOf, .textOrJSON]), .documents, OptionGroup([.lang]),
        ]
      ) { try Compare(arguments: $0).run() }
    }

    let arguments: ParsedArguments

    func run() throws {
      let language = Language(arguments)
      let format: TextOrJSON? = arguments[.textOrJSON]
      let chosen = try DestinationList.read(arguments, in: language).chosen(by: arguments.all(.names))
      guard chosen.count > 1 else {
        throw mistake(chosen.isEmpty ? .noDestinationToCompare : .oneDestinationToCompare)
      }
      let asOf: CivilDate? = arguments[.asOf]
      let comparison = Comparison(chosen, on: asOf)
      if format == .json {
        try printBytes(DestinationJSON(language: language).comparison(comparison, asOf: asOf))
      } else {
        try printText(in: language) { $0.comparison(comparison, asOf: asOf) }
      }
    }
  }

  struct MasterFile {
    static var command: Command {
      Command(
        "master", .masterAbstract,
        help: CommandHelp(
          details: [.masterDetails],
          examples: [
            ("preflight destinations master tiktok-video,instagram-reel,youtube-short", .masterExampleVideo),
            ("preflight destinations master instagram-feed,threads --kind image", .masterExampleImage),
          ]),
        groups: [
          OptionGroup([.names, .kind, .assume, .asOf, .textOrJSON]), .documents, OptionGroup([.lang]),
        ]
      ) { try MasterFile(arguments: $0).run() }
    }

    let arguments: ParsedArguments

    func run() throws {
      let language = Language(arguments)
      let format: TextOrJSON? = arguments[.textOrJSON]
      let chosen = try DestinationList.read(arguments, in: language).chosen(by: arguments.all(.names))
      guard !chosen.isEmpty else { throw mistake(.noDestinationToPlan) }
      let takesVideo = chosen.contains { $0.slots.contains { $0.takes.contains(.video) && !$0.isOnlyNamed } }
      let chosenKind: MasterKind = arguments[.kind] ?? (takesVideo ? .video : .image)
      let kind: MediaFacts.Kind = chosenKind == .video ? .video : .image
      let asOf: CivilDate? = arguments[.asOf]
      let assumptions = try Assumptions(arguments.all(.assume), for: chosen)
      let judges: [Judge]
      do {
        judges = try chosen.map { try Judge($0, assuming: assumptions.known(to: $0), asOf: asOf) }
      } catch {
        throw mistake(CommandText(error))
      }
      let (master, excluded) = Master.make(kind, for: judges)
      if format == .json {
        try printBytes(
          DestinationJSON(language: language).master(master, kind, excluded: excluded, asOf: asOf))
      } else {
        try printText(in: language) { $0.master(master, kind, excluded: excluded, asOf: asOf) }
      }
      if !excluded.isEmpty { throw ExitStatus.red }
    }
  }

  struct Stale {
    static var command: Command {
      Command(
        "stale", .staleAbstract,
        help: CommandHelp(examples: [("preflight destinations stale --within 30", .staleExample)]),
        groups: [
          OptionGroup([.anyNames, .today, .within, .textOrJSON]), .documents, OptionGroup([.lang]),
        ]
      ) { try Stale(arguments: $0).run() }
    }

    let arguments: ParsedArguments

    func run() throws {
      let language = Language(arguments)
      let format: TextOrJSON? = arguments[.textOrJSON]
      let within = arguments[.within] ?? 0
      let names: [String] = arguments.all(.anyNames)
      guard let today = arguments[.today] ?? CivilDate.today, let day = today.adding(days: within) else {
        throw mistake(.wrongDays(within))
      }
      let list = try DestinationList.read(arguments, in: language)
      let sources = StaleSource.all(of: names.isEmpty ? list.all : try list.chosen(by: names), on: day)
      if format == .json {
        try printBytes(DestinationJSON(language: language).stale(sources, on: day))
      } else {
        try printText(in: language) { $0.stale(sources, on: day) }
      }
      if !sources.isEmpty { throw ExitStatus.red }
    }
  }

  struct Diff {
    static var command: Command {
      Command(
        "diff", .diffAbstract,
        help: CommandHelp(
          examples: [("preflight destinations diff 2024-01-01 2026-11-22 --to discord,bluesky", .diffExample)]),
        groups: [
          OptionGroup([.from, .until, .comparedTo, .textOrJSON]), .documents, OptionGroup([.lang]),
        ]
      ) { try Diff(arguments: $0).run() }
    }

    let arguments: ParsedArguments

    func run() throws {
      let language = Language(arguments)
      let format: TextOrJSON? = arguments[.textOrJSON]
      let (from, until): (CivilDate, CivilDate) = (try arguments.required(.from), try arguments.required(.until))
      guard from <= until else {
        throw mistake(.daysReversed("\(from)", "\(until)"))
      }
      let list = try DestinationList.read(arguments, in: language)
      let to: String? = arguments[.comparedTo]
      let chosen = try to.map { try list.chosen(by: [$0]) } ?? list.all
      if format == .json {
        try printBytes(DestinationJSON(language: language).changes(chosen, from: from, to: until))
      } else {
        try printText(in: language) { $0.changes(chosen, from: from, to: until) }
      }
    }
  }
}

/// The kinds of file that can be planned.
enum MasterKind: String, CaseIterable {
  case video, image
}
