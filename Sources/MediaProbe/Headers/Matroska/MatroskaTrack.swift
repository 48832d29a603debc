/// A TrackEntry (RFC 9559, 5.1.4.1): one track as declared; the defaults are the standard's.
struct MatroskaTrack {
  /// The TrackType (5.1.4.1.3).
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
  /// True for a default track. A track that is not enabled (5.1.4.1.4) is never one, because players do not choose it.
  private(set) var isDefault = true
  /// False for a track that players do not offer.
  private(set) var isEnabled = true
  private(set) var language = "eng"
  /// Nanoseconds per frame.
  private(set) var defaultDuration: UInt64?
  /// Factor of the track's times (TrackTimestampScale, 5.1.4.1.16), which is 1 in practice.
  private(set) var timeFactor = 1.0
  private(set) var video = MatroskaVideo()
  private(set) var audio = MatroskaAudio()
  private(set) var encoding = MatroskaEncoding()
  /// True if the track also has a configuration record of Dolby Vision.
  private(set) var hasDolbyVision = false

  init(_ entry: Fields) {
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
      case 0x23314F: timeFactor = data.float ?? 0
      case 0xE0: video = MatroskaVideo(data)
      case 0xE1: audio = MatroskaAudio(data)
      case 0x6D80: encoding = MatroskaEncoding(data)
      case 0x41E4: readMapping(data)
      default: break
      }
    }
    if !isEnabled { isDefault = false }
  }

  /// Reads a BlockAdditionMapping (5.1.4.1.17), which describes additions to blocks. Its types are names of boxes
  /// (Dolby Vision Streams Within the Matroska Container Format, 2).
  private mutating func readMapping(_ data: Fields) {
    var type: UInt64?
    var hasRecord = false
    data.forEachElement { id, data in
      if id == 0x41E7 { type = data.unsigned }
      // Version, profile and level take four bytes.
      if id == 0x41ED { hasRecord = data.count >= 4 }
    }
    let records: [FourCC] = ["dvcC", "dvvC", "dvwC"]
    if hasRecord, records.contains(where: { UInt64($0.value) == type }) { hasDolbyVision = true }
  }

  /// True for a track that players offer: its type is known and its codec id matches the type.
  var isPresented: Bool {
    switch kind {
    case .video: codecID.hasPrefix("V")
    case .audio: codecID.hasPrefix("A")
    case .subtitle, .metadata: codecID.hasPrefix("S") || codecID.hasPrefix("D")
    case nil: false
    }
  }

  func streamKind(_ codec: String?) -> StreamFacts.Kind {
    switch kind {
    case .video: .video
    case .audio: .audio
    case .subtitle: .subtitle
    case .metadata, nil: codec == "webvtt" ? .subtitle : .data
    }
  }

  /// Frame rate from the default duration; nil if the track has none, or if no camera or encoder has such a rate. Writers that
  /// do not know the rate put a tick of their clock there.
  var declaredRate: Ratio? {
    guard let defaultDuration, let nanoseconds = Int64(exactly: defaultDuration),
      (nanosecondsPerSecond / 300...nanosecondsPerSecond).contains(nanoseconds)
    else { return nil }
    // Nanoseconds cannot express 1001/30000, so the simplest rate near the duration is meant.
    return Ratio(nanosecondsPerSecond, nanoseconds)?.simplified(largest: 30000)
  }
}

let nanosecondsPerSecond: Int64 = 1_000_000_000

extension Ratio {
  /// Returns the nearest ratio whose parts are at most `largest`. It is a convergent of the continued fraction. If the next
  /// convergent is too large, it is a nearer ratio between the two, if one exists.
  func simplified(largest: Int64) -> Ratio? {
    var (n, d) = (numerator, denominator)
    var (before, last) = ((n: Int64(0), d: Int64(1)), (n: Int64(1), d: Int64(0)))
    guard n > largest || d > largest else { return self }
    while d > 0 {
      let quotient = n / d
      // The largest number of steps towards the next convergent that keeps both parts within the limit.
      var steps = quotient
      if last.n > 0 { steps = min(steps, (largest - before.n) / last.n) }
      if last.d > 0 { steps = min(steps, (largest - before.d) / last.d) }
      let between = (n: before.n + steps * last.n, d: before.d + steps * last.d)
      guard steps == quotient else {
        // In the second half between two convergents, ratios are nearer than the first convergent.
        if 2 * steps > quotient { last = between }
        break
      }
      (before, last) = (last, between)
      (n, d) = (d, n % d)
    }
    return Ratio(last.n, last.d)
  }
}

/// The Audio element (RFC 9559, 5.1.4.1.29).
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

  /// Sample rate in hertz as played; nil if it is impossible.
  var sampleRate: Int? {
    let rate = outputFrequency.flatMap { $0 > 0 ? $0 : nil } ?? samplingFrequency
    // The limit is ten times the rate of the fastest converters.
    return rate >= 1 && rate <= 10_000_000 ? Int(rate) : nil
  }
}

/// ContentEncodings (RFC 9559, 5.1.4.1.31): the transformations of frames before they were stored.
struct MatroskaEncoding {
  private(set) var isEncrypted = false
  /// Bytes at the start of every frame that are not stored (ContentCompAlgo 3).
  private var strippedHeader: Fields?
  /// True if frames or the codec's private data are compressed in a way that is not decompressed here.
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

  /// Number of bytes at the start of every frame that are not stored.
  var strippedCount: Int { strippedHeader?.count ?? 0 }

  /// Returns the first bytes of a frame before the transformations.
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
