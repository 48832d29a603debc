import Foundation
import MediaProbe
import PreflightDocuments
import TestSupport
import Testing

/// The writer changes only files that are its own, whatever links, names and earlier files it meets.
@Suite struct OutputFileTests {
  static let report = OutputKind("csv report")
  static let marked = OutputKind("json report") { $0.starts(with: Array("[mark".utf8)) }

  @Test(arguments: [
    ".git/config", ".GIT/hooks/pre-commit", "a/.git/x.json", "git~1/x.json", ".git\u{200c}/x.json", ".git./x.json",
    ".hg/hgrc", ".github/workflows/ci.yml", ".gitmodules", ".gitlab-ci.yml", ".preflightignore", "preflight.yml",
    ".env",
    ".env.local", ".envrc", ".bashrc", ".ssh/authorized_keys", ".vscode/tasks.json", ".husky/pre-commit",
    ".preflight-written.json",
  ])
  func `A typed path is refused in files that control other tools`(name: String) throws {
    let folder = try ScratchFolder()
    try folder.makeFolder(of: name)
    #expect(throws: OutputError.self) { try OutputFile.write([1], to: OutputPlace(folder.path(name), Self.report)) }
    #expect(!folder.exists(name))
  }

  @Test(arguments: [
    "Makefile", "x.sh", "x.yml", "CMakeLists.txt", "requirements-dev.txt", "package.json", "AGENTS.md", ".hidden.csv",
    ".cache/x.csv", "x", "conftest.py",
  ])
  func `A configuration cannot name files of other tools`(name: String) throws {
    let folder = try ScratchFolder()
    try folder.makeFolder(of: name)
    let place = OutputPlace(
      folder.path(name), Self.report, .configuration(in: folder.path), replacing: .earlierOutput)
    #expect(throws: OutputError.self) { try OutputFile.write([1], to: place) }
    #expect(!folder.exists(name))
    // The user may type all of them but those of version control, settings and secrets.
    try OutputFile.write([1], to: OutputPlace(folder.path(name), Self.report))
    #expect(folder.exists(name))
  }

  @Test func `A bare repository is not written to`() throws {
    let folder = try ScratchFolder()
    for name in ["site/objects/x", "site/refs/x", "site/hooks/x"] { try folder.makeFolder(of: name) }
    try folder.write("site/HEAD", "ref: refs/heads/main")
    #expect(throws: OutputError.self) {
      try OutputFile.write([1], to: OutputPlace(folder.path("site/hooks/post-update"), Self.report))
    }
    #expect(!folder.exists("site/hooks/post-update"))
  }

  @Test func `A configuration replaces only unchanged earlier reports`() throws {
    let folder = try ScratchFolder()
    let place = OutputPlace(
      folder.path("x.csv"), Self.report, .configuration(in: folder.path), replacing: .earlierOutput)
    for content in ["a", "b"] {
      try OutputFile.write(Array(content.utf8), to: place)
      #expect(try folder.read("x.csv") == content)
    }
    try folder.write("x.csv", "notes of the user")
    #expect(throws: OutputError.self) { try OutputFile.write([1], to: place) }
    #expect(try folder.read("x.csv") == "notes of the user")
  }

  @Test func `A record that the tool did not write allows no replacement`() throws {
    let folder = try ScratchFolder()
    try folder.write("x.csv", "precious")
    try folder.write(".preflight-written.json", #"{"files":{"x.csv":{"kind":"csv report","sha256":""}}}"#)
    let place = OutputPlace(
      folder.path("x.csv"), Self.report, .configuration(in: folder.path), replacing: .earlierOutput)
    #expect(throws: OutputError.self) { try OutputFile.write([1], to: place) }
    #expect(try folder.read("x.csv") == "precious")
  }

  @Test func `A name of 244 bytes is written`() throws {
    let folder = try ScratchFolder()
    let name = String(repeating: "n", count: 240) + ".mp4"
    let output = try ProgramOutput(
      OutputPlace(folder.path(name), OutputKind("copy"), .below(folder.path), replacing: .nothing))
    try Data("film".utf8).write(to: URL(fileURLWithPath: output.path.text))
    try output.finish()
    #expect(try folder.read(name) == "film")
  }

  @Test func `A link that appears during writing is not followed`() throws {
    let folder = try ScratchFolder()
    try folder.write("outside/victim", "precious")
    let root = folder.path("root")
    let output = try ProgramOutput(
      OutputPlace(root.appending("sub/x.mp4".utf8), OutputKind("copy"), .below(root), replacing: .earlierOutput))
    try Data("film".utf8).write(to: URL(fileURLWithPath: output.path.text))
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("root/sub/x.mp4"),
      withDestinationURL: folder.url.appendingPathComponent("outside/victim"))
    #expect(throws: OutputError.self) { try output.finish() }
    #expect(try folder.read("outside/victim") == "precious")
  }

  // MARK: Random trees

  /// 10,000 trees of files, links and folders, or a fifth. Each is written into twice, in all ways in which the command
  /// writes.
  @Test(arguments: 0..<20) func `Foreign files do not change in random trees`(part: UInt64) throws {
    var random = Seeded(state: part << 32)
    let scratch = try ScratchFolder()
    let trees = Loops.count(500)
    var written = 0
    for number in 0..<trees {
      let tree = try RandomTree(in: scratch, number: number, &random)
      written += try tree.exercise(&random) ? 1 : 0
      tree.remove()
    }
    // The trees must not be so hostile that nothing is ever written.
    #expect(written * 10 > trees, "\(written)")
  }
}

