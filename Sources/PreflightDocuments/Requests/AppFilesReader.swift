import MediaProbe
public import Preflight

/// Reads the app files that requests name in their contexts. A file that several requests name is read once.
///
/// The content is kept up to a limit, so that memory does not grow with the batch.
public struct AppFilesReader {
  private var propertyLists = FileStore<PropertyList, AppFileError>()
  private var associations = FileStore<SiteAssociation, AppFileError>()
  private var pages = FileStore<LinkPage, AppFileError>()
  private var sources = FileStore<AppSources, AppFileError>()
  private var projects = FileStore<XcodeProject, AppFileError>()
  private var targets = FileStore<PathTarget, ReadError>()
  private var sizes = FileStore<Int64, ReadError>()

  /// Creates a reader that has not read any file yet.
  public init() {}

  /// Returns the request with the content of its app files. A file that cannot be read is a mistake of the request, and the
  /// other files are still used.
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
    case .sources:
      app.sources = try sources.once(Self.key(of: file)) { () throws(AppFileError) in
        let sources = try SourceFolder(file.path).read()
        return (sources, sources.size)
      }
    case .project:
      app.project = try content(of: file, \.projects) { file throws(AppFileError) in try file.xcodeProject() }
    case .pageResources: try AppFile.checkFolder(file.path)
    }
  }

  private mutating func content<Content>(
    of file: ShareRequest.AppFile, _ store: WritableKeyPath<AppFilesReader, FileStore<Content, AppFileError>>,
    _ read: (AppFile) throws(AppFileError) -> Content
  ) throws(AppFileError) -> Content {
    return try self[keyPath: store].once(Self.key(of: file)) { () throws(AppFileError) in
      let file = try AppFile(file.path)
      return (try read(file), file.size)
    }
  }

  /// Returns the target of the path, so that a file with several names is read once.
  private static func key(of file: ShareRequest.AppFile) -> AssetPath {
    if case .found(let target) = file.path.target { target } else { file.path }
  }

  /// Measures the files that the page names. Each is a medium of the request, or is in the folder of the page's resources.
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
        // A symbolic link among the resources can lead out of the folder.
        let target = try targets.once(path) { () throws(ReadError) in (path.target, 0) }
        if let refusal = document.refusal(of: target) { throw refusal }
        return try sizes.once(path) { () throws(ReadError) in (try OpenFile(path).fileSize, 0) }
      })
  }
}
