import CFFmpeg
import CImages
import MediaProbe

extension ReadingTarget {
  /// The functions of the C targets over FFmpeg, libpng and libjpeg-turbo, each for one format. Only their own code runs, so
  /// fuzzing explores them and not the readers of headers, which have targets of their own.
  public static let shims: [ReadingTarget] =
    [shim("png", readPNG), shim("jpeg", readJPEG), tileShim, otherShim]
    + [("mp4", "mov"), ("matroska", "matroska"), ("avi", "avi"), ("mpegts", "mpegts")].map { format, demuxer in
      shim(format) { bytes, file in demuxer == "mov" && keepsLibraryBusy(bytes) ? [] : readMedia(file, demuxer) }
    }

  /// The decoder of the tiles of HEIC.
  private static let tileShim = shim("hevc") { bytes, _ in readTile(bytes) }

  /// The formats that have no target of their own.
  private static let otherShim = shim("other") { bytes, file in
    let guess = unsafe pf_demuxer_guess(bytes, Int32(clamping: min(bytes.count, Signature.length)))
    guard let name = unsafe guess.name.map({ unsafe String(cString: $0) }),
      let demuxer = MediaFormat.named(byDemuxer: name)?.demuxer
    else { return [] }
    return readMedia(file, demuxer)
  }

  /// Returns the targets of the shims that read this file or parts of it, each with its input. Of the tiles of a HEIC, some are
  /// enough.
  public static func shimInputs(of content: [UInt8]) -> [(target: ReadingTarget, input: [UInt8])] {
    let tiles = tiles(of: content).prefix(4).map { (target: tileShim, input: $0) }
    return (shim(of: content).map { [(target: $0, input: content)] } ?? []) + tiles
  }

  /// Returns the target of the shim that reads this file; nil if no shim does.
  private static func shim(of content: [UInt8]) -> ReadingTarget? {
    switch Signature(Array(content.prefix(Signature.length))) {
    case .format(let container):
      let name = "shim-\(mainContainer(container))"
      return shims.first { $0.name == name } ?? otherShim
    // MP3 has no signature.
    case .none: return otherShim
    default: return nil
    }
  }

  private static func shim(
    _ format: String, _ read: @escaping @Sendable ([UInt8], OpenFile) -> [String]
  ) -> ReadingTarget {
    ReadingTarget(name: "shim-\(format)", isReader: false) { bytes in
      guard !bytes.isEmpty, let file = OpenFile(bytes: bytes) else { return [] }
      return read(bytes, file)
    }
  }
}

/// Pixels of the largest picture that a target decodes, so that an execution takes milliseconds.
private let largestPicture: Int64 = 1 << 18
/// Milliseconds of the longest call; a slower one ends there, which is a path of its own.
private let deadline: Int64 = 500
/// The sides of a thumbnail.
private let (width, height): (Int32, Int32) = (40, 30)

// MARK: Pictures

private let pictureLimits = pi_limits(
  read_bytes: 1 << 20, pixels: largestPicture, memory_bytes: 1 << 20, scans: 20, deadline_ms: deadline)

private func readPNG(_ bytes: [UInt8], _ file: OpenFile) -> [String] {
  var png = pi_png()
  let header = unsafe pi_png_read_header(file.descriptor, file.fileSize, pictureLimits, &png)
  let decoding = pi_png_decode(file.descriptor, file.fileSize, pictureLimits)
  return unsafe brokenPromises(header, decoding, png.width, png.height) { width, height, pixels in
    unsafe pi_png_picture(file.descriptor, file.fileSize, pictureLimits, width, height, pixels)
  }
}

private func readJPEG(_ bytes: [UInt8], _ file: OpenFile) -> [String] {
  var jpeg = pi_jpeg()
  let header = unsafe pi_jpeg_read_header(file.descriptor, file.fileSize, pictureLimits, &jpeg)
  let decoding = pi_jpeg_decode(file.descriptor, file.fileSize, pictureLimits)
  let components = 0...255 ~= jpeg.components ? [] : ["a JPEG has \(jpeg.components) components"]
  return unsafe components
    + brokenPromises(header, decoding, jpeg.width, jpeg.height) { width, height, pixels in
      unsafe pi_jpeg_picture(file.descriptor, file.fileSize, pictureLimits, width, height, pixels)
    }
}

