package import MediaProbe

/// The fields of a share request of one destination, by their names in its SDK.
package struct RequestForm: Sendable, Equatable {
  /// The document that names the fields.
  package let source: Source
  package let fields: [FieldForm]
  /// The share state for a text with an unpaired surrogate; nil if no document states it.
  package let malformed: Int?
  /// The share state for media of a kind that the field does not accept; nil if no document states it.
  package let unusable: Int?
  /// True for the generic form of a post (`form: post`), so that one post can be judged for the destination.
  package let isPost: Bool
  /// Other names of fields. A name with a period is that of a member: `post_info.title`.
  package let aliases: [FieldAlias]
  /// Mappings of the destination's API whose members count as fields of the request.
  package let unwrapped: [String]

  package init(
    source: Source, fields: [FieldForm], malformed: Int? = nil, unusable: Int? = nil, isPost: Bool = false,
    aliases: [FieldAlias] = [], unwrapped: [String] = []
  ) {
    self.source = source
    self.fields = fields
    self.malformed = malformed
    self.unusable = unusable
    self.isPost = isPost
    self.aliases = aliases
    self.unwrapped = unwrapped
  }

  /// The names that a document can give to fields, and to the mappings around them.
  package var names: [String] {
    fields.map { $0.name } + unwrapped + aliases.compactMap { $0.name.split(separator: ".").last.map { String($0) } }
  }
}

/// A field of a post that counts as another field of a destination, unless the post has that field too.
package struct FieldAlias: Sendable, Equatable {
  /// The name in the post.
  package let name: String
  /// The field of the destination.
  package let field: String

  package init(_ name: String, as field: String) {
    self.name = name
    self.field = field
  }
}

/// One field of a request.
package struct FieldForm: Sendable, Equatable {
  /// The name as spelled in the SDK.
  package let name: String
  package let type: FieldType
  /// True if the value is a list of values of the type.
  package let isList: Bool
  /// The default value of the SDK; nil if none is stated.
  package let standard: FactValue?
  /// Fields that replace this one if they are given, so that its media are not read.
  package let overriddenBy: [String]
  /// The property of the app that the field states; nil if it states no such property.
  package let tells: AppDetail?

  package init(
    _ name: String, _ type: FieldType, isList: Bool = false, standard: FactValue? = nil, overriddenBy: [String] = [],
    tells: AppDetail? = nil
  ) {
    self.name = name
    self.type = type
    self.isList = isList
    self.standard = standard
    self.overriddenBy = overriddenBy
    self.tells = tells
  }
}

/// A property of the app that a field of its request states.
package enum AppDetail: Sendable, Hashable {
  /// The address by which the destination returns to the app.
  case redirectURI
  /// The link that is shared.
  case link
  /// A replacement for the value of this Info.plist key.
  case infoPlist(String)
}

extension RequestForm {
  /// The fields that state properties of the app, with their full names; fields in lists do not.
  package var appDetails: [(field: String, detail: AppDetail)] { Self.appDetails(fields, in: "") }

  private static func appDetails(_ fields: [FieldForm], in group: String) -> [(field: String, detail: AppDetail)] {
    fields.filter { !$0.isList }.flatMap { field -> [(field: String, detail: AppDetail)] in
      let name = group + field.name
      if case .group(let members) = field.type { return appDetails(members, in: name + ".") }
      return field.tells.map { [(name, $0)] } ?? []
    }
  }
}

/// The type of a field's value.
package indirect enum FieldType: Sendable, Equatable {
  /// A text for people. The texts of one group are counted together.
  case text
  /// A text that people do not read, such as an id or an address.
  case identifier
  case integer
  case number
  case flag
  /// A whole number, or a text of digits.
  case digits
  /// One of the SDK's words. Code can also write a word as a constant, which begins with one of these names.
  case choice([String], constants: [String] = [])
  /// The path of a media file. It belongs to the first of these slots that accepts its kind.
  case media(slots: [String])
  /// The path of a media file of one of these kinds that is in no slot. Rules on media do not count it.
  case attachment([MediaFacts.Kind])
  case group([FieldForm])
  /// A value of any type. No rule reads the values in it.
  case anything

  /// The name of a type in grammar files and messages.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    case text, identifier, integer, digits, number, flag, choice, media, attachment, group, anything
  }

  package var name: Name {
    switch self {
    case .text: .text
    case .identifier: .identifier
    case .integer: .integer
    case .digits: .digits
    case .number: .number
    case .flag: .flag
    case .choice: .choice
    case .media: .media
    case .attachment: .attachment
    case .group: .group
    case .anything: .anything
    }
  }
}
