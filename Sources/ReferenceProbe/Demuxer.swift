import CFFmpeg
import MediaProbe

/// Owns one file opened by libavformat. Everything it gives out is a plain value.
@safe struct Demuxer: ~Copyable {
  let media: OpaquePointer

  /// Opens what lies from `start` on in a file with one demuxer. With `forwardOnly` nothing is looked up at the end.
  ///
  /// - Parameters:
  ///   - indexBytes: Bytes of header beside those that are allowed for a file of which nothing is known.
  ///   - spent: What was read is added to this when it could not be opened.
  init(
    _ file: OpenFile, start: Int64 = 0, format: String, forwardOnly: Bool = false, indexBytes: Int64 = 0,
    depth: Tier = .stream, limits: ReferenceLimits, spent: inout Int64
  ) throws(ReadError) {
    var status = pf_status()
    let native = pf_limits(
      header_bytes: limits.headerBytes + indexBytes,
      packet_bytes: depth == .decode ? limits.decodedBytes : limits.packetBytes,
      deadline_ms: Int64(limits.deadline * 1000), analyze_us: Int64(limits.packetSeconds * 1_000_000),
      tracks: Int32(clamping: limits.tracks),
      allocation_bytes: depth == .decode ? limits.pictureAllocation : limits.allocation)
    guard
      let media = unsafe pf_media_open(file.descriptor, start, file.fileSize, format, forwardOnly, native, &status)
    else {
      spent += status.bytes_read
      throw ReadError(opening: format, status)
    }
    unsafe self.media = media
  }

  deinit { unsafe pf_media_close(media) }

  /// Reads packets until the tracks are described as well as they can be; the reason when that failed.
  func analyze() -> String? {
    var status = pf_status()
    let outcome = unsafe pf_media_analyze(media, &status)
    return outcome == PF_OK ? nil : status.text
  }

  var summary: Summary {
    let info = unsafe pf_media_describe(media)
    return Summary(
      streamCount: Int(info.stream_count),
      duration: info.duration_us < 0 ? nil : Double(info.duration_us) / 1_000_000,
      durationIsGuess: info.duration_guessed, bytesRead: info.bytes_read, timedOut: info.timed_out,
      budgetSpent: info.budget_spent)
  }

  struct Summary {
    let streamCount: Int
    /// Seconds.
    let duration: Double?
    /// From the bit rate, which need not be constant.
    let durationIsGuess: Bool
    let bytesRead: Int64
    let timedOut: Bool
    let budgetSpent: Bool
  }

  func stream(_ index: Int) -> NativeStream {
    let stream = unsafe pf_media_stream(media, Int32(index))
    return unsafe NativeStream(stream, index: index)
  }

