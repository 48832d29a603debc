package import Preflight
import PreflightDocuments
import PreflightReports

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
    \(chosen.map { "to: [\($0.map(YAMLText.quoted).joined(separator: ", "))]" } ?? "# to: [instagram, tiktok-video, youtube]")

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
      "  - paths: \(YAMLText.quoted(place.pattern))\n"
        + "    to: [\(place.destinations.map(YAMLText.quoted).joined(separator: ", "))]"
        + (place.slot.map { "\n    slot: \($0)" } ?? "")
    }
    return head + "overrides:\n" + entries.joined(separator: "\n")
  }
}
