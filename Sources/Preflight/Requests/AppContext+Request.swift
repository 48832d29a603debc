import MediaProbe

extension AppContext {
  /// The same app with what the fields of a request say of it; a field that is empty says nothing.
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

  /// Whether a file was given, and read.
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
  /// The files of an app for which its rules ask, in the order in which a context lists them.
  var appFiles: [AppContext.File] {
    let asked = Set(appRules.flatMap(\.appFiles))
    return AppContext.File.allCases.filter(asked.contains)
  }

  /// What decides the answer when a file of the app is none of its kind: the rule with a share state that the destination
  /// meets first of those that ask for the file, since nothing that it asks for is then there. Nil when there is none, and
  /// for what is of its kind whatever it holds.
  func rule(missing file: AppContext.File) -> Rule? {
    guard file.hasForm else { return nil }
    let order = { (rule: Rule) in self.steps.firstIndex(of: rule.step) ?? self.steps.count }
    return appRules.filter { $0.shareState != nil && $0.appFiles.contains(file) }.min { order($0) < order($1) }
  }
}

extension Rule {
  /// The files of the app that tell what it speaks of; empty when it speaks of something else.
  var appFiles: [AppContext.File] { if case .app(let fact) = subject { fact.files } else { [] } }
}
