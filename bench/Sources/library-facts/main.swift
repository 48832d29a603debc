import MediaProbe
import Preflight

// Reads paths from a list and prints how many gave facts, and how many bytes that took.
//
//   library-facts LIST           as the library does
//   library-facts LIST headers   without the looks at the end of pictures and at samples
let words = CommandLine.arguments
guard words.count == 2 || words.count == 3 && words[2] == "headers", let file = try? OpenFile(AssetPath(words[1])),
  let list = try? file.bytes(0..<UInt64(file.fileSize))
else {
  print("usage: library-facts LIST [headers]")
  throw CancellationError()
}
let lines = list.split(separator: UInt8(ascii: "\n"))
print(words.count == 3 ? measureHeaders(lines) : await measure(lines))

/// The whole list in one function off the main actor: a hop to and from it for every file would cost as much as the file.
@concurrent func measure(_ lines: [ArraySlice<UInt8>]) async -> String {
  let checker = Checker(engine: .header)
  var known = 0
  var bytes: Int64 = 0
  for line in lines {
    let facts = await checker.facts(of: AssetPath(bytes: Array(line)))
    if facts.error == nil { known += 1 }
    bytes += facts.bytesRead
  }
  return "\(known) files with facts, \(bytes) bytes"
}

func measureHeaders(_ lines: [ArraySlice<UInt8>]) -> String {
  var known = 0
  var bytes: Int64 = 0
  for line in lines {
    guard let file = try? OpenFile(AssetPath(bytes: Array(line))),
      case .facts(let facts) = try? HeaderTier.read(HeadersOnly(file: file))
    else { continue }
    known += 1
    bytes += facts.bytesRead
  }
  return "\(known) files with facts, \(bytes) bytes"
}

/// A file that gives nothing without which its reader can do.
struct HeadersOnly: ByteSource {
  let file: OpenFile

  var size: UInt64? { file.size }

  func bytes(_ range: Range<UInt64>) throws(Halt) -> [UInt8] { try file.bytes(range) }

  func bytesIfPresent(_ range: Range<UInt64>) throws(Halt) -> [UInt8]? { nil }
}
