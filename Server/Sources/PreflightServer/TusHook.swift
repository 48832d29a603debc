import Foundation
import Hummingbird
import NIOCore
import Preflight

/// The hooks of tusd 2 over HTTP (https://tus.github.io/tusd/advanced-topics/hooks/).
struct TusHook: Decodable {
  struct Event: Decodable {
    let upload: Upload

    enum CodingKeys: String, CodingKey { case upload = "Upload" }
  }

  struct Upload: Decodable {
    let size: UInt64?
    let isSizeDeferred: Bool?
    let offset: UInt64?
    let metaData: [String: String]?
    let storage: [String: String]?

    enum CodingKeys: String, CodingKey {
      case size = "Size"
      case isSizeDeferred = "SizeIsDeferred"
      case offset = "Offset"
      case metaData = "MetaData"
      case storage = "Storage"
    }
  }

  let type: String
  let event: Event

  enum CodingKeys: String, CodingKey {
    case type = "Type"
    case event = "Event"
  }

  private struct HookAnswer: ResponseEncodable {
    struct Response: Encodable {
      let statusCode: Int
      let body: String
      let header = ["Content-Type": "application/json"]

      enum CodingKeys: String, CodingKey {
        case statusCode = "StatusCode"
        case body = "Body"
        case header = "Header"
      }
    }

    var rejectsUpload: Bool?
    var stopsUpload: Bool?
    var response: Response?

    enum CodingKeys: String, CodingKey {
      case rejectsUpload = "RejectUpload"
      case stopsUpload = "StopUpload"
      case response = "HTTPResponse"
    }
  }

  static func answer(_ checks: Checks, _ request: Request, _ context: ServerContext) async throws -> Response {
    let body = try await checks.read(request, context)
    defer { checks.leave(body) }
    guard let hook = try? JSONDecoder().decode(TusHook.self, from: Data(body)) else {
      throw Problem(.badRequest, "found another body, expected a hook of tusd 2", isEarly: false)
    }
    var answer = HookAnswer()
    if let refused = try hook.refusal(checks) {
      checks.metrics.refused(refused.verdicts)
      checks.metrics.call("tusd \(hook.type.filter(\.isLetter))", "refused")
      let text = try JSONEncoder().encode(refused)
      answer.response = HookAnswer.Response(
        statusCode: refused.status, body: String(decoding: text, as: UTF8.self))
      switch hook.type {
      case "pre-create": answer.rejectsUpload = true
      case "post-receive": answer.stopsUpload = true
      default: break
      }
    }
    return try answer.response(from: request, context: context)
  }

  /// Returns why the upload is refused; nil if it is not.
  private func refusal(_ checks: Checks) throws -> Answer? {
    let isEnd = type == "pre-finish"
    guard isEnd || type == "pre-create" || type == "post-receive" else { return nil }
    let size = event.upload.isSizeDeferred == true ? nil : event.upload.size
    let name = event.upload.metaData?["filename"].map { AssetPath($0) }
    var check = UploadCheck(judges: try checks.destinations.judges(nil), size: size, named: name)
    if !check.isRefused, type != "pre-create" {
      guard let folder = checks.settings.tusFiles, let stored = event.upload.storage?["Path"] else {
        return isEnd ? stopped("start the server with --tus-files FOLDER, so that it can read the upload") : nil
      }
      // Only a name in the folder is opened, whatever path the hook states.
      let path = folder + "/" + (stored.split(separator: "/").last.map(String.init) ?? "")
      guard let file = StoredFile(path) else { return stopped("cannot read the stored upload in --tus-files") }
      if isEnd, let size, file.size != size {
        return stopped("the stored upload has \(file.size) bytes, expected \(size)")
      }
      file.feed(&check, upTo: isEnd ? file.size : event.upload.offset ?? 0)
      // The check needs bytes after the end of a file that is cut.
      if isEnd, check.needed != nil { check.end() }
    }
    let isRefused = check.isRefused || isEnd && !check.isAccepted
    guard isRefused else { return nil }
    return Answer(
      outcome: check.isRefused ? .refused : .unknown, status: check.isRefused ? 422 : 409, message: nil,
      bytesRead: check.bytesArrived, verdicts: check.verdicts)
  }

  private func stopped(_ message: String) -> Answer {
    Answer(outcome: .stopped, status: 500, message: message, bytesRead: 0, verdicts: [])
  }
}

/// A regular file that is being written, which is read where its header says.
private struct StoredFile {
  private let handle: FileHandle
  /// The number of bytes when the file was opened.
  let size: UInt64

  /// Returns nil for anything but a regular file; links are not followed.
  init?(_ path: String) {
    guard let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType,
      type == .typeRegular, let handle = FileHandle(forReadingAtPath: path), let size = try? handle.seekToEnd()
    else { return nil }
    (self.handle, self.size) = (handle, size)
  }

  /// Feeds the bytes that a check needs, as far as they have arrived.
  func feed(_ check: inout UploadCheck, upTo end: UInt64) {
    let most = min(end, size)
    while !check.isRefused, let needed = check.needed, needed.lowerBound < most {
      let count = min(max(needed.count, 65_536), 1 << 20, Int(clamping: most - needed.lowerBound))
      guard (try? handle.seek(toOffset: needed.lowerBound)) != nil,
        let bytes = try? handle.read(upToCount: count), !bytes.isEmpty
      else { break }
      check.add(bytes, at: needed.lowerBound)
    }
    try? handle.close()
  }
}
