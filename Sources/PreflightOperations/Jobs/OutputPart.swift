package import Preflight
package import PreflightReports
import Synchronization

/// The output of a run for some consecutive items. Another task than the writing one makes it.
package struct OutputPart: Sendable {
  package fileprivate(set) var tally = Tally()
  /// The number of items.
  package fileprivate(set) var count = 0
  /// The number of items that make the exit status 1.
  package fileprivate(set) var red = 0
  /// The bytes for each report.
  package fileprivate(set) var texts: [[UInt8]]
}

/// Makes a part of the output of a run.
package struct OutputPartMaker: BatchOutputMaker {
  fileprivate let parts: OutputParts
  fileprivate var reporters: [any ItemwiseReporter]
  fileprivate var part: OutputPart

  package mutating func add(_ item: BatchItem) {
    part.tally.add(item)
    part.count += 1
    if parts.isRed(item) { part.red += 1 }
    for index in reporters.indices { reporters[index].add(item, into: &part.texts[index]) }
  }

  package consuming func finish() -> OutputPart {
    parts.keep(reporters)
    return part
  }
}

/// Makes the parts of the output of a run, for several tasks at once. It keeps reporters and buffers for reuse.
package final class OutputParts: Sendable {
  private struct Spare {
    /// Reporters, which cache frequent texts.
    var reporters: [[any ItemwiseReporter]] = []
    /// Empty buffers, which keep their capacity.
    var texts: [[[UInt8]]] = []
  }

  /// The largest number of buffers that are kept, which is enough for all tasks that read at once.
  private static let mostSpareTexts = 64

  /// Returns true if an item makes the exit status 1.
  fileprivate let isRed: @Sendable (BatchItem) -> Bool
  private let reporters: [any ItemwiseReporter]
  private let spare = Mutex(Spare())

  /// - Parameters:
  ///   - reporters: A reporter for each report.
  ///   - isRed: Returns true if an item makes the exit status 1.
  package init(_ reporters: [any ItemwiseReporter], isRed: @escaping @Sendable (BatchItem) -> Bool) {
    self.reporters = reporters
    self.isRed = isRed
  }

  @Sendable package func makeMaker() -> OutputPartMaker {
    let (known, room) = spare.withLock { ($0.reporters.popLast(), $0.texts.popLast()) }
    var texts = room ?? Array(repeating: [], count: reporters.count)
    for index in texts.indices { texts[index].removeAll(keepingCapacity: true) }
    return OutputPartMaker(parts: self, reporters: known ?? reporters, part: OutputPart(texts: texts))
  }

  /// Takes back the buffers of a part that was written.
  package func recycle(_ part: OutputPart) {
    spare.withLock { if $0.texts.count < Self.mostSpareTexts { $0.texts.append(part.texts) } }
  }

  fileprivate func keep(_ reporters: [any ItemwiseReporter]) { spare.withLock { $0.reporters.append(reporters) } }
}