/// Checks the results of both calls, then makes and encodes a picture.
private func brokenPromises(
  _ header: pi_status, _ decoding: pi_status, _ fullWidth: UInt32, _ fullHeight: UInt32,
  _ makePicture: (UInt32, UInt32, UnsafeMutablePointer<UInt8>) -> Bool
) -> [String] {
  var broken = header.brokenPromises + decoding.brokenPromises
  if (fullWidth == 0) != (fullHeight == 0) { broken.append("a picture has \(fullWidth) × \(fullHeight) pixels") }
  let reduced = (min(fullWidth, UInt32(width)), min(fullHeight, UInt32(height)))
  return unsafe broken + encoded(reduced) { unsafe makePicture(reduced.0, reduced.1, $0) }
}

/// Makes a picture of this size and encodes it. The sanitizer watches the bounds of both buffers.
private func encoded(_ size: (UInt32, UInt32), _ make: (UnsafeMutablePointer<UInt8>) -> Bool) -> [String] {
  guard size.0 > 0, size.1 > 0 else { return [] }
  let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(size.0 * size.1) * 4)
  defer { unsafe pixels.deallocate() }
  guard unsafe make(pixels) else { return [] }
  let capacity: Int32 = 4096
  let jpeg = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(capacity))
  defer { unsafe jpeg.deallocate() }
  var canvas = unsafe pi_canvas(
    rgba: UnsafePointer(pixels), width: size.0, height: size.1, flip_x: true, flip_y: false, turn: 90)
  let count = unsafe pi_jpeg_encode(&canvas, 50, jpeg, capacity)
  return 0...capacity ~= count ? [] : ["an encoded picture has \(count) bytes"]
}

extension pi_status {
  fileprivate var brokenPromises: [String] {
    var broken: [String] = []
    if !(PI_OK.rawValue...PI_UNSUPPORTED.rawValue ~= outcome.rawValue) { broken.append("an outcome is \(outcome)") }
    if bytes_read < 0 || bytes_read > 1 << 20 { broken.append("\(bytes_read) bytes were read") }
    if warnings < 0 { broken.append("there are \(warnings) warnings") }
    return broken
  }
}

extension ReadingTarget {
  /// Returns the inputs of `shim-hevc` in a HEIC file, one for each tile.
  private static func tiles(of content: [UInt8]) -> [[UInt8]] {
    let source = MemorySource(content)
    guard let picture = (try? HeaderReader.codedPicture(source)) ?? nil else { return [] }
    return picture.tiles.compactMap { tile in
      guard let length = UInt8(exactly: tile.configuration.count) else { return nil }
      return [length] + tile.configuration + tile.ranges.flatMap { (try? source.bytes($0)) ?? [] }
    }
  }
}

/// Decodes a tile of HEIC: a byte with the length of the configuration record, the record, and the NAL units.
private func readTile(_ bytes: [UInt8]) -> [String] {
  let record = Array(bytes.dropFirst().prefix(Int(bytes[0])))
  let data = Array(bytes.dropFirst(1 + record.count))
  guard !record.isEmpty, !data.isEmpty else { return [] }
  let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(width * height) * 4)
  defer { unsafe pixels.deallocate() }
  _ = unsafe pf_hevc_picture(
    record, Int32(record.count), data, Int32(clamping: data.count), 64, 64, width, height, largestPicture, pixels)
  return []
}

// MARK: Media with tracks

private let mediaLimits = pf_limits(
  header_bytes: 1 << 20, packet_bytes: 1 << 20, deadline_ms: deadline, analyze_us: 1_000_000, tracks: 8,
  allocation_bytes: 4 << 20)

