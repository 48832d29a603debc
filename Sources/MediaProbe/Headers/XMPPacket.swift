/// An XMP packet (ISO 16684-1), whose properties are found by their names. A name is that of an attribute or of an element, with
/// the prefix that its specification recommends.
package struct XMPPacket: Sendable, Equatable {
  package private(set) var bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// True if a model made the picture, or a part of it (IPTC NewsCodes, Digital Source Type).
  package var isLabeledAsAI: Bool {
    var rest = bytes[...]
    while let name = rest.firstRange(ofText: "DigitalSourceType") {
      let value = rest[name.upperBound...].prefix(160)
      if value.contains(text: "rainedAlgorithmicMedia") || value.contains(text: "/algorithmicMedia")
        || value.contains(text: "compositeSynthetic")
      {
        return true
      }
      rest = rest[name.upperBound...]
    }
    return false
  }

  package var hasLocation: Bool {
    bytes[...].contains(text: "exif:GPSL") || bytes[...].contains(text: "exif:GPSDestL")
  }

  /// True if the packet belongs to a gain map (ISO 21496-1 and its predecessors).
  var describesGainMap: Bool {
    bytes[...].contains(text: "hdrgm:GainMapM") || bytes[...].contains(text: "hdrgm:HDRCapacity")
      || bytes[...].contains(text: "HDRGainMap") || bytes[...].contains(text: "hdrgainmap")
  }

  /// False if all figures of the largest gain are 0, so that the map changes no pixel.
  var gainMapHasEffect: Bool {
    guard let name = bytes[...].firstRange(ofText: "GainMapMax") else { return true }
    // The value is an attribute, an element, or a list of elements.
    let rest = bytes[name.upperBound...]
    let isAttribute = rest.first { ![9, 10, 13, 32].contains($0) } == UInt8(ascii: "=")
    let end = isAttribute ? 48 : rest.firstRange(ofText: "GainMapMax").map { $0.lowerBound - rest.startIndex } ?? 48
    var value = rest.prefix(end)
    if isAttribute, let quote = value.firstIndex(where: { $0 == 34 || $0 == 39 }) {
      value = value[(quote + 1)...].prefix { $0 != 34 && $0 != 39 }
    }
    let digits = UInt8(ascii: "1")...UInt8(ascii: "9")
    return value.contains { digits.contains($0) }
  }

  /// True if the packet belongs to a picture that is not shown itself, such as a map of depth.
  var describesAuxiliaryImage: Bool {
    bytes[...].contains(text: "AuxiliaryImageType") || bytes[...].contains(text: "GDepth:")
      || bytes[...].contains(text: "depthmap")
  }

  /// True if the packet announces a map of depth that follows the picture.
  var announcesDepth: Bool {
    bytes[...].contains(text: "GDepth:") || bytes[...].contains(text: "Semantic=\"Depth")
      || bytes[...].contains(text: "Semantic=\"android/depthmap")
  }

  /// True if the packet says that the picture is a panorama.
  package var hasProjection: Bool { bytes[...].contains(text: "GPano:ProjectionType") }

  // MARK: Changes

  /// The prefixes of the properties that describe further pictures and clips of the file.
  package static let furtherParts = [
    "hdrgm:", "HDRGainMap:", "apdi:", "GCamera:Motion", "GCamera:Micro", "Camera:Motion", "Camera:Micro", "OpCamera:",
    "MiCamera:", "Container:", "GContainer:", "Item:", "GDepth:", "GImage:", "xmpNote:HasExtendedXMP",
  ]
  /// The prefixes of the properties that say where a picture was taken.
  package static let location = ["exif:GPS"]
  package static let projection = ["GPano:"]

  /// Replaces the properties whose names begin with these texts by spaces, so that no byte moves. Names of namespaces stay.
  package mutating func blank(_ prefixes: [String]) {
    for prefix in prefixes {
      let name = Array(prefix.utf8)
      var place = 0
      while let start = find(name, from: place) {
        place = start + 1
        guard start > 0 else { continue }
        switch bytes[start - 1] {
        case UInt8(ascii: "<"): blankElement(at: start - 1)
        case 9, 10, 13, 32: blankAttribute(at: start)
        default: break
        }
      }
    }
  }

  /// Makes the orientation upright if the packet states one.
  package mutating func setUpright() {
    var rest = bytes[...]
    while let name = rest.firstRange(ofText: "tiff:Orientation") {
      rest = rest[name.upperBound...]
      guard let digit = rest.prefix(8).firstIndex(where: { (UInt8(ascii: "1")...UInt8(ascii: "8")).contains($0) }),
        rest[..<digit].allSatisfy({ [9, 10, 13, 32, 34, 39, UInt8(ascii: "="), UInt8(ascii: ">")].contains($0) })
      else { continue }
      bytes[digit] = UInt8(ascii: "1")
      rest = bytes[rest.startIndex...]
    }
  }

  /// A packet with only the label that a model made the picture.
  package static let labelOfAI = XMPPacket(
    Array(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" \
      Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/>\
      </rdf:RDF></x:xmpmeta>
      """.utf8))

  /// Adds the label that a model made the picture.
  package mutating func addLabelOfAI() {
    let label = Self.labelOfAI.bytes[...]
    guard let end = bytes[...].firstRange(ofText: "</rdf:RDF>"),
      let start = label.firstRange(ofText: "<rdf:Description"), let stop = label.firstRange(ofText: "</rdf:RDF>")
    else { return }
    bytes.insert(contentsOf: label[start.lowerBound..<stop.lowerBound], at: end.lowerBound)
  }

  private func find(_ text: [UInt8], from start: Int) -> Int? {
    guard let first = text.first else { return nil }
    var rest = bytes[min(start, bytes.count)...]
    while let place = rest.firstIndex(of: first) {
      if bytes[place...].starts(with: text) { return place }
      rest = rest[(place + 1)...]
    }
    return nil
  }

  private mutating func fill(_ range: Range<Int>) {
    for place in range where bytes[place] != 10 { bytes[place] = 32 }
  }

  private mutating func blankAttribute(at start: Int) {
    guard let equals = bytes[start...].prefix(256).firstIndex(of: UInt8(ascii: "=")),
      let open = bytes[equals...].dropFirst().firstIndex(where: { $0 == 34 || $0 == 39 }),
      let close = bytes[(open + 1)...].firstIndex(of: bytes[open])
    else { return }
    fill(start..<close + 1)
  }

  private mutating func blankElement(at start: Int) {
    let name = bytes[(start + 1)...].prefix { ![9, 10, 13, 32, UInt8(ascii: ">"), UInt8(ascii: "/")].contains($0) }
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return }
    if bytes[end - 1] == UInt8(ascii: "/") { return fill(start..<end + 1) }
    let closing = Array("</".utf8) + name
    guard let last = find(closing, from: end), let bracket = bytes[last...].firstIndex(of: UInt8(ascii: ">")) else {
      return
    }
    fill(start..<bracket + 1)
  }
}
