import Foundation
import TestSupport
import Testing

/// Annotations name files by their path in the git work tree, wherever the command runs and whatever path was given.
@Suite struct AnnotationPathTests {
  private static func annotations(_ paths: String, from folder: String, in url: URL) throws -> [String: [String]] {
    let outcome = try Product.shell(
      """
      cd \(folder) && "$PREFLIGHT" scan \(paths) --to tiktok-share-kit --fail-on never --format github \
        --report gitlab=gitlab.out --report sarif=sarif.out > github.out && cat github.out
      """, in: url)
    #expect(outcome.status == 0, "\(outcome)")
    let place = url.appendingPathComponent(folder)
    func found(_ name: String, _ pattern: Regex<(Substring, Substring)>) throws -> [String] {
      let text = try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
      return text.matches(of: pattern).map { String($0.1) }
    }
    return [
      "github": try found("github.out", #/file=([^,]*),/#), "gitlab": try found("gitlab.out", #/"path":"([^"]*)"/#),
      "sarif": try found("sarif.out", #/"uri":"([^"]*)"/#),
    ]
  }

  private static func repository(_ entry: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("repo/media/wide.png", Picture.png(width: 50, height: 10))
    try folder.write("repo/\(entry)", "gitdir: elsewhere\n")
    return folder
  }

  @Test(arguments: [".git", ".git/HEAD"])
  func `Paths in annotations begin at the top of the work tree`(entry: String) throws {
    let folder = try Self.repository(entry)
    let absolute = folder.url.appendingPathComponent("repo/media").path
    for (path, place) in [
      (absolute, "."), (absolute, "repo"), ("media", "repo"), ("wide.png", "repo/media"), ("../media/", "repo/media"),
      ("./repo/media/wide.png", "."),
    ] {
      for (format, files) in try Self.annotations("'\(path)'", from: place, in: folder.url) {
        #expect(files == ["media/wide.png"], "\(format), \(path) from \(place)")
      }
    }
  }

  @Test func `Paths stay as given outside of all work trees`() throws {
    let folder = try TemporaryFolder()
    try folder.write("media/wide.png", Picture.png(width: 50, height: 10))
    for (format, files) in try Self.annotations("media", from: ".", in: folder.url) {
      #expect(files == ["media/wide.png"], "\(format)")
    }
    let path = folder.url.appendingPathComponent("media/wide.png").path
    let files = try Self.annotations("'\(path)'", from: ".", in: folder.url)
    #expect(files == ["github": [path], "gitlab": [path], "sarif": ["file://" + path]])
  }

  /// An issue keeps its identity however its file was named.
  @Test func `Fingerprints do not depend on the given path`() throws {
    let folder = try Self.repository(".git")
    let prints = try ["media", "'\(folder.url.path)/repo/media'", "media/../media"].map { path in
      let outcome = try Product.shell(
        "cd repo && \"$PREFLIGHT\" scan \(path) --to tiktok-share-kit --format gitlab", in: folder.url)
      return outcome.stdout.firstMatch(of: #/"fingerprint":"([0-9a-f]+)"/#).map { String($0.1) }
    }
    #expect(Set(prints).count == 1 && prints[0] != nil, "\(prints)")
  }
}
