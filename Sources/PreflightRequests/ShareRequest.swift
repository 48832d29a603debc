public import MediaProbe
public import PreflightJudging
public import PreflightRules

/// The request that an app would send to the SDK of a destination, as a document describes it.
public struct ShareRequest: Sendable {
  /// One value of a request: of a field, a list, an item of a list or a group.
  public struct Field: Sendable, Equatable {
    /// The name with positions: `title.hashtags[1].index`.
    public let name: String
    /// The name without positions: `title.hashtags[].index`.
    public let pattern: String
    /// The number of items for a list, or the joined texts for a group. True for a group without texts.
    public let value: FactValue
    /// The place in the document; nil for a default of the SDK.
    public let place: DocumentPlace?

    /// Creates a value of a request. The place is nil for a default of the SDK.
    public init(name: String, pattern: String, value: FactValue, place: DocumentPlace?) {
      self.name = name
      self.pattern = pattern
      self.value = value
      self.place = place
    }
  }

  /// A media file that a field names.
  public struct Medium: Sendable, Equatable {
    /// The field, such as `localIdentifiers[3]`.
    public let field: String
    /// The path of the file, relative to the folder in which the command runs.
    public let path: AssetPath
    /// The slots that the file may fill; empty if it fills no slot.
    public let slots: [String]
    /// The kinds that the file may have.
    public let kinds: [MediaFacts.Kind]
    /// The reason why the file may not be opened; nil for a path within the folder of the document.
    public let refusal: ReadError?
    /// The place in the document that names the file.
    public let place: DocumentPlace

    /// Creates a file of a request. The refusal is nil for a file that may be opened.
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
    /// The kind of file, which decides how it is read.
    public let kind: AppFileKind
    /// The path of the file, relative to the folder in which the command runs.
    public let path: AssetPath
    /// The reason why the file may not be opened; nil for a path within the folder of the document.
    public let refusal: ReadError?
    /// The place in the document that names the file.
    public let place: DocumentPlace

    /// Creates a file of the app. The refusal is nil for a file that may be opened.
    public init(kind: AppFileKind, path: AssetPath, refusal: ReadError? = nil, place: DocumentPlace) {
      self.kind = kind
      self.path = path
      self.refusal = refusal
      self.place = place
    }

    /// The field that names it: `context.info_plist`.
    public var field: String { kind.field }
  }

  /// The destination that would receive the request.
  public let destination: Destination
  /// The position of the request in its document.
  public let id: RequestID
  /// The place where the request begins.
  public let place: DocumentPlace
  /// The values of the request, with the defaults of the SDK.
  public let fields: [Field]
  /// The media files that the fields name.
  public let media: [Medium]
  /// The files of the app that the context names. Their contents are in `app`.
  public let appFiles: [AppFile]
  /// The contents of the app's files that were read.
  public var app = AppContext()
  /// The values of the destination's parameters that the document sets, such as versions and permissions.
  public let assumptions: Assumptions
  /// The number of media that the request names by an id or an address. The destination has or fetches their files.
  package var references = 0
  /// Errors in the form of the request, and files of the app that cannot be read.
  package var mistakes: [FormMistake] = []
  /// The names of the fields in the document, if the request was made from a post; nil for any other request.
  package var postNames: PostNames?

  /// Creates a request without mistakes. Its app files have not been read yet.
  public init(
    destination: Destination, id: RequestID, place: DocumentPlace, fields: [Field], media: [Medium],
    appFiles: [AppFile] = [], assumptions: Assumptions = Assumptions()
  ) {
    self.destination = destination
    self.id = id
    self.place = place
    self.fields = fields
    self.media = media
    self.appFiles = appFiles
    self.assumptions = assumptions
  }

  package init(
    destination: Destination, id: RequestID, place: DocumentPlace, fields: [Field], media: [Medium],
    appFiles: [AppFile] = [], assumptions: Assumptions = Assumptions(), mistakes: [FormMistake]
  ) {
    self.init(
      destination: destination, id: id, place: place, fields: fields, media: media, appFiles: appFiles,
      assumptions: assumptions)
    self.mistakes = mistakes
  }
}

extension AppFileKind {
  /// The field of a request that names it: `context.info_plist`.
  var field: String { "context.\(rawValue)" }
}
