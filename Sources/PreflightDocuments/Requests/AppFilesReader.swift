import MediaProbe
public import Preflight

/// Reads the files of the apps that requests name in their contexts, each once, however many requests name it.
///
/// What was read is kept up to a bound, so that memory does not grow with the batch.
public struct AppFilesReader {
  private var propertyLists = FileStore<PropertyList, AppFileError>()
  private var associations = FileStore<SiteAssociation, AppFileError>()
  private var pages = FileStore<LinkPage, AppFileError>()
  private var targets = FileStore<PathTarget, ReadError>()
  private var sizes = FileStore<Int64, ReadError>()

  public init() {}

  /// The request with what its files say of its app. A file that cannot be read is a mistake of the request, and hides
  /// nothing else.
  public mutating func completed(_ request: ShareRequest) -> ShareRequest {
    var request = request
    var resources: AssetPath?
    for file in request.appFiles {
      do throws(AppFileError) {
        if let refusal = file.refusal { throw AppFileError(refusal, file.path) }
        try read(file, into: &request.app)
        if file.kind == .pageResources { resources = file.path }
      } catch {
        request.mistakes.append(
          FormMistake(
            .unreadableAppFile(file.kind, error.error.code), field: file.field, found: error.reason,
            place: error.place ?? file.place))
      }
    }
    measureResources(of: &request, in: resources)
    return request
  }

  private mutating func read(_ file: ShareRequest.AppFile, into app: inout AppContext) throws(AppFileError) {
    switch file.kind {
    case .infoPlist:
      let list = try content(of: file, \.propertyLists) { file throws(AppFileError) in try file.propertyList() }
      app.take(infoPlist: list, at: file.path)
    case .entitlements:
      let list = try content(of: file, \.propertyLists) { file throws(AppFileError) in try file.propertyList() }
      app.take(entitlements: list, at: file.path)
    case .siteAssociation:
      app.siteAssociation = try content(of: file, \.associations) { file throws(AppFileError) in
        try file.siteAssociation()
      }
    case .page: app.page = try content(of: file, \.pages) { file throws(AppFileError) in file.linkPage() }
    case .pageResources: try AppFile.checkFolder(file.path)
    }
  }

  private mutating func content<Content>(
    of file: ShareRequest.AppFile, _ store: WritableKeyPath<AppFilesReader, FileStore<Content, AppFileError>>,
    _ read: (AppFile) throws(AppFileError) -> Content
  ) throws(AppFileError) -> Content {
    // By where it leads, so that it is read once however it is named.
    let key = if case .found(let target) = file.path.target { target } else { file.path }
    return try self[keyPath: store].once(key) { () throws(AppFileError) in
      let file = try AppFile(file.path)
      return (try read(file), file.size)
    }
  }

  /// What the page names is media of the request, or lies in the folder of its resources.
  private mutating func measureResources(of request: inout ShareRequest, in folder: AssetPath?) {
    guard request.app.page != nil else { return }
    var media: [String: AssetPath] = [:]
    for medium in request.media where medium.refusal == nil {
      let name = String(decoding: medium.path.lastComponent, as: UTF8.self)
      if media[name] == nil { media[name] = medium.path }
    }
    let document = DocumentFolder(of: request.id.document)
    request.app.page?.measureResources(
      { name in media[name] ?? folder?.appending(name.utf8) },
      size: { path throws(ReadError) in
        // A link among the resources may lead out as any other.
        let target = try targets.once(path) { () throws(ReadError) in (path.target, 0) }
        if let refusal = document.refusal(of: target) { throw refusal }
        return try sizes.once(path) { () throws(ReadError) in (try OpenFile(path).fileSize, 0) }
      })
  }
}
