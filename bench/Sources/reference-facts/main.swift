import MediaProbe
import ReferenceProbe

// Reads the facts of all files in a list with the C libraries in this process, and prints the number of files with facts.
//
//   reference-facts LIST
guard CommandLine.arguments.count == 2, let file = try? OpenFile(AssetPath(CommandLine.arguments[1])),
  let list = try? file.bytes(0..<UInt64(file.fileSize))
else {
  print("usage: reference-facts LIST")
  throw CancellationError()
}
let probe = ReferenceProbe(limits: ReferenceLimits(deadline: 600))
var known = 0
for line in list.split(separator: UInt8(ascii: "\n")) {
  guard let file = try? OpenFile(AssetPath(bytes: Array(line))) else { continue }
  if probe.read(file).error == nil { known += 1 }
}
print("\(known) files with facts")
