import MediaProbe

/// Why a page could not read a file, as `preflight.mjs` numbers it.
enum Failure: Int32 {
  case changed = 0
  case gone, failed, slow, stopped

  /// - Parameter text: What the browser says.
  func error(_ text: String) -> ReadError {
    switch self {
    case .changed: .changedWhileReading
    case .gone: ReadError(.notFound, .noSuchFile)
    case .failed: ReadError(.ioError, .readingFailed, .text(text))
    case .slow: ReadError(.timedOut, .headerTimedOut)
    case .stopped: ReadError(.internal, Message(asWritten: "the module stopped while it read the file (\(text))"))
    }
  }
}
