import CFFmpeg
package import MediaProbe

/// A file opened by libavformat. All values that it returns are plain values.
@safe package struct Demuxer: ~Copyable {
  let media: OpaquePointer

  /// Opens the content of a file from `start` on with the demuxer of its format. With `forwardOnly` it never seeks to the
  /// end.
  ///
  /// - Parameters:
  ///   - indexBytes: Bytes of header in addition to those allowed for an unknown file.
  ///   - spent: Receives the number of bytes read if the file cannot be opened.
  package init(
    _ file: OpenFile, start: Int64 = 0, format: MediaFormat, forwardOnly: Bool = false, indexBytes: Int64 = 0,
    depth: Tier = .stream, limits: ReferenceLimits, spent: inout LibraryReading
  ) throws(ReadError) {
    guard let name = format.demuxer else { throw ReadError(.unsupported, .notDecoded, .text(format.name)) }
    var status = pf_status()
    let native = pf_limits(
      header_bytes: limits.headerBytes + indexBytes,
      packet_bytes: depth >= .sampled ? limits.decodedBytes : limits.packetBytes,
      deadline_ms: Int64(limits.deadline * 1000), analyze_us: Int64(limits.packetSeconds * 1_000_000),
      tracks: Int32(clamping: limits.tracks),
      allocation_bytes: depth >= .sampled ? limits.pictureAllocation : limits.allocation)
    guard
      let media = unsafe pf_media_open(file.descriptor, start, file.fileSize, name, forwardOnly, native, &status)
    else {
      spent.add(status.bytes_read, status.system_error)
      throw ReadError(opening: name, status)
    }
    unsafe self.media = media
  }

  deinit { unsafe pf_media_close(media) }

  /// Reads packets until the tracks are described as well as possible; returns the reason if that failed.
  ///
  /// Too little memory is an error, because the results would then say nothing about the file.
  func analyze() throws(ReadError) -> String? {
    var status = pf_status()
    switch unsafe pf_media_analyze(media, &status) {
    case PF_OK: return nil
    case PF_OUT_OF_MEMORY: throw ReadError(opening: "", status)
    default: return status.text
    }
  }

  var summary: Summary {
    let info = unsafe pf_media_describe(media)
    return Summary(
      streamCount: Int(info.stream_count),
      duration: info.duration_us < 0 ? nil : Double(info.duration_us) / 1_000_000,
      durationIsGuess: info.duration_guessed, bytesRead: info.bytes_read, systemError: info.system_error,
      timedOut: info.timed_out, budgetSpent: info.budget_spent, analysisEnded: info.analysis_ended)
  }

  struct Summary {
    let streamCount: Int
    /// Duration in seconds.
    let duration: Double?
    /// True if the duration was estimated from the bit rate, which may vary.
    let durationIsGuess: Bool
    let bytesRead: Int64
    /// The error number if the system could not read; otherwise 0.
    let systemError: Int32
    let timedOut: Bool
    let budgetSpent: Bool
    /// True if not all packets of the first seconds were analyzed, because they are too many.
    let analysisEnded: Bool
  }

  func stream(_ index: Int) -> NativeStream {
    let stream = unsafe pf_media_stream(media, Int32(index))
    return unsafe NativeStream(stream, index: index)
  }

  /// Returns the codec configuration record of a track, at most its first 4 KiB: parameter sets take a few hundred
  /// bytes.
  func configuration(_ index: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      let all = unsafe pf_media_configuration(media, Int32(index), buffer.baseAddress, Int32(buffer.count))
      count = min(Int(all), buffer.count)
    }
  }

  enum Structure {
    case frame, topField, bottomField

    /// Returns true if this is the second field of the frame that `first` begins.
    func completes(_ first: Structure) -> Bool {
      self == .bottomField && first == .topField || self == .topField && first == .bottomField
    }
  }

  struct Packet {
    let stream: Int
    /// Presentation time in the track's time base; nil if the file does not state it.
    let presented: Int64?
    let decoded: Int64?
    let duration: Int64
    let size: Int
    let isKey: Bool
    /// The first and the last byte; nil if the packet is empty.
    let ends: (first: UInt8, last: UInt8)?
    /// The picture structure; always `frame` unless fields of the track are watched.
    let structure: Structure
    /// The packet's bytes if it is a key frame of the requested track; otherwise empty.
    let content: [UInt8]
  }

  /// Distinguishes fields from frames in later packets of a track, for containers that store the fields of a frame
  /// separately.
  func watchFields(of track: Int) { unsafe pf_media_watch_fields(media, Int32(track)) }

  /// Reads the next packet of any track, with its bytes if it is a key frame of the given track. Returns nil at the
  /// end, or if a limit or damage ends the reading.
  func packet(keyFramesOf track: Int?) -> Packet? {
    var packet = unsafe pf_packet()
    guard unsafe pf_media_read_packet(media, &packet) == PF_OK else { return nil }
    let count = Int(max(0, unsafe packet.size))
    let wanted = unsafe packet.is_key && Int(packet.stream) == track && packet.data != nil
    let content = unsafe [UInt8](
      UnsafeBufferPointer(start: packet.data, count: wanted ? count : 0))
    let ends = unsafe packet.data.flatMap { count > 0 ? unsafe (first: $0[0], last: $0[count - 1]) : nil }
    let structure: Structure =
      switch unsafe packet.structure {
      case PF_TOP_FIELD: .topField
      case PF_BOTTOM_FIELD: .bottomField
      default: .frame
      }
    return Packet(
      stream: Int(unsafe packet.stream), presented: known(unsafe packet.pts), decoded: known(unsafe packet.dts),
      duration: unsafe packet.duration, size: Int(unsafe packet.size), isKey: unsafe packet.is_key,
      ends: ends, structure: structure, content: content)
  }

  /// The result of decoding.
  package struct Decoding {
    package enum End {
      case complete, timedOut, budgetSpent, outOfMemory, failed
    }

    let end: End
    let frames: Int64
    var errors: Int64
    /// The number of errors that the demuxer reported.
    var demuxerErrors: Int64 = 0
    /// Time of the first error in seconds from the start of its track; nil without an error or if the time is unknown.
    var firstError: Double?
    /// Number of references to pictures that the file does not have.
    let missingReferences: Int64
    /// Number of packets of which the file has only a part.
    let cutPackets: Int64
    let decodedTracks: Int
    let undecodableTracks: Int
    /// The libraries' message about the first error.
    let detail: String
    /// The tracks of the demuxer, by index; a sample has only the sampled track.
    var tracks: [Track] = []

    package init(
      end: End, frames: Int64, errors: Int64, firstError: Double? = nil, missingReferences: Int64, cutPackets: Int64,
      decodedTracks: Int, undecodableTracks: Int, detail: String, tracks: [Track] = []
    ) {
      (self.end, self.frames, self.errors, self.firstError) = (end, frames, errors, firstError)
      (self.missingReferences, self.cutPackets, self.decodedTracks) = (missingReferences, cutPackets, decodedTracks)
      (self.undecodableTracks, self.detail, self.tracks) = (undecodableTracks, detail, tracks)
    }

    /// The findings in one track.
    package struct Track {
      let index: Int
      /// Number of packets with content, and of the frames that they gave.
      let packets: Int64
      let frames: Int64
      /// Seconds from the start of the file to the end of the last packet; nil if no packet states a time.
      let end: Double?
      /// Seconds that were decoded: the samples of sound, or the time from the first packet to the end of the last. Nil if no
      /// packet states a time.
      let decoded: Double?
      /// Seconds of the longest step between two packets.
      let longestStep: Double
      /// Size of the first picture.
      let size: PixelSize
      /// Size of the first picture that differs from it, and its time in seconds, if it is known; nil if all have the same
      /// size.
      let otherSize: (size: PixelSize, time: Double?)?

      package init(
        index: Int, packets: Int64, frames: Int64, end: Double?, decoded: Double?, longestStep: Double, size: PixelSize,
        otherSize: (size: PixelSize, time: Double?)?
      ) {
        (self.index, self.packets, self.frames, self.end) = (index, packets, frames, end)
        (self.decoded, self.longestStep, self.size, self.otherSize) = (decoded, longestStep, size, otherSize)
      }
    }

    var isDamaged: Bool { errors > 0 || missingReferences > 0 }
  }

  /// Decodes every audio and video track, from the current position to the end.
  func decode(threads: Int, reporting report: ((ReadingProgress) -> Void)?) -> Decoding {
    unsafe decode(threads, nil, report)
  }

  /// Decodes the same, and measures what can be seen and heard.
  func decode(
    threads: Int, measuring measure: borrowing ContentMeasure, reporting report: ((ReadingProgress) -> Void)?
  ) -> Decoding {
    unsafe decode(threads, measure.content, report)
  }

  private func decode(
    _ threads: Int, _ content: OpaquePointer?, _ report: ((ReadingProgress) -> Void)?
  ) -> Decoding {
    var tracks = [pf_decoded_track](repeating: pf_decoded_track(), count: summary.streamCount)
    let progress = report.map { DecodingProgress($0, of: summary.duration ?? 0) }
    let native = withExtendedLifetime(progress) {
      unsafe pf_media_decode(
        media, largestDecodedPicture, Int32(clamping: threads), &tracks, Int32(clamping: tracks.count), content,
        progress == nil ? nil : tellReached, progress.map { unsafe Unmanaged.passUnretained($0).toOpaque() })
    }
    return Decoding(native, tracks.enumerated().map { Decoding.Track($1, index: $0) })
  }

  /// Decodes key frames of the video at the start, in the middle and at the end.
  func decodeSample() -> Decoding {
    var track = pf_decoded_track()
    let native = unsafe pf_media_decode_sample(media, largestDecodedPicture, &track)
    return Decoding(native, [Decoding.Track(track, index: 0)])
  }

  /// A demuxer that recognizes the first bytes of a file.
  package struct Guess {
    /// The name of the demuxer; some have several, separated by commas.
    package let demuxer: String
    /// The probe score, from 0 to 100.
    let score: Int
    /// The format that it reads; nil if the demuxer may not be used.
    package let format: MediaFormat?
  }

  package static func guess(_ head: [UInt8]) -> Guess? {
    let guess = unsafe pf_demuxer_guess(head, Int32(clamping: head.count))
    guard let name = unsafe guess.name else { return nil }
    let demuxer = unsafe String(cString: name)
    return Guess(demuxer: demuxer, score: Int(unsafe guess.score), format: .named(byDemuxer: demuxer))
  }
}

