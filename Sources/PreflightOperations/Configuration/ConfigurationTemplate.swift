package import Preflight
import PreflightDocuments
import PreflightReports

/// The text of a new configuration.
package enum ConfigurationTemplate {
  /// Returns the text, with comments in a language.
  package static func text(_ content: FolderContent, to chosen: [String]?, in language: Language) -> String {
    func comment(_ text: CommandText) -> String { "# " + text.text(in: language) }
    return """
      \(comment(.templateHead))
      \(comment(.templateGuide))

      \(comment(.templateTo))
      \(chosen.map { "to: [\($0.map(YAMLText.quoted).joined(separator: ", "))]" } ?? "# to: [instagram, tiktok-video, youtube]")

      \(comment(.templateFailOn))
      # fail_on: error

      \(comment(.templateRules))
      # rules:
      #   "*/video-fast-start": off
      #   instagram-reel/video-duration-max: { max: 60 s }

      \(comment(.templateOverrides))
      \(overrides(content))

      \(comment(.templateAllow))
      # allow:
      #   - paths: archive/**
      #     rules: "*/video-duration-max"
      #     reason: These films were posted before the limit changed.
      #     until: 2027-12-31

      \(comment(.templateBaseline))
      # baseline: preflight-baseline.json

      \(comment(.templateAssume))
      # assume: { app_version: "17.3" }

      \(comment(.templateExclude))
      # exclude: [drafts/]

      \(comment(.templateReports))
      # reports: { junit: build/preflight.xml, html: build/preflight.html }

      \(comment(.templateOwn))
      # destinations: preflight/destinations
      # groups:
      #   launch: [instagram-reel, tiktok-video]

      """
  }

  private static func overrides(_ content: FolderContent) -> String {
    guard !content.places.isEmpty else {
      return """
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
    return "overrides:\n" + entries.joined(separator: "\n")
  }
}
