// Checks many uploads at once, in one process: concurrent-uploads COUNT MEGABYTES HEAD TAIL [HEAD TAIL]…
//
// Each upload is the file HEAD, zeros, and the file TAIL, which together have so many megabytes. All uploads arrive in
// chunks of 64 KiB, one chunk of each in turn. Prints one line of JSON with the time and the largest resident memory.
import Foundation
import Preflight

let chunkSize = 65_536
let words = CommandLine.arguments
guard words.count >= 5, words.count.isMultiple(of: 2) == false, let count = Int(words[1]), let megabytes = Int(words[2])
else {
  print("usage: concurrent-uploads COUNT MEGABYTES HEAD TAIL [HEAD TAIL]…")
  exit(64)
}
let size = megabytes * 1_000_000
let files = try words.dropFirst(3).map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
let judges = try [Destination.tikTokVideo, .instagramReel].map { try Judge($0) }
let zeros = [UInt8](repeating: 0, count: chunkSize)

/// A simulated upload, of which only the ends are stored.
struct Upload {
  let head: [UInt8]
  let tail: [UInt8]
  var check: UploadCheck

  init(number: Int) {
    let kind = number % (files.count / 2)
    (head, tail) = (files[2 * kind], files[2 * kind + 1])
    check = UploadCheck(judges: judges, size: UInt64(size), named: "upload.mp4")
  }

  mutating func add(from start: Int) {
    let end = min(start + chunkSize, size)
    if start >= head.count, end <= size - tail.count {
      check.add(zeros[..<(end - start)])
      return
    }
    var chunk = zeros
    for offset in start..<end {
      if offset < head.count {
        chunk[offset - start] = head[offset]
      } else if offset >= size - tail.count {
        chunk[offset - start] = tail[offset - (size - tail.count)]
      }
    }
    check.add(chunk[..<(end - start)])
  }
}

/// Returns a figure of this process in bytes.
func memory(_ name: String) throws -> Int {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
  return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 } ?? 0
}

let before = try memory("VmRSS")
let start = ContinuousClock.now
var uploads = (0..<count).map { Upload(number: $0) }
var complete = 0
for offset in stride(from: 0, to: size, by: chunkSize) {
  for index in uploads.indices { uploads[index].add(from: offset) }
}
for index in uploads.indices {
  uploads[index].check.end()
  if uploads[index].check.progress == .complete, uploads[index].check.facts.error == nil { complete += 1 }
}
let seconds = start.duration(to: .now) / .seconds(1)
print(
  """
  {"uploads":\(count),"bytes_each":\(size),"complete":\(complete),"seconds":\(seconds),\
  "memory_before":\(before),"memory_peak":\(try memory("VmHWM"))}
  """)
