import Foundation
import TestSupport
import Testing

/// The option for colors comes before the variables, and these before the terminal.
@Suite struct ColorTests {
  private static func hasColors(_ options: [String], _ environment: [String: String], terminal: Bool = false) throws
    -> Bool
  {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    let arguments = ["scan", "wide.png", "--to", "tiktok-share-kit"] + options
    let all = ["TERM": "xterm"].merging(environment) { $1 }
    let outcome =
      terminal
      ? try Product.shell(
        "script -qec \"'$PREFLIGHT' \(arguments.joined(separator: " "))\" /dev/null", in: folder.url, environment: all)
      : try Product.preflight(arguments, in: folder.url, environment: all)
    return outcome.out.contains(0x1B)
  }

  @Test(
    arguments: [
      ([], [:], false), (["--color", "always"], [:], true), (["--color", "always"], ["NO_COLOR": "1"], true),
      ([], ["FORCE_COLOR": "1"], true), ([], ["CLICOLOR_FORCE": "1"], true), ([], ["FORCE_COLOR": "0"], false),
      ([], ["CLICOLOR_FORCE": "0"], false), ([], ["FORCE_COLOR": ""], false),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false), (["--color", "never"], ["FORCE_COLOR": "1"], false),
      (["--color", "auto"], ["FORCE_COLOR": "1"], true), ([], ["FORCE_COLOR": "1", "TERM": "dumb"], true),
      ([], ["CLICOLOR": "1"], false),
    ] as [([String], [String: String], Bool)])
  func `A pipe has no colors by default`(options: [String], environment: [String: String], expected: Bool) throws {
    #expect(try Self.hasColors(options, environment) == expected)
  }

  @Test(
    arguments: [
      ([], [:], true), (["--color", "never"], [:], false), ([], ["NO_COLOR": "1"], false), ([], ["NO_COLOR": ""], true),
      ([], ["CLICOLOR": "0"], false), ([], ["TERM": "dumb"], false), (["--color", "always"], ["TERM": "dumb"], true),
    ] as [([String], [String: String], Bool)])
  func `A terminal has colors by default`(options: [String], environment: [String: String], expected: Bool) throws {
    #expect(try Self.hasColors(options, environment, terminal: true) == expected)
  }

  @Test func `A file has no colors`() throws {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    let outcome = try Product.shell(
      "\"$PREFLIGHT\" scan wide.png --to tiktok-share-kit --color always --report text=a.txt --output b.txt; cat a.txt b.txt",
      in: folder.url)
    #expect(!outcome.out.isEmpty && !outcome.out.contains(0x1B), "\(outcome)")
  }
}
