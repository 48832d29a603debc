import MediaProbe
import TestSupport
import Testing

/// A movie of one video track at 600 ticks per second, in a movie of 1000.
private struct MovieFile {
  var samples = 60
  var delta = 20
  var edits: [(duration: Int, time: Int)] = []
  var handler = "vide"
  var offset: Int?
  var syncs: [Int]?
  var entry = box("avc1", zeros(24), be16(320), be16(180), zeros(50))

  var moov: [UInt8] {
    let list = edits.flatMap { be32($0.duration) + be32($0.time) + be32(1 << 16) }
    let times = fullBox("stts", be32(1), be32(samples), be32(delta))
    let offsets = offset.map { fullBox("ctts", be32(1), be32(samples), be32($0)) } ?? []
    let sync = syncs.map { fullBox("stss", be32($0.count), $0.flatMap(be32)) } ?? []
    let table = box("stbl", fullBox("stsd", be32(1), entry), times, offsets, sync)
    return box(
      "moov", fullBox("mvhd", zeros(8), be32(1000), be32(2000), zeros(80)),
      box(
        "trak", fullBox("tkhd", flags: 3, zeros(8), be32(1), zeros(68)),
        edits.isEmpty ? [] : box("edts", fullBox("elst", be32(edits.count), list)),
        box(
          "mdia", fullBox("mdhd", zeros(8), be32(600), be32(samples * delta), be16(0x15C7), be16(0)),
          fullBox("hdlr", be32(0), Array(handler.utf8), zeros(13)), box("minf", table))))
  }

  var bytes: [UInt8] { box("ftyp", Array("isom".utf8), be32(0)) + moov + box("mdat", zeros(64)) }

  func movie() throws -> Movie { try open(bytes) }
}

/// Reads all tables and fragments, like the tier that cannot leave a fact to a deeper one.
private func open(_ bytes: [UInt8]) throws -> Movie {
  let limits = BoxLimits.whole(tracks: 64, tableBytes: 1 << 20)
  return try #require(try Movie(MemorySource(bytes), isQuickTime: false, limits))
}

extension Movie {
  fileprivate var hasEdits: Bool { timings.contains(where: \.isEdited) }
}

@Suite struct MovieTests {
  @Test func `It counts by the sample table`() throws {
    let movie = try MovieFile().movie()
    let track = try #require(movie.tracks.first)
    #expect(movie.duration == 2)
    #expect(track.boxes.language == "eng" && track.boxes.isEnabled && track.boxes.description?.codec == "h264")
    #expect(track.boxes.samples.count == 60 && track.boxes.samples.steps == 20...20)
    #expect(movie.layout.isFastStart == true && !movie.isFragmented && !movie.hasEdits)
  }

  @Test func `An empty edit is a delay and an edit`() throws {
    let movie = try MovieFile(edits: [(500, -1), (2000, 0)]).movie()
    #expect(movie.duration == 2.5 && movie.hasEdits)
  }

  @Test func `Skipping reordered frames is not an edit`() throws {
    let movie = try MovieFile(edits: [(2000, 40)], offset: 40).movie()
    #expect(movie.duration == 2 && !movie.hasEdits)
  }

  @Test func `Skipping more than the priming is an edit`() throws {
    #expect(try !MovieFile(edits: [(1960, 24)], handler: "soun").movie().hasEdits)
    #expect(try MovieFile(edits: [(1000, 600)]).movie().hasEdits)
  }

  @Test func `Leaving out the end is an edit`() throws {
    let movie = try MovieFile(edits: [(1500, 0)]).movie()
    #expect(movie.duration == 1.5 && movie.hasEdits)
  }

  @Test func `The last sync interval reaches to the end`() throws {
    let track = try #require(try MovieFile(syncs: [1, 31]).movie().tracks.first)
    #expect(track.boxes.samples.longestSyncDistance == 600)
    let single = try #require(try MovieFile(syncs: [1]).movie().tracks.first)
    #expect(single.boxes.samples.longestSyncDistance == 1200)
    let all = try #require(try MovieFile().movie().tracks.first)
    #expect(all.boxes.samples.longestSyncDistance == 20)
  }

  @Test func `It adds up fragments`() throws {
    let run = fullBox("trun", flags: 0x100, be32(3), be32(20), be32(20), be32(20))
    func fragment(at time: Int) -> [UInt8] {
      box("moof", box("traf", fullBox("tfhd", be32(1)), fullBox("tfdt", be32(time)), run))
    }
    let empty = MovieFile(samples: 0).bytes
    let movie = try open(empty + fragment(at: 6000) + fragment(at: 6060))
    let track = try #require(movie.tracks.first)
    #expect(
      movie.isFragmented && movie.fragments[track.boxes.id]?.count == 6
        && movie.fragments[track.boxes.id]?.duration == 120)
    // The stream was joined late: the timeline begins with the first fragment.
    #expect(movie.duration == 0.2)
  }

  @Test func `A sample count without room in the file is not used`() throws {
    let run = fullBox("trun", flags: 0x100, be32(0x7FFF_FFFF), be32(20))
    let file = MovieFile(samples: 0).bytes + box("moof", box("traf", fullBox("tfhd", be32(1)), run))
    #expect(try open(file).isAbsurd)
    // These samples take no bytes in the file.
    let alike = fullBox("trun", be32(0x7FFF_FFFF))
    #expect(try open(MovieFile(samples: 0).bytes + box("moof", box("traf", fullBox("tfhd", be32(1)), alike))).isAbsurd)
    #expect(try MovieFile(samples: 0x7FFF_FFFF).movie().isAbsurd)
    #expect(try !MovieFile().movie().isAbsurd)
  }

  @Test func `Part of a table is not used for the whole`() throws {
    var file = BuiltMovie()
    file.tracks[0].times = (0..<100_000).map { (1, 500 + $0 % 3) }
    file.tracks[0].sizes = Array(repeating: 1, count: 100_000)
    func read(_ bytes: Int64) throws -> Movie? {
      try Movie(MemorySource(file.bytes), isQuickTime: false, .whole(tracks: 64, tableBytes: bytes))
    }
    #expect(try read(4 << 20)?.facts(container: "mp4").video?.frameCount == 100_000)
    let part = try #require(try read(200_000))
    #expect(part.isOverLimit && part.facts(container: "mp4").video?.bitRate == nil)
    #expect(part.facts(container: "mp4").video?.hasVariableFrameRate == nil)
  }

  @Test func `The error states that the index is missing`() {
    #expect { try open(box("ftyp", Array("isom".utf8)) + box("mdat", zeros(8))) } throws: { error in
      guard case .failed(let error)? = error as? ReadInterruption else { return false }
      return error.code == .truncated && error.message.english.contains("moov")
    }
  }

  @Test func `It maps sample entry codes to codecs`() throws {
    for (code, codec) in [("vvc1", "vvc"), ("dav1", "av1"), ("dvh1", "hevc"), ("vp09", "vp9")] {
      let entry = box(code, zeros(24), be16(320), be16(180), zeros(50))
      #expect(try MovieFile(entry: entry).movie().tracks.first?.boxes.description?.codec == codec)
    }
  }

  @Test func `It reads the codec of an encrypted track`() throws {
    let protection = box("sinf", box("frma", Array("hvc1".utf8)))
    let entry = box("encv", zeros(24), be16(320), be16(180), zeros(50), protection)
    let movie = try MovieFile(entry: entry).movie()
    #expect(movie.isEncrypted && movie.tracks.first?.boxes.description?.codec == "hevc")
  }
}
