import Foundation
import MediaProbe
import PreflightDocuments
import Testing

/// The files that a document can name, with links resolved.
@Suite final class DocumentFolderTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "document-folder-\(UUID().uuidString)")

  /// Makes a folder with a document, another folder beside it, and links from one to the other.
  init() throws {
    let manager = FileManager.default
    for folder in ["here/below", "there"] {
      try manager.createDirectory(at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    for file in ["here/own.mp4", "here/below/own.mp4", "there/secret.mp4"] {
      try Data("media".utf8).write(to: root.appending(path: file))
    }
    for (link, target) in [
      ("here/link.mp4", "../there/secret.mp4"), ("here/absolute.mp4", root.appending(path: "there/secret.mp4").path),
      ("here/folder", "../there"), ("here/inside.mp4", "below/own.mp4"), ("here/twice.mp4", "link.mp4"),
      ("here/dangling.mp4", "../there/gone.mp4"), ("here/circle.mp4", "circle.mp4"), ("linked", "here"),
    ] {
      try manager.createSymbolicLink(atPath: root.appending(path: link).path, withDestinationPath: target)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  @Test(arguments: [
    ("own.mp4", true), ("below/own.mp4", true), ("inside.mp4", true), ("below/../own.mp4", true), (".", true),
    ("link.mp4", false), ("absolute.mp4", false), ("twice.mp4", false), ("folder/secret.mp4", false), ("folder", false),
    ("folder/../there/secret.mp4", false), ("../here/own.mp4", false), ("/etc/passwd", false),
  ])
  func `Links do not lead out of the folder`(name: String, isHeld: Bool) {
    for folder in ["here", "linked"] {
      let document = AssetPath(root.appending(path: "\(folder)/request.yml").path)
      #expect((DocumentFolder(of: document).file(name).refusal == nil) == isHeld, "\(folder)")
    }
  }

  /// A missing file is not refused, because opening it reports that.
  @Test(arguments: ["gone.mp4", "dangling.mp4", "circle.mp4", "own.mp4/own.mp4", String(repeating: "x", count: 300)])
  func `A missing file is not refused`(
    name: String
  ) {
    let folder = DocumentFolder(of: AssetPath(root.appending(path: "here/request.yml").path))
    #expect(folder.file(name).refusal == nil)
    #expect(folder.file(name).path.target == .nothing)
  }

  @Test func `A folder contains itself and everything below`() {
    #expect(AssetPath("/a/b").isBelow("/a"))
    #expect(AssetPath("/a").isBelow("/a"))
    #expect(AssetPath("/a").isBelow("/"))
    #expect(!AssetPath("/ab").isBelow("/a"))
    #expect(!AssetPath("/").isBelow("/a"))
  }
}
