extension SampleStart {
  /// Reads the sequence header before the picture of a sample. A decoder follows it if it differs from the description of the
  /// track. Nil if the sample has none.
  func sequenceHeader(in sample: Fields) -> VideoCodecDetails? {
    switch form {
    case .units(let isHEVC, let lengthSize): sequenceParameters(in: sample, isHEVC: isHEVC, lengthSize)
    case .av1: av1Sequence(sample)
    case .vp8: vp8Frame(sample)
    case .vp9: vp9Frame(sample)
    case .aac: nil
    case .bits: sample.u16(0) == 0xFFD8 ? jpegFrame(sample) : proResFrame(sample)
    }
  }

  private func sequenceParameters(in sample: Fields, isHEVC: Bool, _ lengthSize: Int) -> VideoCodecDetails? {
    var place = 0
    while let length = sample.unsigned(at: place, lengthSize).flatMap({ Int(exactly: $0) }),
      let first = sample.u8(place + lengthSize)
    {
      place += lengthSize
      if isHEVC {
        // ISO/IEC 23008-2, table 7-1: 33 is a sequence parameter set, and types below 32 are slices.
        let type = first >> 1 & 0x3F
        if type == 33 { return sample.part(place, length).flatMap { hevcSequenceParameters($0.bytes) } }
        if type < 32 { return nil }
      } else {
        // ISO/IEC 14496-10, table 7-1: 7 is a sequence parameter set, and 1 to 5 are slices.
        let type = first & 0x1F
        if type == 7 { return sample.part(place, length).flatMap { avcSequenceParameters($0.bytes) } }
        if 1...5 ~= type { return nil }
      }
      let (next, overflow) = place.addingReportingOverflow(length)
      if overflow { return nil }
      place = next
    }
    return nil
  }
}

/// Reads the frame header of a JPEG (ITU-T T.81, B.2.2); nil if it is not near the start.
private func jpegFrame(_ frame: Fields) -> VideoCodecDetails? {
  var place = 2
  // Tables and comments precede it.
  for _ in 0..<32 {
    guard frame.u8(place) == 0xFF, let marker = frame.u8(place + 1), let length = frame.u16(place + 2) else {
      return nil
    }
    if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
      guard let depth = frame.u8(place + 4), let height = frame.u16(place + 5), let width = frame.u16(place + 7),
        width > 0, height > 0
      else { return nil }
      var details = VideoCodecDetails()
      (details.width, details.height, details.bitDepth) = (width, height, depth)
      return details
    }
    place += 2 + length
  }
  return nil
}

/// Reads the header of a ProRes frame (SMPTE RDD 36, 5.1 and 5.1.1); nil if it has no size.
private func proResFrame(_ frame: Fields) -> VideoCodecDetails? {
  guard frame.has("icpf", at: 4), let width = frame.u16(16), let height = frame.u16(18), width > 0, height > 0 else {
    return nil
  }
  var details = VideoCodecDetails()
  (details.width, details.height) = (width, height)
  return details
}
