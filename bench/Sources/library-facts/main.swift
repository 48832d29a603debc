import MediaProbe
import Preflight

// Reads paths from a list and prints how many gave facts, and how many bytes that took.
//
//   library-facts LIST
guard CommandLine.arguments.count == 2, let file = try? OpenFile(AssetPath(CommandLine.arguments[1])),
  let list = try? file.bytes(0..<UInt64(file.fileSize))
else {
  print("usage: library-facts LIST")
  throw CancellationError()
}
print(await measure(list.split(separator: UInt8(ascii: "\n"))))

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
