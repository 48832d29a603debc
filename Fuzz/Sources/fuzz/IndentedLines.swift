import Robustness

/// The lines of a YAML document. A line and the following lines with more indentation are a block.
struct IndentedLines {
  /// One value of each kind, since a reader has a message for each unexpected kind. Also figures, sizes, versions and days at
  /// the borders of the valid range. documents.py gives each of them to each key.
  private static let values = [
    "", "~", "[]", "{}", "[a, a]", "[~, 1, 1.5, true, [a], {a: b}]", "{a: b}", "- a", "0", "1", "-1", "+1", "-", "+",
    "a1", "1a", "1.5", "-1.5", "1.", ".5", "1.2.3", "1.2.3.4.5.6.7", "1..2", "1.99999999999999999999", "1e400", "0x7",
    "1x2", "1x0", "1xa", "1x2x3", "+x-", "-1x+1", "99999999999999999999x1", "-99999999999999999999x1", "1:2",
    "1.91:1", "1:2:3", "1/0", "a/1", "1/a", "1/3.", "100000000000000:0.3", "0.33333333333333/77777777777777", "3 MB",
    "1.5 min", "0.0000000000000001", "1000000000000000", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551616", "+9223372036854775808",
    "+18446744073709551616", "-18446744073709551616", "+a", "-a", "-1a", "+1a", "2147483648x1", "2026-01-01",
    "2024-02-29", "2025-02-29", "2026-13-01", "2026-04-31", "0000-01-01", "2026-01-00", "202é-01-01", "true", "NO",
    "a", "A b", "a,b", "'1'", "a text of more than fifteen bytes", "9999999999999999999999999", "\"\\ud800\"",
    "\"\\ud83d\\ude00 \\U0001F600\"",
    "\"\\a\\u007F\\u0085\\u061C\\u180E\\u200B\\u2028\\u2060\\uFEFF\\uFFF9\\U000E0001\"", "https://a.example/", "'a",
    "\"a\\nb\\r\"", "&a", "*a", "!a", "|", "é", "\u{1F469}\u{200D}\u{1F4BB}\u{200D}", "\u{FE0F}\u{200D}\u{1F4BB}",
    "{ repeat: a, times: 3 }", "{ repeat: a, times: 100001 }", "{ joined: [a, { repeat: b, times: -1 }] }",
    "{ parameter: a }", "{ value_of: a }",
    "\"HTTPS://a.example/b, (http://c.example) \\u6f22http://d.example\\u3002e\"",
    "\"www.a.com/b c@d.org .e.net. #f.g @h .@i j.biz\\u6f22 _k.net \\u2018http://l.m\\u2019\"",
  ].map { Array($0.utf8) }

  private var lines: [[UInt8]]

  init(_ text: UnsafeBufferPointer<UInt8>) {
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
  }

  var bytes: [UInt8] { Array(lines.joined(separator: [UInt8(ascii: "\n")])) }

  /// Changes a block: its key, its value, its place, or its number of copies.
  mutating func change(_ random: inout SeededGenerator) {
    let block = anyBlock(&random)
    let other = anyBlock(&random)
    let line = lines[block.lowerBound]
    let otherLine = lines[other.lowerBound]
    switch Int.random(in: 0..<10, using: &random) {
    case 0: lines.replaceSubrange(block, with: block == lines.indices ? [[]] : [])
    case 1: insert(lines[other], at: block.lowerBound)
    case 2: lines.replaceSubrange(block, with: indented(lines[other], to: indentation(of: line)))
    case 3: lines[block.lowerBound].replaceSubrange(key(of: line), with: otherLine[key(of: otherLine)])
    case 4: setValue(Array(otherLine[value(of: otherLine)]), of: block)
    case 5: setValue([UInt8(ascii: " ")] + anyValue(&random), of: block)
    case 6: lines[block.lowerBound].replaceSubrange(anyWord(in: line, &random), with: anyValue(&random))
    case 7:
      let word = otherLine[anyWord(in: otherLine, &random)]
      lines[block.lowerBound].replaceSubrange(anyWord(in: line, &random), with: word)
    default:
      let start = Bool.random(using: &random) ? key(of: line).lowerBound : value(of: line).lowerBound
      lines[block.lowerBound].replaceSubrange(start..., with: changedByLibFuzzer(line[start...], room: line.count + 64))
    }
  }

  /// Inserts a block of another document.
  mutating func insert(from other: IndentedLines, _ random: inout SeededGenerator) {
    insert(other.lines[other.anyBlock(&random)], at: Int.random(in: lines.indices, using: &random))
  }

  private mutating func insert(_ block: ArraySlice<[UInt8]>, at index: Int) {
    lines.insert(contentsOf: indented(block, to: indentation(of: lines[index])), at: index)
  }

  /// Replaces the value in a block's first line, and removes the lines under it.
  private mutating func setValue(_ new: [UInt8], of block: Range<Int>) {
    let line = lines[block.lowerBound]
    lines.replaceSubrange(block, with: [line[..<value(of: line).lowerBound] + new])
  }

  private func anyValue(_ random: inout SeededGenerator) -> [UInt8] {
    IndentedLines.values.randomElement(using: &random) ?? []
  }

  /// Returns the place of a word in a line, for values in brackets and braces.
  private func anyWord(in line: [UInt8], _ random: inout SeededGenerator) -> Range<Int> {
    let words = line.indices.split { Array(" ,:[]{}".utf8).contains(line[$0]) }
    return words.randomElement(using: &random).map { $0.startIndex..<$0.endIndex } ?? line.endIndex..<line.endIndex
  }

  private func anyBlock(_ random: inout SeededGenerator) -> Range<Int> {
    let first = Int.random(in: lines.indices, using: &random)
    let outer = indentation(of: lines[first])
    return first..<(lines[(first + 1)...].firstIndex { indentation(of: $0) <= outer } ?? lines.endIndex)
  }

  private func indentation(of line: [UInt8]) -> Int { line.prefix { $0 == UInt8(ascii: " ") }.count }

  private func indented(_ block: ArraySlice<[UInt8]>, to new: Int) -> [[UInt8]] {
    let old = block.first.map { indentation(of: $0) } ?? 0
    return block.map { line in
      let own = indentation(of: line)
      return [UInt8](repeating: UInt8(ascii: " "), count: max(0, own - old + new)) + line[own...]
    }
  }

  /// Returns the place of the key in a line, without indentation and list marks. It is empty for a line without a colon.
  private func key(of line: [UInt8]) -> Range<Int> {
    let start = line.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") } ?? line.endIndex
    return start..<(line[start...].firstIndex(of: UInt8(ascii: ":")) ?? start)
  }

  /// Returns the place of the value in a line, which begins after the colon.
  private func value(of line: [UInt8]) -> Range<Int> {
    let key = key(of: line)
    return (key.isEmpty ? key.lowerBound : key.upperBound + 1)..<line.endIndex
  }
}
