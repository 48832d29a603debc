extension Problem {
  /// Smallest number of zeros that are evidence: a part of any format begins with a mark or a size.
  static let fewestZeros = 16

  /// The problem of a place where a part of the file should begin and does not.
  ///
  /// - Parameters:
  ///   - part: The part, a term such as `aCluster`.
  ///   - bytes: The bytes that are there. Only zeros were never written, or overwritten.
  static func instead(of part: Message.ID, at place: UInt64, _ bytes: ArraySlice<UInt8>) -> Problem {
    let isEmpty = bytes.count >= fewestZeros && bytes.prefix(64).allSatisfy { $0 == 0 }
    return isEmpty
      ? Problem(.zeroFilled, .zerosInstead, .int(place), .term(part))
      : Problem(.damaged, .othersInstead, .int(place), .term(part))
  }
}
