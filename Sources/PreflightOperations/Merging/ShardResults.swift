package import MediaProbe
package import Preflight
package import PreflightReports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The results of a shard in the format `ndjson` or `json`.
package final class ShardResults {
  let path: AssetPath
  let shard: Shard
  package let run: ShardRun
  let versions: Versions
  private var lines: RecordLines
  private var delivered = 0
  /// Writes the records that the file is expected to contain.
  private var reporter: NDJSONReporter?

  struct Versions: Decodable {
    let preflight: String
    let schema: Int
    let rules: String?
    let libraries: [String: String]
  }

  private struct Summary: Decodable {
    let record: String
    let interrupted: Bool
    let versions: Versions
    let shard: ShardRun?
  }

  private struct Head: Decodable {
    let record: String
    let path: String
    let pathBytes: String?
    let reason: Message?
    let facts: MediaFacts?

    enum CodingKeys: String, CodingKey {
      case record, path, reason, facts, args
      case pathBytes = "path_bytes"
      case messageID = "message_id"
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      record = try members.decode(String.self, forKey: .record)
      path = try members.decode(String.self, forKey: .path)
      pathBytes = try members.decodeIfPresent(String.self, forKey: .pathBytes)
      // The reason of a verdict is an object of its own, which is made from the rules again.
      reason =
        record == "skip" && members.contains(.reason)
        ? try Message(from: members, text: .reason, id: .messageID, arguments: .args) : nil
      facts = try members.decodeIfPresent(MediaFacts.self, forKey: .facts)
    }
  }

  package init(_ path: AssetPath) throws(Failure) {
    self.path = path
    let file: OpenFile
    do {
      file = try OpenFile(path)
    } catch {
      throw Failure(.incomplete, .cannotRead(shown(path), CommandText(error.message)))
    }
    if let head = try? file.bytes(0..<2), head == [0xFF, 0xFE] || head == [0xFE, 0xFF] {
      throw Failure(.incomplete, .resultInUTF16(shown(path)))
    }
    lines = RecordLines(file)
    guard let last = try? RecordLines.last(of: file),
      let summary = try? JSONDecoder().decode(Summary.self, from: Data(last)), summary.record == "summary"
    else {
      throw Failure(.incomplete, .resultWithoutSummary(shown(path)))
    }
    versions = summary.versions
    guard versions.schema == schemaVersion else {
      throw Failure(.incomplete, .resultOfOtherSchema(shown(path), "\(versions.schema)", "\(schemaVersion)"))
    }
    guard let run = summary.shard, let shard = Shard(index: run.index, count: run.count), run.total >= 0 else {
      throw Failure(.incomplete, .notAShard(shown(path)))
    }
    guard versions.preflight == toolVersion else {
      throw Failure(.incomplete, .resultOfOtherVersion(shown(path), versions.preflight, toolVersion))
    }
    guard !summary.interrupted else {
      throw Failure(.incomplete, .interruptedShard(shown(path), run.index, run.count))
    }
    self.run = run
    self.shard = shard
  }

  /// Returns the next item, judged again.
  ///
  /// The same facts and rules give the same records, byte for byte. If the records in the file differ, they were made with
  /// other rules, or are damaged.
  package func next(_ policy: Policy, _ destinations: [Destination]) throws -> BatchItem {
    guard let line = try nextRecord(), let head = try? JSONDecoder().decode(Head.self, from: Data(line)) else {
      throw damaged(.missingRecord)
    }
    delivered += 1
    let item = try item(head, line, policy)
    var expected: [UInt8] = []
    var reporter =
      reporter
      ?? NDJSONReporter(
        RunInfo(toolVersion: toolVersion, destinations: destinations, withFacts: true))
    reporter.add(item, into: &expected)
    self.reporter = reporter
    for (index, wanted) in expected.split(separator: UInt8(ascii: "\n")).enumerated() {
      let found = index == 0 ? line : try nextRecord().map(Array.init)
      guard let found, found.elementsEqual(wanted) else {
        throw damaged(.recordsDiffer(shown(AssetPath(head.path))))
      }
    }
    return item
  }

  /// Throws if not every record was read.
  package func finish() throws {
    guard delivered == shard.size(of: run.total), try nextRecord() != nil, try nextRecord() == nil else {
      throw damaged(.numberOfRecordsDiffers)
    }
  }

  private func item(_ head: Head, _ line: [UInt8], _ policy: Policy) throws -> BatchItem {
    let bytes = head.pathBytes.flatMap { Data(base64Encoded: $0) }.map { Array($0) }
    let path = bytes.map { AssetPath(bytes: $0) } ?? AssetPath(head.path)
    switch (head.record, head.reason, head.facts) {
    case ("skip", let reason?, _): return .skip(path, reason: reason)
    case ("verdict", _, let facts?): return .asset(CheckedAsset(path, facts, by: policy))
    case ("facts", _, _):
      guard let facts = try? JSONDecoder().decode(MediaFacts.self, from: Data(line)) else { break }
      return .asset(CheckedAsset(path, facts, by: policy))
    default: break
    }
    throw damaged(.incompleteRecord(shown(AssetPath(head.path))))
  }

  private func nextRecord() throws -> [UInt8]? {
    do {
      return try lines.next().map(Array.init)
    } catch let interruption as ReadInterruption {
      if case .failed(let error) = interruption { throw damaged(CommandText(error.message)) }
      throw damaged(.unreadableFile)
    } catch {
      throw damaged(.lineTooLong)
    }
  }

  private func damaged(_ reason: CommandText) -> Failure {
    Failure(.incomplete, .itemOfShard(shown(path), delivered + 1, shard.size(of: run.total), reason))
  }
}
