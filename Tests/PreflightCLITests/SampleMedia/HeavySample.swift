import Foundation
import TestSupport

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

  static let all = [
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
    HeavySample(
      place: "bluesky-image/image", original: "image-file-size.link.jpg",
      weights: [("fail/image-file-size.fail.just-above.jpg", 2_000_001)]),
    HeavySample(
      place: "bluesky-image/link-thumbnail", original: "link-thumbnail-file-size.link.jpg",
      weights: [("fail/link-thumbnail-file-size.fail.just-above.jpg", 1_000_001)]),
    HeavySample(
      place: "discord/attachment", original: "attachment-file-size.post.jpg",
      weights: [("fail/attachment-file-size.fail.just-above.jpg", 10_485_761)]),
    HeavySample(
      place: "discord/emoji", original: "emoji-file-size.link.jpg",
      weights: [("fail/emoji-file-size.fail.just-above.jpg", 262_145)]),
    HeavySample(
      place: "snapchat-creative-kit/sticker", original: "sticker-file-size.link.jpg",
      weights: [("fail/sticker-file-size.fail.just-above.jpg", 1_048_577)]),
    HeavySample(
      place: "weibo/image", original: "image-file-size.link.jpg",
      weights: [("fail/image-file-size.fail.just-above.jpg", 10_485_761)]),
    HeavySample(
      place: "weibo/video", original: "video-file-size.upright.mp4",
      weights: [("fail/video-file-size.fail.just-above.mp4", 52_428_801)]),
  ]

  func make(in folder: TemporaryFolder) throws {
    let small = SampleFolder.root.appendingPathComponent("SampleMedia/ok/\(place)/\(original)")
    let content = try Data(contentsOf: small)
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