/// Reports the progress of decoding, for the C code.
private final class DecodingProgress {
  private let report: (ReadingProgress) -> Void
  private let length: Double

  init(_ report: @escaping (ReadingProgress) -> Void, of length: Double) {
    self.report = report
    self.length = length
  }

  func reached(_ microseconds: Int64) {
    report(ReadingProgress(seconds: Double(microseconds) / 1_000_000, of: length))
  }
}

/// Reports how far decoding is. The context is a `DecodingProgress`.
private let tellReached: pf_progress = { reached, context in
  guard let context = unsafe context else { return }
  unsafe Unmanaged<DecodingProgress>.fromOpaque(context).takeUnretainedValue().reached(reached)
}

/// Returns nil for FFmpeg's "no value" of a time.
private func known(_ time: Int64) -> Int64? { time == .min ? nil : time }

extension pf_status {
  /// The last line that the libraries logged.
  fileprivate var text: String {
    var copy = self
    return unsafe withUnsafePointer(to: &copy) { unsafe String(cString: pf_status_detail($0)) }
  }
}

extension Demuxer.Decoding {
  fileprivate init(_ native: pf_decoding, _ tracks: [Track]) {
    self.tracks = tracks
    end =
      switch native.outcome {
      case PF_END_OF_FILE: .complete
      case PF_TIMED_OUT: .timedOut
      case PF_BUDGET_SPENT: .budgetSpent
      case PF_OUT_OF_MEMORY: .outOfMemory
      default: .failed
      }
    (frames, errors) = (native.frames, native.errors)
    firstError = native.first_error_us < 0 ? nil : Double(native.first_error_us) / 1_000_000
    demuxerErrors = native.demuxer_errors
    (missingReferences, cutPackets) = (native.missing_references, native.cut_packets)
    (decodedTracks, undecodableTracks) = (Int(native.decoded), Int(native.undecodable))
    var copy = native
    detail = unsafe withUnsafePointer(to: &copy) { unsafe String(cString: pf_decoding_detail($0)) }
  }
}

