package import MediaProbe
package import Preflight
import PreflightDocuments

/// A team's own file of recorded outcomes, one record per line.
package struct OutcomeStore: Sendable {
  /// The file in the working folder that is used if no other one is named.
  package static let usualName = "preflight-outcomes.ndjson"

  package let path: AssetPath

  package init(_ path: AssetPath?) { self.path = path ?? AssetPath(Self.usualName) }

  /// Adds records. Several programs can do so at the same time, and none of their records is lost.
  package func append(_ records: [OutcomeRecord], patience: Int = 10_000) throws(Failure) {
    try expectStore()
    do throws(AppendedFile.Failure) {
      try AppendedFile.append(records.flatMap(\.line), to: path, patience: patience)
    } catch {
      switch error {
      case .locked: throw Failure(.incomplete, .storeLocked(shown(path)))
      case .notRegular: throw Failure(.usage, .noStore(shown(path)))
      case .system(let error): throw Failure(.incomplete, .cannotAddToStore(shown(path), CommandText(error)))
      }
    }
  }

  /// Throws if the file has a content that is no store, so that a wrong path damages no other file.
  private func expectStore() throws(Failure) {
    guard let file = try? OpenFile(path) else { return }
    let head = (try? file.bytes(0..<UInt64(OutcomeRecord.beginning.count))) ?? []
    guard head.isEmpty || OutcomeRecord.beginning.starts(with: head) else {
      throw Failure(.usage, .noStore(shown(path)))
    }
  }

  /// Reads all records.
  ///
  /// - Parameter today: Records of later days are damage.
  package func read(until today: CivilDate) throws(Failure) -> OutcomeTable {
    var table = OutcomeTable()
    try eachLine { line, number throws(Failure) in table.add(line, number: number, until: today) }
    return table
  }

  /// Passes on each line that is not empty, with its number.
  func eachLine(_ take: ([UInt8], Int) throws(Failure) -> Void) throws(Failure) {
    let file: OpenFile
    do {
      file = try OpenFile(path)
    } catch {
      throw Failure(.incomplete, .cannotRead(shown(path), CommandText(error)))
    }
    var lines = RecordLines(file)
    while let line = try next(&lines) { try take(line, lines.number) }
  }

  private func next(_ lines: inout RecordLines) throws(Failure) -> [UInt8]? {
    do {
      return try lines.next().map(Array.init)
    } catch let interruption as ReadInterruption {
      throw Failure(.incomplete, .cannotRead(shown(path), CommandText(interruption)))
    } catch {
      throw Failure(.incomplete, .storeLineTooLong(shown(path), lines.number + 1))
    }
  }
}
