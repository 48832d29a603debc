package import Preflight
import PreflightDocuments

/// The text of a new configuration.
package enum ConfigurationTemplate {
  /// Returns the text, with comments in a language.
  package static func text(_ content: FolderContent, to chosen: [String]?, in language: Language) -> String {
    english(content, to: chosen).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("# ")
        ? "# " + CommandText(stringLiteral: String(line.dropFirst(2))).text(in: language) : String(line)
    }.joined(separator: "\n")
  }

  private static func english(_ content: FolderContent, to chosen: [String]?) -> String {
    """
    # The configuration of Preflight for this folder and everything below it.
    # 'preflight config' prints the settings that apply. docs/configuration.md explains every setting.

    # The destinations: ids, short names or groups. 'preflight destinations' lists them.
    \(chosen.map { "to: [\($0.map(quoted).joined(separator: ", "))]" } ?? "# to: [instagram, tiktok-video, youtube]")

    # A file with this outcome or a worse one makes the exit status 1: error, unknown, warning or never.
    # fail_on: error

    # The severity of a rule: error, warning, note or off. A limit of your own is a mapping.
    # rules:
    #   "*/video-fast-start": off
    #   instagram-reel/video-duration-max: { max: 60 s }

    \(overrides(content))

    # Problems that are accepted, with a reason and an end.
    # allow:
    #   - paths: archive/**
    #     rules: "*/video-duration-max"
    #     reason: These films were posted before the limit changed.
    #     until: 2027-12-31

    # The accepted problems of today, which 'preflight scan --write-baseline FILE' wrote.
    # baseline: preflight-baseline.json

    # Values that no file contains. 'preflight destinations show NAME' lists the parameters of a destination.
    # assume: { app_version: "17.3" }

    # Files that are not judged, in .gitignore syntax.
    # exclude: [drafts/]

    # Reports of every scan.
    # reports: { junit: build/preflight.xml, html: build/preflight.html }

    # Your own destinations and groups.
    # destinations: preflight/destinations
    # groups:
    #   launch: [instagram-reel, tiktok-video]

    """
  }

  private static func overrides(_ content: FolderContent) -> String {
    let head = "# Other destinations, slots or rules for some paths. The last override that matches decides.\n"
    guard !content.places.isEmpty else {
      return head + """
        # overrides:
        #   - paths: stories/**
        #     to: facebook-stories
        #     slot: background-video
        """
    }
    let entries = content.places.map { place in
      "  - paths: \(quoted(place.pattern))\n    to: [\(place.destinations.map(quoted).joined(separator: ", "))]"
        + (place.slot.map { "\n    slot: \($0)" } ?? "")
    }
    return head + "overrides:\n" + entries.joined(separator: "\n")
  }

  /// Returns a text as a YAML scalar. Folders can have any name, so characters that YAML cannot contain are escaped.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isWord =
      scalars.first.map { $0.properties.isAlphabetic } == true
      && scalars.allSatisfy {
        isPrintable($0) && ($0.properties.isAlphabetic || "0123456789-_/*.".unicodeScalars.contains($0))
      }
    if isWord, !["y", "n", "yes", "no", "on", "off", "true", "false", "null"].contains(text.lowercased()) {
      return text
    }
    // In single quotes, only the quote itself has a meaning (YAML 1.2.2, 7.3.2).
    if scalars.allSatisfy(isPrintable) { return "'" + text.replacing("'", with: "''") + "'" }
    return "\"" + scalars.map(escaped).joined() + "\""
  }

  /// True for a printable character that every YAML scalar can contain on one line.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }

  /// Returns a character in double quotes (YAML 1.2.2, 5.7).
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
    if isPrintable(scalar) { return String(scalar) }
    let digits = String(scalar.value, radix: 16)
    let (letter, width) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
    return "\\" + letter + String(repeating: "0", count: width - digits.count) + digits
  }
}
