import MediaProbe

extension AssetPath {
  /// The path without a leading `./`, so that one file has one name.
  package var normalized: ArraySlice<UInt8> {
    var rest = bytes[...]
    while rest.starts(with: [UInt8(ascii: "."), UInt8(ascii: "/")]) {
      rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "/") }
    }
    return rest.isEmpty ? bytes[...] : rest
  }
}
