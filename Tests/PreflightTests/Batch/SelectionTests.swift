import Foundation
import MediaProbe
import Preflight
import TestSupport
import Testing

/// The selection of a folder's files, as seen by the walk.
@Suite final class SelectionTests {
  /// The folder without links, because a walk uses physical paths (the temporary folder of macOS is a link).
  private let folder: URL

  init() throws {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent("preflight-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    folder = made.resolvingSymlinksInPath()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ text: String = "x") throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func path(_ name: String) -> AssetPath { AssetPath(folder.path + (name.isEmpty ? "" : "/" + name)) }

  private func describe(_ walk: some Sequence<ScanInput>) -> [String] {
    walk.map { input in
      let (kind, path) =
        switch input {
        case .named(let path), .asset(let path): ("", path)
        case .candidate(let path): ("? ", path)
        case .skip(let path, let reason): ("(\(reason)) ", path)
        case .failure(let path, let error): ("\(error.code.rawValue) ", path)
        case .pause: ("pause", "")
        }
      return kind + path.text.dropFirst(folder.path.count + 1)
    }
  }

  private func walk(_ roots: String..., selection: FileSelection = FileSelection()) -> [String] {
    describe(FileWalk(roots.map { path($0) }, selection))
  }

  private func patterns(_ lines: String...) -> [IgnorePattern] { lines.compactMap { IgnorePattern(Array($0.utf8)) } }

  @Test func `An excluded path is one skip`() throws {
    try write("a.mp4")
    try write("drafts/b.mp4")
    try write("drafts/c.mp4")
    try write("keep/draft.mp4")
    let selection = FileSelection(excluded: patterns("drafts/", "draft.*"))
    #expect(walk("", selection: selection) == ["a.mp4", "(excluded) drafts", "(excluded) keep/draft.mp4"])
    #expect(walk("drafts/b.mp4", "drafts", selection: selection) == ["drafts/b.mp4", "drafts/b.mp4", "drafts/c.mp4"])
  }

  @Test func `An exclude pattern can be an absolute path`() throws {
    try write("a/b.mp4")
    try write("b/b.mp4")
    #expect(walk("", selection: FileSelection(excluded: patterns(folder.path + "/a"))) == ["(excluded) a", "b/b.mp4"])
  }

  @Test func `Nested ignore files can include a path again`() throws {
    try write(".preflightignore", "*.png\n/only-here.mp4\n!logo.png\n")
    try write("x.png")
    try write("logo.png")
    try write("only-here.mp4")
    try write("sub/only-here.mp4")
    try write("sub/.preflightignore", "logo.png\n!x.png\n")
    try write("sub/x.png")
    try write("sub/logo.png")
    #expect(
      walk("") == [
        "(hidden) .preflightignore", "logo.png", "(excluded) only-here.mp4", "(hidden) sub/.preflightignore",
        "(excluded) sub/logo.png", "sub/only-here.mp4", "sub/x.png", "(excluded) x.png",
      ])
    // Ignore files above the named folder apply to its content too.
    #expect(walk("sub").contains("(excluded) sub/logo.png"))
    try write("other/x.png")
    #expect(walk("other") == ["(excluded) other/x.png"])
    #expect(walk("other", selection: FileSelection(readsIgnoreFiles: false)) == ["other/x.png"])
    #expect(walk("other/x.png") == ["other/x.png"])
  }

  @Test func `A .gitignore file applies only in a work tree`() throws {
    try write("tree/.gitignore", "*.mov\nout/\n")
    try write("tree/sub/a.mov")
    try write("tree/out/b.mp4")
    #expect(walk("tree") == ["(hidden) tree/.gitignore", "tree/out/b.mp4", "tree/sub/a.mov"])
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("tree/.git"), withIntermediateDirectories: true)
    #expect(
      walk("tree") == [
        "(hidden) tree/.git", "(hidden) tree/.gitignore", "(excluded) tree/out", "(excluded) tree/sub/a.mov",
      ])
    #expect(walk("tree/sub") == ["(excluded) tree/sub/a.mov"])
    // Preflight's own patterns take precedence over those of git, in any folder.
    try write("tree/.preflightignore", "!a.mov\n")
    #expect(walk("tree/sub") == ["tree/sub/a.mov"])
    // The patterns of the outer repository do not apply to another one inside.
    try write("tree/module/.git", "gitdir: elsewhere")
    try write("tree/module/c.mov")
    #expect(walk("tree/module") == ["(hidden) tree/module/.git", "tree/module/c.mov"])
    #expect(walk("tree").contains("tree/module/c.mov"))
  }

  @Test func `Hidden names count on request`() throws {
    try write(".a.mp4")
    try write(".b/c.mp4")
    try write(".git/d.mp4")
    #expect(walk("") == ["(hidden) .a.mp4", "(hidden) .b", "(hidden) .git"])
    #expect(walk("", selection: FileSelection(includesHidden: true)) == [".a.mp4", ".b/c.mp4", "(excluded) .git"])
    let all = FileSelection(readsIgnoreFiles: false, includesHidden: true)
    #expect(walk("", selection: all) == [".a.mp4", ".b/c.mp4", ".git/d.mp4"])
  }

  @Test func `A pattern selects the matching files`() throws {
    for name in ["c/a.mp4", "c/b.png", "c/sub/d.mp4", "c/sub/deep/e.mp4", "c/[x].mp4", "c/x.mp4", "z.mp4"] {
      try write(name)
    }
    func match(_ pattern: String, _ selection: FileSelection = FileSelection()) -> [String] {
      describe(FileWalk([WalkRoot.pattern(path(pattern))], selection))
    }
    #expect(match("c/*.mp4") == ["c/[x].mp4", "c/a.mp4", "c/x.mp4"])
    #expect(match("c/**/*.mp4") == ["c/[x].mp4", "c/a.mp4", "c/sub/d.mp4", "c/sub/deep/e.mp4", "c/x.mp4"])
    #expect(match("*/sub/*.mp4") == ["c/sub/d.mp4"])
    #expect(match("c/*/") == ["c/sub/d.mp4", "c/sub/deep/e.mp4"])
    // A file with this name takes precedence over matches of the pattern.
    #expect(match("c/[x].mp4") == ["c/[x].mp4"])
    #expect(match("c/?.mp4") == ["c/a.mp4", "c/x.mp4"])
    // A pattern without matches is reported as not found.
    #expect(match("c/*.gif") == ["not_found c/*.gif"])
    #expect(match("nowhere/*.mp4") == ["nowhere/*.mp4"])
    #expect(
      match("c/**/*.mp4", FileSelection(excluded: patterns("deep", "a.*"))).filter { $0.hasPrefix("(") } == [
        "(excluded) c/a.mp4", "(excluded) c/sub/deep",
      ])
  }

  @Test func `Only changed files are selected`() throws {
    for name in ["a.mp4", "b.mp4", "sub/c.mp4", "sub/d.mp4", "module/e.mp4", "sub/.f.mp4"] { try write(name) }
    let changed = ChangedFiles(
      in: path(""), ["b.mp4", "sub/c.mp4", "sub/.f.mp4", "module", "gone/x.mp4"].map { Array($0.utf8) })
    var selection = FileSelection()
    selection.changed = changed
    #expect(walk("", selection: selection) == ["b.mp4", "module/e.mp4", "(hidden) sub/.f.mp4", "sub/c.mp4"])
    #expect(walk("sub", "a.mp4", "b.mp4", selection: selection) == ["(hidden) sub/.f.mp4", "sub/c.mp4", "b.mp4"])
    #expect(walk("sub/c.mp4", "sub/d.mp4", "gone", selection: selection) == ["sub/c.mp4"])
  }

  @Test func `Reports of the run are not scanned`() throws {
    try write("a.mp4")
    try write("report.json")
    var selection = FileSelection()
    selection.reports = [path("report.json")]
    #expect(walk("", selection: selection) == ["a.mp4"])
  }

  /// Folders that are deeper than the maximum path length.
  @Test func `The walk goes deeper than the maximum path length`() async throws {
    // The folders are made from the inside, because no call takes such a path.
    let name = String(repeating: "d", count: 60)
    var here = folder.path
    var current = unsafe open(here, O_RDONLY)
    for _ in 0..<1000 {
      let made = unsafe mkdirat(current, name, 0o755)
      #expect(made == 0)
      let inner = unsafe openat(current, name, O_RDONLY)
      close(current)
      current = inner
      here += "/" + name
    }
    let clip = unsafe openat(current, "clip.png", O_WRONLY | O_CREAT, 0o644)
    close(current)
    try FileHandle(fileDescriptor: clip, closeOnDealloc: true).write(contentsOf: Data("no picture".utf8))

    let deepest = here + "/clip.png"
    #expect(deepest.utf8.count > 60_000)
    #expect(Array(FileWalk([path("")])) == [.asset(AssetPath(deepest))])
    let facts = try await probe(AssetPath(deepest))
    #expect(facts.error?.code == .notMedia, "\(String(describing: facts.error))")
    #expect(Array(FileWalk([AssetPath(here)])) == [.asset(AssetPath(deepest))])
    #expect(try await probe(AssetPath(here + "/missing.png")).error?.code == .notFound)

    // They are removed by a tool, because the library fails on them.
    try Product.tool("rm", ["-rf", folder.path])
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `A folder that vanishes is one failure`() throws {
    try write("a/x.mp4")
    try write("b/y.mp4")
    let walk = FileWalk([path("")])
    var iterator = walk.makeIterator()
    #expect(iterator.next() == .asset(path("a/x.mp4")))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("b"))
    guard case .failure(let lost, let error) = iterator.next() else {
      Issue.record("expected a failure")
      return
    }
    #expect(lost == path("b"))
    #expect(error.code == .notFound)
    #expect(iterator.next() == nil)
  }

  @Test func `A folder that became a link is not followed`() throws {
    try write("a/x.mp4")
    try write("b/y.mp4")
    try write("elsewhere.png")
    var iterator = FileWalk([path("")]).makeIterator()
    #expect(iterator.next() == .asset(path("a/x.mp4")))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("b"))
    try FileManager.default.createSymbolicLink(atPath: path("b").text, withDestinationPath: "a")
    guard case .failure(let lost, _) = iterator.next() else {
      Issue.record("expected a failure")
      return
    }
    #expect(lost == path("b"))
    #expect(iterator.next() == .asset(path("elsewhere.png")))
  }

  @Test func `Many names are in order`() throws {
    var generator = SystemRandomNumberGenerator()
    let names = (0..<3000).map { "\($0)-é.mp4" }.shuffled(using: &generator)
    for name in names { try write(name) }
    let sorted = names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    #expect(walk("") == sorted)
  }
}
