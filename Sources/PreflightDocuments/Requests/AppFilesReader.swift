import MediaProbe
public import Preflight

/// Reads the files of the apps that requests name in their contexts, each once, however many requests name it.
public struct AppFilesReader {
  private var propertyLists: [AssetPath: Result<PropertyList, AppFileError>] = [:]
  private var associations: [AssetPath: Result<SiteAssociation, AppFileError>] = [:]
  private var pages: [AssetPath: Result<LinkPage, AppFileError>] = [:]

  public init() {}

  /// The request with what its files say of its app. A file that cannot be read is a mistake of the request, and hides
  /// nothing else.
  public mutating func completed(_ request: ShareRequest) -> ShareRequest {
    var request = request
    for file in request.appFiles {
      do throws(Unreadable) {
        if let refusal = file.refusal { throw Unreadable(reason: refusal.message, place: nil) }
        try read(file, into: &request.app)
      } catch {
        request.mistakes.append(
          FormMistake(
            .unreadableAppFile(file.kind), field: file.field, found: error.reason, place: error.place ?? file.place))
      }
    }
    measureResources(of: &request)
    return request
  }

  private struct Unreadable: Error {
    let reason: String
    let place: DocumentPlace?
  }

  private mutating func read(_ file: ShareRequest.AppFile, into app: inout AppContext) throws(Unreadable) {
    switch file.kind {
    case .infoPlist:
      let list = try once(file.path, &propertyLists) { file throws(AppFileError) in try file.propertyList() }
      app.take(infoPlist: list, at: file.path)
    case .entitlements:
      let list = try once(file.path, &propertyLists) { file throws(AppFileError) in try file.propertyList() }
      app.take(entitlements: list, at: file.path)
    case .siteAssociation:
      app.siteAssociation = try once(file.path, &associations) { file throws(AppFileError) in
        try file.siteAssociation()
      }
    case .page: app.page = try once(file.path, &pages) { file throws(AppFileError) in file.linkPage() }
    case .pageResources:
      if file.path.target == .nothing {
        throw Unreadable(reason: "no such folder: check the path", place: nil)
      }
    }
  }

  private func once<Content>(
    _ path: AssetPath, _ known: inout [AssetPath: Result<Content, AppFileError>],
    _ read: (AppFile) throws(AppFileError) -> Content
  ) throws(Unreadable) -> Content {
    let key = if case .found(let target) = path.target { target } else { path }
    let result = known[key] ?? Result { () throws(AppFileError) in try read(AppFile(path)) }
    known[key] = result
    do {
      return try result.get()
    } catch {
      throw Unreadable(reason: error.reason, place: error.place)
    }
  }

  /// What the page names is media of the request, or lies in the folder of its resources.
  private func measureResources(of request: inout ShareRequest) {
    let folder = request.appFiles.first { $0.kind == .pageResources && $0.refusal == nil }
    request.app.page?.measureResources { name in
      request.media.first { $0.refusal == nil && $0.path.lastComponent.elementsEqual(name) }?.path
        ?? folder?.path.appending(name)
    }
  }
}
