extension MediaFacts: CustomStringConvertible {
  /// The facts that identify a file in one line, such as `mp4 video, 1080×1920, h264, aac, 15.0 s, 7700000 bytes`.
  public var description: String {
    if let error { return "\(error)" }
    var parts = [([container, kind?.rawValue].compactMap { $0 }).joined(separator: " ")]
    if let width = video?.width ?? image?.width, let height = video?.height ?? image?.height {
      parts.append("\(width)×\(height)")
    }
    parts += [video?.codec, audio?.codec].compactMap { $0 }
    if let duration { parts.append("\(duration) s") }
    if let fileSize { parts.append("\(fileSize) bytes") }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension ReadError: CustomStringConvertible {
  /// The code and the message, such as `truncated: the file ends within its index`.
  public var description: String { "\(code.rawValue): \(message.english)" }
}

extension Problem: CustomStringConvertible {
  /// The code and the message.
  public var description: String { "\(code.rawValue): \(message.english)" }
}

extension AssetPath: CustomStringConvertible {
  /// The path as text; see `text`.
  public var description: String { text }
}
