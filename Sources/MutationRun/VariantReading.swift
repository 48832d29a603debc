import Foundation
import MediaProbe
import Robustness

/// The variants of one file, read one after another in this process.
struct VariantReading {
  private let content: [UInt8]
  private let reader: HeaderReader?
  /// The places that are read in the undamaged file.
  private let places: [Range<Int>]
  private let seed: UInt64

  init(_ path: String, seed: UInt64) throws {
    content = Array(try Data(contentsOf: URL(filePath: path)))
    self.seed = seed
    let source = NotingSource(content)
    _ = try? HeaderTier.read(source, reach: .samples)
    var reader: HeaderReader?
    if case .format(let name) = Signature(Array(content.prefix(Signature.length))) { reader = .named(name) }
    _ = try? reader?.read(source)
    (self.reader, places) = (reader, source.parts)
  }

  func variant(_ number: UInt64) -> Variant { Variant(of: content, near: places, seed: seed, number: number) }

  /// Reads variants and records the number of each before. Prints those that broke a promise, and finally the largest
  /// cost.
  func run(_ numbers: Range<UInt64>, _ note: Note) {
    var slowest = 0
    var finds = 0
    let memory = peakMemory()
    for number in numbers {
      note.write(number)
      let variant = variant(number)
      // Each reach has limits of its own.
      let reach: HeaderReach = number.isMultiple(of: 2) ? .samples : .description
      var (broken, time) = read(variant, reach)
      if time > Limits.time { time = min(time, read(variant, reach).time) }
      slowest = max(slowest, time)
      if time > Limits.time { broken.append("reading took \(time) µs") }
      if number % Limits.arrivalStep == 0 {
        let start = processorTime()
        broken += Arrival(seed: seed &+ number).brokenPromises(variant)
        let time = processorTime() - start
        if time > Limits.arrivalTime { broken.append("arriving took \(time) µs") }
      }
      let isLast = number == numbers.upperBound - 1
      let growth = isLast || number % Limits.memoryCheck == 0 ? peakMemory() - memory : 0
      if growth > Limits.memory {
        broken.append("reading took \(growth >> 20) MiB, if not one of the \(Limits.memoryCheck) variants before it")
      }
      for line in broken where finds < Limits.finds {
        print("find\t\(number)\t\(line)")
        finds += 1
      }
      // Peak memory never decreases, so later variants would be blamed too.
      if growth > Limits.memory { break }
    }
    print("cost\t\(slowest)\t\(peakMemory() - memory)")
  }

  private func read(_ variant: Variant, _ reach: HeaderReach) -> (broken: [String], time: Int) {
    var broken: [String] = []
    let start = processorTime()
    let metered = MeteredSource(variant)
    do {
      let reading = try HeaderTier.read(metered, reach: reach)
      if case .facts(let facts) = reading {
        broken = facts.brokenPromisesOfFile
      } else if let reader {
        // This skips the check of the format, which the damage may have hit.
        broken = reader.brokenPromises(variant)
      }
    } catch {
      broken = ["\(error)"]
    }
    broken += metered.brokenPromises(within: reach.budget)
    return (broken, processorTime() - start)
  }
}
