import MediaProbe

/// Words of what is told while files are read.
struct LogWords: Sendable {
  let skipped: @Sendable (_ path: String, _ reason: String) -> String
  let tier: @Sendable (Tier, _ bytes: Int64) -> String
  let notRead: String
  let total: @Sendable (_ bytes: Int64, _ assets: String, _ libraries: [String]) -> String
}

extension LogWords {
  static let english = LogWords(
    skipped: { "\($0): skipped, \($1)" },
    tier: { "\($0.rawValue) tier, \($1) bytes" },
    notRead: "not read",
    total: { bytes, assets, libraries in
      "read \(bytes) bytes of \(assets)"
        + (libraries.isEmpty ? "" : " with \(libraries.joined(separator: ", "))")
    })

  static let simplifiedChinese = LogWords(
    skipped: { "\($0)：已跳过，\($1)" },
    tier: { tier, bytes in
      let name =
        switch tier {
        case .header: "仅读文件头"
        case .stream: "读到数据流"
        case .decode: "已解码"
        }
      return "\(name)，\(bytes) 字节"
    },
    notRead: "未读取",
    total: { bytes, assets, libraries in
      "共读取 \(assets)的 \(bytes) 字节" + (libraries.isEmpty ? "" : "，使用 \(libraries.joined(separator: "、"))")
    })
}
