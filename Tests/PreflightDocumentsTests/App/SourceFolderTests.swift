import Foundation
import MediaProbe
import Preflight
import PreflightDocuments
import Testing

@Suite final class SourceFolderTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
  private var path: AssetPath { AssetPath(root.path) }

  init() throws { try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ name: String, _ text: String) throws {
    let file = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func code(_ read: () throws -> AppSources) -> ReadError.Code? {
    do {
      _ = try read()
      return nil
    } catch let error as AppFileError {
      return error.error.code
    } catch {
      return .internal
    }
  }

  @Test(arguments: ["a.swift", "b.m", "c.mm", "d.h", "A/B/C/e.Swift"])
  func `Source files are read`(name: String) throws {
    try write(name, "wanted")
    #expect(try SourceFolder(path).read().contains("wanted"))
  }

  @Test(arguments: [
    "a.txt", "swift", "Pods/a.swift", "A/Carthage/a.m", "X.framework/Headers/x.h", "X.xcframework/x.h",
    ".build/a.swift",
    ".a.swift",
  ])
  func `Other files and third-party folders are left out`(name: String) throws {
    try write("own.swift", "own")
    try write(name, "wanted")
    let sources = try SourceFolder(path).read()
    #expect(sources.contains("own") && !sources.contains("wanted"))
  }

  @Test func `Links are not followed`() throws {
    try write("own/own.swift", "own")
    try write("other/other.swift", "wanted")
    let own = root.appendingPathComponent("own")
    for (name, target) in [("folder", "../other"), ("file.swift", "../other/other.swift"), ("circle", ".")] {
      try FileManager.default.createSymbolicLink(
        atPath: own.appendingPathComponent(name).path, withDestinationPath: target)
    }
    let sources = try SourceFolder(path.appending("own".utf8)).read()
    #expect(sources.contains("own") && !sources.contains("wanted"))
    // The folder itself may be named by a link.
    try FileManager.default.createSymbolicLink(
      atPath: root.appendingPathComponent("link").path, withDestinationPath: "own")
    #expect(try SourceFolder(path.appending("link".utf8)).read() == sources)
  }

  @Test func `The number and size of files are limited`() throws {
    try write("a.swift", String(repeating: "a", count: 100))
    try write("b.swift", String(repeating: "b", count: 100))
    #expect(code { try SourceFolder(path, fileLimit: 2, sizeLimit: 200).read() } == nil)
    #expect(code { try SourceFolder(path, fileLimit: 1, sizeLimit: 200).read() } == .tooLarge)
    #expect(code { try SourceFolder(path, fileLimit: 2, sizeLimit: 199).read() } == .tooLarge)
  }

  @Test func `A folder without sources is an error`() throws {
    #expect(code { try SourceFolder(path).read() } == .notFound)
    #expect(code { try SourceFolder(path.appending("none".utf8)).read() } == .notFound)
    try write("a.txt", "a")
    #expect(code { try SourceFolder(path).read() } == .notFound)
    #expect(code { try SourceFolder(path.appending("a.txt".utf8)).read() } == .notFound)
  }
}

@Suite struct ProjectReaderTests {
  private func project(_ text: String) throws -> XcodeProject {
    try ProjectReader().read(Array(text.utf8), name: "project.pbxproj")
  }

  private static let text = """
    // !$*UTF8*$!
    {
      A = { isa = PBXBuildFile; /* Security.framework in Frameworks */ };
      B = {
        FLAGS = outside;
        buildSettings = {
          FLAGS = ( "$(inherited)", "-ObjC", /* none = 1; */ );
          "FLAGS[sdk=iphoneos*]" = "-a  \\"b c\\"";
          VERSION = 5.0; // VERSION = 6;
          NESTED = { INNER = 1; };
          LAST = x;
        };
        name = Debug;
        OTHER = { FLAGS = late; };
      };
      C = { buildSettings = { FLAGS = "-ObjC"; VERSION = 4.2; }; };
    }
    """

  @Test func `Settings of all build configurations are read`() throws {
    let project = try project(Self.text)
    #expect(project.values(of: "FLAGS") == ["-ObjC", "-a", "\"b", "c\""])
    #expect(project.values(of: "VERSION") == ["5.0", "4.2"])
    #expect(project.values(of: "LAST") == ["x"])
    #expect(project.values(of: "name").isEmpty && project.values(of: "OTHER").isEmpty)
    #expect(project.text.contains("Security.framework in Frameworks"))
  }

  @Test func `Configuration files leave settings open`() throws {
    let project = try project(
      "// !$*UTF8*$!\n{ B = { baseConfigurationReference = C /* App.xcconfig */; buildSettings = { A = 1; }; }; }")
    #expect(project.values(of: "A") == ["1", "$(A)"])
    #expect(project.values(of: "B") == ["$(B)"])
  }

  @Test(arguments: ["", "<?xml version=\"1.0\"?>", "{ }", "// UTF8"])
  func `Another project format is refused`(text: String) {
    #expect(throws: DocumentErrors.self) { try project(text) }
  }

  @Test func `Every truncated project is read without a crash`() throws {
    let bytes = Array(Self.text.utf8)
    for count in 13...bytes.count {
      _ = try ProjectReader().read(Array(bytes.prefix(count)), name: "project.pbxproj")
    }
  }
}
