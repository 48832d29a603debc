// Judges an upload while it arrives, as a service would:
//
//   upload-check NAME SIZE DESTINATION <clip.mp4
//
// Prints the verdict as soon as it is known, and the number of bytes that had arrived. Exits with 1 if the upload should be
// refused, and with 2 if the header is not enough for a verdict.
import Foundation
import MediaProbe
import Preflight

let words = CommandLine.arguments
guard words.count == 4, let size = UInt64(words[2]), let destination = Destinations.named(words[3]) else {
  print("usage: upload-check NAME SIZE DESTINATION <FILE")
  exit(64)
}
let judge = try Judge(destination)

var media = ArrivingMedia(size: size, name: AssetPath(words[1]))
var arrived = 0
while case .needs = media.progress, let chunk = try FileHandle.standardInput.read(upToCount: 16384), !chunk.isEmpty {
  media.add(chunk)
  arrived += chunk.count
}
// An upload that breaks off is judged by the bytes that have arrived.
if case .needs = media.progress { media.end() }

guard case .facts(let facts) = media.progress else {
  print("the upload cannot be judged by the bytes that arrived")
  exit(2)
}
let verdict = judge.verdict(for: facts)
print("\(verdict.outcome) after \(arrived) of \(size) bytes")
for finding in verdict.findings { print("  \(finding.message)") }
if let reason = facts.error?.message ?? facts.unknown[.kind]?.message { print("  \(reason)") }
exit(FailureThreshold.error.isReached(by: verdict.outcome) ? 1 : verdict.outcome == .unknown ? 2 : 0)
