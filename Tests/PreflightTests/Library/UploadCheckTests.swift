import Foundation
import Preflight
import TestSupport
import Testing

/// Verdicts in the middle of an upload.
@Suite struct UploadCheckTests {
  /// A movie with its index at the end.
  private static func movie(mediaLength: Int = 200_000, milliseconds: Int = 15_000) -> [UInt8] {
    var movie = BuiltMovie.clip(width: 1080, height: 1920, milliseconds: milliseconds)
    movie.indexFirst = false
    movie.mediaLength = mediaLength
    return movie.bytes
  }

  @Test func `A stated size over the limit is refused at once`() throws {
    let upload = try UploadCheck(for: [.instagramReel], size: 2_000_000_000, named: "film.mp4")
    #expect(upload.isRefused && upload.verdicts[0].outcome == .fail)
    #expect(upload.verdicts[0].findings[0].fact == "file_size")
  }

  @Test func `An upload check requests an index at the end`() throws {
    let bytes = Self.movie()
    var upload = try UploadCheck(for: [.tikTokShareKit], size: UInt64(bytes.count), named: "film.mp4")
    #expect(upload.progress == .needsMore && upload.needed?.lowerBound == 0 && upload.bytesArrived == 0)
    upload.add(bytes.prefix(65_536))
    #expect(upload.bytesArrived == 65_536)
    guard case .needs(let range) = upload.progress else {
      Issue.record("\(upload.progress)")
      return
    }
    #expect(upload.needed == range)
    #expect(range.lowerBound > 65_536 && upload.verdicts[0].outcome == .unknown && !upload.openRules.isEmpty)
    #expect(upload.openRules.contains { $0.id == "tiktok-share-kit-ios/video-duration-max" })
    #expect(!upload.openRules.contains { $0.id.contains("file-size") })
    upload.add(bytes[Int(range.lowerBound)...], at: range.lowerBound)
    #expect(upload.progress == .complete && upload.verdicts[0].outcome == .pass && upload.openRules.isEmpty)
  }

  @Test func `An upload of unknown size fails at the limit`() throws {
    var upload = try UploadCheck(for: [.xImage], named: "a.png")
    upload.add(Array(Picture.png(width: 1080, height: 1080)))
    #expect(upload.verdicts[0].outcome != .fail)
    let chunk = [UInt8](repeating: 0, count: 1 << 20)
    for sent in 1...5 {
      #expect(!upload.isRefused, "after \(sent - 1) MiB")
      upload.add(chunk)
    }
    #expect(upload.isRefused && upload.verdicts[0].findings.contains { $0.fact == "file_size" })
  }

  @Test func `The verdict changes if fewer bytes arrive`() throws {
    var movie = BuiltMovie.clip(width: 1080, height: 1920, milliseconds: 15_000)
    movie.mediaLength = 200_000
    let bytes = movie.bytes
    var upload = try UploadCheck(for: [.tikTokShareKit], size: UInt64(bytes.count), named: "film.mp4")
    upload.add(bytes.prefix(100_000))
    #expect(upload.progress == .complete && upload.verdicts[0].outcome == .pass)
    upload.end()
    #expect(upload.verdicts[0].outcome == .fail && upload.verdicts[0].shareState?.code == 20010)
  }

  @Test func `The verdict changes if more bytes arrive`() throws {
    let picture = Array(Picture.png(width: 1080, height: 1080))
    var upload = try UploadCheck(for: [.xImage], size: UInt64(picture.count), named: "a.png")
    upload.add(picture)
    #expect(upload.verdicts[0].outcome == .pass)
    upload.add([UInt8](repeating: 0, count: 6 << 20))
    #expect(upload.verdicts[0].findings.contains { $0.fact == "file_size" })
    upload.end()
    #expect(upload.isRefused && upload.verdicts[0].error?.code == .changedWhileReading)
    #expect(upload.facts.fileSize == Int64(picture.count + (6 << 20)))
  }

  @Test func `Text is refused`() throws {
    var upload = try UploadCheck(for: [.tikTokShareKit], size: 9, named: "notes.mp4")
    upload.add(Array("just text".utf8))
    #expect(upload.isRefused && upload.verdicts[0].error?.code == .notMedia)
  }

  /// An early refusal holds, and the last verdicts are those on the whole file, for any way in which the bytes arrive.
  @Test(arguments: Loops.some(Samples.all, oneOf: 9))
  func `Early refusals hold to the end`(sample: Samples.Sample) throws {
    let bytes = sample.bytes
    let destinations: [Destination] = [.tikTokShareKit, .instagramReel, .instagramFeed, .xVideo, .whatsAppSticker]
    let judges = try destinations.map { try Judge($0) }
    let whole = try check(bytes: bytes, named: sample.name, for: destinations)
    for (size, chunk) in [
      (UInt64(bytes.count) as UInt64?, 1000), (UInt64(bytes.count), 65_536), (nil, 4096), (nil, 70_000),
    ] {
      var upload = UploadCheck(judges: judges, size: size, named: sample.name)
      var refused = Set<Int>()
      func note() {
        for (index, verdict) in upload.verdicts.enumerated() where upload.progress != .complete {
          if verdict.outcome == .fail { refused.insert(index) }
        }
      }
      var place = 0
      while place < bytes.count {
        let end = min(bytes.count, place + chunk)
        // Every second chunk repeats bytes of the one before.
        let start = place / chunk % 2 == 1 ? place - chunk / 2 : place
        upload.add(bytes[start..<end], at: UInt64(start))
        note()
        place = end
      }
      upload.end()
      for index in refused {
        #expect(
          [.fail, .unreadable, .notApplicable].contains(whole[index].outcome), "\(sample) \(destinations[index])")
      }
      if upload.progress == .complete {
        #expect(
          upload.verdicts == whole, "\(sample), \(chunk) bytes at a time, size \(size.map { "\($0)" } ?? "unknown")")
      }
    }
  }
}
