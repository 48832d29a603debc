package import MediaProbe
package import Preflight
import PreflightDocuments

/// The log of a tool that posts: which file went where, and what the destination answered.
///
/// These forms are known by their fields. Each entry is a line (NDJSON), an element of a list, or a row of a table (CSV):
/// - A team's own: `file`, `to`, `date`, and `accepted`, `answer`, `code` or `text`. `response` can have the answer of an API.
/// - Ayrshare's history: `created`, `mediaUrls`, `postIds` and `errors` (https://www.ayrshare.com/docs/apis/post/get-post and
///   https://www.ayrshare.com/docs/errors/errors-ayrshare).
/// - Postiz's posts: `state`, `publishDate`, `image`, `error` and `integration.providerIdentifier` (the model `Post` of its database,
///   https://github.com/gitroomhq/postiz-app/blob/main/libraries/nestjs-libraries/src/database/prisma/schema.prisma).
/// - An answer of the Graph API in `response`: `error` with `error_subcode` or `code`, or `status_code` and `status` of a container
///   (https://developers.facebook.com/docs/graph-api/guides/error-handling).
package struct OutcomeLog: Sendable {
  /// An answer of a destination to one file.
  package struct Entry: Sendable, Equatable {
    package var line: Int
    /// The path or the address of the file, as written.
    package var file: String
    /// The destination or the network, as written; nil if the entry names none.
    package var to: String?
    package var answer: PostAnswer
    package var code: String?
    package var text: String?
    package var date: CivilDate
    package var post: String?
  }

  /// A part of the log that is no answer to one file.
  package struct Omission: Sendable {
    package let line: Int
    package let reason: CommandText
  }

  package private(set) var entries: [Entry] = []
  package private(set) var omissions: [Omission] = []

  /// The largest size in bytes.
  private static let sizeLimit: Int64 = 256 << 20
  private static let valueLimit = 10_000_000

  package init(_ path: AssetPath) throws(Failure) {
    let bytes: [UInt8]
    do {
      let file = try OpenFile(path)
      guard file.fileSize <= Self.sizeLimit else {
        throw Failure(.incomplete, .logTooLarge(shown(path), Int(file.fileSize >> 20), Int(Self.sizeLimit >> 20)))
      }
      bytes = try file.bytes(0..<UInt64(clamping: file.fileSize))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.incomplete, .cannotRead(shown(path), CommandText(error)))
    }
    self.init(bytes)
  }

  package init(_ bytes: [UInt8]) {
    let first = bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      addTable(bytes)
      return
    }
    if let document = try? JSONValue(text: bytes, atMost: Self.valueLimit) {
      add(document, line: 1)
      return
    }
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let text = Array(line.last == 0x0D ? line.dropLast() : line)
      guard !text.isEmpty else { continue }
      do throws(JSONDamage) {
        add(try JSONValue(text: text, atMost: Self.valueLimit), line: index + 1)
      } catch {
        omit(index + 1, CommandText(asWritten: error.message))
      }
    }
  }

  private mutating func omit(_ line: Int, _ reason: CommandText) {
    omissions.append(Omission(line: line, reason: reason))
  }

  /// Adds the rows of a table, whose first row has the names of the fields.
  private mutating func addTable(_ bytes: [UInt8]) {
    let rows = PostSheet.rows(bytes)
    guard let names = rows.first?.cells.map({ $0.lowercased() }) else { return }
    for row in rows.dropFirst() {
      let members = zip(names, row.cells).filter { !$0.1.isEmpty }
      add(.object(Dictionary(members.map { ($0, .string($1)) }) { first, _ in first }), line: row.line)
    }
  }

  private mutating func add(_ value: JSONValue, line: Int) {
    switch value {
    case .array(let items): for item in items { add(item, line: line) }
    case .object where value["history"] != nil: add(value["history"] ?? .null, line: line)
    case .object where value["posts"] != nil: add(value["posts"] ?? .null, line: line)
    case .object where value["postIds"] != nil || value["mediaUrls"] != nil: addAyrshare(value, line)
    case .object where value["state"] != nil && value["publishDate"] != nil: addPostiz(value, line)
    case .object: addOwn(value, line)
    default: omit(line, .logEntryWithoutAnswer)
    }
  }

  // MARK: - Forms

  private mutating func addOwn(_ value: JSONValue, _ line: Int) {
    guard let file = value["file"]?.text else { return omit(line, .logEntryWithoutFile) }
    guard let date = day(value["date"], line) else { return }
    var entry = Entry(
      line: line, file: file, to: value["to"]?.text, answer: .refused, code: value["code"]?.word,
      text: value["text"]?.text, date: date, post: value["post"]?.word)
    if let answer = value["answer"]?.text {
      guard let answer = PostAnswer(rawValue: answer) else {
        return omit(line, .logEntryWithOtherAnswer(answer, PostAnswer.allCases.map(\.rawValue).joined(separator: ", ")))
      }
      entry.answer = answer
    } else if let accepted = value["accepted"]?.word {
      entry.answer = ["true", "yes", "1"].contains(accepted.lowercased()) ? .accepted : .refused
    } else if let response = value["response"] {
      guard let answer = Self.graphAnswer(response) else { return omit(line, .logEntryWithoutAnswer) }
      (entry.answer, entry.code, entry.text) = (answer.answer, answer.code, answer.text)
    } else if entry.code == nil, entry.text == nil {
      return omit(line, .logEntryWithoutAnswer)
    }
    entries.append(entry)
  }

  private mutating func addAyrshare(_ value: JSONValue, _ line: Int) {
    let media = value["mediaUrls"]?.items.compactMap(\.text) ?? []
    guard media.count == 1 else { return omit(line, .logEntryOfSeveralFiles(media.count)) }
    guard let date = day(value["created"], line) else { return }
    for error in value["errors"]?.items ?? [] {
      entries.append(
        Entry(
          line: line, file: media[0], to: error["platform"]?.text, answer: .refused,
          // The code is Ayrshare's own, so it must not be taken for one of the destination.
          code: error["code"]?.word.map { "ayrshare:\($0)" }, text: error["message"]?.text, date: date,
          post: value["id"]?.text))
    }
    for post in value["postIds"]?.items ?? [] where post["status"]?.text == "success" {
      entries.append(
        Entry(
          line: line, file: media[0], to: post["platform"]?.text, answer: .accepted, date: date,
          post: value["id"]?.text))
    }
  }

  private mutating func addPostiz(_ value: JSONValue, _ line: Int) {
    let state = value["state"]?.text
    // A post that waits or is a draft has no answer yet.
    guard state == "PUBLISHED" || state == "ERROR" else { return }
    let images: JSONValue? =
      value["image"]?.text.flatMap { try? JSONValue(text: Array($0.utf8), atMost: 10_000) } ?? value["image"]
    let media = images?.items.compactMap { $0["path"]?.text } ?? []
    guard media.count == 1 else { return omit(line, .logEntryOfSeveralFiles(media.count)) }
    guard let date = day(value["publishDate"], line) else { return }
    var entry = Entry(
      line: line, file: media[0], to: value["integration"]?["providerIdentifier"]?.text, answer: .accepted, date: date,
      post: value["id"]?.text)
    if state == "ERROR" {
      entry.answer = .refused
      entry.text = value["error"]?.text
      // The text can be the answer of the network.
      if let text = entry.text, let answer = try? JSONValue(text: Array(text.utf8), atMost: 10_000),
        let found = Self.graphAnswer(answer), found.answer == .refused
      {
        (entry.code, entry.text) = (found.code, found.text)
      }
    }
    entries.append(entry)
  }

  /// Returns what can be recorded: the entries whose file and destination are known.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files, in which an entry is found by the last part of its path or address.
  ///   - destinations: The destinations by the names of networks in the log.
  ///   - usual: The destination of entries that name no other one; nil for none.
  package mutating func posted(
    in folder: AssetPath, _ destinations: [String: String], usual: String?, _ list: DestinationList
  ) -> [OutcomeJob.Posted] {
    var posted: [OutcomeJob.Posted] = []
    for entry in entries {
      let named = entry.to.flatMap { name in
        destinations[name] ?? (list.members(of: name.lowercased()).count == 1 ? name : nil)
      }
      guard let destination = named ?? usual else {
        omit(entry.line, .logEntryWithoutDestination(entry.to ?? ""))
        continue
      }
      let path = AssetPath(bytes: Array(entry.file.utf8.prefix { $0 != UInt8(ascii: "?") }))
      let places = [path, folder.appending(Array(path.lastComponent))]
      guard let file = places.first(where: { !$0.isMissing }) else {
        omit(entry.line, .logEntryFileMissing(shown(path), shown(folder)))
        continue
      }
      posted.append(
        OutcomeJob.Posted(
          file, to: destination, answer: entry.answer, code: entry.code, text: entry.text, date: entry.date,
          post: entry.post))
    }
    return posted
  }

  /// Returns the answer in a response of the Graph API; nil for another response.
  private static func graphAnswer(_ response: JSONValue) -> (answer: PostAnswer, code: String?, text: String?)? {
    if let error = response["error"] {
      // The code alone is not unique, and the subcode is.
      let code = error["error_subcode"]?.word ?? error["code"]?.word
      return (.refused, code, error["error_user_msg"]?.text ?? error["message"]?.text)
    }
    switch response["status_code"]?.text {
    case "ERROR"?, "EXPIRED"?:
      let status = response["status"]?.text
      // Such as “Error: Media upload has failed with error code 2207026”.
      let digits = status?.split { !$0.isNumber }.last { $0.count >= 4 }
      return (.refused, digits.map { String($0) }, status)
    case "FINISHED"?, "PUBLISHED"?: return (.accepted, nil, nil)
    default: return response["id"] == nil ? nil : (.accepted, nil, nil)
    }
  }

  /// Returns the day of a date or a time (ISO 8601).
  private mutating func day(_ value: JSONValue?, _ line: Int) -> CivilDate? {
    let text = value?.text ?? ""
    guard let day = CivilDate(String(text.prefix(10))) else {
      omit(line, .logEntryWithoutDay(text))
      return nil
    }
    return day
  }
}

extension JSONValue {
  /// A text, or a number or flag as text.
  fileprivate var word: String? {
    switch self {
    case .string(let text): text.isEmpty ? nil : text
    case .integer(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    default: nil
    }
  }
}
