/// A container or image format, with all information about it. `all` is the only list of formats.
///
/// Only this module can create a format, so a format's demuxer is always one of the list. It is a class, so that passing it
/// copies no strings.
package final class MediaFormat: Sendable {
  /// The value of the fact `container`.
  package let name: String
  /// The kind of media in a file of this format, unless its tracks show another.
  package let kind: MediaFacts.Kind
  /// The registered media type (IANA), or the one in common use.
  private let mimeType: String
  /// The media types of files whose tracks show this kind, if they differ.
  private let audioMimeType, videoMimeType: String?
  /// The lowercased extensions without a dot, the usual one first.
  package let extensions: [String]
  /// Extensions that promise another kind of media.
  package let otherKinds: [(extension: String, kind: MediaFacts.Kind)]
  /// Bytes of which any one identifies the format.
  package let marks: [Mark]
  /// The brands of the format if it is made of boxes (ISO/IEC 14496-12, 4.3), or their first characters.
  package let brands: [Mark]
  /// Recognizes the first page by fields that must be consistent with one another. It is used only if no mark of any format
  /// matches.
  package let structure: (@Sendable ([UInt8]) -> Bool)?
  /// The format whose files the same code reads, if this format differs from it only in its name.
  package let variantOf: String?
  /// The error for documents, archives and captions, which only a destination that takes their format judges; nil for media.
  package let refusal: ReadError?
  /// The reader of the header tier; nil if the format goes to the next tier.
  package let reader: HeaderReader?
  package let reference: Reference

  init(
    _ name: String, _ kind: MediaFacts.Kind, _ mimeType: String, audio: String? = nil, video: String? = nil,
    _ extensions: [String], except otherKinds: [(String, MediaFacts.Kind)] = [], marks: [Mark] = [],
    brands: [Mark] = [], structure: (@Sendable ([UInt8]) -> Bool)? = nil, variantOf: String? = nil,
    refusal: ReadError? = nil, reader: HeaderReader? = nil, reference: Reference = .header()
  ) {
    (self.name, self.kind, self.mimeType, self.extensions) = (name, kind, mimeType, extensions)
    (audioMimeType, videoMimeType) = (audio, video)
    self.otherKinds = otherKinds.map { (extension: $0.0, kind: $0.1) }
    (self.marks, self.brands, self.structure) = (marks, brands, structure)
    (self.variantOf, self.refusal, self.reader, self.reference) = (variantOf, refusal, reader, reference)
  }

  /// The readers of a format's facts in the reference tier.
  ///
  /// Every demuxer reads only the file that it is given. None of them opens names in the file (hls, dash, concat, sdp,
  /// image sequences), and none is a device or a script. `script/tools/ffmpeg` takes the names from the list of formats.
  package enum Reference: Sendable {
    /// libavformat's demuxer of this name.
    case tracks(demuxer: String)
    /// Our readers of boxes for timing and layout, and libavformat's demuxer of this name for the codecs.
    case boxes(demuxer: String)
    case libpng
    case libjpeg
    /// The header reader. The C libraries do not read the format, or they misread it: they ignore rotation, miscount the frames
    /// of an animation, or mistake tiles for the picture. If a demuxer is named, its packets can be decoded.
    case header(demuxer: String? = nil, decodes: Decoding = .everything)
    /// The format has no facts but its name.
    case nothing
  }

  /// The files of a format that libavcodec decodes without errors of its own.
  package enum Decoding: Sendable {
    case everything
    /// Pictures that are not animated.
    case stills
    /// Most files. A picture that it cannot decode has no thumbnail, and is not reported as damaged.
    case thumbnails
  }

  /// The name of libavformat's demuxer; nil if no demuxer may be used.
  package var demuxer: String? {
    switch reference {
    case .tracks(let demuxer), .boxes(let demuxer): demuxer
    case .header(let demuxer, _): demuxer
    case .libpng, .libjpeg, .nothing: nil
    }
  }

  /// Returns true if the C libraries decode a file of the format by its demuxer: to find damage, or only for a thumbnail.
  package func isDecodedByDemuxer(animated: Bool, forThumbnail: Bool = false) -> Bool {
    switch reference {
    case .tracks, .boxes, .header(.some, .everything): true
    case .header(.some, .stills): !animated
    case .header(.some, .thumbnails): forThumbnail
    case .header(nil, _), .libpng, .libjpeg, .nothing: false
    }
  }

  /// Returns the media type of a file with content of a kind.
  func mimeType(of kind: MediaFacts.Kind?) -> String {
    switch kind {
    case .audio: audioMimeType ?? mimeType
    case .video: videoMimeType ?? mimeType
    default: mimeType
    }
  }
}

// MARK: - Lookup

extension MediaFormat {
  private static let names = NameTable(all.map { $0.name })
  private static let kindByExtension = [String: MediaFacts.Kind](
    firstOf: all.flatMap { format in format.otherKinds.map { ($0.extension, $0.kind) } }
      + all.filter { $0.refusal == nil }.flatMap { format in format.extensions.map { ($0, format.kind) } })
  private static let byMark = MarkIndex(all.map { $0.marks })
  private static let byBrand = MarkIndex(all.map { $0.brands })
  private static let byStructure = all.filter { $0.structure != nil }

  /// Returns the format of this name; nil if no format has it.
  package static func named(_ name: String) -> MediaFormat? { names.index(of: name).map { all[$0] } }

