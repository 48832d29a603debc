// Sends the files whose paths are on standard input through an UploadCheck, in chunks of 4 KiB and in order. Prints a line
// of tab-separated values for each: the container, the size, the bytes received before the first answer and before the full
// verdict (“-” if it needs bytes that had passed), and the path.
import Preflight

let judges = try Destinations.inGroup("default").map { try Judge($0) }
while let line = readLine() {
  let path = AssetPath(line)
  guard let file = try? OpenFile(path), let size = file.size else { continue }
  var upload = UploadCheck(judges: judges, size: size, named: path)
  var first: UInt64?
  var full: UInt64?
  var arrived: UInt64 = 0
  while arrived < size, full == nil {
    let end = min(size, arrived + 4096)
    upload.add(try file.bytes(arrived..<end), at: arrived)
    arrived = end
    if upload.progress == .complete { full = arrived }
    if full != nil || upload.progress != .needsMore || upload.isRefused || arrived >= UploadCheck.firstJudged {
      first = first ?? arrived
    }
  }
  upload.end()
  let container = upload.facts.container ?? "-"
  let complete = full ?? (upload.progress == .complete ? arrived : nil)
  print(container, size, first ?? arrived, complete.map { "\($0)" } ?? "-", line, separator: "\t")
}
