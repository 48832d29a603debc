import MediaProbe

extension LogWords {
  static let english = LogWords(
    skipped: { "\($0): skipped, \($1)" },
    tier: { "\($0.rawValue) tier, \($1) bytes" },
    notRead: "not read",
    total: { bytes, assets, libraries in
      "read \(bytes) bytes of \(assets)"
        + (libraries.isEmpty ? "" : " with \(libraries.joined(separator: ", "))")
    })
}
