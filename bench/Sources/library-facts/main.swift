import MediaProbe
import Preflight

// Reads the facts of all files in a list, and prints the number of files with facts and the number of bytes read.
//
//   library-facts LIST           reads files as the library does
//   library-facts LIST observed  does so with an observer that does nothing
//   library-facts LIST headers   does not look at the end of images, nor at samples
let words = CommandLine.arguments
guard words.count == 2 || words.count == 3 && ["headers", "observed"].contains(words[2]),
  let file = try? OpenFile(AssetPath(words[1])),
  let list = try? file.bytes(0..<UInt64(file.fileSize))
else {
  print("usage: library-facts LIST [headers|observed]")
  throw CancellationError()
}
let lines = list.split(separator: UInt8(ascii: "\n"))
print(words.last == "headers" ? measureHeaders(lines) : try await measure(lines))

/// Reads the complete list outside of the main actor. A switch between actors for every file would cost as much as the file.
@concurrent func measure(_ lines: [ArraySlice<UInt8>]) async throws -> String {
  let checker = Checker(engine: .header, observer: words.last == "observed" ? NoObserver() : nil)
  var known = 0
  var bytes: Int64 = 0
  for line in lines {
    let facts = try await probe(AssetPath(bytes: Array(line)), using: checker)
    if facts.error == nil { known += 1 }
    bytes += facts.bytesRead
  }
  return "\(known) files with facts, \(bytes) bytes"
}

final class NoObserver: CheckObserver {
  func finished(_ asset: CheckedAsset, duration: Duration) {}
}

func measureHeaders(_ lines: [ArraySlice<UInt8>]) -> String {
  var known = 0
  var bytes: Int64 = 0
  for line in lines {
    guard let file = try? OpenFile(AssetPath(bytes: Array(line))),
      case .facts(let facts) = try? HeaderTier.read(HeadersOnly(file))
    else { continue }
    known += 1
    bytes += facts.bytesRead
  }
  return "\(known) files with facts, \(bytes) bytes"
}

/// A file that answers only the requests that its reader cannot work without.
final class HeadersOnly: ByteSource {
  private let file: OpenFile

  init(_ file: OpenFile) { self.file = file }

  var size: UInt64? { file.size }

  func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] { try file.bytes(range) }

  func bytesIfPresent(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8]? { nil }
}
