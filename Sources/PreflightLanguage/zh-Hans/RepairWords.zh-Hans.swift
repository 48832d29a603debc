import MediaProbe
import PreflightJudging
import PreflightRules

extension RepairWords {
  static let simplifiedChinese = RepairWords(
    change: { repair, language in
      func size(_ name: String) -> String { repair.text(name, unit: .bytes, in: language) ?? "?" }
      func rate(_ name: String) -> String { repair.text(name, unit: .bitsPerSecond, in: language) ?? "?" }
      func value(_ name: String) -> String { repair.text(name) ?? "?" }
      return switch repair.id {
      case .moveIndexToStart: "将索引移到文件开头"
      case .remux: "将各轨道写入 \(value("container")) 容器"
      case .retag: "将编码标记改为 \(value("codec_tag"))"
      case .rename: "将扩展名改为与内容一致"
      case .trim: "保留开头 \(value("max")) 秒"
      case .dropAudioTracks: "仅保留主音轨"
      case .transcodeVideo: "将视频重新编码为 \(value("codec"))"
      case .scale: "将画面缩放为 \(value("width"))×\(value("height"))"
      case .reshape:
        (value("by") == "pad" ? "为画面添加 \(value("color")) 边条" : "裁剪画面")
          + "，得到 \(value("width"))×\(value("height"))"
      case .changeFrameRate: "将帧率改为 \(value("frame_rate")) fps"
      case .setKeyframeInterval: "每 \(value("max")) 秒设置一个关键帧"
      case .deinterlace: "对视频去隔行"
      case .limitBitRate:
        repair.text("max", unit: .bitsPerSecond, in: language).map { "将视频码率限制在 \($0) 以内" }
          ?? "以 \(rate("bit_rate")) 的码率编码视频"
      case .reduceFileSize: "将文件减小到 \(size("max")) 以内"
      case .transcodeAudio: "将音频重新编码为 \(value("codec"))"
      case .convertImage: "将图片转换为 \(value("format"))"
      case .compressImage: "重新压缩图片"
      }
    },
    isLossless: "不重新编码",
    encodes: "重新编码",
    suggestion: { "建议的修改：\($0)" },
    predicted: { "预计结果：" + $0.joined(separator: "，") },
    answer: { "\($0) \($1)" },
    unserved: { destination, rules in
      "\(destination)：修改文件无法解决" + (rules.isEmpty ? "" : "（\(rules.joined(separator: "、"))）")
    },
    needsReshaping: "画面比例不符合要求。请加上 --crop，或用 --pad 指定边条颜色。",
    severalFiles: "没有一个文件能同时满足这些渠道，因此每组渠道各有一条命令。",
    nothingToDo: { "\($0)：无需修改" },
    notApplicable: { "\($0)：不适用于所选渠道" },
    unreadable: { "\($0)：无法修复：\($1)" },
    written: { "\($0) → \($1)" },
    wouldWrite: { "\($0) → \($1)（未写入）" },
    beforeAndAfter: { "\($0)：修改前\($1)，修改后\($2)" },
    failed: { "\($0)：未修复：\($1)" },
    exists: { "\($0) 已存在：请删除它、指定其他文件夹，或使用 --force" },
    cannotWrite: { "无法写入 \($0)：\($1)" },
    timedOut: { "ffmpeg 用时超过 \(Int($0)) 秒：请用 --deadline 允许更长时间" },
    summary: { files, written, sound, left in
      "共 \(files) 个文件：已修复 \(written) 个，无需修改 \(sound) 个，仍有问题 \(left) 个。"
    })
}
