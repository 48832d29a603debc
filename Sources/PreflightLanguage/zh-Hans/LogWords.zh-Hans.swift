import MediaProbe

extension LogWords {
  static let simplifiedChinese = LogWords(
    skipped: { "\($0)：已跳过，\($1)" },
    tier: { tier, bytes in
      let name =
        switch tier {
        case .header: "仅读文件头"
        case .stream: "读到数据流"
        case .sampled: "已抽样解码"
        case .decode: "已解码"
        case .content: "已分析画面和声音"
        }
      return "\(name)，\(bytes) 字节"
    },
    notRead: "未读取",
    total: { bytes, assets, libraries in
      "共读取 \(assets)的 \(bytes) 字节" + (libraries.isEmpty ? "" : "，使用 \(libraries.joined(separator: "、"))")
    })
}
