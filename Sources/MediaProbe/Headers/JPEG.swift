/// The reader of JPEG (ITU-T T.81), which reads marker segments. It follows libjpeg where the standard leaves a choice.
extension HeaderReader {
  package static let jpeg = HeaderReader("jpeg", readJPEG)

  private static func readJPEG(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    let segments = try JPEGSegments(within: source)
    guard let frame = segments.frame, frame.width > 0, frame.height > 0, frame.hasDefinedDepth else {
      if segments.isOverBudget { throw .failed(ReadBudget.spent) }
      throw segments.isCut
        ? .truncated(.formatHeader, .text("JPEG"))
        : .corrupt(.contradictsFormat, .term(.formatHeader, .text("JPEG")), .text(""))
    }
    let header = JPEGHeader(
      width: frame.width, height: frame.height, bitDepth: frame.bitDepth, colorType: segments.colorType,
      isProgressive: frame.isProgressive)
    var facts = MediaFacts(header, segments)
    if segments.isOverBudget {
      facts.noteUnreadSegments()
    } else if segments.isCut {
      facts.problems.append(Problem(.truncated, .endsBeforeImageData))
    } else if !segments.reachesScan {
      facts.problems.append(Problem(.unplayable, .jpegWithoutScan))
    } else if frame.isArithmetic {
      facts.problems.append(Problem(.corrupt, .arithmeticJPEG))
    } else if !frame.isWidelyDecoded {
      facts.problems.append(Problem(.corrupt, .rareJPEG))
    } else if segments.hasGarbage {
      facts.problems.append(Problem(.corrupt, .jpegBytesOutsideSegments))
    }
    facts.noteEnd(of: segments)
    return facts
  }
}

extension JPEGSegments.Frame {
  /// T.81, table B.1: progressive, with Huffman or arithmetic coding.
  fileprivate var isProgressive: Bool { marker == 0xC2 || marker == 0xCA }

  /// T.81, table B.1: arithmetic coding, which browsers and phones do not decode.
  fileprivate var isArithmetic: Bool { (0xC9...0xCB).contains(marker) || (0xCD...0xCF).contains(marker) }

  /// True if baseline decoders can read it: 8 bits, sequential or progressive, neither lossless nor hierarchical (T.81
  /// table B.1).
  fileprivate var isWidelyDecoded: Bool { bitDepth == 8 && [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(marker) }
}

extension JPEGSegments {
  /// The color model. T.81 does not define one: JFIF (T.871, 7) and Adobe's segment (T.872, 6.5.3) do. If both are missing, the
  /// component identifiers decide.
  package var colorType: ImageFacts.ColorType? {
    guard let frame else { return nil }
    switch frame.components {
    case 1: return .gray
    // JPEG-LS encodes the components without conversion.
    case 3 where frame.marker == 0xF7: return .rgb
    case 3:
      guard reachesScan, frame.isWidelyDecoded, !hasJFIF else { return .ycbcr }
      if let adobeTransform { return adobeTransform == 0 ? .rgb : .ycbcr }
      return frame.identifiers == "RGB".utf8.map { Int($0) } ? .rgb : .ycbcr
    case 4:
      guard reachesScan, frame.isWidelyDecoded, let adobeTransform else { return .cmyk }
      return adobeTransform == 0 ? .cmyk : .ycck
    default: return nil
    }
  }
}

extension MediaFacts {
  /// Adds a problem if the image data of a JPEG is cut, and a reason for facts that depend on the end of the file.
  package mutating func noteEnd(of segments: JPEGSegments) {
    if segments.ending == .cut, !problems.contains(where: { $0.code == .truncated }) {
      problems.append(Problem(.truncated, .endsWithin, .term(.itsImageData)))
    }
    if segments.hasBrokenScan { problems.append(Problem(.damaged, .brokenJPEGScan)) }
    if image?.isMotionPhoto == nil, unknown[.imageMotionPhoto] == nil {
      unknown[.imageMotionPhoto] = .init(.endNotArrived)
    }
  }

  /// Adds a problem for segments of a JPEG that were not read, and reasons for the facts that they may contain.
  package mutating func noteUnreadSegments() {
    let message = Message(.segmentsNotAllRead)
    problems.append(Problem(.limitReached, message))
    if image?.isMotionPhoto != true {
      image?.isMotionPhoto = nil
      unknown[.imageMotionPhoto] = .init(message)
    }
    if image?.isMultiPicture != true {
      image?.isMultiPicture = nil
      unknown[.imageMultiPicture] = .init(message)
    }
    if image?.orientation == nil { unknown[.imageOrientation] = .init(message) }
    if image?.iccProfile == nil {
      unknown[.imageICCProfile] = .init(message)
      if statedColors == nil { unknown[.colorSpace] = .init(message) }
    }
  }
}
