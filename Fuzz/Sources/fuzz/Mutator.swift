import CLibFuzzer
import Robustness

// libFuzzer changes bytes: a box that gains one no longer ends where its header says, and neither does what it stands in. These
// change elements and keep the lengths true, so that what is deep in a file is changed too ("Structure-Aware Fuzzing with
// libFuzzer", https://github.com/google/fuzzing/blob/master/docs/structure-aware-fuzzing.md).

/// The layout of what the chosen target reads.
private let layout = Layout(target: chosenTarget.name)

/// Changes an input in its place.
///
/// - Returns: How long it is now.
@c(LLVMFuzzerCustomMutator)
func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ capacity: Int, _ seed: UInt32) -> Int {
  var random = SeededGenerator(UInt64(seed))
  // Headers that lie are inputs as well.
  guard let layout, size > 0, Int.random(in: 0..<4, using: &random) > 0,
    let bytes = layout.changed(UnsafeBufferPointer(start: data, count: size), capacity: capacity, &random),
    bytes.count <= capacity
  else { return LLVMFuzzerMutate(data, size, capacity) }
  return UnsafeMutableBufferPointer(start: data, count: capacity).update(fromContentsOf: bytes)
}

/// Puts an element of another input into one.
///
/// - Returns: How long it is; 0 where there is nothing to put in, which libFuzzer takes for another try.
@c(LLVMFuzzerCustomCrossOver)
func crossOver(
  _ data: UnsafePointer<UInt8>, _ size: Int, _ other: UnsafePointer<UInt8>, _ otherSize: Int,
  _ result: UnsafeMutablePointer<UInt8>, _ capacity: Int, _ seed: UInt32
) -> Int {
  var random = SeededGenerator(UInt64(seed))
  guard
    let bytes = layout?.mixed(
      UnsafeBufferPointer(start: data, count: size), UnsafeBufferPointer(start: other, count: otherSize), &random),
    bytes.count <= capacity
  else { return 0 }
  return UnsafeMutableBufferPointer(start: result, count: capacity).update(fromContentsOf: bytes)
}

extension Layout {
  /// A file with one element changed: its content, its name, its place, how often it is there.
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
      // What follows then stands across the end of what a reader fetched at once, or far behind it.
      let start = element.whole.lowerBound
      let page = Int.random(in: 1...8, using: &random) * 4096
      let length = page - start % 4096 - Int.random(in: -4...28, using: &random)
      guard length >= 16, file.count + length <= capacity, let padding = filler(length) else { return nil }
      replace(start..<start, of: &bytes, with: padding, in: path.dropLast())
    default:
      let room = min(element.content.count + 64, capacity - file.count + element.content.count)
      guard room > 0 else { return nil }
      let content = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        _ = buffer.update(fromContentsOf: file[element.content])
        count = LLVMFuzzerMutate(start, element.content.count, room)
      }
      replace(element.content, of: &bytes, with: content, in: path)
    }
    return bytes
  }

  /// A file with an element of another: in the place of one of its name, or beside one.
  fileprivate func mixed(
    _ file: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>, _ random: inout SeededGenerator
  ) -> [UInt8]? {
    let given = path(in: other, &random)
    guard let new = given.last else { return nil }
    // It goes where in its own file it came from, as far as there is such a place.
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

  /// The way to an element of a file, outermost first; empty where there is none.
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
