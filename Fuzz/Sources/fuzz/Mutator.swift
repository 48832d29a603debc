import CLibFuzzer
import Robustness

// libFuzzer changes single bytes: a box that gains a byte no longer ends where its header says, and neither do its enclosing
// boxes. These functions change elements and keep the lengths correct, so that elements deep in a file are changed too
// ("Structure-Aware Fuzzing with libFuzzer", https://github.com/google/fuzzing/blob/master/docs/structure-aware-fuzzing.md).

/// Returns the layout of an input of the chosen target.
private func layout(of input: UnsafeBufferPointer<UInt8>) -> Layout? {
  readsAllFormats ? Layout(file: input) : layoutOfTarget
}

private let layoutOfTarget = Layout(target: chosenTarget.name)
private let readsAllFormats = chosenTarget.name == ReadingTarget.arriving.name

/// True if the chosen target reads YAML, which has lines instead of elements.
private let isYAML = documentExtensions[chosenTarget.name]?.contains("yml") ?? false

/// Changes an input in place.
///
/// - Returns: The new length.
@c(LLVMFuzzerCustomMutator)
func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ capacity: Int, _ seed: UInt32) -> Int {
  var random = SeededGenerator(UInt64(seed))
  let input = UnsafeBufferPointer(start: data, count: size)
  // Inputs that violate the rules of their format are useful too.
  guard size > 0, Int.random(in: 0..<4, using: &random) > 0,
    let bytes = isYAML ? changedLines(input, &random) : layout(of: input)?.changed(input, capacity: capacity, &random),
    bytes.count <= capacity
  else { return LLVMFuzzerMutate(data, size, capacity) }
  return UnsafeMutableBufferPointer(start: data, count: capacity).update(fromContentsOf: bytes)
}

/// Puts an element of another input into one.
///
/// - Returns: The new length; 0 if no element fits, after which libFuzzer tries again.
@c(LLVMFuzzerCustomCrossOver)
func crossOver(
  _ data: UnsafePointer<UInt8>, _ size: Int, _ other: UnsafePointer<UInt8>, _ otherSize: Int,
  _ result: UnsafeMutablePointer<UInt8>, _ capacity: Int, _ seed: UInt32
) -> Int {
  var random = SeededGenerator(UInt64(seed))
  let input = UnsafeBufferPointer(start: data, count: size)
  let other = UnsafeBufferPointer(start: other, count: otherSize)
  guard let bytes = isYAML ? mixedLines(input, other, &random) : layout(of: input)?.mixed(input, other, &random),
    bytes.count <= capacity
  else { return 0 }
  return UnsafeMutableBufferPointer(start: result, count: capacity).update(fromContentsOf: bytes)
}

/// Returns a document in which one to four blocks are changed.
private func changedLines(_ document: UnsafeBufferPointer<UInt8>, _ random: inout SeededGenerator) -> [UInt8] {
  var lines = IndentedLines(document)
  for _ in 0..<Int.random(in: 1...4, using: &random) { lines.change(&random) }
  return lines.bytes
}

/// Returns a document with a block of another.
private func mixedLines(
  _ document: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>, _ random: inout SeededGenerator
) -> [UInt8] {
  var lines = IndentedLines(document)
  lines.insert(from: IndentedLines(other), &random)
  return lines.bytes
}

extension Layout {
  /// Returns a file with one changed element: its content, its name, its place, or its number of copies.
  fileprivate func changed(
    _ file: UnsafeBufferPointer<UInt8>, capacity: Int, _ random: inout SeededGenerator
  ) -> [UInt8]? {
    let path = path(in: file, &random)
    guard let element = path.last else { return nil }
    var bytes = Array(file)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: replace(element.whole, of: &bytes, with: [], in: path.dropLast())
    case 1:
      guard let other = self.path(in: file, &random).last else { return nil }
      replace(element.id, of: &bytes, with: file[other.id], in: path.dropLast())
    case 2:
      let there = self.path(in: file, &random)
      guard let next = there.last else { return nil }
      replace(
        next.whole.lowerBound..<next.whole.lowerBound, of: &bytes, with: file[element.whole], in: there.dropLast())
    case 3:
      // The following bytes are then at the border of the block that a reader fetched at once, or far after it.
      let start = element.whole.lowerBound
      let page = Int.random(in: 1...8, using: &random) * 4096
      let length = page - start % 4096 - Int.random(in: -4...28, using: &random)
      guard length >= 16, file.count + length <= capacity else { return nil }
      replace(start..<start, of: &bytes, with: filler(length), in: path.dropLast())
    default:
      let room = min(element.content.count + 64, capacity - file.count + element.content.count)
      guard room > 0 else { return nil }
      let content = changedByLibFuzzer(file[element.content], room: room)
      replace(element.content, of: &bytes, with: content, in: path)
    }
    return bytes
  }

  /// Returns a file with an element of another. It replaces an element of the same name, or is next to one.
  fileprivate func mixed(
    _ file: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>, _ random: inout SeededGenerator
  ) -> [UInt8]? {
    let given = path(in: other, &random)
    guard let new = given.last else { return nil }
    // The element is inserted at the same place as in its own file, if such a place exists.
    var path: [Element] = []
    var siblings = elements(of: file)
    var isHome = true
    for outer in given.dropLast() {
      let alike = siblings.filter { file[$0.id].elementsEqual(other[outer.id]) }
      guard let next = alike.randomElement(using: &random) else {
        isHome = false
        break
      }
      path.append(next)
      siblings = elements(in: next, of: file)
    }
    var bytes = Array(file)
    let alike = isHome ? siblings.filter { file[$0.id].elementsEqual(other[new.id]) } : []
    if let old = alike.randomElement(using: &random), Bool.random(using: &random) {
      replace(old.whole, of: &bytes, with: other[new.whole], in: path)
    } else {
      let place = siblings.randomElement(using: &random)?.whole.lowerBound ?? path.last?.content.upperBound ?? 0
      replace(place..<place, of: &bytes, with: other[new.whole], in: path)
    }
    return bytes
  }

  /// Returns the path to an element of a file, outermost first; empty if it is not found.
  private func path(in file: UnsafeBufferPointer<UInt8>, _ random: inout SeededGenerator) -> [Element] {
    var path: [Element] = []
    var siblings = elements(of: file)
    while let next = siblings.randomElement(using: &random) {
      path.append(next)
      guard Int.random(in: 0..<8, using: &random) > 0 else { break }
      siblings = elements(in: next, of: file)
    }
    return path
  }
}

/// Returns bytes after a change by libFuzzer.
///
/// - Parameter room: The largest number of bytes that it may return.
func changedByLibFuzzer(_ bytes: some Collection<UInt8>, room: Int) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
    guard let start = buffer.baseAddress else { return }
    _ = buffer.update(fromContentsOf: bytes)
    count = LLVMFuzzerMutate(start, bytes.count, room)
  }
}
