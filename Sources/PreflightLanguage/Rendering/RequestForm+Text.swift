#if !hasFeature(Embedded) || PAGE
  import MediaProbe
  public import PreflightRules

  extension RequestForm {
    /// Returns every field with its type for people: `title.hashtags[].index`, `whole number`.
    public func rows(in language: Language = .english) -> [(name: String, value: String)] {
      Self.rows(fields, in: "", language)
    }

    private static func rows(
      _ fields: [FieldForm], in group: String, _ language: Language
    ) -> [(name: String, value: String)] {
      let words = language.words
      return fields.flatMap { field -> [(name: String, value: String)] in
        let name = (group.isEmpty ? "" : group + ".") + field.name + (field.isList ? "[]" : "")
        if case .group(let members) = field.type { return rows(members, in: name, language) }
        let standard = field.standard.map { words.destinations.standard($0.literal) } ?? ""
        return [(name, words.fieldValue(field.type) + standard)]
      }
    }
  }

  extension FactValue {
    /// The value as written in a document.
    fileprivate var literal: String { if case .flag(let flag) = self { "\(flag)" } else { Phrase.of(self, unit: nil) } }
  }
#endif
