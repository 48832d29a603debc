import MediaProbe
import Preflight

/// A figure as a source writes it: `140 seconds`, `512 mb`, `between 1:3 and 3:1`. It is compared with the figures of a rule.
struct WrittenFigure {
  private let text: String
  /// The values that each number can mean, in the unit of facts: MB can be decimal or binary.
  private let numbers: [[Double]]

  init(_ text: String) {
    self.text = text.lowercased()
    numbers = Self.numbers(in: Self.tokens(self.text))
  }

  /// Returns a sentence about the figures or words of the rule that the text lacks; nil if they agree, or if the rule compares
  /// no figures and no words.
  func disagreement(with rule: Rule) -> String? {
    for figure in rule.constraint.writtenFigures where !states(figure) {
      return "the rule has the figure \(figure.formatted), which “written” does not state"
    }
    for word in rule.constraint.writtenWords where !states(word) {
      return "the rule has the word \(word), which “written” does not state"
    }
    return nil
  }

  /// Returns true if the text states a figure.
  func states(_ figure: Int) -> Bool { states(Double(figure)) }

  private func states(_ figure: Double) -> Bool {
    has(figure) || figure <= 1 && isInWords(figure) || has(figure + 1) && mentions(Self.exclusive)
      || figure > 0 && has(1 / figure) && mentions(["ratio"])
      // The minus sign of a level, as in -24 LKFS, is no part of its number.
      || figure < 0 && has(-figure)
  }

  private func has(_ figure: Double) -> Bool {
    numbers.contains { $0.contains { abs($0 - figure) <= abs(figure) * 1e-6 } }
  }

  /// Returns true if the text can mean none or one without a number: “required”, “a single video”, “square”. “Above 0” and “not empty”
  /// are a minimum of one beside a maximum.
  private func isInWords(_ figure: Double) -> Bool {
    [0, 1].contains(figure) && (numbers.isEmpty || figure == 1 && (has(0) || mentions(["empty", "空"])))
  }

  private func mentions(_ words: [String]) -> Bool { words.contains { text.contains($0) } }

  /// Words before a limit that itself is not allowed.
  private static let exclusive = ["less than", "fewer than", "below", "under", "小于", "低于", "少于"]

  private func states(_ word: String) -> Bool {
    let plain = word.lowercased()
    return mentions([plain] + (Self.synonyms[plain] ?? []))
  }

  /// The names that pages give to the words of facts.
  private static let synonyms = [
    "h264": ["h.264", "avc"], "hevc": ["h.265", "h265"], "jpeg": ["jpg"], "mov": ["quicktime"],
    "mp4": ["mpeg-4", "mpeg4", "m4a"], "lc": ["low complexity"], "3gp": ["3gpp"], "matroska": ["mkv"],
    "mpegts": ["mp2t", "m2ts"], "mpeg2video": ["mpeg-2"], "mpeg4": ["mpeg-4"], "pcm_s16le": ["pcm"],
    "pcm_s16be": ["pcm"],
    "pcm_s24le": ["pcm"], "pcm_s24be": ["pcm"], "ac3": ["dolby digital"], "eac3": ["dolby digital+"],
    "heic": ["heif"], "tiff": ["tif"], "mpegps": ["mpeg"], "asf": ["wmv"], "m4a": ["mp4"], "4:2:0": ["yuv420"],
    // The state of a link in the configuration of an app.
    "claimed": ["universal link", "universallink", "通用链接", "处理的 url"],
  ]

  // MARK: - Reading

