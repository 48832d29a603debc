import MediaProbe

extension AppContext {
  /// Returns the same app, completed by the fields of a request that describe it. Empty fields add nothing.
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
  func has(_ file: File) -> Bool {
    switch file {
    case .infoPlist: infoPlist != nil
    case .entitlements: entitlements != nil
    case .siteAssociation: siteAssociation != nil
    case .page: page != nil
    case .pageResources: page.map { $0.resources != .notGiven } ?? false
    }
  }
}

extension Destination {
  /// The files of an app that the rules need, in the order of a context.
  var appFiles: [AppContext.File] {
    let asked = Set(appRules.flatMap(\.appFiles))
    return AppContext.File.allCases.filter(asked.contains)
  }

  /// Returns the rule that decides the answer if a file of the app has the wrong format: of the rules with a share
  /// state that need the file, the first one in the order of the destination. Nil if there is none, and for files whose
  /// content is always valid.
  func rule(missing file: AppContext.File) -> Rule? {
    guard file.hasForm else { return nil }
    let order = { (rule: Rule) in self.steps.firstIndex(of: rule.step) ?? self.steps.count }
    return appRules.filter { $0.shareState != nil && $0.appFiles.contains(file) }.min { order($0) < order($1) }
  }
}

extension Rule {
  /// The files of the app that contain the subject; empty for subjects that are not about the app.
  var appFiles: [AppContext.File] { if case .app(let fact) = subject { fact.files } else { [] } }
}
