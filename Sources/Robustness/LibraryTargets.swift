import Foundation
import MediaProbe
import ReferenceProbe

extension ReadingTarget {
  /// A whole reading through FFmpeg, libpng and libjpeg-turbo: facts, all frames with what is seen and heard in them, and a
  /// thumbnail.
  public static let library = ReadingTarget(
    name: "library", isReader: false,
    known: { bytes in
      for reach in [.description, .samples] as [HeaderReach] {
        _ = try? HeaderTier.read(MemorySource(bytes), reach: reach)
      }
      for (target, input) in shimInputs(of: bytes) { _ = target.brokenPromises(input) }
    },
    body: { bytes in
      guard let file = OpenFile(bytes: bytes) else { return [] }
      let facts = probe.read(file, depth: .content)
      _ = probe.makeThumbnail(of: file)
      return facts.error?.code == .internal ? ["an internal error"] : facts.brokenPromises
    })

  /// The limits are those of an input of a few kilobytes, which must not keep a library busy for long.
  private static let probe = ReferenceProbe(limits: ReferenceLimits(deadline: 2, pictureAllocation: 32 << 20))
}

extension OpenFile {
  /// Creates a file with these bytes that has no name; nil if the system cannot.
  convenience init?(bytes: [UInt8]) {
    let url = FileManager.default.temporaryDirectory.appending(path: "preflight-fuzz-\(UUID().uuidString)")
    guard (try? Data(bytes).write(to: url)) != nil else { return nil }
    defer { try? FileManager.default.removeItem(at: url) }
    try? self.init(AssetPath(url.path))
  }
}