/// A folder that is removed with its contents.
final class ScratchFolder {
  let url: URL
  var path: AssetPath { AssetPath(url.path) }

  init() throws {
    // A file system in memory takes half of the time.
    let memory = URL(fileURLWithPath: "/dev/shm")
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    let folder = isThere ? memory : FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = folder.appendingPathComponent("writer-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> AssetPath { AssetPath(url.appendingPathComponent(name).path) }

  func makeFolder(of name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name).deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  func write(_ name: String, _ text: String) throws {
    try makeFolder(of: name)
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path)
  }
}

/// A generator that gives the same numbers on every machine (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// A root with files, links and folders, and a folder outside of it.
private struct RandomTree {
  private let url: URL
  private var root: URL { url.appendingPathComponent("root") }
  private static let folders = ["", "sub/", "sub/deep/", ".git/", "link/", "up/", "new/"]
  private static let names = [
    "x.csv", "x.json", "report.xml", "README.md", ".env", "Makefile", "film.mp4", "preflight.yml", "requirements.txt",
  ]

  init(in scratch: ScratchFolder, number: Int, _ random: inout Seeded) throws {
    url = scratch.url.appendingPathComponent("\(number)")
    let manager = FileManager.default
    for folder in ["outside", "root/sub/deep", "root/.git"] {
      try manager.createDirectory(at: url.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for name in Self.names.shuffled(using: &random).prefix(3) { try put("outside/\(name)", "outside \(name)") }
    // Folders that are links: out of the root, upwards, or within it.
    let targets = ["../outside", "sub", "..", "nowhere", ".git", root.appendingPathComponent("sub").path]
    for name in ["link", "up"] where Bool.random(using: &random) {
      try link("root/\(name)", to: targets.randomElement(using: &random) ?? "sub")
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let path = "root/" + Self.path(&random)
      guard manager.fileExists(atPath: url.appendingPathComponent(path).deletingLastPathComponent().path),
        (try? manager.attributesOfItem(atPath: url.appendingPathComponent(path).path)) == nil
      else { continue }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: try link(path, to: "x.csv")
      case 1: try link(path, to: url.appendingPathComponent("outside/\(Self.names[0])").path)
      case 2: try link(path, to: "missing.csv")
      case 3 where manager.fileExists(atPath: url.appendingPathComponent("outside/x.csv").path):
        try? manager.linkItem(
          at: url.appendingPathComponent("outside/x.csv"), to: url.appendingPathComponent(path))
      default: try put(path, "precious \(path)")
      }
    }
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  private static func path(_ random: inout Seeded) -> String {
    (folders.randomElement(using: &random) ?? "") + (names.randomElement(using: &random) ?? "")
  }

  private func put(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(path))
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }

  /// The contents of all files and the targets of all links, by their paths. A hard link is one file with two paths.
  private func snapshot(_ folder: String = "", into found: inout [String: String]) throws {
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: url.path + "/" + folder) {
      let path = "\(url.path)/\(folder)\(name)"
      if let target = try? manager.destinationOfSymbolicLink(atPath: path) {
        found[folder + name] = "-> " + target
      } else if let file = try? OpenFile(AssetPath(path)) {
        found[folder + name] = String(decoding: try file.bytes(0..<4096), as: UTF8.self)
      } else {
        try snapshot("\(folder)\(name)/", into: &found)
      }
    }
  }

