/// TrackEntry (RFC 9559, 5.1.4.1): one track as Matroska declares it; the defaults are the standard's.
struct MatroskaTrack {
  /// TrackType (5.1.4.1.3).
  enum Kind: Int {
    case video = 1
    case audio = 2
    case subtitle = 17
    case metadata = 33
  }

  private(set) var number: UInt64 = 0
  private(set) var kind: Kind?
  private(set) var codecID = ""
  private(set) var codecPrivate: Fields?
  /// One that is not enabled (5.1.4.1.4) is none that a player chooses.
  private(set) var isDefault = true
  private(set) var language = "eng"
  /// Nanoseconds for each frame.
  private(set) var defaultDuration: UInt64?
  private(set) var video = MatroskaVideo()
  private(set) var audio = MatroskaAudio()
  private(set) var encoding = MatroskaEncoding()
  /// A configuration record of Dolby Vision stands beside the track's own.
  private(set) var hasDolbyVision = false

  init(_ entry: Fields) {
    var isEnabled = true
    entry.forEachElement { id, data in
      switch id {
      case 0xD7: number = data.unsigned ?? 0
      case 0x83: kind = data.number.flatMap { Kind(rawValue: $0) }
      case 0x86: codecID = data.string
      case 0x63A2: codecPrivate = data
      case 0xB9: isEnabled = data.unsigned != 0
      case 0x88: isDefault = data.unsigned != 0
      case 0x22B59C: language = data.string
      case 0x23E383: defaultDuration = data.unsigned.flatMap { $0 > 0 ? $0 : nil }
      case 0xE0: video = MatroskaVideo(data)
      case 0xE1: audio = MatroskaAudio(data)
      case 0x6D80: encoding = MatroskaEncoding(data)
      case 0x41E4: readMapping(data)
      default: break
      }
    }
    if !isEnabled { isDefault = false }
  }

  /// BlockAdditionMapping (5.1.4.1.17): what additions to blocks are, with a record that describes them. The types are names
  /// of boxes (Dolby Vision Streams Within the Matroska Container Format, 2).
  private mutating func readMapping(_ data: Fields) {
    var type: UInt64?
    var hasRecord = false
    data.forEachElement { id, data in
      if id == 0x41E7 { type = data.unsigned }
      // Versions, profile and level take four bytes.
      if id == 0x41ED { hasRecord = data.count >= 4 }
    }
    let records: [FourCC] = ["dvcC", "dvvC", "dvwC"]
    if hasRecord, records.contains(where: { UInt64($0.value) == type }) { hasDolbyVision = true }
  }

  /// Whether it is one that players offer: of a known type, with a coding whose name goes with the type.
  var isPresented: Bool {
    switch kind {
    case .video: codecID.hasPrefix("V")
    case .audio: codecID.hasPrefix("A")
    case .subtitle, .metadata: codecID.hasPrefix("S") || codecID.hasPrefix("D")
    case nil: false
    }
  }

  /// Frames per second by the default duration; nil when there is none, and for one that no camera or encoder gives:
  /// writers put a tick of their clock there when they do not know.
  var declaredRate: Ratio? {
    guard let defaultDuration, let nanoseconds = Int64(exactly: defaultDuration),
      (nanosecondsPerSecond / 300...nanosecondsPerSecond).contains(nanoseconds)
    else { return nil }
    // Nanoseconds cannot say 1001/30000: the simplest rate near to them is meant.
    return Ratio(nanosecondsPerSecond, nanoseconds)?.simplified(largest: 30000)
  }
}

let nanosecondsPerSecond: Int64 = 1_000_000_000

extension Ratio {
  /// The ratio nearest to this one whose parts are at most `largest`: a convergent of its continued fraction, or, where the
  /// next would be too large and one between them lies nearer, that one.
  func simplified(largest: Int64) -> Ratio? {
    var (n, d) = (numerator, denominator)
    var (before, last) = ((n: Int64(0), d: Int64(1)), (n: Int64(1), d: Int64(0)))
    guard n > largest || d > largest else { return self }
    while d > 0 {
      let quotient = n / d
      // The most steps that keep both parts within the limit; all of them lead to the next convergent.
      var steps = quotient
      if last.n > 0 { steps = min(steps, (largest - before.n) / last.n) }
      if last.d > 0 { steps = min(steps, (largest - before.d) / last.d) }
      let between = (n: before.n + steps * last.n, d: before.d + steps * last.d)
      guard steps == quotient else {
        // Between two convergents, the later half is nearer than the first of them.
        if 2 * steps > quotient { last = between }
        break
      }
      (before, last) = (last, between)
      (n, d) = (d, n % d)
    }
    return Ratio(last.n, last.d)
  }
}

/// Audio (RFC 9559, 5.1.4.1.29).
struct MatroskaAudio {
  private(set) var samplingFrequency = 8000.0
  private(set) var outputFrequency: Double?
  private(set) var channels = 1
  private(set) var bitDepth: Int?

  init() {}

  init(_ data: Fields) {
    data.forEachElement { id, data in
      switch id {
      case 0xB5: samplingFrequency = data.float ?? samplingFrequency
      case 0x78B5: outputFrequency = data.float
      case 0x9F: channels = data.number ?? channels
      case 0x6264: bitDepth = data.number
      default: break
      }
    }
  }

  /// Hertz as played; nil for what is none.
  var sampleRate: Int? {
    let rate = outputFrequency.flatMap { $0 > 0 ? $0 : nil } ?? samplingFrequency
    // Ten times what the fastest converters give.
    return rate >= 1 && rate <= 10_000_000 ? Int(rate) : nil
  }
}

/// ContentEncodings (RFC 9559, 5.1.4.1.31): what was done to frames before they were stored.
struct MatroskaEncoding {
  private(set) var isEncrypted = false
  /// Bytes that every frame begins with and that are not stored (ContentCompAlgo 3).
  private var strippedHeader: Fields?
  /// Frames or the codec's private data are packed in a way that is not undone here.
  private(set) var isPacked = false

  init() {}

  init(_ data: Fields) {
    data.forEachElement { id, encoding in
      guard id == 0x6240 else { return }
      var scope: UInt64 = 1
      encoding.forEachElement { id, data in
        switch id {
        case 0x5032: scope = data.unsigned ?? 1
        case 0x5033: if data.unsigned == 1 { isEncrypted = true }
        case 0x5035: isEncrypted = true
        case 0x5034: readCompression(data)
        default: break
        }
      }
      if scope & 2 != 0, !isEncrypted { isPacked = true }
    }
  }

  /// The first bytes of a frame as they were before they were stored.
  func restored(_ frame: Fields) -> Fields {
    guard let strippedHeader else { return frame }
    return Fields(Array(strippedHeader.bytes) + Array(frame.bytes))
  }

  private mutating func readCompression(_ data: Fields) {
    var algorithm: UInt64 = 0
    var settings: Fields?
    data.forEachElement { id, data in
      if id == 0x4254 { algorithm = data.unsigned ?? 0 }
      if id == 0x4255 { settings = data }
    }
    if algorithm == 3 { strippedHeader = settings } else { isPacked = true }
  }
}
