extension DeliveryWords {
  static let simplifiedChinese = DeliveryWords(
    space: { files, needed, free in "\(files) 个新文件最多需要 \(needed)" + (free.map { "，可用空间 \($0)" } ?? "") + "。" },
    destination: { name, originals, repaired, size in
      "\(name)：\(originals + repaired) 个文件，\(size)" + (repaired > 0 ? "，其中 \(repaired) 个经过修复" : "")
    },
    notDelivered: "未交付",
    warnings: "警告",
    allowed: "仍然发布",
    withoutOriginal: "原文件已不存在，仍保留",
    removed: "移除（原文件已不存在，或不再适用于渠道）",
    several: { "\($0) 个文件，例如 \($1)" },
    postedAnyway: { "团队决定仍然发布：\($0)" },
    keptWithoutOriginal: "原文件已不存在；因 --keep-removed 而保留",
    noLongerAllowed: "团队不再允许：请重新交付",
    howToPost: "如仍要发布某个文件，请在 preflight.yml 中加入以下内容并写明原因，然后重新交付：",
    yourReason: "…",
    refused: { "\($0) → \($1)：\($2)" },
    onlyAccepted: "存在团队已接受的问题，渠道仍可能拒绝",
    notJudged: "没有文档说明此类文件的限制，因此未作判断",
    stays: { "\($0) 此前已交付，但现在不能发布；文件已被修改，因此保留：\($1)" },
    changed: { "\($0) 在交付过程中发生变化：请重新运行命令" },
    vanished: { "写入后无法读取 \($0)" },
    summary: { counts, refused in
      let would = counts.isDry ? "将" : "已"
      let parts: [(Int, String)] = [
        (counts.originals, would + "复制"), (counts.repaired, would + "修复"), (counts.kept, "此前已交付"),
        (counts.removed, would + "移除"),
        (counts.withoutOriginal, "没有原文件"), (counts.warned, "有警告"), (counts.duplicates, "为重复文件"),
        (counts.unmeant, "不适用于这些渠道"), (refused, "未交付"),
      ]
      let told = parts.filter { $0.0 > 0 }.map { "\($0.0) 个\($0.1)" }
      return "\(counts.files) 个文件：\(told.isEmpty ? "无需处理" : told.joined(separator: "，"))。"
    },
    missing: "文件缺失",
    differs: "文件在交付后被修改",
    gone: "原文件已不存在：请重新交付",
    stray: "该文件不属于这次交付：请移除",
    originalDiffers: "原文件在交付后被修改：请重新交付",
    notReady: { "按今天的规则不能发布：\($0)" },
    unknownDestination: "未知的渠道",
    checked: { files, wrong in
      wrong == 0 ? "已检查 \(files) 个交付文件：均与交付时一致，可以发布。" : "已检查 \(files) 个交付文件：\(wrong) 个缺失、被修改、已过时或不能发布。"
    },
    title: "交付",
    page: { files, warned, refused in
      "已交付 \(files) 个文件" + (warned > 0 ? "，\(warned) 个有警告" : "") + (refused > 0 ? "，\(refused) 个未交付。" : "。")
    },
    file: "文件",
    original: "原文件",
    change: "修改",
    size: "大小",
    reason: "原因",
    unchanged: "无",
    manifest: "校验和与规则见 manifest.json。运行 preflight deliver --check 可与其核对。")
}