  private func snapshot() throws -> [String: String] {
    var found: [String: String] = [:]
    try snapshot(into: &found)
    return found
  }

  private enum Way: CaseIterable { case typed, configuration, copy, forcedCopy }

  /// Writes a file twice, and compares the tree before and after. Returns true if the file was written.
  func exercise(_ random: inout Seeded) throws -> Bool {
    let way = Way.allCases.randomElement(using: &random) ?? .typed
    let name = Self.path(&random)
    let path = AssetPath(root.appendingPathComponent(name).path)
    let root = AssetPath(root.path)
    let before = try snapshot()
    let inputs = InputFiles()
    let read = before.keys.filter { $0.hasPrefix("root/") }.sorted().shuffled(using: &random).prefix(1)
    inputs.add(read.map { AssetPath(url.appendingPathComponent($0).path) })
    let kind = [OutputFileTests.report, OutputFileTests.marked].randomElement(using: &random) ?? OutputFileTests.report
    var was = before
    var isWritten = false
    for round in 1...2 {
      let content = "[mark \(round)"
      let error: (any Error)?
      do {
        switch way {
        case .typed: try OutputFile.write(Array(content.utf8), to: OutputPlace(path, kind, besides: inputs))
        case .configuration:
          try OutputFile.write(
            Array(content.utf8),
            to: OutputPlace(path, kind, .configuration(in: root), replacing: .earlierOutput, besides: inputs))
        case .copy, .forcedCopy:
          let output = try ProgramOutput(
            OutputPlace(
              path, OutputKind("copy"), .below(root), replacing: way == .copy ? .nothing : .earlierOutput,
              besides: inputs))
          try Data(content.utf8).write(to: URL(fileURLWithPath: output.path.text))
          try output.finish()
        }
        error = nil
      } catch let caught {
        error = caught
      }
      let now = try snapshot()
      let changed = Set(was.keys).union(now.keys).filter { was[$0] != now[$0] }
      let context = "\(way) \(name) round \(round): \(String(describing: error))\n\(before)\n\(now)"
      if error != nil {
        #expect(changed.isEmpty, "\(context)")
        // A report with the name of a film is not replaced, since nothing tells it from one.
        let mayStay = way == .copy || way == .typed && name.hasSuffix("film.mp4")
        #expect(!isWritten || mayStay, "an earlier output is replaced: \(context)")
        return isWritten
      }
      isWritten = true
      let record = changed.filter { $0.hasSuffix(".preflight-written.json") }
      let files = changed.subtracting(record)
      #expect(files.count == 1, "\(context)")
      for file in files { expectOwn(file, now[file], content, was[file], read, way, round, context) }
      for file in record {
        #expect(before[file] == nil && file.hasPrefix("root/") && !file.contains(".git/"), "\(context)")
      }
      was = now
    }
    return isWritten
  }

  private func expectOwn(
    _ file: String, _ now: String?, _ content: String, _ before: String?, _ read: ArraySlice<String>, _ way: Way,
    _ round: Int, _ context: String
  ) {
    #expect(now == content, "\(context)")
    #expect(!file.contains(".git/") && !read.contains(file), "\(context)")
    let last = file.split(separator: "/").last.map { String($0) } ?? ""
    #expect(last != ".env" && last != "preflight.yml", "\(context)")
    // A media file is never replaced, and a report never replaces a link.
    #expect(before?.hasPrefix("-> ") != true, "\(context)")
    if round == 1, last == "film.mp4" { #expect(before == nil, "\(context)") }
    guard way != .typed else { return }
    #expect(file.hasPrefix("root/"), "\(context)")
    if round == 1 { #expect(before == nil, "\(context)") }
    if way == .configuration { #expect(last != "Makefile" && last != "requirements.txt", "\(context)") }
  }
}
