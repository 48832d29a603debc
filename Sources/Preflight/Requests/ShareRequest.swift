public import MediaProbe

/// What an app would hand to the SDK of a destination, as a document tells it.
public struct ShareRequest: Sendable {
  /// One value of a request: of a field, of a list, of an item of a list, of a group.
  public struct Field: Sendable, Equatable {
    /// With positions: `title.hashtags[1].index`.
    public let name: String
    /// Without: `title.hashtags[].index`.
    public let pattern: String
    /// Of a list the number of its items, of a group its texts behind each other; true for a group without texts.
    public let value: FactValue
    /// Nil for what the SDK takes when nothing is given.
    public let place: DocumentPlace?

    public init(name: String, pattern: String, value: FactValue, place: DocumentPlace?) {
      self.name = name
      self.pattern = pattern
      self.value = value
      self.place = place
    }
  }

  /// A media file that a field names.
  public struct Medium: Sendable, Equatable {
    /// `localIdentifiers[3]`.
    public let field: String
    /// Where the file lies, from the folder in which the command runs.
    public let path: AssetPath
    /// The slots in which it can stand; empty for one that stands in none.
    public let slots: [String]
    /// What it may be.
    public let kinds: [MediaFacts.Kind]
    /// Why it may not be opened; nil for a path that stays within the folder of the document.
    public let refusal: ReadError?
    public let place: DocumentPlace

    public init(
      field: String, path: AssetPath, slots: [String], kinds: [MediaFacts.Kind], refusal: ReadError? = nil,
      place: DocumentPlace
    ) {
      self.field = field
      self.path = path
      self.slots = slots
      self.kinds = kinds
      self.refusal = refusal
      self.place = place
    }
  }

  /// A file of the app that shares.
  public struct AppFile: Sendable, Equatable {
    public let kind: AppContext.File
    /// Where it lies, from the folder in which the command runs.
    public let path: AssetPath
    /// Why it may not be opened; nil for a path that stays within the folder of the document.
    public let refusal: ReadError?
    public let place: DocumentPlace

    public init(kind: AppContext.File, path: AssetPath, refusal: ReadError? = nil, place: DocumentPlace) {
      self.kind = kind
      self.path = path
      self.refusal = refusal
      self.place = place
    }

    /// The field that names it: `context.info_plist`.
    public var field: String { kind.field }
  }

  public let destination: Destination
  public let id: RequestID
  /// Where the request begins.
  public let place: DocumentPlace
  public let fields: [Field]
  public let media: [Medium]
  public let appFiles: [AppFile]
  /// What its files say of the app, as far as they were read.
  public var app = AppContext()
  /// What it says of the parameters of the destination: versions, permissions.
  public let assumptions: Assumptions
  /// What the document says that no request of this destination can, and files of the app that cannot be read.
  public var mistakes: [FormMistake]

  public init(
    destination: Destination, id: RequestID, place: DocumentPlace, fields: [Field], media: [Medium],
    appFiles: [AppFile] = [], assumptions: Assumptions = Assumptions(), mistakes: [FormMistake] = []
  ) {
    self.destination = destination
    self.id = id
    self.place = place
    self.fields = fields
    self.media = media
    self.appFiles = appFiles
    self.assumptions = assumptions
    self.mistakes = mistakes
  }
}

/// Which request of which document.
public struct RequestID: Sendable, Hashable {
  public let document: AssetPath
  /// From 0.
  public let index: Int
  /// Whether the document has others, so that the index has to be told.
  public let hasSiblings: Bool

  public init(document: AssetPath, index: Int, hasSiblings: Bool) {
    self.document = document
    self.index = index
    self.hasSiblings = hasSiblings
  }
}

extension AppContext.File {
  /// The field of a request that names it: `context.info_plist`.
  var field: String { "context.\(rawValue)" }
}
