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
      throw Failure(
        .incomplete,
        "cannot read the baseline \(shown(path)): \(error); --write-baseline writes one")
    } catch {
      throw Failure(.incomplete, "cannot read the baseline \(shown(path)): \(error)")
    }
  }

  /// Returns the place of a new baseline. Throws if it would replace a file of another kind: if a user omits the value of the
  /// option, the next argument, a media file, becomes its value.
  ///
  /// - Parameter inputs: The files that the run reads.
  package static func place(of path: AssetPath, besides inputs: InputFiles) throws -> OutputPlace {
    let isBaseline = (try? read(path)) != nil
    if let file = try? OpenFile(path), file.fileSize > 0, !isBaseline {
      throw mistake(
        "the baseline would replace \(shown(path)), which is not a baseline: name another file for it")
    }
    // A new baseline may replace the one that the run reads.
    let place = OutputPlace(path, OutputKind("baseline"), besides: isBaseline ? inputs.excluding(path) : inputs)
    try expectWritable(place, noun: noun)
    return place
  }

  private static var noun: CommandText { "the baseline " }

  /// Writes a baseline, and returns a remark about it.
  package static func write(_ baseline: Baseline, to place: OutputPlace) throws -> CommandText {
    try PreflightOperations.write(baseline.document, to: place, noun: noun)
    return
      "wrote the baseline \(shown(place.path)) with \(problems(baseline.count)) of \(files(baseline.entries.count)); use it with --baseline"
  }

  private static func files(_ count: Int) -> CommandText { count == 1 ? "1 file" : "\(count) files" }

  fileprivate static func problems(_ count: Int) -> CommandText { count == 1 ? "1 problem" : "\(count) problems" }
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
        remark("the baseline accepts \(entry.title) of \(shown(path)), which does not have this problem any more")
      }
      if gone.count > Self.mostLines {
        remark("\(gone.count - Self.mostLines) more entries of the baseline are not needed any more")
      }
      if !gone.isEmpty {
        remark("write the baseline again with --write-baseline to remove them")
        isUnused = true
      }
    }
    for allowance in expired {
      remark(
        "the allowance for \(allowance.title) expired on \(allowance.until.map { "\($0)" } ?? ""): repair the files, or extend it"
      )
    }
    for allowance in unneeded {
      remark("the allowance for \(allowance.title) is not needed any more: remove it")
      isUnused = true
    }
    return (remarks, isUnused)
  }

  /// The remark about the accepted findings; nil if there are no such findings.
  package var acceptedLine: CommandText? {
    let counts = accepted
    if counts.isEmpty { return nil }
    let (byBaseline, byAllowances) = (counts[.baseline] ?? 0, counts[.allowance] ?? 0)
    let problems = BaselineFile.problems(byBaseline + byAllowances)
    if byAllowances == 0 { return "the baseline accepts \(problems)" }
    if byBaseline == 0 { return "allowances accept \(problems)" }
    return "\(problems) accepted: \(byBaseline) by the baseline, \(byAllowances) by allowances"
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
