import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

extension DestinationsCommand {
  struct New {
    static var command: Command {
      Command(
        "new", .newAbstract,
        help: CommandHelp(
          details: [.newDetails],
          examples: [
            ("preflight destinations new club-wall", .newExample),
            ("preflight destinations new acme-reel --extends instagram-reel", .newExampleExtends),
            ("preflight destinations new acme-tv --like youtube-video", .newExampleLike),
          ]),
        groups: [OptionGroup([.name, .extends, .like])]
      ) { try New(arguments: $0).run() }
    }

    let arguments: ParsedArguments

    func run() throws {
      let (name, extends): (String, String?) = (try arguments.required(.name), arguments[.extends])
      guard DestinationTemplate.isName(name) else {
        throw mistake(.wrongDestinationName(name))
      }
      let list = try DestinationList(besides: [], in: .english)
      if let taken = list.all.first(where: { $0.id == name || $0.shortName == name }), extends != taken.id {
        throw mistake(.builtInDestinationName(name))
      }
      let like: String? = arguments[.like]
      if extends != nil, like != nil { throw mistake(.extendsAndLike) }
      let text =
        try extends.map { DestinationTemplate.extending(try list.named($0), name: name) }
        ?? like.map { DestinationTemplate.like(try list.named($0), name: name) }
      let path = AssetPath("\(name).yml")
      guard path.isMissing else {
        throw Failure(.incomplete, .destinationFileExists(shown(path)))
      }
      try write(
        Array((text ?? DestinationTemplate.plain(name: name)).utf8),
        to: OutputPlace(path, OutputKind("destination file"), .below(""), replacing: .nothing))
      let line: CommandText = .wroteDestinationFile(path.text)
      try printLines([line.text(in: MessageLanguage.current)])
    }
  }

  struct Check {
    static var command: Command {
      Command(
        "check", .checkAbstract,
        help: CommandHelp(details: [.checkDetails], examples: [("preflight destinations check rules/", .checkExample)]),
        groups: [OptionGroup([.ownFiles])]
      ) { try Check(arguments: $0).run() }
    }

    let arguments: ParsedArguments

    func run() throws {
      let own = try DestinationFiles(arguments.all(.ownFiles)).read()
      let groups = own.groups.sorted { $0.key < $1.key }
      try printLines(
        own.destinations.map { DestinationCheck($0).text }
          + groups.map { "group \($0.key): \($0.value.joined(separator: ", "))" })
    }
  }
}

private func printLines(_ lines: [String]) throws {
  try printText(in: .english) { _ in lines.map { $0 + "\n" }.joined() }
}

/// What a destination file of a user lacks, although it can be used.
private struct DestinationCheck {
  let text: String

  init(_ destination: Destination) {
    let rules = destination.rules
    let own = rules.filter { $0.certainty == .house || !$0.source.isBuiltIn }
    let count = rules.reduce(0) { $0 + $1.examples.count }
    var lines = [
      "\(destination.id): \(rules.count) \(rules.count == 1 ? "rule" : "rules"), \(count) \(count == 1 ? "example" : "examples") as expected"
    ]
    func note(_ rules: [Rule], _ what: String) {
      guard !rules.isEmpty else { return }
      lines.append("  \(what): " + rules.map { String($0.shortID) }.joined(separator: ", "))
    }
    note(own.filter { $0.examples.count == 0 }, "no examples")
    note(own.filter { $0.fix == nil && $0.severity != .note }, "no fix")
    // Without this line, a breach that is only a warning would be noticed at the first scan.
    for certainty in Certainty.allCases {
      let softened = own.filter {
        $0.certainty == certainty && $0.severity == .warning && $0.strength != .advice && $0.looser == nil
      }
      guard !softened.isEmpty else { continue }
      let verb = softened.count == 1 ? "rule has" : "rules have"
      let way = certainty == .officialQuoted || certainty == .observed ? "strength: hard" : "certainty: house"
      lines.append(
        "  \(softened.count) \(verb) the certainty \(certainty.rawValue), so a breach is a warning at most; write '\(way)' for an error: "
          + softened.map { String($0.shortID) }.joined(separator: ", "))
    }
    let undated = destination.sources.filter { $0.url != nil && $0.reviewAfter == nil }
    if !undated.isEmpty { lines.append("  no review_after: " + undated.map(\.id).joined(separator: ", ")) }
    for slot in destination.slots where slot.rules.isEmpty { lines.append("  no rules: slot \(slot.name)") }
    if destination.shareStates == nil { lines.append("  no share states: verdicts predict no code") }
    text = lines.joined(separator: "\n")
  }
}

