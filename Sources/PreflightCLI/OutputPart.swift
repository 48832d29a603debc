import Preflight
import Synchronization

/// What a run puts out of some items that lie behind each other, made away from the task that writes it.
struct OutputPart: Sendable {
  fileprivate(set) var tally = Tally()
  /// Items in it, and those of them that make the run red.
  fileprivate(set) var count = 0
  fileprivate(set) var red = 0
  /// One for each report.
  fileprivate(set) var texts: [[UInt8]]
}

/// Makes one part of the output of a run.
struct OutputPartMaker: BatchOutputMaker {
  fileprivate let parts: OutputParts
  fileprivate var reporters: [any ItemwiseReporter]
  fileprivate var part: OutputPart

  mutating func add(_ item: BatchItem) {
    part.tally.add(item)
    part.count += 1
    if parts.isRed(item) { part.red += 1 }
    for index in reporters.indices { reporters[index].add(item, into: &part.texts[index]) }
  }

  consuming func finish() -> OutputPart {
    parts.keep(reporters)
    return part
  }
}

/// What the parts of the output of a run are made with. It is used again, by many at once.
final class OutputParts: Sendable {
  private struct Spare {
    /// They know what was written often, and are not made anew.
    var reporters: [[any ItemwiseReporter]] = []
    /// They have room.
    var texts: [[[UInt8]]] = []
  }

  /// Texts that are kept: enough for whatever is read at once.
  private static let mostSpareTexts = 64

  /// Whether an item makes the run red.
  fileprivate let isRed: @Sendable (BatchItem) -> Bool
  private let reporters: [any ItemwiseReporter]
  private let spare = Mutex(Spare())

  /// - Parameters:
  ///   - reporters: One for each report.
  ///   - isRed: Whether an item makes the run red.
  init(_ reporters: [any ItemwiseReporter], isRed: @escaping @Sendable (BatchItem) -> Bool) {
    self.reporters = reporters
    self.isRed = isRed
  }

  @Sendable func makeMaker() -> OutputPartMaker {
    let (known, room) = spare.withLock { ($0.reporters.popLast(), $0.texts.popLast()) }
    var texts = room ?? Array(repeating: [], count: reporters.count)
    for index in texts.indices { texts[index].removeAll(keepingCapacity: true) }
    return OutputPartMaker(parts: self, reporters: known ?? reporters, part: OutputPart(texts: texts))
  }

  /// Takes back the room of a part that was written.
  func recycle(_ part: OutputPart) {
    spare.withLock { if $0.texts.count < Self.mostSpareTexts { $0.texts.append(part.texts) } }
  }

  fileprivate func keep(_ reporters: [any ItemwiseReporter]) { spare.withLock { $0.reporters.append(reporters) } }
}
