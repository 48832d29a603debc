import MediaProbe

extension CodeWords {
  static let simplifiedChinese = CodeWords(
    error: { "\(sentence($0))（\($1)）" }, problem: { "\(sentence($0))（\($1)）" })

  private static func sentence(_ code: ReadError.Code) -> String {
    switch code {
    case .notFound: "文件不存在，请检查路径"
    case .permissionDenied: "没有读取权限，请为当前用户授予读取权限"
    case .notAFile: "不是普通文件"
    case .empty: "文件为空，请重新导出或下载"
    case .notMedia: "内容不是媒体文件，请检查导出或下载的结果"
    case .truncated: "文件不完整，请重新下载或导出"
    case .corrupt: "内容不符合格式规范"
    case .unsupported: "暂不支持读取这种格式"
    case .playlistRefused: "这是播放列表而不是媒体文件，其中引用的内容均未打开"
    case .icloudPlaceholder: "文件还在 iCloud 中，尚未下载到本机"
    case .lfsPointer: "这是 Git LFS 指针文件，请运行 git lfs pull"
    case .tooLarge: "文件头超出可读取的大小"
    case .tooManyTracks: "轨道数量超出可读取的上限"
    case .changedWhileReading: "读取过程中文件发生了变化，请等写入完成后重试"
    case .ioError: "读取失败"
    case .timedOut: "读取超时"
    case .crashed: "读取该文件的进程异常退出，文件可能已损坏或经过恶意构造"
    case .internal: "程序内部错误"
    }
  }

  private static func sentence(_ code: Problem.Code) -> String {
    switch code {
    case .truncated: "文件不完整，请重新下载"
    case .zeroFilled: "媒体数据全是零，可能没有写入，或已被覆盖"
    case .damaged: "媒体数据与文件声明不符，可能已损坏"
    case .corrupt: "文件有损坏"
    case .unsupported: "含有不支持的编码"
    case .extensionMismatch: "扩展名与内容不符"
    case .oddRotation: "旋转角度不是 90° 的整数倍，未应用"
    case .impossibleSize: "声明的尺寸不合理"
    case .trailingData: "文件末尾有多余数据"
    case .leadingGarbage: "文件开头有无效数据"
    case .sizeChange: "画面尺寸中途变化"
    case .externalReference: "媒体数据在另一个文件中，未打开"
    case .unplayable: "没有播放器能显示或播放的内容"
    case .encrypted: "媒体已加密，没有密钥无法播放"
    case .disabled: "主轨道被标记为禁用"
    case .cleanAperture: "裁切区域（clean aperture）与画面尺寸不同"
    case .timeGap: "时间戳不连续"
    case .durationDiffers: "声明的时长与媒体实际时长不同"
    case .limitReached: "已达到读取上限，后面的内容未读取"
    case .decodeError: "解码时遇到损坏的数据"
    }
  }
}
