import MediaProbe

// Modules for browsers do not upload.
#if !hasFeature(Embedded)
  extension UploadForm {
    init(compiled json: inout JSONScanner, sources: [Source]) throws(JSONDamage) {
      try json.beginObject()
      try json.required("source")
      source = try Source(citedIn: &json, among: sources)
      method = try json.word("method")
      rounding = try json.word("rounding")
      fetches = json.member("fetches") ? try json.bool() : false
      try json.required("figures")
      figures = try json.list { json throws(JSONDamage) in try Figure(compiled: &json, sources: sources) }
      try json.endObject()
    }

    func compile(to json: inout JSONWriter, sources: [Source]) {
      json.beginObject()
      json.key("source")
      source.cite(in: &json, among: sources)
      json.word("method", method)
      json.word("rounding", rounding)
      if fetches {
        json.key("fetches")
        json.bool(true)
      }
      json.key("figures")
      json.beginArray()
      for figure in figures { figure.compile(to: &json, sources: sources) }
      json.endArray()
      json.endObject()
    }
  }

  extension UploadForm.Figure {
    fileprivate init(compiled json: inout JSONScanner, sources: [Source]) throws(JSONDamage) {
      try json.beginObject()
      name = try json.word("name")
      let start = json.offset
      guard let limit = try json.int("limit") else { throw JSONDamage(at: start, "expected a limit") }
      self.limit = limit
      other = try json.int("other")
      try json.required("source")
      source = try Source(citedIn: &json, among: sources)
      place = try json.value("where")
      written = try json.value("written")
      try json.endObject()
    }

    fileprivate func compile(to json: inout JSONWriter, sources: [Source]) {
      json.beginLine()
      json.beginObject()
      json.word("name", name)
      json.int("limit", limit)
      json.int("other", other)
      json.key("source")
      source.cite(in: &json, among: sources)
      json.value("where", place)
      json.value("written", written)
      json.endObject()
    }
  }

  extension UploadForm.Method: CompiledWord { static let compiledWords = WordTable<Self>() }
  extension UploadForm.Rounding: CompiledWord { static let compiledWords = WordTable<Self>() }
  extension UploadForm.Figure.Name: CompiledWord { static let compiledWords = WordTable<Self>() }
#endif
