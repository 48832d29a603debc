import Foundation
import MediaProbe
import Preflight
import PreflightBatch
import Testing

/// The pattern language, case by case; `GitIgnoreTests` compares it with git itself.
@Suite struct IgnorePatternTests {
  private func matches(_ pattern: String, _ path: String) -> Bool? {
    let isFolder = path.hasSuffix("/")
    let bytes = Array((isFolder ? String(path.dropLast()) : path).utf8)
    let nameStart = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return IgnorePattern(Array(pattern.utf8))?.matches(bytes[...], name: bytes[nameStart...], isFolder: isFolder)
  }

  @Test(arguments: [
    ("*.mp4", "a/clip.mp4", true), ("*.mp4", "clip.mp4/b", false), ("clip", "a/b/clip", true), ("clip", "clips", false),
    ("/clip", "clip", true), ("/clip", "a/clip", false), ("a/clip", "a/clip", true), ("a/clip", "b/a/clip", false),
    ("tmp/", "tmp/", true), ("tmp/", "tmp", false), ("a/*", "a/b", true), ("a/*", "a/b/c", false),
    ("a?c", "a/c", false),
    ("**/x", "x", true), ("**/x", "a/b/x", true), ("**/x", "a/bx", false), ("a/**", "a/b/c", true),
    ("a/**", "a", false),
    ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "ab", false), ("a/**/b", "a/xb", false),
    ("**/a/**/b", "x/a/y/b", true), ("[a-c]1", "b1", true), ("[!a-c]1", "b1", false), ("[^a]1", "b1", true),
    ("[]]", "]", true), ("[]-]x", "-x", true), ("[[:digit:]]", "7", true), ("[[:digit:]x]", "x", true),
    ("a[/]b", "a/b", false), ("\\*", "*", true), ("\\*", "a", false), ("\\#x", "#x", true), ("\\!x", "!x", true),
    ("x\\ ", "x ", true), ("x  ", "x", true), ("a*b*c*d", "a1b2c3d", true), ("a*b*c*d", "a1b2c3", false),
    ("*", "x", true),
    ("sub/*.png", "sub/a.png", true), ("é?", "éx", true),
  ])
  func `Patterns match as documented`(pattern: String, path: String, expected: Bool) {
    #expect(matches(pattern, path) == expected)
  }

  @Test(arguments: ["", "#x", "  ", "/", "!", "!/", "[a", "a\\", "[[:nonsense:]]", "[a-"])
  func `A line that cannot match is not a pattern`(pattern: String) {
    #expect(IgnorePattern(Array(pattern.utf8)) == nil)
  }

  /// A matcher with backtracking would need years for this pattern.
  @Test func `No pattern takes long`() {
    let pattern = String(repeating: "**/a*", count: 30) + "/b"
    #expect(matches(pattern, String(repeating: "a/", count: 500) + "c") == false)
    #expect(matches(String(repeating: "*a", count: 60) + "b", String(repeating: "a", count: 250)) == false)
  }

  /// Lists of a stranger can have thousands of long patterns, and paths can be long.
  @Test func `Comparing many patterns with many paths ends`() {
    let line = String(repeating: "**/*a", count: 40) + "b"
    let patterns = [IgnorePattern](file: Array(String(repeating: line + "\n", count: 1000).utf8))
    let path = Array(String(repeating: String(repeating: "a", count: 60) + "/", count: 30).utf8)
    let budget = PatternBudget()
    #expect(patterns.decision(path[...], name: path[...], isFolder: true, budget) == nil && budget.isSpent)
    let paths = PathPatterns(patterns)
    for _ in 0..<100 { #expect(!paths.contains(AssetPath(bytes: path))) }
  }

  @Test func `Usual patterns have enough steps for any number of paths`() {
    let patterns = (0..<200).compactMap { IgnorePattern(Array("folder\($0)/*.tmp".utf8)) }
    let paths = PathPatterns(patterns + [IgnorePattern(Array("*.mp4".utf8))].compactMap(\.self))
    for number in 0..<20_000 { #expect(paths.contains(AssetPath("campaign/folder\(number)/clip.mp4"))) }
  }

  /// The set contains many brackets and colons, but no class begins with them.
  @Test func `A set with thousands of open classes is read quickly`() {
    let pattern = IgnorePattern(Array(("[" + String(repeating: "[:", count: 200_000) + "x]a").utf8))
    #expect(pattern?.matches(Array("xa".utf8)[...], name: Array("xa".utf8)[...], isFolder: false) == true)
  }

  @Test(arguments: [
    ("stories/**", "stories/a", true), ("stories/**", "x/stories/a", false), ("stories", "x/stories/a", true),
    ("stories/", "x/stories/a", true), ("stories/", "x/stories", false), ("x/stories/", "x/stories/a", true),
    ("x/stories/", "x/stories", false), ("/x", "x/a", true), ("/x", "xy/a", false), ("x/y*", "x/yz/a", true),
    ("x/y*", "x/z/y", false), ("**/b", "a/b/c", true), ("**/**/b", "b/c", true), ("**/**/b", "ab/c", false),
    ("a?", "ab/c", true), ("a?", "a/c", false),
  ])
  func `A pattern for paths matches a file or a folder above it`(pattern: String, path: String, expected: Bool) {
    #expect(PathPatterns([IgnorePattern(Array(pattern.utf8))].compactMap(\.self)).contains(AssetPath(path)) == expected)
  }

  @Test(arguments: [
    "stories", "#hash/stories", "!x/stories", "[x/stories", "x]/stories", "a*b/stories", "a?/stories", "a\\b/stories",
    " /stories", "a /stories ", "\u{1}/stories", "a\n...\nb/stories", "**", "\\", "a\\", "漢字", "\u{202E}x",
  ])
  func `The pattern of a folder matches exactly the files below it`(folder: String) {
    guard let pattern = IgnorePattern(Array(IgnorePattern.everything(below: folder).utf8)) else {
      Issue.record("no pattern")
      return
    }
    let paths = PathPatterns([pattern])
    #expect(paths.contains(AssetPath(folder + "/a.mp4")) && paths.contains(AssetPath(folder + "/b/a.mp4")))
    for other in [folder + "x/a.mp4", "x" + folder + "/a.mp4", "y/" + folder + "/a.mp4", "a.mp4"] {
      #expect(!paths.contains(AssetPath(other)), "\(other)")
    }
  }

  @Test func `An ignore file is read line by line`() {
    let file: [IgnorePattern] = .init(file: Array("\u{FEFF}*.tmp\r\n\n# note\n!keep.tmp\r\n".utf8))
    #expect(file.count == 2)
    let keep = Array("keep.tmp".utf8)[...]
    let other = Array("x.tmp".utf8)[...]
    let clip = Array("x.mp4".utf8)[...]
    #expect(file.decision(keep, name: keep, isFolder: false) == false)
    #expect(file.decision(other, name: other, isFolder: false) == true)
    #expect(file.decision(clip, name: clip, isFolder: false) == nil)
  }
}
