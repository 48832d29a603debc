extension MediaFacts {
  /// Fills facts that are nil here from another tier's facts of the same file, and adds that tier's problems. Durations
  /// and rates that are known here stay: each comes from one measurement.
  ///
  /// - Parameter other: Facts of the same file. They are ignored if they have another kind of media or another codec.
  public mutating func complete(from other: MediaFacts) {
    guard error == nil, other.error == nil, kind == other.kind else { return }
    if var own = video, let known = other.video, own.codec == known.codec {
      own.complete(from: known)
      video = own
    }
    if var own = audio, let known = other.audio, own.codec == known.codec {
      own.fill(from: known)
      audio = own
    }
    // One tier may skip the encryption records that the other tier found.
    if other.isEncrypted == true { isEncrypted = true }
    // A file that ends after its header has no measured duration.
    fill(from: other)
    statedColors = statedColors ?? other.statedColors
    let known = self
    unknown.removeAll { if case .known = known[$0] { true } else { false } }
    // An unsupported part is no longer a problem once another tier has read it.
    problems += other.problems.filter { problem in
      problem.code != .unsupported && !problems.contains { $0.code == problem.code }
    }
  }
}

extension VideoFacts {
  fileprivate mutating func complete(from other: VideoFacts) {
    fill(from: other)
    if colorTransfer == nil, let transfer = other.colorTransfer {
      colorTransfer = transfer
      // A new transfer function invalidates the derived value. HDR10 also needs metadata, which neither tier found.
      if transfer == "smpte2084" { hdr = other.hdr ?? .pq } else { hdr = other.hdr ?? hdr }
    }
    // Cropping changes the display aspect ratio, and so the sample aspect ratio.
    if cleanAperture == nil, let aperture = other.cleanAperture,
      (storedWidth, storedHeight) == (other.storedWidth, other.storedHeight)
    {
      cleanAperture = aperture
      sampleAspectRatio = other.sampleAspectRatio ?? sampleAspectRatio
      (width, height) = (other.width, other.height)
    }
    // Square pixels are also the default if the file states no sample aspect ratio.
    if sampleAspectRatio == Ratio(1, 1), let aspect = other.sampleAspectRatio, aspect != Ratio(1, 1),
      (storedWidth, storedHeight) == (other.storedWidth, other.storedHeight)
    {
      sampleAspectRatio = aspect
      deriveShownSize()
    }
  }
}
