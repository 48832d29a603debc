/// The groups of a user in an order in which each group comes after the groups that it names.
///
/// The search is iterative, because a document can have a chain of thousands of groups.
struct GroupOrder {
  /// The names of all groups.
  private(set) var names: [String] = []
  /// The number of the cycle of each group. Groups that contain each other have the same one.
  private var cycles: [String: Int] = [:]

  /// A group whose members are being visited.
  private struct Visit {
    let name: String
    var nextMember = 0
  }

  /// - Parameter groups: The members of each group, as written.
  init(_ groups: [String: [String]]) {
    // Tarjan's algorithm: a group ends a cycle if none of its members leads to a group that was found earlier.
    var found: [String: Int] = [:]
    var lowest: [String: Int] = [:]
    var open: [String] = []
    for start in groups.keys.sorted() where found[start] == nil {
      var visits: [Visit] = []
      func begin(_ name: String) {
        lowest[name] = found.count
        found[name] = found.count
        open.append(name)
        visits.append(Visit(name: name))
      }
      begin(start)
      while var visit = visits.popLast() {
        let members = groups[visit.name] ?? []
        if visit.nextMember < members.count {
          let member = members[visit.nextMember]
          visit.nextMember += 1
          visits.append(visit)
          Work.observed?.count(1)
          guard groups[member] != nil else { continue }
          if let number = found[member] {
            if cycles[member] == nil { lowest[visit.name] = min(lowest[visit.name] ?? number, number) }
          } else {
            begin(member)
          }
          continue
        }
        let low = lowest[visit.name] ?? 0
        if let above = visits.last { lowest[above.name] = min(lowest[above.name] ?? low, low) }
        guard low == found[visit.name] else { continue }
        while let name = open.popLast() {
          cycles[name] = low
          names.append(name)
          if name == visit.name { break }
        }
      }
    }
  }

  /// Returns true if a group contains itself through one of its members.
  func isCycle(_ group: String, through member: String) -> Bool {
    guard let cycle = cycles[group] else { return false }
    return cycles[member] == cycle
  }
}
