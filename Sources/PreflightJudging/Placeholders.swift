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

  /// True if the text is a placeholder from a guide: `{your client key}`, `<APP_ID>`, `[key]`, `YOUR_CLIENT_KEY`,
  /// `your-app-id`, `$TikTokClientKey`, `xxx`.
  package var isPlaceholder: Bool {
    let lowered = lowercased()
    if lowered.hasPrefix("your_") || lowered.hasPrefix("your-") { return true }
    if lowered.utf8.count >= 3, lowered.utf8.allSatisfy({ $0 == UInt8(ascii: "x") }) { return true }
    // A build replaces only settings in parentheses or braces, so this is the bare name of one.
    if lowered.hasPrefix("$"), let second = lowered.utf8.dropFirst().first, (0x61...0x7A).contains(second),
      lowered.utf8.dropFirst().allSatisfy({
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
      })
    {
      return true
    }
    return switch (first, last) {
    case ("{", "}"), ("<", ">"), ("[", "]"): true
    default: false
    }
  }

  package var hasBuildSettings: Bool { !buildSettings.isEmpty }
}
