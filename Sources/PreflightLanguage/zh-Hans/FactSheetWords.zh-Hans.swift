import MediaProbe

extension FactSheetWords {
  static let simplifiedChinese = FactSheetWords(
    section: { section in
      switch section {
      case .file: "文件"
      case .video: "视频"
      case .audio: "音频"
      case .picture: "图片"
      case .content: "内容"
      case .track: "轨道"
      case .unknown: "未知"
      }
    },
    isFastStart: { $0 ? "索引前置" : "索引在末尾" },
    fragmented: "分片封装",
    editList: "编辑列表",
    encrypted: "已加密",
    otherExtension: "扩展名与内容不符",
    level: { "level \($0)" },
    storedAs: { "存储尺寸 \($0)" },
    turned: { "旋转 \($0)°" },
    mirrored: "镜像",
    framesPerSecond: { "\($0) fps" + ($1 ? "（可变）" : "") },
    frames: { "\($0) 帧" },
    bits: { "\($0) 位" },
    isInterlaced: { $0 ? "隔行扫描" : "逐行扫描" },
    keyFrames: { "关键帧间隔最长 \($0)" },
    isClosedGOP: { $0 ? "闭合 GOP" : "开放 GOP" },
    channels: { count, layout in "\(count) 声道" + (layout.map { "（\($0)）" } ?? "") },
    alpha: "透明通道",
    animated: "动图",
    progressive: "渐进式",
    motionPhoto: "动态照片",
    colorProfile: { "色彩描述文件 \($0)" },
    orientation: { "EXIF 方向 \($0)" },
    defaultTrack: "默认",
    attachedPicture: "封面图",
    trackKind: { kind in
      switch kind {
      case .video: "视频"
      case .audio: "音频"
      case .subtitle: "字幕"
      case .data: "数据"
      case .attachment: "附件"
      }
    })
}
