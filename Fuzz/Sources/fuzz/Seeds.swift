import Foundation
import MediaProbe
import Robustness

/// Seeds are short, so that an execution takes microseconds. A longer file is truncated.
private let longestSeed = 1 << 16

/// Writes the seeds that files contain for a target: whole files for a reader, the content of boxes for a record.
func writeSeeds(of target: ReadingTarget, into folder: String, from files: some Sequence<String>) throws {
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  // Many files need more than one run of this program.
  var count = try FileManager.default.contentsOfDirectory(atPath: folder).count
  func write(_ seed: Data) throws {
    guard !seed.isEmpty else { return }
    // `Data.write` waits for the disk, which takes minutes for the seeds of documents.
    let file = OutputStream(toFileAtPath: folder + "/seed-\(count)", append: false)
    file?.open()
    defer { file?.close() }
    let seed = Array(seed.prefix(longestSeed))
    guard file?.write(seed, maxLength: seed.count) == seed.count else { throw CocoaError(.fileWriteUnknown) }
    count += 1
  }
  let extensions = documentExtensions[target.name]
  for file in files {
    if let extensions, !extensions.contains(URL(filePath: file).pathExtension) { continue }
    guard let content = try? Data(contentsOf: URL(filePath: file)) else { continue }
    if target.name == ReadingTarget.signature.name {
      try write(content.prefix(512))
    } else if target.name == ReadingTarget.arriving.name {
      // The last eight bytes are the seed of the arrival.
      let way = withUnsafeBytes(of: UInt64(count).bigEndian) { Data($0) }
      try write(content.prefix(longestSeed - way.count) + way)
    } else if target.name == ReadingTarget.calls.name {
      try write(Data(ReadingTarget.calls(on: content.prefix(longestSeed / 2), seed: UInt64(count))))
    } else if extensions != nil || target.name == ReadingTarget.library.name {
      try write(content)
    } else if target.name.hasPrefix("shim-") {
      for (shim, input) in ReadingTarget.shimInputs(of: [UInt8](content)) where shim.name == target.name {
        try write(Data(input))
      }
    } else if target.isReader {
      let signature = Signature(Array(content.prefix(Signature.length)))
      switch signature {
      case .format(let container): if target.reads(container) { try write(content) }
      // MP3 has no signature.
      case .none: if target.name == "mp3" { try write(content) }
      default: break
      }
    } else {
      for record in records(target.name, in: content) { try write(record) }
    }
  }
}

/// The extensions of the files with which the fuzzing of a document reader begins.
let documentExtensions: [String: Set<String>] = [
  "destination": ["yml", "destination"], "shared-file": ["yml"], "configuration": ["yml", "configuration"],
  "request": ["yml", "request"],
  "json-request": ["json"], "property-list": ["plist"], "site-association": ["json", ""],
  "xcode-project": ["pbxproj"], "page": ["html", "htm"],
]

/// The places at which records begin that are not the content of a box of their name: after these bytes, and this many more.
private let marks: [String: (mark: [UInt8], skip: Int)] = [
  // These are parameter sets and headers as stored in other records and in frames.
  "sps-h264": (Array("avcC".utf8), 8), "sps-hevc": ([0x42, 0x01, 0x01], -2),
  "mpeg4-visual": ([0, 0, 1, 0xB0], 0), "frame-vp8": ([0x9D, 0x01, 0x2A], -3), "frame-vp9": ([0x49, 0x83, 0x42], -1),
  "AudioSpecificConfig": ([0x05, 0x80, 0x80, 0x80], 5), "frame-ac3": ([0x0B, 0x77], 0),
  "OpusHead": (Array("OpusHead".utf8), 0), "vorbis": ([1] + Array("vorbis".utf8), 0),
  "Exif": (Array("Exif\0\0".utf8), 0), "ICC": (Array("acsp".utf8), -36),
]

/// Returns the records in a file by the bytes that mark them.
private func records(_ name: String, in content: Data) -> [Data] {
  let (mark, skip) = marks[name] ?? (Array(name.utf8), 4)
  var found: [Data] = []
  var from = content.startIndex
  while found.count < 8, let place = content.range(of: Data(mark), in: from..<content.endIndex) {
    from = place.upperBound
    let start = place.lowerBound + skip
    guard start >= content.startIndex, start < content.endIndex else { continue }
    var length = 1024
    if marks[name] == nil, place.lowerBound >= content.startIndex + 4 {
      // The content is a box, whose size is before its name.
      length = content[place.lowerBound - 4..<place.lowerBound].reduce(0) { $0 << 8 | Int($1) } - 8
    }
    guard length > 0, length <= longestSeed else { continue }
    found.append(content[start..<min(start + length, content.endIndex)])
  }
  return found
}