extension Demuxer.Decoding.Track {
  fileprivate init(_ native: pf_decoded_track, index: Int) {
    self.index = index
    (packets, frames) = (native.packets, native.frames)
    end = native.end_us == .min ? nil : Double(native.end_us) / 1_000_000
    if native.sound_us > 0 {
      decoded = Double(native.sound_us) / 1_000_000
    } else {
      decoded = end.map { $0 - (native.first_us == .min ? 0 : Double(native.first_us) / 1_000_000) }
    }
    longestStep = Double(native.longest_step_us) / 1_000_000
    size = PixelSize(width: Int(native.width), height: Int(native.height))
    let other = PixelSize(width: Int(native.other_width), height: Int(native.other_height))
    let time = native.other_us == .min ? nil : Double(native.other_us) / 1_000_000
    otherSize = other.width > 0 ? (other, time) : nil
  }
}

extension ReadError {
  fileprivate init(opening format: String, _ status: pf_status) {
    let detail = Message.Argument.parenthesized(status.text.isEmpty ? "" : "libavformat: \(status.text)")
    switch status.outcome {
    case PF_TIMED_OUT: self.init(.timedOut, .headerTimedOut)
    case PF_BUDGET_SPENT: self.init(.tooLarge, .headerTooLarge)
    case PF_TOO_MANY_TRACKS: self.init(.tooManyTracks, .moreTracksThanRead)
    case PF_END_OF_FILE: self.init(.truncated, .endsWithinSaying, .term(.itsHeader), detail)
    case PF_UNSUPPORTED: self.init(.unsupported, .unreadFeatures, .text(format), detail)
    case PF_IO_ERROR: self.init(of: .reading, failedWith: status.system_error)
    case PF_OUT_OF_MEMORY: self.init(.tooLarge, .headerOverMemory, detail)
    default: self.init(.corrupt, .contradictsFormat, .term(.theHeader), detail)
    }
  }
}
