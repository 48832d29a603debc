/// Values by key, in the order in which their keys first occurred.
package struct Grouped<Key: Hashable, Value> {
  package private(set) var values: [Value] = []
  private var keys: [Key] = []
  private var places: [Key: Int] = [:]

  package init() {}

  /// Returns the place of the value for a key, which is made if the key is new.
  package mutating func place(of key: Key, _ make: () -> Value) -> Int {
    if let place = places[key] { return place }
    places[key] = values.count
    values.append(make())
    keys.append(key)
    return values.count - 1
  }

  /// The values with their keys.
  package var all: [(key: Key, value: Value)] { zip(keys, values).map { ($0, $1) } }

  package subscript(place: Int) -> Value {
    get { values[place] }
    set { values[place] = newValue }
  }
}

extension Grouped {
  /// Returns members by key.
  package static func members<Member>(_ pairs: [(key: Key, member: Member)]) -> [(key: Key, members: [Member])]
  where Value == (key: Key, members: [Member]) {
    var groups = Grouped()
    for (key, member) in pairs { groups[groups.place(of: key) { (key, []) }].members.append(member) }
    return groups.values
  }
}