  /// The codec configuration record of a track, at most its first 4 KiB: parameter sets are a few hundred bytes.
  func configuration(_ index: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      let all = unsafe pf_media_configuration(media, Int32(index), buffer.baseAddress, Int32(buffer.count))
      count = min(Int(all), buffer.count)
    }
  }

  enum Structure {
    case frame, topField, bottomField

    /// Whether it is the other field of the frame that this one begins.
    func completes(_ first: Structure) -> Bool {
      self == .bottomField && first == .topField || self == .topField && first == .bottomField
    }
  }

  struct Packet {
    let stream: Int
    /// In the track's time base; nil when the file does not tell.
    let presented: Int64?
    let decoded: Int64?
    let duration: Int64
    let size: Int
    let isKey: Bool
    /// A frame, unless fields of its track are watched for.
    let structure: Structure
    /// All bytes, for a key frame of the track whose key frames were asked for; else none.
    let content: [UInt8]
  }

  /// From now on packets of a track tell fields from frames, where its container does not keep the two together.
  func watchFields(of track: Int) { unsafe pf_media_watch_fields(media, Int32(track)) }

  /// The next packet of any track, with its bytes if it is a key frame of one track; nil at the end, and when a limit or
  /// damage ends the reading.
  func packet(keyFramesOf track: Int?) -> Packet? {
    var packet = unsafe pf_packet()
    guard unsafe pf_media_read_packet(media, &packet) == PF_OK else { return nil }
    let wanted = unsafe packet.is_key && Int(packet.stream) == track && packet.data != nil
    let content = unsafe [UInt8](
      UnsafeBufferPointer(start: packet.data, count: wanted ? Int(max(0, packet.size)) : 0))
    let structure: Structure =
      switch unsafe packet.structure {
      case PF_TOP_FIELD: .topField
      case PF_BOTTOM_FIELD: .bottomField
      default: .frame
      }
    return Packet(
      stream: Int(unsafe packet.stream), presented: known(unsafe packet.pts), decoded: known(unsafe packet.dts),
      duration: unsafe packet.duration, size: Int(unsafe packet.size), isKey: unsafe packet.is_key,
      structure: structure, content: content)
  }

  /// What decoding to the end met.
  struct Decoding {
    enum End {
      case complete, timedOut, budgetSpent, failed
    }

    let end: End
    let frames: Int64
    let errors: Int64
    let decodedTracks: Int
    let undecodableTracks: Int
    /// What the libraries said of the first error.
    let detail: String
  }

  /// Decodes every track of sound and pictures, from where the reading stands to the end.
  func decode() -> Decoding {
    var native = unsafe pf_media_decode(media, largestDecodedPicture)
    let end: Decoding.End =
      switch native.outcome {
      case PF_END_OF_FILE: .complete
      case PF_TIMED_OUT: .timedOut
      case PF_BUDGET_SPENT: .budgetSpent
      default: .failed
      }
    return Decoding(
      end: end, frames: native.frames, errors: native.errors, decodedTracks: Int(native.decoded),
      undecodableTracks: Int(native.undecodable),
      detail: unsafe withUnsafePointer(to: &native) { unsafe String(cString: pf_decoding_detail($0)) })
  }

  /// A demuxer that recognizes the first bytes of a file.
  struct Guess {
    let format: String
    /// Of 100.
    let score: Int
    /// It reads nothing but the file itself, and may be opened.
    let isAllowed: Bool
  }

  static func guess(_ head: [UInt8]) -> Guess? {
    let guess = unsafe pf_demuxer_guess(head, Int32(clamping: head.count))
    guard let name = unsafe guess.name else { return nil }
    return Guess(
      format: unsafe String(cString: name), score: Int(unsafe guess.score), isAllowed: unsafe guess.is_allowed)
  }
}

/// FFmpeg's "no value" of a time.
private func known(_ time: Int64) -> Int64? { time == .min ? nil : time }

extension pf_status {
  /// The last line that the libraries logged.
  fileprivate var text: String {
    var copy = self
    return unsafe withUnsafePointer(to: &copy) { unsafe String(cString: pf_status_detail($0)) }
  }
}

extension ReadError {
  fileprivate init(opening format: String, _ status: pf_status) {
    let detail = status.text.isEmpty ? "" : " (libavformat: \(status.text))"
    switch status.outcome {
    case PF_TIMED_OUT: self.init(.timedOut, "the header was not read within the time limit")
    case PF_BUDGET_SPENT: self.init(.tooLarge, "the header is larger than any that is read")
    case PF_TOO_MANY_TRACKS: self.init(.tooManyTracks, "more tracks than are read: keep those that are played")
    case PF_END_OF_FILE: self.init(.truncated, "the file ends within its header: fetch it again\(detail)")
    case PF_UNSUPPORTED: self.init(.unsupported, "the \(format) file uses what is not read here\(detail)")
    case PF_IO_ERROR: self.init(.ioError, "reading failed\(detail)")
    case PF_OUT_OF_MEMORY: self.init(.tooLarge, "the header asks for more memory than is given\(detail)")
    default: self.init(.corrupt, "the header contradicts its format: export the file again\(detail)")
    }
  }
}
