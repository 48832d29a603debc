import Foundation
import MediaProbe
import PreflightDocuments
import PreflightExchange
import PreflightOperations
import TestSupport
import Testing

/// Callers that are confined to a folder. script/witness/exchange also renames folders and links while calls run.
@Suite struct RootTests {
  /// A folder `root` with a clip, a link to a folder beside it and one to a folder in it, and that other folder with a clip.
  private static func tree() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for name in ["root/in", "outside"] {
      let path = folder.url.appendingPathComponent(name)
      try files.createDirectory(at: path, withIntermediateDirectories: true)
      try files.copyItem(atPath: Caller.clip, toPath: path.path + "/clip.mp4")
    }
    try files.createSymbolicLink(atPath: folder.url.path + "/root/away", withDestinationPath: "../outside")
    try files.createSymbolicLink(atPath: folder.url.path + "/root/near", withDestinationPath: "in")
    try files.createSymbolicLink(atPath: folder.url.path + "/other-name", withDestinationPath: "root")
    return folder
  }

  @Test(arguments: [
    ("root/in/clip.mp4", true), ("root/near/clip.mp4", true), ("root/in/../near/clip.mp4", true),
    ("other-name/in/clip.mp4", true), ("outside/../root/in/clip.mp4", true),
    ("root/away/clip.mp4", false), ("root/../outside/clip.mp4", false), ("outside/clip.mp4", false),
    ("root/in/../../outside/clip.mp4", false), ("root/in/../in/../away/clip.mp4", false), ("/proc/self/exe", false),
  ])
  func `Only paths in the folder are read`(path: String, isInside: Bool) async throws {
    let folder = try Self.tree()
    let root = AssetPath(folder.url.path + "/root")
    let exchange = try Caller().exchange(root: root)
    let path = path.hasPrefix("/") ? path : folder.url.path + "/" + path
    for method in ["probe", "check", "plan"] {
      let answer = await Caller.answer(exchange, method, #""file": {"path": "\#(path)"}"#)
      #expect(answer.contains("outside_root") != isInside && answer.contains("\"result\"") == isInside, "\(answer)")
    }
  }

  @Test func `A missing file in the folder is unreadable, and one outside is not named`() async throws {
    let folder = try Self.tree()
    let exchange = try Caller().exchange(root: AssetPath(folder.url.path + "/root"))
    let inside = await Caller.answer(exchange, "probe", #""file": {"path": "\#(folder.url.path)/root/in/none.mp4"}"#)
    #expect(inside.contains("not_found"), "\(inside)")
    for path in ["root/away/none.mp4", "none.mp4"] {
      let outside = await Caller.answer(exchange, "probe", #""file": {"path": "\#(folder.url.path)/\#(path)"}"#)
      #expect(outside.contains("outside_root") && !outside.contains("not_found"), "\(outside)")
    }
  }

  @Test(arguments: ["probe", "check", "fix"]) func `A path with NUL is a mistake`(method: String) async throws {
    let output = method == "fix" ? #", "output": "out""# : ""
    let params = #""file": {"path": "\#(Caller.clip)\u0000/x.jpg"}"# + output
    let answer = await Caller.answer(try Caller().exchange(), method, params)
    #expect(answer.contains("invalid_params") && answer.contains("path"), "\(answer)")
  }

  @Test func `A copy is written below the folder and nowhere else`() async throws {
    let folder = try Self.tree()
    let files = FileManager.default
    try files.copyItem(atPath: Caller.movie, toPath: folder.url.path + "/root/in/movie.mov")
    let exchange = try Caller(ProcessInfo.processInfo.environment).exchange(root: AssetPath(folder.url.path + "/root"))
    func fix(into output: String) async -> String {
      await Caller.answer(
        exchange, "fix",
        """
        "file": {"path": "\(folder.url.path)/root/in/movie.mov"}, "output": "\(folder.url.path)/\(output)", \
        "to": ["instagram-reel"]
        """)
    }
    for output in ["outside", "root/away", "root/away/new", "root/../outside/new"] {
      let answer = await fix(into: output)
      #expect(answer.contains("outside_root"), "\(answer)")
    }
    #expect(try files.contentsOfDirectory(atPath: folder.url.path + "/outside") == ["clip.mp4"])
    for output in ["root/out", "root/near/out"] {
      let answer = await fix(into: output)
      #expect(answer.contains(#""copies":[{"path":"#), "\(answer)")
      #expect(try files.contentsOfDirectory(atPath: folder.url.path + "/" + output).count == 1)
    }
  }
}
