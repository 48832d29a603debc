/// A part of a file whose header states its length: a box, an EBML element, a chunk. It can contain other elements.
struct Element {
  /// The element with all of its bytes.
  var whole: Range<Int>
  var content: Range<Int>
  var id: Range<Int>
  /// The place of the length. It is empty for an element that states no length and extends to the end of the enclosing element.
  var length: Range<Int>
}

/// The arrangement of elements in a format.
enum Layout {
  /// ISO/IEC 14496-12, 4.2.
  case boxes
  /// RFC 8794, 5 and 6.
  case ebml
  /// Multimedia Programming Interface and Data Specifications 1.0, 2: chunks of RIFF.
  case riff
  /// PNG (Third Edition), 5.3.
  case png
  /// ITU-T T.81, B.1.1.4: segments up to the first scan.
  case jpeg

  /// Creates the layout of the files that a target reads; nil if these have no elements.
  init?(target: String) {
    // A shim reads the same files as the reader of its format.
    switch target.hasPrefix("shim-") ? String(target.dropFirst("shim-".count)) : target {
    case "mp4", "mov", "heic", "jxl", "jp2": self = .boxes
    case "matroska": self = .ebml
    case "avi", "wav", "webp": self = .riff
    case "png": self = .png
    case "jpeg": self = .jpeg
    default: return nil
    }
  }

  /// Detects the layout of a file of any format by its first bytes.
  init(file: UnsafeBufferPointer<UInt8>) {
    self =
      switch file.first {
      case 0x1A: .ebml
      case UInt8(ascii: "R"): .riff
      case 0x89: .png
      case 0xFF: .jpeg
      default: .boxes
      }
  }

  /// Further elements are similar to the first ones.
  private static let mostSiblings = 256

  /// Returns the top-level elements of a file.
  func elements(of file: UnsafeBufferPointer<UInt8>) -> [Element] {
    let signature =
      switch self {
      case .png: 8
      case .jpeg: 2
      default: 0
      }
    return siblings(in: min(signature, file.count)..<file.count, of: file)
  }

  /// Returns the elements inside another one. This code does not know which boxes contain others, and after which fields. It
  /// tries none, a version, counts, or the fields of a sample entry of audio or video.
  func elements(in outer: Element, of file: UnsafeBufferPointer<UInt8>) -> [Element] {
    func elements(behind start: Int) -> [Element] {
      outer.content.count > start ? siblings(in: outer.content.dropFirst(start), of: file) : []
    }
    switch self {
    case .boxes:
      for start in [0, 4, 6, 8, 28, 44, 78] {
        let found = elements(behind: start)
        if !found.isEmpty { return found }
      }
      return []
    case .ebml: return elements(behind: 0)
    case .riff:
      let id = file[outer.id]
      return id.elementsEqual("RIFF".utf8) || id.elementsEqual("LIST".utf8) ? elements(behind: 4) : []
    case .png, .jpeg: return []
    }
  }

  private func siblings(in range: Range<Int>, of file: UnsafeBufferPointer<UInt8>) -> [Element] {
    var found: [Element] = []
    var rest = range
    while found.count < Layout.mostSiblings, let element = element(in: rest, of: file) {
      found.append(element)
      rest = element.whole.upperBound..<range.upperBound
    }
    return found
  }

