import MediaProbe

/// The lists of error codes in schemas that are otherwise written by hand.
enum ErrorCodeSchema {
  /// Returns a schema with the current codes in each list that begins with the first of them. A list with groups gets those too.
  static func text(in schema: String) -> String {
    let codes = ReadError.Code.allCases.map(\.rawValue)
    let groups = ReadError.Code.Group.allCases.map(\.rawValue)
    return schema.replacing(/("enum": \[\s*)"not_found",(\s*)([^\]]*?)(\s*\])/) { list in
      let names = list.3.contains("\"\(groups[0])\"") ? codes + groups : codes
      return "\(list.1)\(names.map { "\"\($0)\"" }.joined(separator: ",\(list.2)"))\(list.4)"
    }
  }
}
