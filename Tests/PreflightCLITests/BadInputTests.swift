import Foundation
import TestSupport
import Testing

/// Files that are not media, do not exist, or have a wrong name. Each gets its code and a verdict, and no other file is lost.
@Suite struct BadInputTests {
  private func verdict(_ arguments: String..., in folder: TemporaryFolder) throws -> [String: Any] {
    let outcome = try Product.preflight(
      ["scan", "--to", "tiktok-share-kit", "--format", "ndjson", "--timeout", "5"] + arguments, in: folder.url)
    let verdicts = try outcome.records.filter { $0["record"] as? String == "verdict" }
    try #require(verdicts.count == 1, "\(outcome)")
    return verdicts[0]
  }

  private func code(_ verdict: [String: Any]) -> String? { (verdict["error"] as? [String: Any])?["code"] as? String }
  private func state(_ verdict: [String: Any]) -> Int? { (verdict["share_state"] as? [String: Any])?["code"] as? Int }

  @Test(arguments: [
    ("page.mp4", "<!DOCTYPE html><html><body>404</body></html>", "not_media", 20012),
    ("page.jpg", "<!DOCTYPE html><html><body>404</body></html>", "not_media", 20010),
    ("notes.mp4", "1\n00:00:01,000 --> 00:00:02,000\nHello\n", "not_media", 20012),
    ("lfs.mp4", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n", "lfs_pointer", 20012),
    ("list.mp4", "#EXTM3U\n#EXTINF:10,\nsecret.mp4\n", "playlist_refused", 20012),
    ("concat.mp4", "ffconcat version 1.0\nfile secret.mp4\n", "playlist_refused", 20012),
    ("empty.mp4", "", "empty", 20012),
  ])
  func `Content that is not media is unreadable`(name: String, content: String, code: String, state: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(name, content)
    let verdict = try verdict(name, in: folder)
    #expect(verdict["outcome"] as? String == "unreadable")
    #expect(self.code(verdict) == code)
    #expect(self.state(verdict) == state)
  }

  @Test func `A path that is not a file is unreadable`() throws {
    let folder = try TemporaryFolder()
    let made = unsafe mkfifo(folder.url.appendingPathComponent("fifo.mp4").path, 0o600)
    #expect(made == 0)
    _ = try Product.shell(
      "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"socket.mp4\")'", in: folder.url)
    // A single missing path is a usage error, but a link to it exists.
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("missing.mp4").path, withDestinationPath: "gone.mp4")
    for (path, code) in [
      ("missing.mp4", "not_found"), ("fifo.mp4", "not_a_file"), ("socket.mp4", "not_a_file"),
      ("/dev/zero", "not_a_file"),
    ] {
      let verdict = try verdict(path, in: folder)
      #expect(self.code(verdict) == code, "\(path)")
      #expect(state(verdict) == nil, "\(path)")
    }
  }

  @Test(arguments: [
    "scan none --to tiktok-share-kit", "probe none", "request none", "explain tiktok-share-kit/20007 none",
    "explain duration none",
  ])
  func `A missing only path is a usage error`(arguments: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try Product.preflight(arguments.split(separator: " ").map(String.init), in: folder.url)
    #expect(outcome.status == 64 && outcome.out.isEmpty, "\(outcome)")
    #expect(outcome.stderr.contains("there is no file or folder “none”: check the spelling"), "\(outcome)")
  }

  /// A build server must not read a file name as a command in any output about the file.
  @Test(arguments: [
    "scan NAME --to tiktok-share-kit -v", "fix NAME --to tiktok-share-kit --output out --dry-run",
    "explain tiktok-share-kit/20007 NAME",
    "config NAME",
    "scan none --files-from NAME", "request NAME",
  ])
  func `A file name cannot contain a build server command`(arguments: String) throws {
    let folder = try TemporaryFolder()
    for name in ["::error::a.mp4", "##vso[task.setvariable variable=a]b.mp4", "##[error]c.mp4"] {
      try folder.write(name, "x")
      let words = arguments.split(separator: " ").map { String($0.replacing("NAME", with: name)) }
      let outcome = try Product.preflight(words, in: folder.url)
      for text in [outcome.stdout, outcome.stderr] {
        #expect(!text.contains("##") && !text.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(outcome)")
      }
    }
  }

  @Test func `An iCloud placeholder has its own error`() throws {
    let folder = try TemporaryFolder()
    try folder.write(".clip.mp4.icloud", "bplist00")
    let verdict = try verdict(".", in: folder)
    #expect(code(verdict) == "icloud_placeholder")
    #expect(state(verdict) == 21001)
  }

