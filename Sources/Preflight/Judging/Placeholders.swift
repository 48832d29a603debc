extension StringProtocol {
  /// The build settings that a build would replace: `$(NAME)`, `${NAME}`, also with a modifier
  /// (`$(NAME:rfc1034identifier)`).
  package var buildSettings: [String] { buildSettingRanges.map { String(self[$0]) } }

  /// The ranges of the build settings.
  package var buildSettingRanges: [Range<Index>] {
    var ranges: [Range<Index>] = []
    // A closing character that is missing from here on is not searched again, because thousands may be opened.
    var missing: Set<Character> = []
    var rest = self[...]
    while let sign = rest.firstIndex(of: "$") {
      rest = rest[sign...].dropFirst()
      let close: Character? =
        switch rest.first {
        case "(": ")"
        case "{": "}"
        default: nil
        }
      guard let close, !missing.contains(close) else { continue }
      guard let end = rest.firstIndex(of: close) else {
        missing.insert(close)
        continue
      }
      rest = rest[end...].dropFirst()
      ranges.append(sign..<rest.startIndex)
    }
    return ranges
  }

  /// True if the text is a placeholder from a guide: `{your client key}`, `<APP_ID>`, `[key]`, `YOUR_CLIENT_KEY`.
  package var isPlaceholder: Bool {
    if lowercased().hasPrefix("your_") { return true }
    return switch (first, last) {
    case ("{", "}"), ("<", ">"), ("[", "]"): true
    default: false
    }
  }

  package var hasBuildSettings: Bool { !buildSettings.isEmpty }
}
