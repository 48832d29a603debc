import Foundation
import MediaProbe
import Preflight
import Testing

@Suite struct FileWalkTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preflight-\(UUID().uuidString)")

  private func make(_ names: String...) throws {
    for name in names {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: file)
    }
  }

  /// Returns the inputs of a walk, relative to the folder.
  private func walk(_ roots: [String] = [""], onlyMedia: Bool = false, findsRepeated: Bool = false) -> [String] {
    let paths = roots.map { AssetPath(folder.path + ($0.isEmpty ? "" : "/" + $0)) }
    return FileWalk(
      paths.map { WalkRoot.path($0, onlyMedia: onlyMedia) }, given: findsRepeated ? GivenPaths(named: paths) : nil
    ).map { input in
      let (kind, path) =
        switch input {
        case .named(let path), .asset(let path): ("asset", path)
        case .candidate(let path): ("candidate", path)
        case .skip(let path, let reason): ("skip (\(reason))", path)
        case .failure(let path, let error): ("failure (\(error.code.rawValue))", path)
        case .pause: ("pause", "")
        }
      return "\(kind) \(path.text.dropFirst(folder.path.count + 1))"
    }
  }

  @Test func `The walk goes in byte order`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("b.mp4", "a.mp4", "B.mp4", "ä.mp4", "b/c.png", "b.d/e.png")
    #expect(walk() == ["asset B.mp4", "asset a.mp4", "asset b/c.png", "asset b.d/e.png", "asset b.mp4", "asset ä.mp4"])
  }

  @Test func `Only paths with media names are left to the reader`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("v1.1/a.mp4", ".b.mp4.icloud/b.mp4", "c.mov/c.mp4", "d.png/d.png", "plain/e.mp4")
    let names = ["v1.1", ".b.mp4.icloud", "c.mov", "d.png/", "plain", "missing.gif"]
    let roots = names.map { WalkRoot.path(AssetPath("\(folder.path)/\($0)")) }
    let inputs = FileWalk(roots, looksAtRoots: false).map { input in
      switch input {
      case .named(let path), .asset(let path): String(path.text.dropFirst(folder.path.count + 1))
      default: "\(input)"
      }
    }
    #expect(
      inputs == ["v1.1/a.mp4", ".b.mp4.icloud/b.mp4", "c.mov", "d.png/d.png", "plain/e.mp4", "missing.gif"])
  }

  @Test func `Named paths are assets whatever their names`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("notes.txt", ".hidden")
    #expect(walk(["notes.txt", ".hidden", "missing"]) == ["asset notes.txt", "asset .hidden", "asset missing"])
    #expect(walk() == ["skip (hidden) .hidden", "candidate notes.txt"])
  }

  /// A list of files is judged like a folder, but a missing file may have been media.
  @Test func `A list leaves out files that are not media`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("notes.txt", "a.mp4", "sub/b.png")
    let made = unsafe mkfifo(folder.appendingPathComponent("fifo").path, 0o600)
    #expect(made == 0)
    #expect(
      walk(["notes.txt", "a.mp4", "missing", "fifo", "sub"], onlyMedia: true) == [
        "candidate notes.txt", "asset a.mp4", "asset missing", "skip (not a regular file) fifo", "asset sub/b.png",
      ])
  }

  /// A hook that passes a file must answer like a scan of its folder.
  @Test(arguments: [true, false]) func `A list leaves out excluded files`(looksAtRoots: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("a.mp4", "raw/b.mp4", "raw/deep/c.mp4", "sub/d.mp4", "sub/e.png", "kept.mov", "ignored.mp4", "drafts")
    try Data("/raw/\n*.png\ndrafts\n".utf8).write(to: folder.appendingPathComponent(".preflightignore"))
    try Data("!e.png\nd.*\n".utf8).write(to: folder.appendingPathComponent("sub/.preflightignore"))
    // git may have files that its patterns exclude.
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
    try Data("ignored.mp4\n".utf8).write(to: folder.appendingPathComponent(".gitignore"))
    let names = [
      "a.mp4", "raw/b.mp4", "raw/deep/c.mp4", "raw/missing.mp4", "sub/d.mp4", "sub/e.png", "kept.mov", "ignored.mp4",
      "drafts",
    ]
    func left(_ selection: FileSelection, onlyMedia: Bool = true) -> [String] {
      let roots = names.map { WalkRoot.path(AssetPath("\(folder.path)/\($0)"), onlyMedia: onlyMedia) }
      return FileWalk(roots, selection, looksAtRoots: looksAtRoots).compactMap { input in
        switch input {
        case .named(let path), .asset(let path), .candidate(let path):
          String(path.text.dropFirst(folder.path.count + 1))
        default: nil
        }
      }
    }
    #expect(left(FileSelection()) == ["a.mp4", "sub/e.png", "kept.mov", "ignored.mp4"])
    #expect(left(FileSelection(), onlyMedia: false) == names)
    #expect(left(FileSelection(readsIgnoreFiles: false)) == names)
    let byUser = try #require(IgnorePattern(Array("kept.*".utf8)))
    #expect(left(FileSelection(excluded: [byUser], readsIgnoreFiles: false)) == names.filter { $0 != "kept.mov" })
  }

  @Test(arguments: [false, true]) func `An ignore file that is too large is reported once`(isList: Bool) throws {
    try make("a/1.mp4", "a/2.mp4", "b/3.mp4")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a/.preflightignore")
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: (16 << 20) + 1)
    try handle.close()
    let roots = isList ? ["a/1.mp4", "b/3.mp4", "a/2.mp4"] : [""]
    let failures = walk(roots, onlyMedia: isList).filter { $0.hasPrefix("failure") }
    #expect(failures == ["failure (internal) a/.preflightignore"])
  }

  @Test func `An ignore file of some megabytes is applied`() throws {
    try make("1.mp4", "2.mp4")
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = "#" + String(repeating: "x", count: 5 << 20) + "\n1.mp4\n"
    try Data(text.utf8).write(to: folder.appendingPathComponent(".preflightignore"))
    #expect(walk() == ["skip (hidden) .preflightignore", "skip (excluded) 1.mp4", "asset 2.mp4"])
  }

  @Test func `Several spellings of a path are one path`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("a.mp4", "sub/b.mp4", "sub/deep/c.mp4")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link").path, withDestinationPath: "sub")
    let again = "skip (given more than once)"
    #expect(
      walk(["a.mp4", "./a.mp4", "sub/../a.mp4", "link/b.mp4", "sub/b.mp4", "missing", "missing"], findsRepeated: true)
        == [
          "asset a.mp4", "\(again) ./a.mp4", "\(again) sub/../a.mp4", "asset link/b.mp4", "\(again) sub/b.mp4",
          "asset missing", "\(again) missing",
        ])
    // A folder does not repeat paths that were named before or after it.
    #expect(
      walk(["sub/b.mp4", "sub", "sub/deep", "sub/"], findsRepeated: true) == [
        "asset sub/b.mp4", "\(again) sub/b.mp4", "\(again) sub/deep", "asset sub/deep/c.mp4", "\(again) sub/",
      ])
    // A link is a file of its own.
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("other.mp4").path, withDestinationPath: "a.mp4")
    #expect(walk(["a.mp4", "other.mp4"], findsRepeated: true) == ["asset a.mp4", "asset other.mp4"])
  }

  @Test func `A named folder without files is reported`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("full/a.mp4")
    for name in ["empty", "hollow/inside"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    #expect(
      walk(["empty", "full", "hollow"]) == [
        "skip (a folder without files) empty", "asset full/a.mp4", "skip (a folder without files) hollow",
      ])
    // Empty folders within a folder with files are not reported.
    #expect(walk() == ["asset full/a.mp4"])
  }

  @Test func `Hidden iCloud placeholders are found`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make(".clip.mp4.icloud", ".icloud")
    #expect(walk() == ["asset .clip.mp4.icloud", "skip (hidden) .icloud"])
  }

  @Test func `Links to files are followed and links to folders are not`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("real/clip.mp4")
    for (link, target) in [("file.mp4", "real/clip.mp4"), ("loop", "."), ("nowhere.mp4", "gone.mp4")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
    }
    #expect(
      walk() == ["asset file.mp4", "skip (a link to a folder) loop", "asset nowhere.mp4", "asset real/clip.mp4"])
  }

  @Test func `Special files count if they have media names`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("a.mp4")
    for name in ["fifo", "fifo.mp4"] {
      let made = unsafe mkfifo(folder.appendingPathComponent(name).path, 0o600)
      #expect(made == 0)
    }
    #expect(walk() == ["asset a.mp4", "skip (not a regular file) fifo", "asset fifo.mp4"])
  }
}
