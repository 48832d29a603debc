import MediaProbe
import Robustness
import TestSupport
import Testing

/// Tests that the answer does not depend on how the bytes arrive.
@Suite struct ISOBMFFArrivalTests {
  private static let files: [[UInt8]] = {
    var last = BuiltMovie()
    last.indexFirst = false
    last.mediaLength = 5000
    last.tracks.append(.aac(id: 2))
    var first = BuiltMovie()
    first.mediaLength = 3000
    first.tracks[0].edits = [(500, -1, 1 << 16), (2000, 0, 1 << 16)]
    let fragmented =
      ISOBMFFFragmentTests.opening().bytes
      + (0..<6).flatMap { ISOBMFFFragmentTests.fragment(start: $0 * 12800, samples: 25, media: 1500) }
    var broken = BuiltMovie()
    broken.indexFirst = false
    return [last.bytes, first.bytes, fragmented, Array(broken.bytes.prefix(9000))]
  }()

  private enum Answer: Equatable {
    case facts(MediaFacts)
    case interruption(ReadInterruption)
  }

  private static func answer(_ source: any ByteSource) -> Answer {
    do {
      return .facts(try HeaderReader.mp4.read(source))
    } catch {
      return .interruption(error)
    }
  }

  @Test(arguments: files.indices) func `Bytes that arrive one by one give the same answer`(file: Int) {
    let bytes = Self.files[file]
    let whole = Self.answer(MemorySource(bytes))
    var source = ArrivingBytes(size: UInt64(bytes.count))
    var answers = 0
    for length in 0...bytes.count {
      source.add(bytes[max(0, length - 1)..<length], at: UInt64(max(0, length - 1)))
      let answer = Self.answer(ArrivedBytes(source))
      if case .interruption(.needs) = answer { continue }
      answers += 1
      if answer != whole {
        Issue.record("with \(length) of \(bytes.count) bytes another answer: \(answer)")
        return
      }
    }
    #expect(answers > 0)
  }

  @Test(arguments: files.indices) func `Fetching the requested ranges gives the same answer`(file: Int) throws {
    let bytes = Self.files[file]
    var source = ArrivingBytes(size: UInt64(bytes.count))
    for _ in 0..<64 {
      let answer = Self.answer(ArrivedBytes(source))
      guard case .interruption(.needs(let range)) = answer else {
        #expect(answer == Self.answer(MemorySource(bytes)))
        return
      }
      source.add(bytes[Int(range.lowerBound)..<Int(range.upperBound)], at: range.lowerBound)
    }
    Issue.record("64 ranges were not enough")
  }

  @Test(arguments: files.indices) func `Blocks in random order give the same answer`(file: Int) {
    let bytes = Self.files[file]
    let whole = Self.answer(MemorySource(bytes))
    for seed in 1...5 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed)
      var source = ArrivingBytes(size: UInt64(bytes.count))
      for start in stride(from: 0, to: bytes.count, by: 128).shuffled(using: &generator) {
        source.add(bytes[start...].prefix(128), at: UInt64(start))
        let answer = Self.answer(ArrivedBytes(source))
        if case .interruption(.needs) = answer { continue }
        #expect(answer == whole)
      }
      #expect(Self.answer(ArrivedBytes(source)) == whole)
    }
  }
}
