package import MediaProbe

extension JSONWriter {
  package mutating func member(_ key: StaticString, _ value: String) {
    self.key(key)
    string(value)
  }

  package mutating func member(_ key: StaticString, _ value: Int) {
    self.key(key)
    int(value)
  }

  package mutating func member(_ key: StaticString, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  package mutating func member(_ key: StaticString, _ values: [String]) {
    array(key) { json in for value in values { json.string(value) } }
  }

  /// Writes an object as the next element.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    beginObject()
    members(&self)
    endObject()
  }

  /// Writes a member that is an object.
  package mutating func object(_ key: StaticString, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(members)
  }

  /// Writes a member that is an array.
  package mutating func array(_ key: StaticString, _ elements: (inout JSONWriter) -> Void) {
    self.key(key)
    beginArray()
    elements(&self)
    endArray()
  }

  /// Writes a member that is an array with an object for each element.
  package mutating func objects<Elements: Sequence>(
    _ key: StaticString, _ elements: Elements, _ members: (Elements.Element, inout JSONWriter) -> Void
  ) {
    array(key) { json in for element in elements { json.object { members(element, &$0) } } }
  }
}
