import Foundation
import MediaProbe
import ReferenceProbe
import Robustness
import TestSupport
import Testing

/// Compares the header tier with the reference, fact by fact: the cheaper tier may know less, but nothing wrong.
@Suite struct TierTests {
  @Test func `All generated files are made`() throws {
    let media = try GeneratedMedia.shared.get()
    #expect(media.failures == [])
  }

  @Test func `Header and reference agree on generated files`() throws {
    let comparison = Comparison(of: try GeneratedMedia.shared.get().files)
    #expect(comparison.unexplained == [])
    // A format that the reference reads with the header reader has nothing to compare.
    let compared = MediaFormat.all.filter { format in
      if case .header = format.reference { false } else { format.reader != nil }
    }
    #expect(compared.map(\.name).filter { !comparison.containers.contains($0) } == [], "add files of these formats")
    // FLV, transport and program streams have no header reader, and MP3 has no signature by which one is chosen.
    #expect(
      comparison.unread == [
        "flv-h264-aac.flv", "mp3-constant.mp3", "mp3-untagged.mp3", "mp3-variable.mp3", "mpg-mpeg2.mpg",
        "ts-h264-aac.ts",
      ])
  }

  /// The names of files that need no deeper tier for any fact.
  private static let answered: Set = [
    "mp4-h264-aac.mp4", "mp4-h264-aac-fast.mp4", "mp4-hevc-hvc1.mp4", "mp4-h264-groups.mp4", "mp4-h264-open.mp4",
    "mp4-h264-groups-cut.mp4", "mp4-vp9-opus.mp4", "mov-h264-alac.mov", "mov-hevc-open.mov", "fragments.mp4",
    "fragments-open.mp4", "fragments-long-open.mp4", "mkv-h264-aac.mkv", "mkv-h264-open.mkv", "mkv-hevc-groups.mkv",
    "mkv-variable.mkv", "mkv-ac3.mkv", "webm-vp9-opus.webm",
  ]

  @Test func `The samples answer all facts of common files`() throws {
    var names = Self.answered
    for file in try GeneratedMedia.shared.get().files where names.remove(file.lastPathComponent) != nil {
      guard case .facts(let facts) = try HeaderTier.read(OpenFile(AssetPath(file.path)), reach: .samples) else {
        Issue.record("\(file.lastPathComponent) has no facts")
        continue
      }
      let open = facts.unknown.facts.filter { facts.unknown[$0]?.tier != nil }
      #expect(open == [], "\(file.lastPathComponent)")
      #expect(facts.video?.hasClosedGOP == !file.lastPathComponent.contains("open"), "\(file.lastPathComponent)")
    }
    #expect(names == [])
  }

  /// A header that states less than before sends more files to a worker, and agrees with everything. So the facts that
  /// each header leaves to a deeper tier are recorded.
  @Test func `Headers leave only the recorded facts to deeper tiers`() throws {
    let lines = try GeneratedMedia.shared.get().files.map { file in
      guard case .facts(let facts) = try HeaderTier.read(OpenFile(AssetPath(file.path))) else {
        return "\(file.lastPathComponent): not read"
      }
      let open = Fact.allCases.filter { facts.unknown[$0]?.tier != nil }.map(\.rawValue).sorted()
      return "\(file.lastPathComponent): \(open.isEmpty ? "-" : open.joined(separator: " "))"
    }
    let recorded = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "open-facts.txt")
    try RecordedFile(recorded).expect(lines.sorted().joined(separator: "\n") + "\n")
  }

  @Test func `Header and reference agree on the sample media`() throws {
    let all = try Product.sampleFolders.flatMap { try files(below: $0) }
    #expect(all.count > 100)
    // Both tiers read each sample that is sound. A file is read twice, with each reach of the header tier.
    let sound = try Product.sampleFolders.flatMap { folder in
      try ["ok", "fail"].flatMap { try files(below: folder.appending(path: $0)) }
    }.filter { $0.pathExtension != "args" }
    let comparison = Comparison(of: sound)
    #expect(comparison.unexplained == [])
    #expect(Comparison(of: all.filter { !sound.contains($0) }).unexplained == [])
    // Windows Media has no header reader, and MP3 has no signature by which one is chosen, even with a tag: ID3 stands before
    // other formats too.
    #expect(comparison.unread.filter { !$0.hasSuffix(".mp3") } == ["audio-container.fail.tone.wma"])
    #expect(comparison.read == 2 * (sound.count - comparison.unread.count))
  }

  @Test(.enabled(if: corpus != nil, "PREFLIGHT_CORPUS names no folder"))
  func `Header and reference agree on the corpus`() throws {
    let files = try files(below: #require(corpus))
    #expect(files.count > 100)
    #expect(Comparison(of: files).unexplained == [])
  }

  @Test func `A header gives the same facts for every order of arrival`() throws {
    let media =
      try GeneratedMedia.shared.get().files + Product.sampleFolders.flatMap { try files(below: $0) }
      + (corpus.map(files) ?? [])
    var differing: [String] = []
    for file in Loops.some(media, oneOf: 10) {
      let content = [UInt8](try Data(contentsOf: file))
      // Reading starts again with each part, so long files are left to the tests of the readers.
      guard content.count <= 4 << 20 else { continue }
      for reach in [HeaderReach.description, .samples] {
        differing += arrivals(content, reach).map { "\(file.lastPathComponent), \(reach): \($0)" }
      }
    }
    #expect(differing == [])
  }
}

