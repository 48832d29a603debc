/// Returns the total duration of a chain's links, which are played one after another (RFC 3533, 4); nil for a file with
/// one link.
///
/// The last page shows if a file has one link. In a chain up to a million pages are read.
///
/// - Throws: The errors of the source.
package func oggChainDuration(_ source: any ByteSource) throws(ReadInterruption) -> Double? {
  var file = try OggFile(reading: source)
  guard try file.isChained() else { return nil }
  var window = ByteWindow(source)
  var links: [Double] = []
  var tracks: [Int64: OggTrack] = [:]
  var ends: [Int64: Double] = [:]
  var isAtHeads = true
  var position: UInt64 = 0
  for _ in 0..<1 << 20 {
    guard let page = try window.oggPage(at: position) else { break }
    position = page.end
    if page.isFirst {
      if !isAtHeads {
        links.append(ends.values.max() ?? 0)
        (tracks, ends, isAtHeads) = ([:], [:], true)
      }
      if let packet = try window.fields(page.bodyStart, min(page.bodySize, 128)) {
        tracks[page.serial] = OggTrack(serial: page.serial, packet: packet)
      }
      continue
    }
    isAtHeads = false
    if let granule = page.granule, granule > 0, let seconds = tracks[page.serial]?.seconds(granule) {
      ends[page.serial] = seconds
    }
  }
  return links.reduce(ends.values.max() ?? 0, +)
}
