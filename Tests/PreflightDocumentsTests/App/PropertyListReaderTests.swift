import Foundation
import Preflight
import PreflightDocuments
import Testing

/// Property lists of every form, and files that are not property lists.
@Suite struct PropertyListReaderTests {
  static let samples = "SampleMedia/requests/app/"

  private func read(_ bytes: [UInt8]) throws -> PropertyListValue {
    try PropertyListReader().read(bytes, name: "Info.plist").root
  }

  private func message(_ bytes: [UInt8]) -> String {
    do {
      return "read: \(try read(bytes))"
    } catch {
      return "\(error)"
    }
  }

  private func xml(_ inside: String) -> [UInt8] {
    Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n\(inside)\n</plist>".utf8)
  }

  @Test func `All forms give the same property list`() throws {
    let text = try read(Repository.bytes(Self.samples + "ok/Info.plist"))
    #expect(text["CFBundleURLTypes/CFBundleURLSchemes"] != nil)
    #expect(try read(Repository.bytes(Self.samples + "ok/Info.binary.plist")) == text)
    #expect(try read(Repository.bytes(Self.samples + "ok/Info.utf-16.plist")) == text)
    #expect(try read([0xEF, 0xBB, 0xBF] + Repository.bytes(Self.samples + "ok/Info.plist")) == text)
  }

  @Test func `Values keep their types`() throws {
    let value = try read(
      xml(
        "<dict><key>t</key><string>a &amp; b</string><key>i</key><integer>-3</integer><key>r</key><real>1.5</real>"
          + "<key>f</key><false/><key>d</key><data>AAA=</data><key>e</key><array/><!-- note --></dict>"))
    #expect(
      value
        == .dictionary([
          "t": .text("a & b"), "i": .integer(-3), "r": .number(1.5), "f": .flag(false), "d": .other("data"),
          "e": .list([]),
        ]))
  }

  @Test func `Keys have places`() throws {
    let bytes = xml(
      "<dict>\n <key>a</key><true/>\n <key>b</key>\n <array>\n  <dict><key>c</key><true/></dict>\n"
        + "  <dict><key>c</key><true/></dict>\n </array>\n</dict>")
    let places = try PropertyListReader().read(bytes, name: "Info.plist").places
    #expect(
      places == [
        "a": DocumentPlace(line: 4, column: 2), "b": DocumentPlace(line: 5, column: 2),
        "b/c": DocumentPlace(line: 7, column: 9),
      ])
    let binary = try PropertyListReader().read(Repository.bytes(Self.samples + "ok/Info.binary.plist"), name: "")
    #expect(binary.places == [:])
  }

  @Test(arguments: [
    ("<dict>\n// a\n</dict>", "Info.plist:4:1: found “// a” between elements, expected <key> or </dict>"),
    ("<dict><key>a</key> b </dict>", "Info.plist:3:20: found “b ” between elements, expected the value of the key “a”"),
    ("<dict><string>a</string></dict>", "Info.plist:3:7: found <string>, expected <key> or </dict>"),
    ("<dict><key>a</key></dict>", "Info.plist:3:19: found </dict>, expected the value of the key “a”"),
    ("<dict><key>a</key><sting>b</sting></dict>", "did you mean “string”?"),
    ("<dict><key>a</key><true/><key>a</key><true/></dict>", "Info.plist:3:26: the key “a” occurs twice"),
    ("<dict>", "Info.plist:4:1: found </plist>, expected </dict> for the <dict> of line 3"),
    ("<dict><key>a<b/></key></dict>", "found <b>, expected an element"),
    ("<!-- <dict></dict>", "“<!--” is not closed by “-->”"), ("<dict", "the tag is not closed"),
  ])
  func `An error states its place`(inside: String, expected: String) {
    let message = message(
      inside.hasPrefix("<dict") && !inside.contains(">") ? Array("<plist>\n\n\(inside)".utf8) : xml(inside))
    #expect(message.contains(expected), "\(message)")
  }

  @Test func `Nesting is limited`() {
    let deep = String(repeating: "<array>", count: 20_000) + String(repeating: "</array>", count: 20_000)
    #expect(message(xml(deep)).contains("nested deeper than 64 levels"))
  }

  /// Binary lists whose values reference each other: in a circle, in a long chain, or each the next one twice.
  @Test(arguments: [
    (Self.binary([[0, 0]]), "64 levels"), (Self.binary((0..<100).map { [UInt8($0 + 1)] }), "64 levels"),
    (Self.binary((0..<40).map { [UInt8($0 + 1), UInt8($0 + 1)] }), "values"),
  ])
  func `References in a binary list are limited`(bytes: [UInt8], expected: String) {
    #expect(message(bytes).contains(expected), "\(message(bytes))")
  }

  /// Objects with a false size, for which Foundation's parser would reserve memory, or trap.
  @Test(arguments: [0x4, 0x5, 0x6, 0x7, 0xA, 0xB, 0xC, 0xD], [0x7F, 0xFF, 0x40, 0x20, 0x0F, 0x01])
  func `Objects with false sizes are damage`(kind: UInt8, first: UInt8) {
    let count = [first] + Array(repeating: UInt8(first == 0x40 ? 0 : 0xFF), count: 7)
    #expect(message(Self.binary(objects: [[kind << 4 | 0x0F, 0x13] + count])).contains("is damaged"))
  }

  /// A long text with so many references that the total is larger than the limit.
  @Test func `Shared values count each time`() {
    let list = [0xAF, 0x11, 0x0F, 0xA0] + Array(repeating: UInt8(1), count: 4000)
    let text = [0x5F, 0x11, 0x03, 0xE8] + Array(repeating: UInt8(ascii: "a"), count: 1000)
    #expect(message(Self.binary(objects: [list, text])).contains("have more than 1048576 bytes"))
  }

  /// Returns a binary list of lists with these references. The last value is a text.
  private static func binary(_ lists: [[UInt8]]) -> [UInt8] {
    binary(objects: lists.map { [0xA0 | UInt8($0.count)] + $0 } + [[0x51, 0x61]])
  }

  /// Returns a binary list of encoded objects, with references of one byte. The first object is the top one.
  private static func binary(objects: [[UInt8]]) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) } }
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += number(bytes.count)
      bytes += object
    }
    let table = bytes.count
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 8, 1] + number(objects.count) + number(0) + number(table)
  }

  @Test func `A list that is too large is not read`() {
    #expect(
      message(xml("<dict>" + String(repeating: " ", count: 1 << 20) + "</dict>")).contains("at most 1048576 are read"))
  }

  /// A valid list with any byte changed or cut off is read or refused, and never causes a crash.
  @Test(arguments: ["ok/Info.plist", "ok/Info.binary.plist"]) func `Damaged lists cause no crash`(file: String) throws {
    let bytes = try Repository.bytes(Self.samples + file)
    for place in stride(from: 0, to: bytes.count, by: 41) {
      var changed = bytes
      changed[place] = changed[place] &+ 1
      _ = message(changed)
      changed[place] = 0xFF
      _ = message(changed)
      _ = message(Array(bytes[..<place]))
    }
  }
}
