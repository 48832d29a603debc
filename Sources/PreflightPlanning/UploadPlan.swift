package import PreflightRules

/// The chunks in which a file is uploaded.
package struct UploadPlan: Sendable, Equatable {
  /// The size of the file, of each chunk but the last one, and of the last one, in bytes.
  package let fileSize: Int
  package let chunkSize: Int
  package let count: Int
  package let lastSize: Int

  /// A figure that a plan breaks.
  package struct Breach: Sendable, Equatable {
    /// The figure; nil for the number of chunks that follows from the sizes.
    package let figure: UploadForm.Figure?
    /// The value of the plan, and the value that the figure or the arithmetic asks for.
    package let found: Int
    package let expected: Int
    /// False if the plan breaks one meaning of the figure's unit only.
    package let isCertain: Bool
  }

  private init(_ fileSize: Int, _ chunkSize: Int, _ count: Int) {
    (self.fileSize, self.chunkSize, self.count) = (fileSize, chunkSize, count)
    lastSize = fileSize - (count - 1) * chunkSize
  }

  /// Makes the plan that the figures of a form ask for; nil if the server divides the file, if the file is empty, or if no plan
  /// meets the figures.
  package init?(of fileSize: Int, _ form: UploadForm) {
    guard fileSize > 0, form.method == .chunks else { return nil }
    func limit(_ name: UploadForm.Figure.Name) -> Int? {
      form.figure(name).map { min($0.limit, $0.other ?? $0.limit) }
    }
    let least = form.figure(.chunkMin).map { max($0.limit, $0.other ?? $0.limit) } ?? 1
    let most = limit(.chunkMax) ?? fileSize
    let step = limit(.chunkMultiple) ?? 1
    if let exact = limit(.chunkSize) {
      self.init(fileSize, exact < fileSize ? exact : fileSize, Self.count(fileSize, exact, form.rounding))
      return
    }
    // One chunk needs no arithmetic, so it is the choice wherever the documents allow it.
    let usual = limit(.chunkExample)
    let canBeWhole = fileSize < least || (form.figure(.wholeMax) != nil || usual == nil) && fileSize <= most
    if canBeWhole {
      self.init(fileSize, fileSize, 1)
      return
    }
    var chunk = min(usual ?? most, fileSize)
    if let countMax = limit(.countMax) ?? limit(.indexMax).map({ $0 + 1 }),
      Self.count(fileSize, chunk, form.rounding) > countMax
    {
      chunk = (fileSize + countMax - 1) / countMax
    }
    chunk = (max(chunk, min(least, fileSize)) + step - 1) / step * step
    self.init(fileSize, chunk, Self.count(fileSize, chunk, form.rounding))
    guard Self.breaches(of: fileSize, chunkSize: chunk, count: count, form).isEmpty else { return nil }
  }

  /// The number of chunks of a size.
  package static func count(_ fileSize: Int, _ chunkSize: Int, _ rounding: UploadForm.Rounding) -> Int {
    switch rounding {
    case .down: max(1, fileSize / chunkSize)
    case .up: max(1, (fileSize - 1) / chunkSize + 1)
    }
  }

  /// Returns the figures that somebody's plan breaks; empty if it is valid.
  ///
  /// - Parameter count: The number of chunks; nil for the one that follows.
  package static func breaches(
    of fileSize: Int, chunkSize: Int, count: Int?, _ form: UploadForm
  ) -> [Breach] {
    guard fileSize > 0, chunkSize > 0, form.method == .chunks else { return [] }
    let expected = self.count(fileSize, chunkSize, form.rounding)
    let count = count ?? expected
    var breaches: [Breach] = []
    func check(_ name: UploadForm.Figure.Name, _ found: Int, expected: Int? = nil, _ isWithin: (Int, Int) -> Bool) {
      guard let figure = form.figure(name), !isWithin(found, figure.limit) else { return }
      let isCertain = figure.other.map { !isWithin(found, $0) } ?? true
      breaches.append(
        Breach(figure: figure, found: found, expected: expected ?? figure.limit, isCertain: isCertain))
    }
    // A small file has one chunk of its own size, below the least size of others.
    if chunkSize != fileSize { check(.wholeBelow, fileSize, expected: fileSize) { $0 >= $1 } }
    let isSmallAndWhole =
      count == 1 && chunkSize == fileSize && form.figure(.wholeBelow).map { fileSize < $0.limit } ?? false
    if !isSmallAndWhole { check(.chunkMin, chunkSize) { $0 >= $1 } }
    check(.chunkMax, chunkSize) { $0 <= $1 }
    if count > 1 {
      check(.chunkMultiple, chunkSize) { $0 % $1 == 0 }
      check(.chunkSize, chunkSize) { $0 == $1 }
    } else {
      check(.wholeMax, fileSize) { $0 <= $1 }
    }
    check(.countMax, count) { $0 <= $1 }
    check(.indexMax, count - 1) { $0 <= $1 }
    if count != expected {
      breaches.append(Breach(figure: nil, found: count, expected: expected, isCertain: true))
    } else {
      check(.lastMax, fileSize - (count - 1) * chunkSize) { $0 <= $1 }
    }
    return breaches
  }
}
