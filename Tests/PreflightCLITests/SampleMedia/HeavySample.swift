import Foundation
import TestSupport
import Testing

/// Files on both sides of a limit of many megabytes. A small sample is enlarged by data that readers skip, in a sparse
/// file.
struct HeavySample: Sendable, CustomStringConvertible {
  /// The destination and the slot.
  let place: String
  /// The small sample in that place, without `ok/`.
  let original: String
  /// The names of the made files, without the place, and their sizes in bytes.
  let weights: [(name: String, size: Int)]

  var description: String { place }

  static let all = founding + ofRecipes

  private static let founding = [
    HeavySample(
      place: "facebook-stories-ios/background-video", original: "background-video-file-size.small.mp4",
      weights: [
        ("ok/background-video-file-size.just-below.mp4", 49_999_999),
        ("fail/background-video-file-size.warn.limit.mp4", 50_000_000),
        ("fail/background-video-file-size.warn.larger.mp4", 64_000_000),
      ]),
    HeavySample(
      place: "wechat-share-xd-ios/image", original: "image-file-size.photo.jpg",
      weights: [
        ("ok/image-file-size-older.10MiB.jpg", 10_485_760),
        ("fail/image-file-size-older.warn.just-above.jpg", 10_485_761),
        ("fail/image-file-size-older.warn.25MiB.jpg", 26_214_400),
        ("ok/image-file-size.25MiB.jpg", 26_214_400),
        ("fail/image-file-size.fail.just-above.jpg", 26_214_401),
      ]),
    HeavySample(
      place: "apple-shared-with-you/preview-image", original: "resources-file-size-decimal.photo.jpg",
      weights: [
        ("ok/resources-file-size-decimal.10MB.jpg", 10_000_000),
        ("fail/resources-file-size-decimal.warn.just-above.jpg", 10_000_001),
        ("fail/resources-file-size.fail.just-above-10MiB.jpg", 10_485_761),
      ]),
    HeavySample(
      place: "apple-shared-with-you/preview-video", original: "resources-file-size.teaser.mp4",
      weights: [
        ("ok/resources-file-size-decimal.10MB.mp4", 10_000_000),
        ("fail/resources-file-size-decimal.warn.10MiB.mp4", 10_485_760),
        ("ok/resources-file-size.10MiB.mp4", 10_485_760),
        ("fail/resources-file-size.fail.just-above.mp4", 10_485_761),
        ("fail/resources-file-size.fail.poster-film.mp4", 61_300_000),
      ]),
  ]

  /// Those of the lines `heavy NAME BYTES SMALL` in the recipes of destinations.
  private static let ofRecipes = Product.sampleFolders.dropFirst().flatMap { folder in
    let recipe = (try? String(contentsOf: folder.appendingPathComponent("recipe"), encoding: .utf8)) ?? ""
    return recipe.split(separator: "\n").compactMap { line -> HeavySample? in
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 4, words[0] == "heavy", let size = Int(words[2]) else { return nil }
      let (made, small) = (words[1].split(separator: "/"), words[3].split(separator: "/"))
      guard made.count == 3, small.count == 3, made[1] == small[1] else { return nil }
      return HeavySample(
        place: "\(SampleFolder.destination(of: folder))/\(made[1])", original: String(small[2]),
        weights: [("\(made[0])/\(made[2])", size)])
    }
  }

  func make(in folder: TemporaryFolder) throws {
    let small = try #require(SampleFolder.kept.get().samples.first { $0.name == "ok/\(place)/\(original)" })
    let content = try Data(contentsOf: small.file)
    for (name, size) in weights {
      let parts = name.split(separator: "/", maxSplits: 1)
      let file = try folder.write("\(parts[0])/\(place)/\(parts[1])", content)
      let handle = try FileHandle(forWritingTo: file)
      if name.hasSuffix(".mp4") {
        // A free box fills the rest. Data after the end of a JPEG does not belong to it.
        let length = size - content.count
        let box = Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) })
        try handle.seekToEnd()
        try handle.write(contentsOf: box + Data("free".utf8))
      }
      try handle.truncate(atOffset: UInt64(size))
      try handle.close()
    }
  }

  /// Returns the rules that the made samples of a folder show.
  static func rules(_ folder: String) -> Set<String> {
    Set(
      all.flatMap { heavy in
        heavy.weights.map(\.name).filter { $0.hasPrefix(folder + "/") }.map { name in
          let destination = heavy.place.prefix { $0 != "/" }
          let rule = name.dropFirst(folder.count + 1).prefix { $0 != "." }
          return "\(destination)/\(rule)"
        }
      })
  }
}
