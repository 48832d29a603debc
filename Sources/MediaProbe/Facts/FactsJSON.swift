extension MediaFacts {
  /// Writes the members of a facts record: known values, `null` for facts in `unknown`, and nothing for facts that do
  /// not apply to this file. The caller opens and closes the object and may write members of its own.
  package func writeMembers(to json: inout JSONWriter) {
    var out = MemberWriter(json: consume json, unknown: unknown)
    out.put(.fileSize, "file_size", fileSize)
    out.put(.kind, "kind", kind?.rawValue)
    out.put(.container, "container", container)
    out.put(.mimeType, "mime_type", mimeType)
    out.put(.extensionMatches, "extension_matches", extensionMatches)
    out.put(.duration, "duration", duration)
    out.put(.bitRate, "bit_rate", bitRate)
    out.put(.fastStart, "fast_start", isFastStart)
    out.put(.fragmented, "fragmented", isFragmented)
    out.put(.editList, "edit_list", hasEditList)
    out.put(.encrypted, "encrypted", isEncrypted)
    if let video { video.write(to: &out) }
    if let audio { audio.write(to: &out) }
    if let image { image.write(to: &out) }
    json = out.json

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
private struct MemberWriter {
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

  /// Writes the key and returns true if the caller has to write a value.
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

extension VideoFacts {
  fileprivate func write(to out: inout MemberWriter) {
    out.json.key("video")
    out.json.beginObject()
    out.put(.videoCodec, "codec", codec)
    out.put(.videoCodecTag, "codec_tag", codecTag)
    out.put(.videoProfile, "profile", profile)
    out.put(.videoLevel, "level", level)
    out.put(.videoWidth, "width", width)
    out.put(.videoHeight, "height", height)
    out.put(.videoStoredWidth, "stored_width", storedWidth)
    out.put(.videoStoredHeight, "stored_height", storedHeight)
    out.put(.videoCleanAperture, "clean_aperture", cleanAperture)
    out.put(.videoRotation, "rotation", rotation)
    out.put(.videoMirrored, "mirrored", isMirrored)
    out.put(
      .videoSampleAspectRatio, "sample_aspect_ratio", sampleAspectRatio.map { "\($0.numerator):\($0.denominator)" })
    out.put(.videoAspectRatio, "aspect_ratio", aspectRatio?.value)
    out.put(
      .videoAverageFrameRate, "avg_frame_rate", averageFrameRate.map { "\($0.numerator)/\($0.denominator)" })
    out.put(.videoFrameRate, "frame_rate", frameRate)
    out.put(.videoVariableFrameRate, "variable_frame_rate", hasVariableFrameRate)
    out.put(.videoFrameCount, "frame_count", frameCount)
    out.put(.videoMaxKeyframeInterval, "max_keyframe_interval", maxKeyframeInterval)
    out.put(.videoClosedGOP, "closed_gop", hasClosedGOP)
    out.put(.videoPixelFormat, "pixel_format", pixelFormat)
    out.put(.videoBitDepth, "bit_depth", bitDepth)
    out.put(.videoChromaSubsampling, "chroma_subsampling", chromaSubsampling)
    out.put(.videoColorPrimaries, "color_primaries", colorPrimaries)
    out.put(.videoColorTransfer, "color_transfer", colorTransfer)
    out.put(.videoColorSpace, "color_space", colorSpace)
    out.put(.videoColorRange, "color_range", colorRange)
    out.put(.videoInterlaced, "interlaced", isInterlaced)
    out.put(.videoProjection, "projection", projection)
    out.put(.videoHDR, "hdr", hdr?.rawValue)
    out.put(.videoDuration, "duration", duration)
    out.put(.videoBitRate, "bit_rate", bitRate)
    out.json.endObject()
  }
}

extension AudioFacts {
  fileprivate func write(to out: inout MemberWriter) {
    out.json.key("audio")
    out.json.beginObject()
    out.put(.audioCodec, "codec", codec)
    out.put(.audioProfile, "profile", profile)
    out.put(.audioSampleRate, "sample_rate", sampleRate)
    out.put(.audioChannels, "channels", channels)
    out.put(.audioChannelLayout, "channel_layout", channelLayout)
    out.put(.audioBitRate, "bit_rate", bitRate)
    out.put(.audioDuration, "duration", duration)
    out.json.endObject()
  }
}

extension ImageFacts {
  fileprivate func write(to out: inout MemberWriter) {
    out.json.key("image")
    out.json.beginObject()
    out.put(.imageFormat, "format", format)
    out.put(.imageWidth, "width", width)
    out.put(.imageHeight, "height", height)
    out.put(.imageStoredWidth, "stored_width", storedWidth)
    out.put(.imageStoredHeight, "stored_height", storedHeight)
    out.put(.imageRotation, "rotation", rotation)
    out.put(.imageMirrored, "mirrored", isMirrored)
    out.put(.imageOrientation, "orientation", orientation)
    out.put(.imageBitDepth, "bit_depth", bitDepth)
    out.put(.imageColorType, "color_type", colorType?.rawValue)
    out.put(.imageHasAlpha, "has_alpha", hasAlpha)
    out.put(.imageAnimated, "animated", isAnimated)
    out.put(.imageFrameCount, "frame_count", frameCount)
    out.put(.imageProgressive, "progressive", isProgressive)
    out.put(.imageICCProfile, "icc_profile", iccProfile)
    out.put(.imageMotionPhoto, "motion_photo", isMotionPhoto)
    out.json.endObject()
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
    json.endObject()
  }
}
