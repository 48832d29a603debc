package import MediaProbe

extension WorkerMessage {
  /// Creates a message on the progress of a request: the decoded seconds and the length of the file, both in microseconds.
  package init(_ progress: ReadingProgress, id: UInt64) {
    var payload: [UInt8] = []
    payload.append(field: UInt64(bitPattern: progress.seconds.inMicroseconds))
    payload.append(field: UInt64(bitPattern: progress.length.inMicroseconds))
    self.init(kind: .progress, id: id, payload: payload)
  }

  /// Returns the progress of a request.
  package func progress(of request: WorkerRequest) throws(ChannelError) -> ReadingProgress {
    try check(.progress, answers: request)
    func seconds(at place: Int) -> Double {
      Double(Int64(clamping: payload.field(at: place, as: UInt64.self))) / 1_000_000
    }
    return ReadingProgress(seconds: seconds(at: 0), of: seconds(at: 8))
  }
}
