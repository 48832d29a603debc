extension MediaFormat {
  /// All formats. If two have the same extension, the kind of the first one counts.
  package static let all: [MediaFormat] = videos + audioFormats + pictures + documents

  private static let videos: [MediaFormat] = [
    MediaFormat(
      "mp4", .video, "video/mp4", audio: "audio/mp4", ["mp4", "m4v", "m4a", "m4b", "mp4v", "cmfv", "m4s", "f4v"],
      except: [("m4a", .audio), ("m4b", .audio)], reader: .mp4, reference: .boxes(demuxer: "mov")),
    MediaFormat(
      "mov", .video, "video/quicktime", ["mov", "qt"], brands: ["qt  "], variantOf: "mp4", reader: .mov,
      reference: .boxes(demuxer: "mov")),
    MediaFormat(
      "m4a", .audio, "audio/mp4", ["m4a", "m4b", "mp4", "m4r"], brands: ["M4A ", "M4B ", "M4P "], variantOf: "mp4",
      reader: .m4a, reference: .boxes(demuxer: "mov")),
    // 3GPP TS 26.244, 5.4: any release of 3gp, 3g2 or 3gg.
    MediaFormat(
      "3gp", .video, "video/3gpp", audio: "audio/3gpp", ["3gp", "3gpp", "3g2", "mp4"], brands: ["3gp", "3g2", "3gg"],
      variantOf: "mp4", reader: .threeGP, reference: .boxes(demuxer: "mov")),
    // RFC 8794, 11.2.4: the document type is in the first element.
    MediaFormat(
      "webm", .video, "video/webm", audio: "audio/webm", ["webm", "weba"], except: [("weba", .audio)],
      marks: [Mark("\u{1A}E\u{DF}\u{A3}", with: "webm", inFirst: 64)], variantOf: "matroska", reader: .webm,
      reference: .tracks(demuxer: "matroska")),
    MediaFormat(
      "matroska", .video, "video/matroska", audio: "audio/matroska", ["mkv", "mka", "mks", "mk3d"],
      except: [("mka", .audio), ("mks", .other)], marks: ["\u{1A}E\u{DF}\u{A3}"], reader: .matroska,
      reference: .tracks(demuxer: "matroska")),
    MediaFormat(
      "avi", .video, "video/vnd.avi", ["avi"], marks: [Mark("RIFF", and: "AVI "), Mark("RIFX", and: "AVI ")],
      reader: .avi, reference: .tracks(demuxer: "avi")),
    MediaFormat("flv", .video, "video/x-flv", ["flv"], marks: ["FLV\u{1}"], reference: .tracks(demuxer: "flv")),
    MediaFormat(
      "mpegts", .video, "video/mp2t", ["ts", "m2ts", "mts", "m2t"], structure: isTransportStream,
      reference: .tracks(demuxer: "mpegts")),
    MediaFormat(
      "mpegps", .video, "video/mpeg", ["mpg", "mpeg", "vob", "ps", "m2p"], marks: ["\0\0\u{1}\u{BA}"],
      reference: .tracks(demuxer: "mpeg")),
    MediaFormat(
      "mpegvideo", .video, "video/mpeg", ["m1v", "m2v", "mpg", "mpeg"], marks: ["\0\0\u{1}\u{B3}"],
      reference: .tracks(demuxer: "mpegvideo")),
    MediaFormat(
      "asf", .video, "video/x-ms-asf", audio: "audio/x-ms-wma", ["wmv", "asf", "wma"], except: [("wma", .audio)],
      marks: ["0&\u{B2}u\u{8E}f\u{CF}\u{11}"], reference: .tracks(demuxer: "asf")),
    MediaFormat(
      "ogg", .audio, "application/ogg", audio: "audio/ogg", video: "video/ogg", ["ogg", "oga", "ogv", "opus", "spx"],
      except: [("ogv", .video)], marks: ["OggS"], reader: .ogg, reference: .tracks(demuxer: "ogg")),
    MediaFormat("ivf", .video, "video/x-ivf", ["ivf"], marks: ["DKIF"], reference: .tracks(demuxer: "ivf")),
    MediaFormat(
      "mxf", .video, "application/mxf", ["mxf"], marks: ["\u{6}\u{E}+4\u{2}\u{5}\u{1}\u{1}"],
      reference: .tracks(demuxer: "mxf")),
    // Raw streams have no signature. libavformat recognizes them by a sequence of units.
    MediaFormat("h264", .video, "video/h264", ["h264", "264", "avc"], reference: .tracks(demuxer: "h264")),
    MediaFormat("hevc", .video, "video/h265", ["h265", "265", "hevc"], reference: .tracks(demuxer: "hevc")),
  ]

  private static let audioFormats: [MediaFormat] = [
    MediaFormat(
      "wav", .audio, "audio/vnd.wave", ["wav"],
      marks: [Mark("RIFF", and: "WAVE"), Mark("RIFX", and: "WAVE"), Mark("RF64", and: "WAVE")], reader: .wav,
      reference: .tracks(demuxer: "wav")),
    MediaFormat(
      "aiff", .audio, "audio/aiff", ["aiff", "aif", "aifc"],
      marks: [Mark("FORM", and: "AIFF"), Mark("FORM", and: "AIFC")],
      reference: .tracks(demuxer: "aiff")),
    // The frames of these four have no signature. The deeper tiers search for them.
    MediaFormat(
      "mp3", .audio, "audio/mpeg", ["mp3", "mp2", "mpga"], reader: .mp3, reference: .tracks(demuxer: "mp3")),
    MediaFormat("aac", .audio, "audio/aac", ["aac"], reference: .tracks(demuxer: "aac")),
    MediaFormat("ac3", .audio, "audio/ac3", ["ac3"], reference: .tracks(demuxer: "ac3")),
    MediaFormat("eac3", .audio, "audio/eac3", ["eac3", "ec3"], reference: .tracks(demuxer: "eac3")),
    MediaFormat("amr", .audio, "audio/amr", ["amr"], marks: ["#!AMR"], reference: .tracks(demuxer: "amr")),
    MediaFormat(
      "flac", .audio, "audio/flac", ["flac"], marks: ["fLaC"], reader: .flac, reference: .tracks(demuxer: "flac")),
    MediaFormat("caf", .audio, "audio/x-caf", ["caf"], marks: ["caff"], reference: .tracks(demuxer: "caf")),
  ]

  private static let pictures: [MediaFormat] = [
    // GIF89a, 17.
    MediaFormat(
      "gif", .image, "image/gif", ["gif"], marks: ["GIF87a", "GIF89a"], reader: .gif, reference: .header(demuxer: "gif")
    ),
    // PNG (Third Edition), 5.2.
    MediaFormat(
      "png", .image, "image/png", ["png", "apng"], marks: ["\u{89}PNG"], reader: .png, reference: .libpng),
    // ITU-T T.81, B.1.1.3.
    MediaFormat(
      "jpeg", .image, "image/jpeg", ["jpg", "jpeg", "jpe", "jfif", "mpo"], marks: ["\u{FF}\u{D8}\u{FF}"], reader: .jpeg,
      reference: .libjpeg),
    // RFC 9649, 2.4. FFmpeg before version 8 does not read animated WebP.
    MediaFormat(
      "webp", .image, "image/webp", ["webp"], marks: [Mark("RIFF", and: "WEBP"), Mark("RIFX", and: "WEBP")],
      reader: .webp, reference: .header(demuxer: "webp_pipe", decodes: .stills)),
    // ISO/IEC 23008-12, 10: brands of HEVC. FFmpeg before version 7 does not know items.
    MediaFormat(
      "heic", .image, "image/heic", ["heic", "heif", "hif", "heics", "heifs"],
      brands: ["heic", "heix", "heim", "heis", "hevc", "hevx"], reader: .heic,
      reference: .header(demuxer: "mov", decodes: .thumbnails)),
    MediaFormat(
      "avif", .image, "image/avif", ["avif", "avifs", "heif"], brands: ["avif", "avis"], variantOf: "heic",
      reader: .avif, reference: .header(demuxer: "mov", decodes: .thumbnails)),
    MediaFormat(
      "bmp", .image, "image/bmp", ["bmp", "dib"], structure: isBitmap, reader: .bmp,
      reference: .header(demuxer: "bmp_pipe")),
    // TIFF 6.0, section 2, and BigTIFF. FFmpeg reads only half of the variants.
    MediaFormat(
      "tiff", .image, "image/tiff",
      [
        "tiff", "tif", "dng", "cr2", "nef", "nrw", "arw", "sr2", "srf", "pef", "srw", "3fr", "fff", "iiq", "erf", "mef",
        "mos", "dcr", "kdc",
      ],
      marks: ["II*\0", "MM\0*", "II+\0", "MM\0+"], reader: .tiff,
      reference: .header(demuxer: "tiff_pipe", decodes: .thumbnails)),
    // ISO/IEC 18181-2 in a container, and 18181-1 without one.
    MediaFormat(
      "jxl", .image, "image/jxl", ["jxl"], marks: ["\0\0\0\u{C}JXL ", "\u{FF}\n"], reader: .jxl),
    // ISO/IEC 15444-1 in a container, and without one.
    MediaFormat(
      "jp2", .image, "image/jp2", ["jp2", "j2k", "jpf", "jpx", "jpc", "j2c"],
      marks: ["\0\0\0\u{C}jP  ", "\u{FF}O\u{FF}Q"], brands: ["jp2 ", "jpx "], reader: .jp2,
      reference: .header(demuxer: "j2k_pipe")),
    MediaFormat(
      "psd", .image, "image/vnd.adobe.photoshop", ["psd", "psb"], marks: ["8BPS"], reader: .psd,
      reference: .header(demuxer: "psd_pipe", decodes: .thumbnails)),
    MediaFormat("dds", .image, "image/vnd-ms.dds", ["dds"], marks: ["DDS "], reader: .dds),
    MediaFormat("ico", .image, "image/vnd.microsoft.icon", ["ico", "cur"], structure: isIcon, reader: .ico),
    MediaFormat("icns", .image, "image/icns", ["icns"], marks: ["icns"], reader: .icns),
    // `Signature` recognizes it in text.
    MediaFormat("svg", .other, "image/svg+xml", ["svg"], reference: .nothing),
  ]

  /// Files that some destinations take with media, or instead of it.
  private static let documents: [MediaFormat] = [
    MediaFormat("pdf", .other, "application/pdf", ["pdf"], isMedia: false),
    MediaFormat("zip", .other, "application/zip", ["zip"], isMedia: false),
    MediaFormat("webvtt", .other, "text/vtt", ["vtt"], isMedia: false),
    MediaFormat("srt", .other, "application/x-subrip", ["srt"], isMedia: false),
  ]
}

/// Returns true for consecutive packets of 188 bytes (ISO/IEC 13818-1, 2.4.3.2), or of 192 bytes as written by cameras
/// and discs.
private func isTransportStream(_ head: [UInt8]) -> Bool {
  for (length, first) in [(188, 0), (192, 4)] where head.count > first + 4 * length {
    if (0..<5).allSatisfy({ head[first + $0 * length] == 0x47 }) { return true }
  }
  return false
}
