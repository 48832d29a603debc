import CContent
import Foundation
import Testing

/// What is measured in sound that the tests compute themselves. The expected loudness is that of EBU Tech 3341 and 3342.
@Suite struct SoundContentTests {
  private static let rate = 48_000

  /// Measures channels of floats, in packets of 1024 samples.
  private func measured(_ channels: [[Float]], from start: Double = 0) throws -> pc_sound_result {
    var format = pc_sound_format()
    format.rate = Int32(Self.rate)
    format.channels = Int32(channels.count)
    format.sample = PC_FLOAT
    format.planar = false
    format.silence = 0.001
    let sound = try unsafe #require(pc_sound_create(&format))
    defer { unsafe pc_sound_destroy(sound) }
    let count = channels[0].count
    for first in stride(from: 0, to: count, by: 1024) {
      let part = first..<min(first + 1024, count)
      let samples = part.flatMap { place in channels.map { $0[place] } }
      let time = Int64((start + Double(first) / Double(Self.rate)) * 1_000_000)
      unsafe samples.withUnsafeBytes { bytes in
        guard let base = unsafe bytes.bindMemory(to: UInt8.self).baseAddress else { return }
        let planes = unsafe [base]
        unsafe planes.withUnsafeBufferPointer { planes in
          guard let planes = planes.baseAddress else { return }
          unsafe pc_sound_add(sound, planes, Int32(part.count), time)
        }
      }
    }
    var result = pc_sound_result()
    unsafe pc_sound_end(sound, &result)
    return result
  }

  /// Returns a sine of a peak level in dBFS.
  private func sine(_ hertz: Double, _ level: Double, seconds: Double, phase: Double = 0) -> [Float] {
    let peak = pow(10, level / 20)
    return (0..<Int(seconds * Double(Self.rate))).map { sample in
      Float(peak * sin(2 * .pi * hertz * Double(sample) / Double(Self.rate) + phase))
    }
  }

  private func first(_ intervals: pc_intervals) -> pc_interval {
    unsafe withUnsafeBytes(of: intervals.items) { unsafe $0.bindMemory(to: pc_interval.self)[0] }
  }

  /// EBU Tech 3341, test cases 1 and 2: a stereo sine of 1,000 Hz at −23 and −33 dBFS.
  @Test(arguments: [-23.0, -33.0]) func `A sine has the loudness of its level`(level: Double) throws {
    let tone = sine(1000, level, seconds: 20)
    let result = try measured([tone, tone])
    #expect(abs(result.integrated - level) <= 0.1)
    #expect(abs(result.max_momentary - level) <= 0.1)
    #expect(abs(result.max_short_term - level) <= 0.1)
  }

  @Test func `A steady tone is an interval`() throws {
    let noise: [Float] = (0..<Self.rate).map { place in
      let random = (place &* 7919 &+ 104_729) % 2000
      return Float(random) / 10_000 - 0.1
    }
    let gap: [Float] = noise + noise
    let tone: [Float] = noise + sine(1000, -20, seconds: 2) + noise
    let result = try measured([tone, gap + gap])
    #expect(result.tone.count == 1)
    let found = first(result.tone)
    #expect(abs(found.start_us - 1_000_000) <= 20_000 && abs(found.end_us - 3_000_000) <= 20_000)
    // Two tones at once, a level that changes all the time, and silence are none.
    let two: [Float] = zip(sine(1000, -20, seconds: 2), sine(1310, -20, seconds: 2)).map { $0 + $1 }
    let wave: [Float] = sine(1000, -20, seconds: 2).enumerated().map { place, sample in
      sample * Float(place % 4800) / 4800
    }
    for other in [two, wave, [Float](repeating: 0, count: Self.rate)] {
      #expect(try measured([other, other]).tone.count == 0)
    }
  }

  /// EBU Tech 3341, test case 3: the quieter parts are below the relative gate.
  @Test func `Quiet parts are gated`() throws {
    let tone = sine(1000, -36, seconds: 10) + sine(1000, -23, seconds: 60) + sine(1000, -36, seconds: 10)
    #expect(abs(try measured([tone, tone]).integrated + 23) <= 0.1)
  }

  /// EBU Tech 3342, test case 1: 20 s at −20 dBFS and 20 s at −30 dBFS are 10 LU apart.
  @Test func `The range is the distance of two levels`() throws {
    let tone = sine(1000, -20, seconds: 20) + sine(1000, -30, seconds: 20)
    #expect(abs(try measured([tone, tone]).range - 10) <= 1)
  }

  /// EBU Tech 3341, test case 16: samples at 45° of a sine of a quarter of the rate miss its peaks by 3 dB.
  @Test func `The true peak lies between samples`() throws {
    let tone = sine(12_000, -6, seconds: 2, phase: .pi / 4)
    let result = try measured([tone, tone])
    #expect(result.true_peak > -6.4 && result.true_peak < -5.8)
    #expect(abs(result.sample_peak + 9.01) <= 0.1)
  }

  @Test func `Silence is an interval that is exact to 20 milliseconds`() throws {
    let tone = sine(440, -20, seconds: 3) + [Float](repeating: 0, count: 2 * Self.rate) + sine(440, -20, seconds: 3)
    let result = try measured([tone, tone])
    #expect(result.silence.count == 1)
    #expect(abs(first(result.silence).start_us - 3_000_000) <= 20_000)
    #expect(abs(first(result.silence).end_us - 5_000_000) <= 20_000)
  }

  @Test func `A whisper is not silent`() throws {
    let whisper = sine(300, -50, seconds: 5)
    #expect(try measured([whisper, whisper]).silence.count == 0)
  }

  @Test func `A silent channel, inverted phase and dual mono are told apart`() throws {
    let tone = sine(440, -20, seconds: 3)
    let silent = [Float](repeating: 0, count: tone.count)
    let oneSided = try measured([tone, silent])
    #expect(oneSided.silent_channels == 1)
    #expect(oneSided.silent_mask == 2)
    #expect(!oneSided.dual_mono)
    let inverted = try measured([tone, tone.map { -$0 }])
    #expect(inverted.correlation < -0.99)
    let same = try measured([tone, tone])
    #expect(same.dual_mono)
    #expect(same.correlation > 0.99)
    let wide = try measured([tone, sine(550, -20, seconds: 3)])
    #expect(!wide.dual_mono)
    #expect(abs(wide.correlation) < 0.1)
  }

  @Test func `Clipped samples are an interval`() throws {
    let loud = sine(440, 12, seconds: 1).map { max(-1, min(1, $0)) }
    let tone = sine(440, -12, seconds: 2) + loud + sine(440, -12, seconds: 2)
    let result = try measured([tone, tone])
    #expect(result.clipping.count == 1)
    #expect(abs(first(result.clipping).start_us - 2_000_000) <= 20_000)
    #expect(abs(first(result.clipping).end_us - 3_000_000) <= 20_000)
    let clean = sine(440, -1, seconds: 5)
    #expect(try measured([clean, clean]).clipping.count == 0)
  }

  @Test func `A DC offset is a share of full scale`() throws {
    let tone = sine(440, -20, seconds: 3).map { $0 + 0.05 }
    #expect(abs(try measured([tone, tone]).dc_offset - 0.05) < 0.001)
  }

  @Test func `Infinite and undefined samples do no harm`() throws {
    var tone = sine(440, -20, seconds: 2)
    for place in stride(from: 0, to: tone.count, by: 977) { tone[place] = place.isMultiple(of: 2) ? .nan : .infinity }
    let result = try measured([tone, tone])
    #expect(result.integrated.isFinite)
    #expect(result.true_peak.isFinite)
  }
}
