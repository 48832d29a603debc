import Foundation
import TestSupport

/// A file whose name states the expected verdict; SampleMedia/CATALOG.md has the naming scheme.
struct Sample: Sendable {
  enum Expectation: Sendable, Equatable {
    case meets(rule: String)
    case breaks(rule: String, severity: String)
    case unreadable(code: String)
  }

  let file: URL
  /// The path below `SampleMedia`, also of a sample beside its destination: `ok/x-gif/gif/gif-format.anim.gif`.
  let name: String
  let expectation: Expectation
  /// The destination and options; nil for a file that is not judged.
  let place: Place?

  /// The destination and options with which a sample is judged. One run of the command judges all samples of a place.
  struct Place: Sendable, Hashable, Comparable, CustomStringConvertible {
    let destination: String
    let slot: String
    /// Options from the file next to the sample that ends in `.args`.
    let arguments: [String]

    var description: String { ([destination, slot] + arguments).joined(separator: " ") }

    static func < (left: Place, right: Place) -> Bool { left.description < right.description }
  }

  /// The rule in the name.
  var rule: String? {
    switch expectation {
    case .meets(let rule), .breaks(let rule, _): rule
    case .unreadable: nil
    }
  }
}

/// The samples below a folder.
struct SampleFolder: Sendable {
  let samples: [Sample]
  /// Names that do not follow the scheme, and options without a sample.
  let misnamed: [String]

  /// The samples in the repository.
  static let kept = Result {
    let folders = try Product.sampleFolders.map { folder in
      try SampleFolder(folder, of: folder.lastPathComponent == "samples" ? destination(of: folder) : nil)
    }
    return SampleFolder(samples: folders.flatMap(\.samples), misnamed: folders.flatMap(\.misnamed))
  }

  /// Returns the id of the destination that has a folder of samples.
  static func destination(of folder: URL) -> String { folder.deletingLastPathComponent().lastPathComponent }

  static let root = Product.root

  private init(samples: [Sample], misnamed: [String]) {
    self.samples = samples
    self.misnamed = misnamed
  }

  /// Reads a folder. The names in the folder of a destination lack its id.
  init(_ folder: URL, of destination: String? = nil) throws {
    var samples: [Sample] = []
    var misnamed: [String] = []
    for path in try filesBelow(folder).sorted() {
      guard let side = ["ok/", "fail/", "broken/"].first(where: path.hasPrefix) else { continue }
      let file = folder.appendingPathComponent(path)
      let name = destination.map { "\(side)\($0)/\(path.dropFirst(side.count))" } ?? path
      if name.hasSuffix(".args") {
        if !FileManager.default.fileExists(atPath: String(file.path.dropLast(".args".count))) { misnamed.append(name) }
      } else if let sample = try Sample(file, name: name) {
        samples.append(sample)
      } else {
        misnamed.append(name)
      }
    }
    self.samples = samples
    self.misnamed = misnamed
  }

  /// The places of all samples.
  var places: [Sample.Place] { Set(samples.compactMap(\.place)).sorted() }
}

extension Sample {
  /// Reads a name; nil if it does not follow the scheme.
  init?(_ file: URL, name: String) throws {
    let path = name.split(separator: "/").map(String.init)
    // The placeholder of a file in iCloud begins with a dot.
    let words = path[path.count - 1].drop { $0 == "." }.split(separator: ".").map(String.init)
    guard words.count >= 3 else { return nil }
    self.file = file
    self.name = name
    if path[0] == "broken", path.count == 2 {
      expectation = .unreadable(code: words[0])
      place = nil
      return
    }
    guard path.count == 4 else { return nil }
    let rule = "\(path[1])/\(words[0])"
    switch (path[0], words[1]) {
    case ("ok", _): expectation = .meets(rule: rule)
    case ("fail", "fail") where words.count >= 4: expectation = .breaks(rule: rule, severity: "error")
    case ("fail", "warn") where words.count >= 4: expectation = .breaks(rule: rule, severity: "warning")
    default: return nil
    }
    let options = URL(fileURLWithPath: file.path + ".args")
    let arguments =
      FileManager.default.fileExists(atPath: options.path)
      ? try String(contentsOf: options, encoding: .utf8).split { $0 == " " || $0 == "\n" }.map(String.init) : []
    place = Place(destination: path[1], slot: path[2], arguments: arguments)
  }
}

/// Returns the regular files below a folder, including hidden ones, as relative paths.
func filesBelow(_ folder: URL) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(
      atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }
}