private let corpus = ProcessInfo.processInfo.environment["PREFLIGHT_CORPUS"].map { URL(filePath: $0) }

private func files(below folder: URL) throws -> [URL] {
  let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
  return (found?.compactMap { $0 as? URL } ?? [])
    .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
    .sorted { $0.path < $1.path }
}

/// Files read by both tiers.
private struct Comparison {
  /// Disagreements that no known exception explains, one per line.
  private(set) var unexplained: [String] = []
  /// Files that only the reference reads.
  private(set) var unread: [String] = []
  /// The containers of all files.
  private(set) var containers: Set<String> = []
  /// Number of files of which both tiers stated facts.
  private(set) var read = 0

  init(of files: [URL]) {
    for file in files {
      let name = file.lastPathComponent
      do {
        try compare(OpenFile(AssetPath(file.path)), name)
      } catch {
        unexplained.append("\(name): \(error)")
      }
    }
    unread.sort()
  }

  private mutating func compare(_ file: OpenFile, _ name: String) throws {
    let reference = ReferenceProbe().read(file)
    if let container = reference.container { containers.insert(container) }
    for reach in [HeaderReach.description, .samples] {
      try compare(HeaderTier.read(file, reach: reach), with: reference, name)
    }
  }

  private mutating func compare(_ reading: HeaderTier.Reading, with reference: MediaFacts, _ name: String) throws {
    switch reading {
    case .refused(let error):
      if reference.error?.code != error.code {
        unexplained.append(
          "\(name): refused as \(error.code), by the reference as \(String(describing: reference.error))")
      }
    // The header tier stated nothing about this file.
    case .unread: if !unread.contains(name) { unread.append(name) }
    case .facts(let facts):
      if let error = reference.error {
        unexplained.append("\(name): read by its header, and by the reference not: \(error)")
        return
      }
      read += 1
      let found = facts.disagreements(with: reference, file: name)
      unexplained += found.filter { !KnownException.explains($0, facts) }.map(\.description)
    }
  }
}

/// Returns the ways of arriving in which a reading differs from that of the whole.
private func arrivals(_ content: [UInt8], _ reach: HeaderReach) -> [String] {
  func read(_ source: some ByteSource) -> Result<HeaderTier.Reading, ReadInterruption> {
    Result { () throws(ReadInterruption) in
      let reading = try HeaderTier.read(source, reach: reach)
      // The number of bytes read is the cost of a reading, and not a fact of the file.
      guard case .facts(var facts) = reading else { return reading }
      facts.bytesRead = 0
      return .facts(facts)
    }
  }
  func differs(
    _ now: Result<HeaderTier.Reading, ReadInterruption>, from whole: Result<HeaderTier.Reading, ReadInterruption>
  ) -> Bool {
    if case .failure(.needs) = now { return false }
    return now.map(\.withoutEnd) != whole.map(\.withoutEnd)
  }
  let whole = read(MemorySource(content))
  var found: [String] = []
  for order in ["growing", "shuffled"] {
    var source = ArrivingBytes(size: UInt64(content.count))
    var random = SeededGenerator(11)
    let starts = Array(stride(from: 0, to: content.count, by: 4096))
    let blocks = order == "growing" ? starts : starts.shuffled(using: &random)
    // There are at most a hundred steps.
    let step = max(1, blocks.count / 100)
    for start in stride(from: 0, to: blocks.count, by: step) {
      if differs(read(ArrivedBytes(source)), from: whole) {
        found.append("\(order), with \(start) of \(blocks.count) blocks")
      }
      for block in blocks[start..<min(start + step, blocks.count)] {
        source.add(content[block...].prefix(4096), at: UInt64(block))
      }
    }
    if read(ArrivedBytes(source)) != whole { found.append("\(order), with all blocks") }
  }
  // Media that arrive are read without their samples.
  if reach == .description, differs(askedFor(content), from: whole) { found.append("by the ranges that are asked for") }
  return found
}

/// Returns the reading of media of which only the requested bytes arrive.
private func askedFor(_ content: [UInt8]) -> Result<HeaderTier.Reading, ReadInterruption> {
  var media = ArrivingMedia(size: UInt64(content.count))
  while case .needs(let range) = media.progress {
    media.add(content[Int(range.lowerBound)..<Int(range.upperBound)], at: range.lowerBound)
  }
  guard case .facts(var facts) = media.progress, facts.error == nil, facts.kind != nil else {
    // Only the whole file gives the kind of error, and shows that there is no reader.
    let whole = Result { () throws(ReadInterruption) in try HeaderTier.read(MemorySource(content)) }
    if case .success(.facts) = whole { return .failure(.failed(ReadError(.internal, Message(asWritten: "no facts")))) }
    return whole
  }
  facts.bytesRead = 0
  return .success(.facts(facts))
}

extension HeaderTier.Reading {
  /// The reading without facts that come only from samples or the end of an image, for which no reading waits.
  fileprivate var withoutEnd: HeaderTier.Reading {
    guard case .facts(var facts) = self else { return self }
    facts.problems.removeAll { [.truncated, .zeroFilled, .corrupt].contains($0.code) }
    if facts.container == "jpeg", facts.image?.isMotionPhoto != true {
      facts.image?.isMotionPhoto = nil
      facts.unknown[.imageMotionPhoto] = nil
    }
    return .facts(facts)
  }
}
