/// A container or image format: its name, media types and extensions. `all` is the only list of formats.
package struct MediaFormat: Sendable, Equatable {
  /// The value of the fact `container`.
  package let name: String
  /// The kind of media in a file of this format, unless its tracks show another.
  package let kind: MediaFacts.Kind
  /// The registered media type (IANA), or the one in common use.
  package let mimeType: String
  /// The media type of audio-only files, if it differs.
  package let audioMimeType: String?
  /// The lowercased extensions without a dot, the usual one first.
  package let extensions: [String]

  init(_ name: String, _ kind: MediaFacts.Kind, _ mimeType: String, audio: String? = nil, _ extensions: [String]) {
    self.name = name
    self.kind = kind
    self.mimeType = mimeType
    audioMimeType = audio
    self.extensions = extensions
  }

  package static let all: [MediaFormat] = [
    MediaFormat(
      "mp4", .video, "video/mp4", audio: "audio/mp4", ["mp4", "m4v", "m4a", "m4b", "mp4v", "cmfv", "m4s", "f4v"]),
    MediaFormat("mov", .video, "video/quicktime", audio: "video/quicktime", ["mov", "qt"]),
    MediaFormat("m4a", .audio, "audio/mp4", ["m4a", "m4b", "mp4", "m4r"]),
    MediaFormat("3gp", .video, "video/3gpp", audio: "audio/3gpp", ["3gp", "3gpp", "3g2", "mp4"]),
    MediaFormat("webm", .video, "video/webm", audio: "audio/webm", ["webm", "weba"]),
    MediaFormat("matroska", .video, "video/matroska", audio: "audio/matroska", ["mkv", "mka", "mks", "mk3d"]),
    MediaFormat("avi", .video, "video/vnd.avi", ["avi"]),
    MediaFormat("flv", .video, "video/x-flv", ["flv"]),
    MediaFormat("mpegts", .video, "video/mp2t", ["ts", "m2ts", "mts", "m2t"]),
    MediaFormat("mpegps", .video, "video/mpeg", ["mpg", "mpeg", "vob", "ps", "m2p"]),
    MediaFormat("mpegvideo", .video, "video/mpeg", ["m1v", "m2v", "mpg", "mpeg"]),
    MediaFormat("asf", .video, "video/x-ms-asf", audio: "audio/x-ms-wma", ["wmv", "asf", "wma"]),
    MediaFormat("ogg", .audio, "application/ogg", audio: "audio/ogg", ["ogg", "oga", "ogv", "opus", "spx"]),
    MediaFormat("ivf", .video, "video/x-ivf", ["ivf"]),
    MediaFormat("mxf", .video, "application/mxf", ["mxf"]),
    MediaFormat("h264", .video, "video/h264", ["h264", "264", "avc"]),
    MediaFormat("hevc", .video, "video/h265", ["h265", "265", "hevc"]),
    MediaFormat("wav", .audio, "audio/vnd.wave", ["wav"]),
    MediaFormat("aiff", .audio, "audio/aiff", ["aiff", "aif", "aifc"]),
    MediaFormat("mp3", .audio, "audio/mpeg", ["mp3", "mp2", "mpga"]),
    MediaFormat("aac", .audio, "audio/aac", ["aac"]),
    MediaFormat("ac3", .audio, "audio/ac3", ["ac3"]),
    MediaFormat("eac3", .audio, "audio/eac3", ["eac3", "ec3"]),
    MediaFormat("amr", .audio, "audio/amr", ["amr"]),
    MediaFormat("flac", .audio, "audio/flac", ["flac"]),
    MediaFormat("caf", .audio, "audio/x-caf", ["caf"]),
    MediaFormat("gif", .image, "image/gif", ["gif"]),
    MediaFormat("png", .image, "image/png", ["png", "apng"]),
    MediaFormat("jpeg", .image, "image/jpeg", ["jpg", "jpeg", "jpe", "jfif", "mpo"]),
    MediaFormat("webp", .image, "image/webp", ["webp"]),
    MediaFormat("heic", .image, "image/heic", ["heic", "heif", "hif", "heics", "heifs"]),
    MediaFormat("avif", .image, "image/avif", ["avif", "avifs", "heif"]),
    MediaFormat("bmp", .image, "image/bmp", ["bmp", "dib"]),
    MediaFormat(
      "tiff", .image, "image/tiff",
      [
        "tiff", "tif", "dng", "cr2", "nef", "nrw", "arw", "sr2", "srf", "pef", "srw", "3fr", "fff", "iiq", "erf", "mef",
        "mos", "dcr", "kdc",
      ]),
    MediaFormat("jxl", .image, "image/jxl", ["jxl"]),
    MediaFormat("jp2", .image, "image/jp2", ["jp2", "j2k", "jpf", "jpx", "jpc", "j2c"]),
    MediaFormat("psd", .image, "image/vnd.adobe.photoshop", ["psd", "psb"]),
    MediaFormat("dds", .image, "image/vnd-ms.dds", ["dds"]),
    MediaFormat("ico", .image, "image/vnd.microsoft.icon", ["ico", "cur"]),
    MediaFormat("icns", .image, "image/icns", ["icns"]),
    MediaFormat("svg", .other, "image/svg+xml", ["svg"]),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  private static let kindByExtension = [String: MediaFacts.Kind](
    firstOf: audioExtensions.map { ($0, .audio) } + [("mks", .other), ("ogv", .video)]
      + all.flatMap { format in format.extensions.map { ($0, format.kind) } })
  /// Names of files without video, in containers that hold video under other names.
  private static let audioExtensions = ["m4a", "m4b", "m4r", "mka", "weba", "wma"]

  /// Returns the format of this name; nil if there is none.
  package static func named(_ name: String) -> MediaFormat? { byName[name] }

  /// Returns the kind of media that an extension promises; nil if it is not an extension of media.
  package static func kind(ofExtension fileExtension: String) -> MediaFacts.Kind? { kindByExtension[fileExtension] }
}

extension AssetPath {
  /// The kind of media that the extension promises, even for a format that is not read; nil if it is not an extension
  /// of media. For an iCloud placeholder it is the extension of the actual file.
  package var promisedKind: MediaFacts.Kind? {
    let named = isCloudPlaceholder ? AssetPath(bytes: Array(lastComponent.dropLast(7))) : self
    return named.fileExtension.flatMap {
      MediaFormat.kind(ofExtension: $0) ?? ForeignFormat.named(byExtension: $0)?.kind
    }
  }

  /// True for an iCloud placeholder such as `.name.mp4.icloud`, which is hidden by its leading dot.
  package var isCloudPlaceholder: Bool {
    let name = lastComponent
    return name.count > 8 && name.first == UInt8(ascii: ".") && name.suffix(7).elementsEqual(".icloud".utf8)
  }
}

extension MediaFacts {
  /// Sets the facts that follow from the container: the media type and, if there is an extension, the result of its
  /// comparison.
  package mutating func describeContainer(fileExtension: String?) {
    guard let container, let format = MediaFormat.named(container) else { return }
    mimeType = kind == .audio ? format.audioMimeType ?? format.mimeType : format.mimeType
    if container == "ogg", kind == .video { mimeType = "video/ogg" }
    guard let fileExtension else { return }
    let matches = format.extensions.contains(fileExtension)
    extensionMatches = matches
    if !matches, MediaFormat.kind(ofExtension: fileExtension) != nil {
      problems.append(
        Problem(
          .extensionMismatch,
          .otherExtension, .text(fileExtension), .text(container), .text(format.extensions[0])))
    }
  }
}

extension Dictionary {
  /// Creates a dictionary with the first value of each key. Embedded Swift does not have the initializer that combines
  /// values.
  init(firstOf pairs: [(Key, Value)]) {
    self.init(minimumCapacity: pairs.count)
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
