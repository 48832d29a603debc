import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments

/// Options that choose the destinations, the assumed values, and the outcomes that make the exit status 1.
struct ChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Judge for these destinations: ids, short names or groups, separated by commas; 'all' is every destination.",
      valueName: "names"))
  var to: String?

  @Option(
    help: ArgumentHelp(
      "Assume a value that no file contains, such as app_version=17.3. Can be repeated.", valueName: "name=value"))
  var assume: [String] = []

  @Option(name: .customLong("assume-from"), help: Assumptions.fromHelp) var assumeFrom: AssetPath?

  @Option(help: AsOf.help) var asOf: CivilDate?

  @Option(name: .customLong("fail-on"), help: FailureThreshold.help)
  var chosenFailOn: FailureThreshold?

  @Option(help: DestinationOptions.help) var destinations: AssetPath?

  var failOn: FailureThreshold { chosenFailOn ?? .error }

  /// Returns the chosen destinations, each once, in the order of `--to`. Without `--to`, returns those of the group `default`
  /// and the user's own; with a slot, those of them that have it, or else all that have it.
  func load(in language: Language, having slot: String? = nil) throws -> [Destination] {
    let destinations = try DestinationList(besides: destinations, in: language)
    guard let to else {
      let usual = destinations.usual
      guard let slot else { return usual }
      func hasSlot(_ destination: Destination) -> Bool { destination.slots.contains { $0.name == slot } }
      let fitting = usual.filter(hasSlot)
      if !fitting.isEmpty { return fitting }
      let others = destinations.all.filter(hasSlot)
      return others.isEmpty ? usual : others
    }
    return try destinations.chosen(byList: to)
  }

  /// Returns the chosen destinations; without `--to`, those that have rules on apps.
  func loadForApp(in language: Language) throws -> [Destination] {
    guard to == nil else { return try load(in: language) }
    return try DestinationList(besides: destinations, in: language).all.filter { !$0.appRules.isEmpty }
  }

  /// Returns the assumed values of parameters. Throws if no chosen destination has such a parameter.
  func assumptions(for destinations: [Destination]) throws -> Assumptions {
    try Assumptions(assume, from: assumeFrom, for: destinations)
  }
}

extension Assumptions {
  static let fromHelp = ArgumentHelp(
    "Assume the limits in this JSON document of a server, such as the answer of Mastodon's /api/v2/instance.",
    valueName: "file")

  /// Parses assumed values of parameters, after those of a server's document. Throws if the document has no value that a
  /// chosen destination asks for.
  init(_ texts: [String], from document: AssetPath?, for destinations: [Destination]) throws {
    let given = try Assumptions(texts, for: destinations)
    guard let document else {
      self = given
      return
    }
    let read: [Entry]
    do {
      let file = try OpenFile(document)
      read = try ServerDocument(try file.bytes(0..<UInt64(file.fileSize)), name: document.text)
        .assumptions(for: destinations)
    } catch let error as DocumentErrors {
      throw Failure(.incomplete, "\(error)")
    } catch {
      throw Failure(.incomplete, "cannot read \(document.text): \(error)")
    }
    guard !read.isEmpty else {
      throw ValidationError(
        "Found no limits in \(document.text) that a chosen destination asks for, such as those of mastodon.")
    }
    self.init(read + given.entries)
  }

  /// Parses assumed values of parameters. Throws if no chosen destination has such a parameter.
  init(_ texts: [String], for destinations: [Destination]) throws {
    let entries = try texts.map { text in
      guard let entry = Entry(text) else {
        throw ValidationError("Found “\(text)” for --assume, expected name=value, such as app_version=17.3.")
      }
      let known = destinations.flatMap(\.parameters).map(\.name)
      guard known.contains(entry.name) else {
        let names = Set(known).sorted()
        throw ValidationError(
          "No chosen destination has the parameter “\(entry.name)”"
            + (names.isEmpty
              ? "; they have no parameters, so leave out --assume" : Guess.suffix(for: entry.name, among: names))
        )
      }
      return entry
    }
    self.init(entries)
  }
}
