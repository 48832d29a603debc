import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightReports

/// Options that choose the destinations, the assumed values, and the outcomes that make the exit status 1.
struct ChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Judge for these destinations: ids, short names or groups, separated by commas. (default: the group 'default')",
      valueName: "names"), completion: Completions.destinations)
  var to: String?

  @Option(
    help: ArgumentHelp(
      "Assume a value that no file contains, such as app_version=17.3. Can be repeated.", valueName: "name=value"))
  var assume: [String] = []

  @Option(name: .customLong("assume-from"), help: Assumptions.fromHelp) var assumeFrom: AssetPath?

  @Option(help: AsOf.help) var asOf: CivilDate?

  @Option(name: .customLong("fail-on"), help: FailureThreshold.help)
  var chosenFailOn: FailureThreshold?

  @Option(help: DestinationOptions.help, completion: .directory) var destinations: AssetPath?

  @Option(name: .customLong("severity"), help: RuleOptions.severityHelp, completion: Completions.severities)
  var severities: [String] = []
  @Option(name: .customLong("ignore"), help: RuleOptions.ignoreHelp, completion: Completions.rules)
  var ignored: [String] = []
  @Option(help: ConfigurationChoice.fileHelp) var config: AssetPath?
  @Flag(help: ConfigurationChoice.offHelp) var noConfig = false

  var configuration: ConfigurationChoice { ConfigurationChoice(file: config, isOff: noConfig) }
  /// The arguments that choose the same rules, without the names of the destinations.
  var rulesArguments: [String] {
    func option(_ name: String, _ value: String?) -> [String] { value.map { [name, $0] } ?? [] }
    return option("--destinations", destinations?.text) + assume.flatMap { option("--assume", $0) }
      + option("--assume-from", assumeFrom?.text) + option("--as-of", asOf.map { "\($0)" })
      + option("--fail-on", chosenFailOn?.rawValue) + severities.flatMap { option("--severity", $0) }
      + ignored.flatMap { option("--ignore", $0) } + option("--config", config?.text)
      + (noConfig ? ["--no-config"] : [])
  }
  var rules: RuleOptions { RuleOptions(severities: severities, ignored: ignored) }
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
      throw Failure(.incomplete, mistakes: error)
    } catch {
      throw Failure(.incomplete, "cannot read \(document.text): \(error)")
    }
    guard !read.isEmpty else {
      throw mistake(
        "found no limits in \(document.text) that a chosen destination asks for, such as those of mastodon")
    }
    self.init(read + given.entries)
  }

  /// Parses assumed values of parameters. Throws if no chosen destination has such a parameter.
  init(_ texts: [String], for destinations: [Destination]) throws {
    let entries = try texts.map { text in
      guard let entry = Entry(text) else {
        throw mistake("found “\(text)” for --assume, expected name=value, such as app_version=17.3")
      }
      let known = destinations.flatMap(\.parameters).map(\.name)
      guard known.contains(entry.name) else {
        let names = Set(known).sorted()
        throw mistake(
          "no chosen destination has the parameter “\(entry.name)”"
            + (names.isEmpty
              ? "; they have no parameters, so leave out --assume" : CommandText.guess(entry.name, among: names))
        )
      }
      return entry
    }
    self.init(entries)
  }
}
