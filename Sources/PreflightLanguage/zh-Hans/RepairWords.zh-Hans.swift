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
      case .stripPicture: "仅保留图片本身"
      case .fillBackground: "用 \(value("color")) 填充透明部分"
      case .stripLocation: "删除拍摄位置"
      case .retime: "将各帧时间改为 \(value("frame_rate")) fps"
      }
    },
    strictest: { "在任意 \($0.joined(separator: "、")) 下均合规；用 --assume \($0[0])=… 指定后可能保留更多" },
    isLossless: "不重新编码",
    encodes: "重新编码",
    suggestion: { "建议的修改：\($0)" },
    predicted: { "预计结果：" + $0.joined(separator: "，") },
    answer: { "\($0) \($1)" },
    loss: { id, count in
      switch id {
      case "transparency": "透明"
      case "audio_tracks": "\(count ?? 1) 条音轨"
      case "video_tracks": "\(count ?? 1) 条其他视频轨"
      case "subtitles": "\(count ?? 1) 条字幕"
      case "data_tracks": "\(count ?? 1) 条数据轨"
      case "cover_pictures": "\(count ?? 1) 张封面图"
      case "clip": "图片后面的视频片段"
      case "content_credentials": "内容凭证（C2PA，任何修改都会使其失效）"
      case "dynamic_range": "高动态范围"
      case "color_depth": "8 位以上的色深"
      case "color_profile": "色彩描述文件"
      case "audio_channels": "部分声道"
      case "wide_gamut": "sRGB 以外的颜色"
      case "print_colors": "印刷颜色（CMYK）"
      case "exact_colors": "印刷描述文件的准确颜色"
      case "gain_map": "HDR 增益图"
      case "pages": "其他 \(count ?? 1) 个页面或画面"
      case "auxiliary_images": "\(count ?? 1) 张辅助图像（深度图、蒙版）"
      case "ai_label": "AI 生成标识"
      case "captions": "说明文字"
      case "location": "拍摄位置"
      case "panorama": "全景说明"
      case "projection": "全景（360°）视频的投影方式"
      case "stereo": "立体（3D）画面"
      case "hdr_metadata": "HDR 显示元数据"
      case "chroma": "高于 4:2:0 的色度分辨率"
      case "tags": "ffmpeg 不复制的标签"
      default: id
      }
    },
    loses: { "会丢失：\($0)" },
    keepsLocation: "会保留：拍摄位置，可用 --strip-location 删除",
    impossible: { "无法修复" + ($0.isEmpty ? "" : "：\($0)") },
    animationWouldEnd: "动图会变成静态图片",
    elsewhere: "此处不处理：请用 GIMP 或 ImageMagick 等图片编辑软件将图片转换为 JPEG 或 PNG",
    otherColors: { colors in
      let cause = colors == "lab" ? "Lab 颜色" : "高动态范围"
      return "此处不处理，因为图片使用\(cause)：请用 GIMP 等图片编辑软件转换为 sRGB"
    },
    needsChoice: { choices in
      let options = choices.map { choice in
        switch choice {
        case "shape": "--crop 或 --pad 颜色"
        case "background": "--background 颜色"
        default: "--trim"
        }
      }
      return "需要你选择：\(options.joined(separator: "；"))"
    },
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
    killed: { "ffmpeg 被信号（\($0)）终止" },
    differs: { "副本与原文件有未事先说明的差别（\($0.joined(separator: "、"))），已删除" },
    difference: { id in
      switch id {
      case "picture": "画面"
      case "shape": "画面比例"
      case "frames": "帧数"
      case "duration": "时长"
      case "transparency": "透明"
      case "color": "颜色"
      case "location": "拍摄位置"
      case "audio_tracks": "音轨"
      case "projection": "投影方式"
      case "stereo": "立体画面"
      case "ai_label": "AI 生成标记"
      case "chapters": "章节"
      case "subtitles": "字幕"
      case "undecodable": "无法解码"
      default: id
      }
    },
    secondAttempt: "副本未达到预计结果，改为全部重新编码",
    tooLarge: { "无法修复：任何画质都不能使文件小于或等于 \($0)" },
    stripped: "仅复制图片本身，去掉其后的内容；不重新编码",
    refused: { "\($0)：未修复" },
    summary: { counts in
      let parts = [
        "\(counts.isDry ? "将修复" : "已修复") \(counts.written) 个", "无需修改 \(counts.sound) 个",
        counts.unmeant == 0 ? nil : "不适用于所选渠道 \(counts.unmeant) 个", "仍有问题 \(counts.left) 个",
      ]
      return "共 \(counts.files) 个文件：\(parts.compactMap { $0 }.joined(separator: "，"))。"
    })
}
