// Judges a file that arrives on standard input, as a service judges an upload:
//
//   StandardInput NAME SIZE DESTINATION <clip.mp4
//
// Prints the verdict as soon as it is certain, and the number of bytes that had arrived. Exits with 1 if the file should be
// refused, and with 2 if its header is not enough for a verdict.
import Foundation
import Preflight

let words = CommandLine.arguments
guard words.count == 4, let size = UInt64(words[2]), let destination = Destinations.named(words[3]) else {
  print("usage: StandardInput NAME SIZE DESTINATION <FILE")
  exit(64)
}

var upload = try UploadCheck(for: [destination], size: size, named: AssetPath(words[1]))
var arrived = 0
while upload.progress != .complete, !upload.isRefused,
  let chunk = try FileHandle.standardInput.read(upToCount: 16384), !chunk.isEmpty
{
  upload.add(chunk)
  arrived += chunk.count
}
// An incomplete upload is judged by the bytes that have arrived.
if upload.progress != .complete, !upload.isRefused { upload.end() }

print("after \(arrived) of \(size) bytes: \(upload.verdicts[0])")
for rule in upload.openRules { print("  not judged yet: \(rule.id)") }
exit(upload.isRefused ? 1 : upload.verdicts[0].outcome == .unknown ? 2 : 0)
