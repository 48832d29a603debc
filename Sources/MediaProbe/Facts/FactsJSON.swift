extension MediaFacts {
  /// Writes the members of a facts record: known values, `null` for facts in `unknown`, and nothing for facts that do
  /// not apply to this file. The caller opens and closes the object and may write members of its own.
  package func writeMembers(to json: inout JSONWriter) {
    var out = MemberWriter(json: consume json, unknown: unknown)
    writeFacts(to: &out)
    if let video {
      out.begin("video")
      video.writeFacts(to: &out)
      out.json.endObject()
    }
    if let audio {
      out.begin("audio")
      audio.writeFacts(to: &out)
      out.json.endObject()
    }
    if let image {
      out.begin("image")
      image.writeFacts(to: &out)
      out.json.endObject()
    }
    // A picture whose colors were not read has only their reasons.
    if let color = color ?? (unknown.contains(.colorSpace) ? ColorFacts() : nil) {
      out.begin("color")
      color.writeFacts(to: &out)
      out.json.endObject()
    }
    json = out.json
    if let content { content.writeMember(unknown, to: &json) }
    if hasDocumentParts { writeDocumentParts(to: &json) }

    json.key("streams")
    json.beginArray()
    for stream in streams { stream.write(to: &json) }
    json.endArray()
    json.key("tier")
    json.string(tier.rawValue)
    json.key("bytes_read")
    json.int(bytesRead)
    json.key("unknown")
    unknown.write(to: &json)
    json.key("problems")
    json.beginArray()
    for problem in problems { writeCoded(problem.code.rawValue, problem.message, to: &json) }
    json.endArray()
    if let error {
      json.key("error")
      writeCoded(error.code.rawValue, error.message, to: &json)
    }
  }
}

extension MediaFacts {
  private func writeDocumentParts(to json: inout JSONWriter) {
    var out = MemberWriter(json: consume json, unknown: unknown)
    if let document {
      out.begin("document")
      document.writeFacts(to: &out)
      out.json.endObject()
    }
    if let archive {
      out.begin("archive")
      archive.writeFacts(to: &out)
      out.json.endObject()
    }
    if let captions {
      out.begin("captions")
      captions.writeFacts(to: &out)
      out.json.endObject()
    }
    json = out.json
  }
}

extension UnknownFacts {
  /// Writes each fact with its reason and tier, in the order of `Fact`, so that equal facts give equal bytes.
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !isEmpty {
      for fact in Fact.allCases {
        guard let place = place(of: fact) else { continue }
        json.key(escaping: fact.rawValue)
        json.beginObject()
        entries[place].reason.message.writeMembers("reason", to: &json)
        if let tier = entries[place].reason.tier {
          json.key("tier")
          json.string(tier.rawValue)
        }
        json.endObject()
      }
    }
    json.endObject()
  }
}

/// A writer of optional members: it writes a value, `null` if the fact is in `unknown`, and otherwise nothing.
struct MemberWriter {
  var json: JSONWriter
  let unknown: UnknownFacts

  mutating func put(_ fact: Fact, _ key: StaticString, _ value: String?) {
    if begin(fact, key, isNil: value == nil), let value { json.string(value) }
  }
  mutating func put(_ fact: Fact, _ key: StaticString, _ value: Bool?) {
    if begin(fact, key, isNil: value == nil), let value { json.bool(value) }
  }
  mutating func put(_ fact: Fact, _ key: StaticString, _ value: Int?) {
    if begin(fact, key, isNil: value == nil), let value { json.int(value) }
  }
  mutating func put(_ fact: Fact, _ key: StaticString, _ value: Int64?) {
    if begin(fact, key, isNil: value == nil), let value { json.int(value) }
  }
  mutating func put(_ fact: Fact, _ key: StaticString, _ value: Double?) {
    if begin(fact, key, isNil: value == nil), let value { json.number(value) }
  }
  mutating func put(_ fact: Fact, _ key: StaticString, _ value: PixelSize?) {
    guard begin(fact, key, isNil: value == nil), let value else { return }
    json.beginObject()
    json.key("width")
    json.int(value.width)
    json.key("height")
    json.int(value.height)
    json.endObject()
  }

  /// Begins the object of a part.
  mutating func begin(_ part: StaticString) {
    json.key(part)
    json.beginObject()
  }

  /// Writes the key and returns true if the caller must write a value.
  private mutating func begin(_ fact: Fact, _ key: StaticString, isNil: Bool) -> Bool {
    guard isNil else {
      json.key(key)
      return true
    }
    if unknown.contains(fact) {
      json.key(key)
      json.null()
    }
    return false
  }
}

extension ContentFacts {
  fileprivate func writeMember(_ unknown: UnknownFacts, to json: inout JSONWriter) {
    json.key("content")
    json.beginObject()
    var out = MemberWriter(json: consume json, unknown: unknown)
    writeFacts(to: &out)
    json = out.json
    json.key("intervals")
    json.beginArray()
    for interval in intervals { interval.write(to: &json) }
    json.endArray()
    if let loudnessCurve {
      json.key("loudness_curve")
      loudnessCurve.write(to: &json)
    }
    if let brightnessCurve {
      json.key("brightness_curve")
      brightnessCurve.write(to: &json)
    }
    json.endObject()
  }
}

extension ContentInterval {
  package func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("kind")
    json.string(kind.rawValue)
    json.key("start")
    json.number(start)
    json.key("end")
    json.number(end)
    if let firstFrame {
      json.key("first_frame")
      json.int(firstFrame)
    }
    if let endFrame {
      json.key("end_frame")
      json.int(endFrame)
    }
    json.endObject()
  }
}

extension ContentCurve {
  fileprivate func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("start")
    json.number(start)
    json.key("step")
    json.number(step)
    json.key("points")
    json.beginArray()
    for point in points { json.number(point) }
    json.endArray()
    json.endObject()
  }
}

extension StreamFacts {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("index")
    json.int(index)
    json.key("type")
    json.string(type.rawValue)
    if let codec {
      json.key("codec")
      json.string(codec)
    }
    if let duration {
      json.key("duration")
      json.number(duration)
    }
    json.key("default")
    json.bool(isDefault)
    json.key("attached_pic")
    json.bool(isAttachedPicture)
    if let language {
      json.key("language")
      json.string(language)
    }
    if isMain {
      json.key("main")
      json.bool(true)
    }
    if let start {
      json.key("start")
      json.number(start)
    }
    json.endObject()
  }
}
