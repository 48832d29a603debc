import MediaProbe
import PreflightRules

extension FactWords {
  static let simplifiedChinese = FactWords(
    name: { $0.simplifiedChineseName },
    meaning: { $0.simplifiedChineseMeaning },
    type: { type in
      switch type {
      case .integer: "整数"
      case .number: "数字"
      case .ratio: "比值"
      case .text: "文本"
      case .flag: "是或否"
      case .size: "宽度和高度"
      case .any: "任意"
      }
    },
    unit: { unit in
      switch unit {
      case .seconds: "秒"
      case .bytes: "字节"
      case .bitsPerSecond: "bit/s"
      case .pixels: "像素"
      case .framesPerSecond: "帧/秒"
      case .hertz: "赫兹"
      case .degrees: "度"
      case .bits: "位"
      case .frames: "帧"
      default: unit.rawValue
      }
    },
    tier: { $0 == .stream ? "文件头写明时为 header，否则为 stream" : $0.rawValue },
    typeLabel: "类型",
    unitLabel: "单位",
    tierLabel: "读取层级",
    rules: "使用此项信息的规则",
    noRule: "没有规则使用此项信息。",
    absent: "此项信息不适用于该文件。")
}
