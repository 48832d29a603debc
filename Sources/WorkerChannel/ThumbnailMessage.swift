public import MediaProbe

extension WorkerMessage {
  /// Creates the answer to a request for a thumbnail: width and height in two bytes each, then the JPEG. The payload is empty
  /// without a thumbnail.
  public init(thumbnail: Thumbnail?, id: UInt64) {
    var payload: [UInt8] = []
    if let thumbnail {
      payload.append(field: UInt16(clamping: thumbnail.width))
      payload.append(field: UInt16(clamping: thumbnail.height))
      payload += thumbnail.jpeg
    }
    self.init(kind: .thumbnail, id: id, payload: payload)
  }

  /// Returns the thumbnail that answers a request; nil if the worker made none.
  public func thumbnail(answering request: WorkerRequest) throws(ChannelError) -> Thumbnail? {
    try check(.thumbnail, answers: request)
    guard !payload.isEmpty else { return nil }
    let (width, height) = (payload.field(at: 0, as: UInt16.self), payload.field(at: 2, as: UInt16.self))
    guard let thumbnail = Thumbnail(jpeg: Array(payload.dropFirst(4)), width: Int(width), height: Int(height)) else {
      throw .malformed("found \(payload.count) bytes that are no thumbnail")
    }
    return thumbnail
  }
}