  @Test func `A file without permission is unreadable`() throws {
    // The superuser may open anything: run as somebody else, from a place that everybody can reach.
    guard getuid() == 0 else {
      let folder = try TemporaryFolder()
      try folder.write("secret.mp4", "x")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: folder.url.appendingPathComponent("secret.mp4").path)
      #expect(code(try verdict("secret.mp4", in: folder)) == "permission_denied")
      return
    }
    let folder = try TemporaryFolder()
    try folder.write("secret.mp4", "x")
    try folder.write("locked/inside.mp4", "x")
    let outcome = try Product.shell(
      """
      cp "$PREFLIGHT" "$PREFLIGHT-worker" . && chmod 755 . && chmod 600 secret.mp4 && chmod 700 locked && \
      setpriv --reuid=65534 --regid=65534 --clear-groups ./preflight scan --to tiktok-share-kit --format ndjson secret.mp4 locked
      """, in: folder.url)
    let codes = try outcome.records.compactMap { ($0["error"] as? [String: Any])?["code"] as? String }
    #expect(codes == ["permission_denied", "permission_denied"], "\(outcome)")
    #expect(outcome.status == 2, "\(outcome)")
  }

  @Test func `Unusual file names are read as files`() throws {
    let folder = try TemporaryFolder()
    let names = [
      "-dash.png", "x%d.png", "concat:a.png", "http:evil.png", "new\nline.png", "\u{1B}[31mred.png", "日本.png",
    ]
    for name in names { try folder.write(name, Picture.png(width: 20, height: 20)) }
    let outcome = try Product.preflight("scan", "--to", "tiktok-share-kit", "--format", "ndjson", ".", in: folder.url)
    let records = try outcome.records.filter { $0["record"] as? String == "verdict" }
    #expect(Set(records.compactMap { $0["path"] as? String }) == Set(names.map { "./" + $0 }), "\(outcome)")
    #expect(records.allSatisfy { $0["outcome"] as? String == "pass" }, "\(outcome)")
    #expect(!outcome.out.contains(0x1B), "\(outcome)")

    let text = try Product.preflight("scan", "--to", "tiktok-share-kit", ".", in: folder.url)
    #expect(!text.out.contains(0x1B), "\(text)")
    #expect(text.stdout.contains("new\\nline.png"), "\(text)")
    let dashed = try Product.preflight("scan", "--to", "tiktok-share-kit", "--", "-dash.png", in: folder.url)
    #expect(dashed.status == 0, "\(dashed)")
  }

  @Test func `A name that is not UTF-8 keeps its bytes`() throws {
    let folder = try TemporaryFolder()
    try folder.write("plain.png", Picture.png(width: 20, height: 20))
    let outcome = try Product.shell(
      "mv plain.png $'bad\\xff.png' && \"$PREFLIGHT\" scan --to tiktok-share-kit --format ndjson $'bad\\xff.png'",
      in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try outcome.records.first?["path_bytes"] as? String == "YmFk/y5wbmc=", "\(outcome)")
    let text = try Product.preflight("scan", "--to", "tiktok-share-kit", ".", in: folder.url)
    #expect(text.stdout.contains("bad\\xFF.png"), "\(text)")
  }

  @Test func `An image with too many pixels is too large`() throws {
    let folder = try TemporaryFolder()
    try folder.write("bomb.png", Picture.png(width: 60_000, height: 60_000))
    #expect(code(try verdict("bomb.png", in: folder)) == "too_large")
  }

  @Test func `Only the named file is opened`() throws {
    // The playlists name a sibling: it must not be opened, whatever is read.
    let folder = try TemporaryFolder()
    try folder.write("secret.png", Picture.png(width: 20, height: 20))
    try folder.write("concat.mp4", "ffconcat version 1.0\nfile secret.png\n")
    try folder.write("list.mp4", "#EXTM3U\n#EXTINF:10,\nsecret.png\n")
    // A read would move the time of last access away from one that lies before the last change.
    let accessed = "stat -c %X secret.png"
    let before = try Product.shell("touch -a -d 2001-01-01 secret.png && \(accessed)", in: folder.url)
    for name in ["concat.mp4", "list.mp4"] { #expect(code(try verdict(name, in: folder)) == "playlist_refused") }
    let after = try Product.shell(accessed, in: folder.url)
    #expect(before.stdout == after.stdout)
  }
}
