package import MediaProbe
package import Preflight
package import PreflightDocuments

/// The file of a baseline.
package enum BaselineFile {
  /// Reads a baseline.
  package static func read(_ path: AssetPath) throws -> (baseline: Baseline, folder: AssetPath) {
    do {
      let file = try OpenFile(path)
      let bytes = try file.bytes(0..<UInt64(min(Int(file.fileSize), BaselineReader.sizeLimit + 1)))
      return (try BaselineReader.read(bytes, name: path.text), path.parentFolder)
    } catch let error as DocumentErrors {
      throw Failure(.incomplete, mistakes: error)
    } catch let error as ReadError {
      throw Failure(.incomplete, .cannotReadBaselineFile(shown(path), CommandText(error)))
    } catch {
      throw Failure(.incomplete, .cannotReadBaseline(shown(path), CommandText(error)))
    }
  }

  /// Returns the place of a new baseline. Throws if it would replace a file of another kind: if a user omits the value of the
  /// option, the next argument, a media file, becomes its value.
  ///
  /// - Parameter inputs: The files that the run reads.
  package static func place(of path: AssetPath, besides inputs: InputFiles) throws -> OutputPlace {
    let isBaseline = (try? read(path)) != nil
    if let file = try? OpenFile(path), file.fileSize > 0, !isBaseline {
      throw mistake(.baselineReplaces(shown(path)))
    }
    // A new baseline may replace the one that the run reads.
    let place = OutputPlace(path, OutputKind("baseline"), besides: isBaseline ? inputs.excluding(path) : inputs)
    try expectWritable(place, noun: noun)
    return place
  }

  private static var noun: CommandText { .theBaseline }

  /// Writes a baseline, and returns a remark about it.
  package static func write(_ baseline: Baseline, to place: OutputPlace) throws -> CommandText {
    try PreflightOperations.write(baseline.document, to: place, noun: noun)
    return .wroteBaseline(shown(place.path), .problems(baseline.count), .files(baseline.entries.count))
  }
}

extension Acceptances {
  /// The largest number of lines about entries of a baseline that no longer occur.
  private static let mostLines = 5

  /// Returns remarks about the entries that are no longer needed, and true if such entries exist.
  package func remarks(
    slot: String?, judging destinations: [Destination], baselineFolder: AssetPath?
  ) -> (remarks: [CommandText], isUnused: Bool) {
    var remarks: [CommandText] = []
    func remark(_ text: CommandText) { remarks.append(text) }
    var isUnused = false
    if let folder = baselineFolder {
      let ids = Set(destinations.map(\.id))
      // A run in one slot does not judge by the rules of other slots.
      let gone = goneEntries(in: folder) { rule in
        slot == nil && (rule.hasPrefix("file/") || ids.contains(String(rule.prefix { $0 != "/" })))
      }
      for (path, entry) in gone.prefix(Self.mostLines) {
        remark(.baselineEntryGone(entry.title, shown(path)))
      }
      if gone.count > Self.mostLines {
        remark(.moreEntriesGone(gone.count - Self.mostLines))
      }
      if !gone.isEmpty {
        remark(.writeBaselineAgain)
        isUnused = true
      }
    }
    for allowance in expired {
      remark(.allowanceExpired(allowance.title, allowance.until.map { "\($0)" } ?? ""))
    }
    for allowance in unneeded {
      remark(.allowanceUnneeded(allowance.title))
      isUnused = true
    }
    return (remarks, isUnused)
  }

  /// The remark about the accepted findings; nil if there are no such findings.
  package var acceptedLine: CommandText? {
    let counts = accepted
    if counts.isEmpty { return nil }
    let (byBaseline, byAllowances) = (counts[.baseline] ?? 0, counts[.allowance] ?? 0)
    let problems = CommandText.problems(byBaseline + byAllowances)
    if byAllowances == 0 { return .acceptedByBaseline(problems) }
    if byBaseline == 0 { return .acceptedByAllowances(problems) }
    return .accepted(problems, byBaseline, byAllowances)
  }
}

extension Baseline.Entry {
  /// The rule or the error code that the entry accepts, for messages.
  fileprivate var title: String {
    switch self {
    case .finding(let rule, let measured): rule + (measured.map { " (\($0))" } ?? "")
    case .error(let code): code.rawValue
    }
  }
}
