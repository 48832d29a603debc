import Preflight

/// Posts in a table of comma-separated values (RFC 4180), one row for each. The first row has the names of the columns.
package struct PostSheet {
  /// The columns that are read, and the other names that people give them. Spaces and hyphens count as underscores.
  private static let synonyms: [String: [String]] = [
    "text": ["caption", "copy", "message", "post", "content", "body", "post_text", "post_copy", "tweet"],
    "media": [
      "image", "images", "picture", "pictures", "photo", "photos", "video", "videos", "file", "files", "asset",
      "assets", "creative",
    ],
    "alt_text": ["alt", "image_alt", "alternative_text"], "link": ["url", "links", "website"],
    "title": ["headline", "post_title"], "description": [], "cover": ["thumbnail"], "tags": ["keywords"],
    "to": ["network", "networks", "channel", "channels", "platform", "platforms", "destination", "destinations"],
  ]
  /// The fields whose cells have several values.
  private static let lists: Set<String> = ["media", "tags", "to"]

  private let bytes: [UInt8]
  private let separator: UInt8
  private var index = 0
  private var line = 1

  /// Returns a post for each row that is not empty. Columns such as a date or an author are ignored, unless their name resembles
  /// that of a field.
  static func posts(_ bytes: [UInt8], _ mistakes: Mistakes) -> [DocumentValue] {
    var sheet = PostSheet(bytes)
    let known = Self.synonyms.keys.sorted()
    let columns = sheet.row().map { cell -> String? in
      let name = cell.text.lowercased().map { $0 == " " || $0 == "-" ? "_" : String($0) }.joined()
      let field = Self.synonyms.first { $0.value.contains(name) }?.key ?? name
      return known.contains(field) || Guess.nearest(to: field, among: known) != nil ? field : nil
    }
    var posts: [DocumentValue] = []
    while sheet.index < sheet.bytes.count, mistakes.spend(at: Place(line: sheet.line, column: 1)) {
      let place = Place(line: sheet.line, column: 1)
      let cells = zip(columns, sheet.row()).filter { !$0.1.text.isEmpty }
      if !cells.isEmpty { posts.append(post(cells, place)) }
    }
    return posts
  }

  /// Returns the cells of each row that is not empty, with the number of its line. The first row has the names of the columns.
  package static func rows(_ bytes: [UInt8]) -> [(line: Int, cells: [String])] {
    var sheet = PostSheet(bytes)
    var rows: [(line: Int, cells: [String])] = []
    while sheet.index < sheet.bytes.count {
      let line = sheet.line
      let cells = sheet.row().map(\.text)
      if cells != [""] { rows.append((line, cells)) }
    }
    return rows
  }

  private init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    let head = text.prefix { $0 != 0x0A }
    let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    separator =
      separators.max { left, right in head.count { $0 == left } < head.count { $0 == right } } ?? separators[0]
    self.bytes = text
  }

  /// Reads a row. A cell in quotes can have separators, line ends and pairs of quotes.
  private mutating func row() -> [(text: String, place: Place)] {
    var cells: [(String, Place)] = []
    let first = line
    var cell: [UInt8] = []
    var isQuoted = false
    func end() { cells.append((String(decoding: cell, as: UTF8.self), Place(line: first, column: cells.count + 1))) }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A { line += 1 }
      if byte == UInt8(ascii: "\"") {
        if isQuoted, index < bytes.count, bytes[index] == byte {
          cell.append(byte)
          index += 1
        } else {
          isQuoted.toggle()
        }
      } else if isQuoted {
        cell.append(byte)
      } else if byte == separator {
        end()
        cell = []
      } else if byte == 0x0A {
        break
      } else if byte != 0x0D {
        cell.append(byte)
      }
    }
    end()
    return cells
  }

  private static func post(_ cells: [(String?, (text: String, place: Place))], _ place: Place) -> DocumentValue {
    var members: [RequestBody.Member] = []
    var networks: [DocumentValue] = []
    for case (let name?, let cell) in cells {
      func value(_ text: some StringProtocol) -> DocumentValue {
        DocumentValue(place: cell.place, content: .scalar(String(text), quoted: true))
      }
      let parts = cell.text.split { $0 == "\n" || $0 == ";" || $0 == "|" || $0 == "," }
      let items = parts.map { value($0.trimmed) }
      if name == "to" {
        networks += items
      } else {
        let key = DocumentValue(place: cell.place, content: .scalar(name, quoted: true))
        let list = DocumentValue(place: cell.place, content: .list(items))
        members.append((key, lists.contains(name) ? list : value(cell.text)))
      }
    }
    return DocumentValue.post(members, to: networks, at: place)
  }
}

extension DocumentValue {
  /// Returns a document with a post.
  static func post(_ members: [RequestBody.Member], to networks: [DocumentValue], at place: Place) -> DocumentValue {
    func key(_ name: String) -> DocumentValue { DocumentValue(place: place, content: .scalar(name, quoted: true)) }
    let post = (key: key("post"), value: DocumentValue(place: place, content: .mapping(members)))
    let to = (key: key("to"), value: DocumentValue(place: place, content: .list(networks)))
    return DocumentValue(place: place, content: .mapping(networks.isEmpty ? [post] : [post, to]))
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