  /// Returns the element at the beginning of a range; nil if none can begin there.
  private func element(in range: Range<Int>, of file: UnsafeBufferPointer<UInt8>) -> Element? {
    let start = range.lowerBound
    var idWidth = 4
    var lengthWidth = 4
    if self == .ebml {
      guard let first = range.first.map({ file[$0] }), first >= 0x10 else { return nil }
      idWidth = first.leadingZeroBitCount + 1
      guard range.count > idWidth, file[start + idWidth] > 0 else { return nil }
      lengthWidth = file[start + idWidth].leadingZeroBitCount + 1
    } else if self == .jpeg {
      guard range.first.map({ file[$0] }) == 0xFF else { return nil }
      (idWidth, lengthWidth) = (2, 2)
    }
    guard range.count >= idWidth + lengthWidth else { return nil }
    var id = start..<start + idWidth
    var length = id.upperBound..<id.upperBound + lengthWidth
    if self == .boxes || self == .png {
      (length, id) = (start..<start + 4, start + 4..<start + 8)
      for place in id where !(0x20..<0x7F).contains(file[place]) && file[place] != 0xA9 { return nil }
    }
    var contentStart = max(id.upperBound, length.upperBound)
    var count = number(at: length, of: file)
    var overhead = 0
    switch self {
    case .boxes where count == 0: length = start..<start
    case .boxes where count == 1:
      guard range.count >= 16 else { return nil }
      length = start + 8..<start + 16
      contentStart += 8
      count = number(at: length, of: file)
    case .ebml where count == ebmlBits(length): length = start..<start
    case .png: overhead = 4
    case .jpeg:
      // The length of a segment includes its own bytes.
      guard count >= 2 else { return nil }
      count -= 2
    case .riff: overhead = Int(count % 2)
    default: break
    }
    let room = range.upperBound - contentStart
    if length.isEmpty {
      count = UInt64(room)
    } else if self == .boxes {
      // The length of a box includes its header.
      guard count >= contentStart - start else { return nil }
      count -= UInt64(contentStart - start)
    }
    // A header can describe more bytes than a cut file has.
    let end = contentStart + (count > room ? room : Int(count))
    return Element(
      whole: start..<min(end + overhead, range.upperBound), content: contentStart..<end, id: id, length: length)
  }

  private func ebmlBits(_ field: Range<Int>) -> UInt64 { (1 << (7 * UInt64(field.count))) - 1 }

  /// Returns a length as stored in a file, without the bits that state its width.
  private func number(at field: Range<Int>, of file: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var number: UInt64 = 0
    for place in field {
      let byte = file[self == .riff ? field.upperBound - 1 - (place - field.lowerBound) : place]
      number = number << 8 | UInt64(byte)
    }
    return self == .ebml ? number & ebmlBits(field) : number
  }

  /// Returns an element of this many bytes without meaning: at least 16, and less than 64 KiB.
  func filler(_ length: Int) -> [UInt8] {
    func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    let head: [UInt8] =
      switch self {
      // ISO/IEC 14496-12, 8.1.2.
      case .boxes: bytes(length) + Array("free".utf8)
      // RFC 8794, 11.3.2, with a length of four bytes.
      case .ebml: [0xEC] + bytes(length - 5 | 1 << 28)
      case .riff: Array("JUNK".utf8) + bytes(length - 8).reversed()
      // PNG (Third Edition), 5.3 and 5.4: a private chunk that does not affect the picture.
      case .png: bytes(length - 12) + Array("skIp".utf8)
      // ITU-T T.81, B.2.4.5: a comment.
      case .jpeg: [0xFF, 0xFE] + bytes(length - 2).suffix(2)
      }
    return head + [UInt8](repeating: 0, count: length - head.count)
  }

  /// Replaces bytes with others, and updates the length of each enclosing element.
  ///
  /// - Parameter path: The elements that enclose the place, outermost first.
  func replace(
    _ range: Range<Int>, of bytes: inout [UInt8], with new: some Collection<UInt8>, in path: some Collection<Element>
  ) {
    bytes.replaceSubrange(range, with: new)
    // Enclosing elements begin before the place, so the places of their lengths stay valid.
    for element in path { lengthen(element.length, of: &bytes, by: new.count - range.count) }
  }

  private func lengthen(_ field: Range<Int>, of bytes: inout [UInt8], by growth: Int) {
    guard growth != 0, !field.isEmpty else { return }
    let length = bytes.withUnsafeBufferPointer { number(at: field, of: $0) }
    let grown = length &+ UInt64(bitPattern: Int64(growth))
    // A length that does not fit into its field stays wrong, which is a useful input too.
    let bits = (self == .ebml ? 7 : 8) * field.count
    guard bits == 64 || grown >> UInt64(bits) == 0 else { return }
    // The bits that state the width are above these.
    let changed = length ^ grown
    for byte in 0..<field.count {
      let place = self == .riff ? field.lowerBound + byte : field.upperBound - 1 - byte
      bytes[place] ^= UInt8(truncatingIfNeeded: changed >> UInt64(8 * byte))
    }
  }
}
