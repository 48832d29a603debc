import MediaProbe
package import Preflight

/// Reads the build settings of a `project.pbxproj`. The file is a property list in the old text format, of which only
/// tokens are recognized. All other parts are searched as plain text.
public struct ProjectReader: Sendable {
  /// Creates a reader, which can read any number of projects.
  public init() {}

  private static let mark = "// !$*UTF8*$!"

  /// Returns the project. A file without the first line that Xcode writes is refused.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The path of the file, for messages.
  package func read(_ bytes: [UInt8], name: String) throws(DocumentErrors) -> XcodeProject {
    guard bytes.starts(with: Self.mark.utf8) else {
      throw DocumentErrors(.start, Message(.noXcodeProject, .text(Self.mark)), name: name)
    }
    var scan = ProjectScan(bytes)
    scan.run()
    return XcodeProject(
      text: AppSources(CollectionOfOne(bytes)), settings: scan.settings,
      hasConfigurationFiles: scan.hasConfigurationFiles)
  }
}

/// Finds the values of build settings. It reads each token once and keeps no stack, so that any bytes are safe.
private struct ProjectScan {
  private enum Token: Equatable {
    case word(String)
    case sign(UInt8)
  }

  private let bytes: [UInt8]
  private var index = 0
  private(set) var settings: [String: [String]] = [:]
  /// The values of each setting, to find repetitions.
  private var known: [String: Set<String>] = [:]
  private(set) var hasConfigurationFiles = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    var previous: Token?
    var name: String?
    while let token = next() {
      if token == .sign(UInt8(ascii: "=")), case .word(let word) = previous {
        name = word
        if word == "baseConfigurationReference" { hasConfigurationFiles = true }
      } else if token == .sign(UInt8(ascii: "{")), name == "buildSettings" {
        readSettings()
        name = nil
      } else if case .sign = token {
        name = nil
      }
      previous = token
    }
  }

  /// Reads `NAME = value;` and `NAME = (value, value);` up to the end of the dictionary.
  private mutating func readSettings() {
    var name: String?
    var isValue = false
    var depth = 1
    while depth > 0, let token = next() {
      switch token {
      case .word(let word):
        if isValue, let name { add(word, to: name) } else { name = word }
      case .sign(UInt8(ascii: "=")): isValue = true
      case .sign(UInt8(ascii: ";")):
        isValue = false
        name = nil
      case .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: "}")): depth -= 1
      case .sign: break
      }
    }
  }

  /// A condition such as `[sdk=iphoneos*]` after the name is left out. A value may have several words.
  private mutating func add(_ value: String, to name: String) {
    let name = String(name.prefix { $0 != "[" })
    for word in value.split(whereSeparator: \.isWhitespace).map(String.init) {
      if known[name, default: []].insert(word).inserted { settings[name, default: []].append(word) }
    }
  }

  private mutating func next() -> Token? {
    Work.observed?.count(1)
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "/")) {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "*")) {
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && follows(UInt8(ascii: "/"))) { index += 1 }
        index += 2
      } else if byte == UInt8(ascii: "\"") {
        return quoted()
      } else if Self.signs.contains(byte) {
        index += 1
        return .sign(byte)
      } else {
        let start = index
        while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "\""),
          !Self.signs.contains(bytes[index])
        {
          index += 1
        }
        return .word(String(decoding: bytes[start..<index], as: UTF8.self))
      }
    }
    return nil
  }

  private static let signs = Array("{}()=;,".utf8)

  private func follows(_ byte: UInt8) -> Bool { index + 1 < bytes.count && bytes[index + 1] == byte }

  /// Reads a word in quotes. A backslash keeps the next byte, and is left out.
  private mutating func quoted() -> Token {
    var word: [UInt8] = []
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") { index += 1 }
      if index < bytes.count { word.append(bytes[index]) }
      index += 1
    }
    index += 1
    return .word(String(decoding: word, as: UTF8.self))
  }
}