  /// Returns the names of the formats with a media type, such as `image/heif`; empty if no format has it. A media type that is
  /// not registered, such as `audio/x-wav`, names a format by its extension.
  package static func names(ofMimeType type: String) -> [String] {
    let exact = all.filter { [$0.mimeType, $0.audioMimeType, $0.videoMimeType].contains(type) }
    guard exact.isEmpty, let slash = type.firstIndex(of: "/") else { return exact.map { $0.name } }
    let subtype = type[type.index(after: slash)...]
    let fileExtension = String(subtype.hasPrefix("x-") ? subtype.dropFirst(2) : subtype)
    let named = all.filter { $0.extensions.contains(fileExtension) }.map { $0.name }
    // Pictures in the same container have different media types.
    return type.hasPrefix("image/") ? Array(named.prefix(1)) : named
  }

  /// The words that the format of a picture can be, besides the names of formats: those of camera raw pictures.
  package static let rawNames = CameraRaw.all.sorted()

  /// The extensions of media whose formats are not read.
  package static let unreadExtensions = Set(ForeignFormat.allExtensions).subtracting(kindByExtension.keys)

  /// The media types that files can have, in alphabetical order.
  package static let mimeTypes = Set(all.flatMap { $0.mimeTypes }).sorted()

  private var mimeTypes: [String] { [mimeType, audioMimeType, videoMimeType].compactMap { $0 } }

  /// Returns the media type that files have for another spelling in lower case, such as `image/jpeg` for `image/jpg`; nil if it
  /// could be several or none.
  package static func mimeType(spelled type: String) -> String? {
    if mimeTypes.contains(type) { return type }
    guard let slash = type.firstIndex(of: "/") else { return nil }
    let kind = String(type[...slash])
    let subtype = type[type.index(after: slash)...]
    let registered = kind + (subtype.hasPrefix("x-") ? subtype.dropFirst(2) : subtype)
    if mimeTypes.contains(registered) { return registered }
    let found = Set(names(ofMimeType: type).compactMap { named($0) }.flatMap { $0.mimeTypes })
    let same = found.filter { $0.hasPrefix(kind) }
    return same.count == 1 ? same.first : nil
  }

  /// All extensions of media, even those of formats that are not read, in alphabetical order.
  package static var allExtensions: [String] { Set(kindByExtension.keys).union(ForeignFormat.allExtensions).sorted() }

  /// Returns the kind of media that an extension promises; nil if it is not an extension of media.
  package static func kind(ofExtension fileExtension: String) -> MediaFacts.Kind? { kindByExtension[fileExtension] }

  /// Returns the format that a demuxer of libavformat reads; nil if the demuxer may not be used.
  ///
  /// - Parameter demuxer: One or more names of the same demuxer, separated by commas.
  package static func named(byDemuxer demuxer: String) -> MediaFormat? {
    let names = demuxer.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
    let formats = all.filter { format in format.demuxer.map { names.contains($0) } ?? false }
    return formats.first { $0.name == $0.demuxer } ?? formats.first
  }

  /// Returns the name of the format whose file begins with these bytes; nil if they match none.
  static func name(of head: [UInt8]) -> String? {
    let fields = Fields(head)
    if let index = byMark.format(of: fields) { return all[index].name }
    if let name = isoBoxFormat(of: head) { return name }
    return byStructure.first { $0.structure?(head) ?? false }?.name
  }

  /// Returns the name of the format whose files have a brand.
  static func name(ofBrand brand: Fields) -> String? { byBrand.format(of: brand).map { all[$0].name } }
}

extension AssetPath {
  /// The kind of media that the extension promises, even for a format that is not read; nil if it is not an extension of media.
  /// For an iCloud placeholder, the extension of the actual file counts.
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
  /// Sets the facts that follow from the container: the media type and, if the name has an extension, the result of its
  /// comparison.
  package mutating func describeContainer(fileExtension: String?) {
    guard let container, let format = MediaFormat.named(container) else { return }
    mimeType = format.mimeType(of: kind)
    guard let fileExtension else { return }
    let matches = format.extensions.contains(fileExtension)
    extensionMatches = matches
    guard !matches, MediaFormat.kind(ofExtension: fileExtension) != nil else { return }
    if let name = image?.format, CameraRaw.all.contains(name) {
      problems.append(
        Problem(.extensionMismatch, .rawUnderOtherName, .text(fileExtension), .text(name == "raw" ? "raw" : ".\(name)"))
      )
    } else {
      problems.append(
        Problem(
          .extensionMismatch,
          .otherExtension, .text(fileExtension), .text(container), .text(format.extensions[0])))
    }
  }
}

extension MediaFacts {
  /// The error for a document, an archive or captions, where only media is expected; nil for any other file.
  package var refusal: ReadError? {
    guard kind == .other, let container else { return nil }
    return MediaFormat.named(container)?.refusal
  }

  /// The facts where only media is expected: those of a document, an archive or captions are an error.
  package var ofMedia: MediaFacts { refusal.map { MediaFacts(error: $0, fileSize: fileSize) } ?? self }
}

extension Dictionary {
  /// Creates a dictionary with the first value of each key. Embedded Swift does not have the initializer that combines
  /// values.
  init(firstOf pairs: [(Key, Value)]) {
    self.init(minimumCapacity: pairs.count)
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
