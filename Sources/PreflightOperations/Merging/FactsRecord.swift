package import MediaProbe

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension MediaFacts {
  /// Reads facts from the record of a probe, whose members can have any order; nil if they are none.
  package init?(record: JSONValue) {
    var json = JSONWriter()
    record.write(to: &json)
    guard let facts = try? JSONDecoder().decode(MediaFacts.self, from: Data(json.bytes)), facts.impossibleValue == nil
    else { return nil }
    self = facts
  }
}
