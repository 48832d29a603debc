import MediaProbe
import Preflight
package import PreflightReports

/// The results of all shards of a run, in the order of the shards.
package struct ShardSet {
  package let shards: [ShardResults]
  /// The description of the run, which is the same in all shards. Its index has no meaning.
  package let run: ShardRun
  /// The versions of the libraries that the shards used.
  package let libraries: [String: String]

  /// Puts the shards into order.
  ///
  /// - Throws: `Failure` if a shard is missing or given twice, or if the shards are from different runs.
  package init(_ files: [ShardResults]) throws(Failure) {
    guard let first = files.first else { throw Failure(.usage, .noResults) }
    var libraries: [String: String] = [:]
    for file in files {
      if let difference = Self.difference(first, file) {
        throw Failure(.incomplete, .shardsOfDifferentRuns(shown(first.path), shown(file.path), difference))
      }
      for (name, version) in file.versions.libraries {
        guard libraries[name] ?? version == version else {
          throw Failure(.incomplete, .shardsOfDifferentLibraries(name, libraries[name] ?? "", version))
        }
        libraries[name] = version
      }
    }
    var shards: [ShardResults] = []
    for index in 1...first.shard.count {
      let found = files.filter { $0.shard.index == index }
      guard let file = found.first else {
        throw Failure(.incomplete, .missingShard(index, first.shard.count))
      }
      guard found.count == 1 else {
        throw Failure(
          .incomplete, .shardTwice(index, first.shard.count, found.map { shown($0.path) }.joined(separator: ", ")))
      }
      shards.append(file)
    }
    self.shards = shards
    self.libraries = libraries
    run = first.run
  }

  /// Returns a property that differs between two shards although it must not; nil if no property differs.
  private static func difference(_ left: ShardResults, _ right: ShardResults) -> String? {
    let (one, other) = (left.run, right.run)
    if one.count != other.count { return "the number of shards" }
    if one.destinations != other.destinations { return "their destinations" }
    if left.versions.rules != right.versions.rules { return "the date of their rules" }
    if one.slot != other.slot || one.assume != other.assume || one.asOf != other.asOf {
      return "their options (--slot, --assume, --as-of)"
    }
    if one.failOn != other.failOn || one.allowEmpty != other.allowEmpty || one.withFacts != other.withFacts {
      return "their options (--fail-on, --allow-empty, --with-facts)"
    }
    if one.total != other.total || one.fingerprint != other.fingerprint
      || one.pathsFingerprint != other.pathsFingerprint
    {
      return
        "the files that they found (\(one.total) and \(other.total) paths): keep results out of the scanned folders"
    }
    return nil
  }
}
