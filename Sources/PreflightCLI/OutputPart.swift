import Preflight
import Synchronization

/// What a run puts out of some items that lie behind each other, made away from the task that writes it.
struct OutputPart: Sendable {
  fileprivate(set) var tally = Tally()
  fileprivate(set) var count = 0
  /// Items that make the run red.
  fileprivate(set) var red = 0
  /// One for each report.
  fileprivate(set) var texts: [[UInt8]]
  fileprivate var reporters: [any ItemwiseReporter]
}

/// Makes parts of the output of a run, many at once.
final class OutputParts: Sendable {
  private let isRed: @Sendable (BatchItem) -> Bool
  private let first: OutputPart
  /// Parts that were written: they have room, and reporters that know what is written often.
  private let spare = Mutex<[OutputPart]>([])

  /// - Parameters:
  ///   - reporters: One for each report.
  ///   - isRed: Whether an item makes the run red.
  init(_ reporters: [any ItemwiseReporter], isRed: @escaping @Sendable (BatchItem) -> Bool) {
    first = OutputPart(texts: Array(repeating: [], count: reporters.count), reporters: reporters)
    self.isRed = isRed
  }

  /// A part without any item.
  func make() -> OutputPart { spare.withLock { $0.popLast() } ?? first }

  func add(_ item: BatchItem, to part: inout OutputPart) {
    part.tally.add(item)
    part.count += 1
    if isRed(item) { part.red += 1 }
    for index in part.reporters.indices { part.reporters[index].add(item, into: &part.texts[index]) }
  }

  /// Takes back a part that was written.
  func recycle(_ part: consuming OutputPart) {
    part.tally = Tally()
    (part.count, part.red) = (0, 0)
    for index in part.texts.indices { part.texts[index].removeAll(keepingCapacity: true) }
    spare.withLock { [part] spare in
      // Enough for whatever is read at once; what many others once needed is not kept.
      if spare.count < 64 { spare.append(part) }
    }
  }
}