/// Returns true for a movie with fragments that has a track without a positive identifier. libavformat then counts for a second
/// at each run of samples, and a run of the target would end there. The probe never passes such a movie to it
/// (`Movie.hasUnidentifiedTrack`), but the target must not read headers with the probe's code.
private func keepsLibraryBusy(_ bytes: [UInt8]) -> Bool {
  func places(_ box: String) -> [Int] {
    let name = Array(box.utf8)
    // The first comparison alone must be fast.
    return bytes.indices.dropLast(3).filter { bytes[$0] == name[0] && bytes[$0...].starts(with: name) }
  }
  let named = places("tkhd").filter { place in
    // ISO/IEC 14496-12, 8.3.2: version, flags, two times of four or eight bytes, and the identifier.
    let identifier = place + 8 + (bytes.dropFirst(place + 4).first == 1 ? 16 : 8)
    return bytes.dropFirst(identifier).first.map { $0 < 0x80 } ?? false
  }
  return !places("moof").isEmpty && named.count < places("trak").count
}

/// Reads a file as the tiers do: tracks and packets, then all of its frames, then a sample, then a picture.
private func readMedia(_ file: OpenFile, _ demuxer: String) -> [String] {
  var broken: [String] = []
  var video: Int32?
  func reading(forwardOnly: Bool = false, _ body: (OpaquePointer) -> Void) {
    var status = pf_status()
    let opened = unsafe pf_media_open(
      file.descriptor, 0, file.fileSize, demuxer, forwardOnly, mediaLimits, &status)
    guard let media = unsafe opened else {
      if status.outcome == PF_OK || status.bytes_read < 0 { broken.append("a file failed to open without a reason") }
      return
    }
    unsafe body(media)
    let info = unsafe pf_media_describe(media)
    if info.bytes_read < 0 || info.stream_count < 0 { broken.append("a description has negative counts") }
    unsafe pf_media_close(media)
  }
  unsafe reading { media in
    var status = pf_status()
    _ = unsafe pf_media_analyze(media, &status)
    for index in 0..<(unsafe pf_media_describe(media).stream_count) {
      let stream = unsafe pf_media_stream(media, index)
      if unsafe stream.kind == PF_VIDEO, video == nil {
        video = index
        unsafe pf_media_watch_fields(media, index)
      }
      let record = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
      defer { unsafe record.deallocate() }
      if unsafe pf_media_configuration(media, index, record, 64) < 0 { broken.append("a record has no length") }
      _ = unsafe pf_media_configuration(media, index, nil, 0)
    }
    var packet = unsafe pf_packet()
    while unsafe pf_media_read_packet(media, &packet) == PF_OK {
      let streams = unsafe pf_media_describe(media).stream_count
      if unsafe packet.size < 0 || packet.stream < 0 || packet.stream >= streams {
        broken.append("a packet has no track or no size")
      }
      // The sanitizer finds a length that exceeds the bytes.
      if let data = unsafe packet.data, unsafe packet.size > 0 { _ = unsafe data[Int(packet.size) - 1] }
    }
  }
  guard broken.isEmpty else { return broken }
  var decodings: [pf_decoding] = []
  unsafe reading { media in
    var status = pf_status()
    _ = unsafe pf_media_analyze(media, &status)
    decodings.append(unsafe pf_media_decode(media, largestPicture, 1, nil, 0, nil, nil, nil))
  }
  if let video {
    unsafe reading { decodings.append(unsafe pf_media_decode_sample($0, largestPicture, nil)) }
    unsafe reading(forwardOnly: true) { media in
      // Some formats describe their tracks only in their packets.
      var status = pf_status()
      if video >= (unsafe pf_media_describe(media).stream_count) { _ = unsafe pf_media_analyze(media, &status) }
      guard video < (unsafe pf_media_describe(media).stream_count) else { return }
      let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(width * height) * 4)
      defer { unsafe pixels.deallocate() }
      for time in [-1, 100_000] as [Int64] {
        _ = unsafe pf_media_picture(media, video, time, width, height, largestPicture, 1 << 20, pixels)
      }
    }
  }
  for decoding in decodings {
    let counts = [decoding.frames, decoding.errors, decoding.missing_references, decoding.cut_packets]
    if counts.contains(where: { $0 < 0 }) || decoding.decoded < 0 || decoding.undecodable < 0 {
      broken.append("a decoding has negative counts")
    }
  }
  return broken
}