  private enum Token: Equatable {
    case number(Double)
    case word(String)
    /// `:` or `/` between two numbers, which form a ratio.
    case ratio
    /// `x` or `×` between two numbers: a size, or a shape.
    case by
    /// `±` before a number, which is a tolerance.
    case tolerance
  }

  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isASCII, first.isNumber {
        let digits = rest.prefix { ($0.isASCII && $0.isNumber) || $0 == "," || $0 == "." }
        rest = rest.dropFirst(digits.count)
        // A comma separates thousands. A full stop at the end belongs to the sentence.
        let number = digits.filter { $0 != "," }.trimmingLast(".")
        if let value = Double(number) { tokens.append(.number(value)) }
      } else if first.isLetter {
        let word = rest.prefix { $0.isLetter }
        rest = rest.dropFirst(word.count)
        tokens.append(word == "x" ? .by : .word(String(word)))
      } else {
        // A colon after a name, as in `sample rate: 48 kHz`, is no ratio.
        if first == ":" || first == "/", case .number = tokens.last { tokens.append(.ratio) }
        if first == "×" { tokens.append(.by) }
        if first == "±" { tokens.append(.tolerance) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }

  private static func numbers(in tokens: [Token]) -> [[Double]] {
    var numbers: [[Double]] = []
    for (place, token) in tokens.enumerated() {
      let value: Double
      switch token {
      case .number(let number): value = number
      case .word(let word):
        guard let number = numberWords[word] else { continue }
        value = number
      case .ratio, .by, .tolerance: continue
      }
      if place + 2 < tokens.count, [.ratio, .by].contains(tokens[place + 1]),
        case .number(let other) = tokens[place + 2], other > 0
      {
        numbers.append([value / other])
        if tokens[place + 1] == .by { numbers.append([value * other]) }
      }
      // A picture of 1080p has 1080 lines of 1920 pixels, or 1920 of 1080.
      if place + 1 < tokens.count, tokens[place + 1] == .word("p"), let other = longSides[value] {
        numbers.append([other])
      }
      let isPart = place > 0 && tokens[place - 1] == .ratio || place + 1 < tokens.count && tokens[place + 1] == .ratio
      if isPart { continue }
      var scales = [1.0]
      if place + 1 < tokens.count, case .word(let unit) = tokens[place + 1] { scales = units[unit] ?? [1] }
      // Both numbers of a range have its unit: 1.5–3 Mbps, 15 to 40 Mbps.
      let other = place + 1 < tokens.count && tokens[place + 1] == .word("to") ? place + 2 : place + 1
      if other + 1 < tokens.count, case .number = tokens[other], case .word(let unit) = tokens[other + 1] {
        scales += units[unit] ?? []
      }
      if place > 0, tokens[place - 1] == .tolerance, let center = numbers.last?.first {
        numbers += [[center - value], [center + value]]
      }
      numbers.append(scales.map { value * $0 })
    }
    return numbers
  }

  private static let numberWords: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "ten": 10, "mono": 1, "stereo": 2,
  ]

  private static let longSides: [Double: Double] = [720: 1280, 1080: 1920, 2160: 3840]

  /// The factors by which units turn a number into the unit of facts. Any other word, such as `characters`, changes nothing.
  private static let units: [String: [Double]] = {
    var units: [String: [Double]] = [
      "min": [60], "mins": [60], "minute": [60], "minutes": [60], "分钟": [60],
      "h": [3600], "hr": [3600], "hour": [3600], "hours": [3600], "小时": [3600],
      "ms": [0.001], "million": [1_000_000], "mp": [1_000_000],
      // A Chinese character has three bytes in UTF-8.
      "个汉字": [1, 3],
      "kbps": [1_000], "kbit": [1_000], "mbps": [1_000_000], "mbit": [1_000_000],
      "khz": [1_000], "kib": [1_024], "mib": [1_048_576], "gib": [1_073_741_824],
    ]
    // Pages use K and M for bytes, bits and thousands.
    for word in ["kb", "k"] { units[word] = [1_000, 1_024] }
    for word in ["mb", "m"] { units[word] = [1_000_000, 1_048_576] }
    for word in ["gb", "g"] { units[word] = [1_000_000_000, 1_073_741_824] }
    return units
  }()
}

extension Constraint {
  /// The figures that a source must state, in the unit of the fact.
  fileprivate var writtenFigures: [Double] {
    switch demand {
    case .number(let bound), .length(let bound, _): bound.fixedLimits
    case .sides(let sides): sides.flatMap { $0.bound.fixedLimits }
    case .value(let value): value.figures
    case .oneOf(let values): values.flatMap(\.figures)
    case .sizeOfParameter, .noneOf, .presence, .text, .entries, .clauses, .other: []
    }
  }

  /// The words that a source must state.
  fileprivate var writtenWords: [String] {
    switch demand {
    case .value(.text(let word)): [word]
    case .oneOf(let values): values.compactMap { if case .text(let word) = $0 { word } else { nil } }
    case .value, .number, .length, .sides, .sizeOfParameter, .noneOf, .presence, .text, .entries, .clauses, .other: []
    }
  }
}

extension Bound {
  fileprivate var fixedLimits: [Double] {
    let limits: [Limit] =
      switch self {
      case .max(let limit), .min(let limit), .above(let limit), .below(let limit): [limit]
      case .range(let min, let max): [min, max]
      }
    return limits.compactMap { if case .fixed(let figure) = $0 { figure.value } else { nil } }
  }
}

extension FactValue {
  fileprivate var figures: [Double] {
    switch self {
    case .integer(let number): [Double(number)]
    case .number(let number): [number]
    case .ratio(let ratio): [ratio.value]
    case .size(let size): [Double(size.width), Double(size.height)]
    default: []
    }
  }
}

extension Double {
  fileprivate var formatted: String {
    self == rounded() && magnitude < 1e15 ? String(Int64(self)) : String(self)
  }
}

extension String {
  fileprivate func trimmingLast(_ character: Character) -> String {
    last == character ? String(dropLast()) : self
  }
}
