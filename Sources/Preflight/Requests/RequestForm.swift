public import MediaProbe

/// Which fields a share request of one destination has, by the names of its SDK.
public struct RequestForm: Sendable, Equatable {
  /// The document that names the fields.
  public let source: Source
  public let fields: [FieldForm]
  /// What follows when a value is of another type than the field; nil when no document tells.
  public let malformed: Int?
  /// What follows when a value is of the right type and cannot be used: an unknown word, media of another kind; nil when
  /// no document tells.
  public let unusable: Int?

  public init(source: Source, fields: [FieldForm], malformed: Int? = nil, unusable: Int? = nil) {
    self.source = source
    self.fields = fields
    self.malformed = malformed
    self.unusable = unusable
  }
}

/// One field of a request.
public struct FieldForm: Sendable, Equatable {
  /// As the SDK spells it.
  public let name: String
  public let type: FieldType
  /// A list of such values instead of one.
  public let isList: Bool
  /// What the SDK takes when the field is not given; nil for nothing.
  public let standard: FactValue?
  /// Fields beside it of which any that is given counts in its place, so that its media are not looked at.
  public let overriddenBy: [String]
  /// What it says of the app that shares; nil for nothing.
  public let tells: AppDetail?

  public init(
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

/// Something about the app that shares which a field of its request says.
public enum AppDetail: Sendable, Hashable {
  /// The address by which the destination hands back to the app.
  case redirectURI
  /// The link that is shared.
  case link
  /// What counts in place of a value of the Info.plist, by its key.
  case infoPlist(String)
}

extension RequestForm {
  /// The fields that say something of the app, by their whole names; those in lists do not.
  var appDetails: [(field: String, detail: AppDetail)] { Self.appDetails(fields, in: "") }

  private static func appDetails(_ fields: [FieldForm], in group: String) -> [(field: String, detail: AppDetail)] {
    fields.filter { !$0.isList }.flatMap { field -> [(field: String, detail: AppDetail)] in
      let name = group + field.name
      if case .group(let members) = field.type { return appDetails(members, in: name + ".") }
      return field.tells.map { [(name, $0)] } ?? []
    }
  }
}

/// What the value of a field is.
public indirect enum FieldType: Sendable, Equatable {
  /// A text that people read. Texts within one group count together.
  case text
  /// A text that no person reads: an id, an address.
  case identifier
  case integer
  case number
  case flag
  /// One of the SDK's words.
  case choice([String])
  /// The path of a media file, for the first of these slots that takes its kind.
  case media(slots: [String])
  /// The path of a media file of one of these kinds that stands in no slot: no rule on media counts it.
  case attachment([MediaFacts.Kind])
  case group([FieldForm])

  /// What a document may say, as grammar files and messages name it.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    case text, identifier, integer, number, flag, choice, media, attachment, group
  }

  public var name: Name {
    switch self {
    case .text: .text
    case .identifier: .identifier
    case .integer: .integer
    case .number: .number
    case .flag: .flag
    case .choice: .choice
    case .media: .media
    case .attachment: .attachment
    case .group: .group
    }
  }
}
