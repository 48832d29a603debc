import MediaProbe
import PreflightRules

extension RequestForm {
  /// Returns the kinds of media that a post can have at a destination.
  func mediaKinds(at destination: Destination) -> [MediaFacts.Kind] {
    guard case .media(let names) = fields.first(where: { $0.name == PostForm.media })?.type else { return [] }
    return destination.slots.filter { names.contains($0.name) }.flatMap(\.takes)
  }
}

extension AppContext {
  /// Returns the same app with the values of request fields that describe it. Empty fields change nothing.
  func completed(by fields: [ShareRequest.Field], of form: RequestForm) -> AppContext {
    var app = self
    for (name, detail) in form.appDetails {
      guard case .text(let text) = fields.first(where: { $0.name == name })?.value, !text.isEmpty else { continue }
      switch detail {
      case .redirectURI: app.redirectURI = text
      case .link: app.link = text
      case .infoPlist(let key): app.override(infoPlist: key, with: text)
      }
    }
    return app
  }

  /// Returns true if a file was given and read.
  func has(_ file: AppFileKind) -> Bool {
    switch file {
    case .infoPlist: infoPlist != nil
    case .entitlements: entitlements != nil
    case .siteAssociation: siteAssociation != nil
    case .page: page != nil
    case .sources: sources != nil
    case .project: project != nil
    case .pageResources: page.map { $0.resources != .notGiven } ?? false
    }
  }
}
