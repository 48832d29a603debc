extension BoxWalk {
  /// Reads the metadata of Spherical Video V1 (github.com/google/spatial-media): XML in a `uuid` box.
  mutating func readSphericalNote(_ box: BoxPlace, _ track: inout TrackBoxes) throws(ReadInterruption) {
    let identifier: [UInt8] = [
      0xFF, 0xCC, 0x82, 0x63, 0xF8, 0x55, 0x4A, 0x93, 0x88, 0x14, 0x58, 0x7A, 0x02, 0x52, 0x1F, 0xDD,
    ]
    guard box.length > 16, let note = try content(box, atMost: 4096), note.bytes.starts(with: identifier) else {
      return
    }
    let text = note.bytes.dropFirst(16)
    // This is the only projection that the metadata defines.
    if text.contains(text: "<GSpherical:Spherical>true"), text.contains(text: "equirectangular") {
      track.hasSphericalNote = true
      track.hasStereoNote =
        text.contains(text: "StereoMode>top-bottom") || text.contains(text: "StereoMode>left-right")
    }
  }
}

/// Reads the SphericalVideoBox of Spherical Video V2 (`sv3d`) and returns FFmpeg's name of the projection; nil for an
/// unknown one.
func sphericalProjection(_ content: Fields) -> String? {
  guard let projection = BoxContent.list(in: content, limit: 16).first("proj") else { return nil }
  for box in BoxContent.list(in: projection, limit: 16) {
    switch box.type {
    case "equi": return "equirectangular"
    case "cbmp": return "cubemap"
    default: break
    }
  }
  return nil
}