extension Examples {
  fileprivate var count: Int { pass.count + warn.count + fail.count }
}

extension Source {
  /// True if a built-in destination cites the document too.
  fileprivate var isBuiltIn: Bool { Destinations.all.contains { $0.sources.contains(self) } }
}

/// The contents of a new destination file.
private enum DestinationTemplate {
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 64 && text.first != "-" && text.last != "-"
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }

  static func extending(_ base: Destination, name: String) -> String {
    // A rule with a single number is the most likely one to be changed.
    let rule = base.rules.first { $0.id.hasSuffix("duration-max") } ?? base.rules.first
    let change = rule.map { rule in
      "  # The limit becomes yours, with certainty “house”. The message follows from it.\n"
        + (rule.id.hasSuffix("duration-max")
          ? "  \(rule.shortID): { max: 30 s, fix: Trim it to 30 s., examples: { pass: [30], fail: [31] } }\n"
          : "  # \(rule.shortID): { max: 30 s, fix: Trim it to 30 s. }\n")
    }
    let other = base.rules.first { $0.id != rule?.id }
    return """
      # The rules of \(base.name), with changes. 'preflight destinations show \(base.shortName)' lists them.
      id: \(name)
      extends: \(base.id)
      name: \(base.name), house rules
      rules:
      \(change ?? "")  # A rule that does not matter to you is switched off.
        # \(other?.shortID ?? "rule-id"): off
      # New rules belong to a slot:
      # slots:
      #   - name: \(base.slots.first?.name ?? "video")
      #     rules:
      #       - id: house-width
      #         fact: video.width
      #         constraint: { max: 1080 }
      #         certainty: house
      #         step: resolution
      #         message: is {measured} wide; the limit is {limit}

      """
  }

  /// The slots and rules of a destination, written out. Unlike `extending`, nothing is inherited.
  static func like(_ base: Destination, name: String) -> String {
    let copy = Destination(
      id: name, shortName: name, name: "\(base.name), own rules", publisher: base.publisher, summary: base.summary,
      sources: base.sources, steps: base.steps, parameters: base.parameters,
      slots: base.slots.map { slot in
        Slot(
          slot.name, takes: slot.takes, isOnlyNamed: slot.isOnlyNamed, formats: slot.formats,
          rules: slot.rules.map { $0.moved(to: name).answering(nil).answering(nativeCodes: []) })
      })
    return DestinationWriter.text(
      copy,
      comments: [
        "The slots and rules of \(base.name), written out. Change, remove and add what you need.",
        "A limit of your own is not that of its source: write 'certainty: house' beside it.",
        "What a certainty means: official, house and derived make an error; third_party and official_older a warning.",
        "Rules on whole posts and on apps, codes and examples are left out. 'preflight destinations check \(name).yml' reads the file.",
      ], isTemplate: true)
  }

  static func plain(name: String) -> String {
    """
    # A destination of your own. Every line that begins with # is a comment.
    # 'preflight destinations check \(name).yml' reads the file and runs its examples.
    id: \(name)
    short_name: \(name)
    name: \(name)
    publisher: Your company
    summary: One sentence that says what is shared, how and to where.
    # The names for --to that choose this destination together with others.
    # groups: [launch]

    # The documents with the limits. A house rule needs no url.
    sources:
      house:
        title: Our media guide
        checked: \(today)

    # What media can be: a slot takes kinds of files (video, image, audio) and has rules on them.
    slots:
      - name: video
        takes: [video]
        rules:
          - id: video-duration-max
            # 'preflight probe FILE' shows the facts of a file.
            fact: duration
            # max, min, above, below, range, one_of, none_of, equals, fits, covers, sides, any_of, all_of …
            constraint: { max: 30 s }
            # hard: it is refused; unstated; advice: a warning; remark: a note
            strength: hard
            # house, or official, official_quoted, official_older, third_party, observed, derived
            certainty: house
            # request, context, fetch, format, duration, resolution
            step: duration
            message: is {measured} long; the limit is {limit}
            fix: Trim it to {limit}.
            source: house
            # Values at the limit and the outcome that they must have. They run each time the file is read.
            examples: { pass: [29.9, 30], warn: [30.1], fail: [30.2] }

    """
  }

  private static var today: String { CivilDate.today?.description ?? "2026-01-01" }
}
