extension Problem {
  /// Smallest number of zeros that are evidence: a part of any format begins with a mark or a size.
  static let fewestZeros = 16

  /// Returns the problem of a place where an expected part of the file does not begin.
  ///
  /// - Parameters:
  ///   - part: The part, a term such as `aCluster`.
  ///   - bytes: The bytes at that place. If they are all zeros, the part was never written, or was overwritten.
  package static func instead(of part: Message.ID, at place: UInt64, _ bytes: ArraySlice<UInt8>) -> Problem {
    let isEmpty = bytes.count >= fewestZeros && bytes.prefix(64).allSatisfy { $0 == 0 }
    return isEmpty
      ? Problem(.zeroFilled, .zerosInstead, .int(place), .term(part))
      : Problem(.damaged, .othersInstead, .int(place), .term(part))
  }
}
