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
let checker = Checker(engine: .header)
var known = 0
var bytes: Int64 = 0
for line in list.split(separator: UInt8(ascii: "\n")) {
  let facts = await checker.facts(of: AssetPath(bytes: Array(line)))
  if facts.error == nil { known += 1 }
  bytes += facts.bytesRead
}
print("\(known) files with facts, \(bytes) bytes")
