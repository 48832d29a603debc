/// A file that describes an app, by its name in the context of a request.
@nonexhaustive public enum AppFileKind: String, Sendable, Hashable, CaseIterable {
  case infoPlist = "info_plist"
  case entitlements
  case siteAssociation = "site_association"
  case page
  /// The folder with the pictures, videos and icons that the page names.
  case pageResources = "page_resources"
  /// The folder with the source files of the app.
  case sources
  /// The `project.pbxproj` of the app's Xcode project.
  case project

  /// True if rules on the file are skipped when it is not given. Otherwise, its absence leaves them undecided.
  package var isOptional: Bool {
    switch self {
    case .sources, .project: true
    case .infoPlist, .entitlements, .siteAssociation, .page, .pageResources: false
    }
  }

  /// False if any bytes are a valid file of its kind, as for a page.
  var hasForm: Bool {
    switch self {
    case .infoPlist, .entitlements, .siteAssociation, .project: true
    case .page, .pageResources, .sources: false
    }
  }
}

extension Destination {
  /// The files of an app that the rules need, in the order of a context, without optional ones.
  package var appFiles: [AppFileKind] {
    let asked = Set(appRules.flatMap { $0.appFiles })
    return AppFileKind.allCases.filter { asked.contains($0) && !$0.isOptional }
  }

  /// Returns the rule that decides the answer if a file of the app has the wrong format. It is the first rule in the order of
  /// the destination that has a share state and needs the file. Nil without such a rule, and for files whose content is always
  /// valid.
  package func rule(missing file: AppFileKind) -> Rule? {
    guard file.hasForm else { return nil }
    let order = { (rule: Rule) in self.steps.firstIndex(of: rule.step) ?? self.steps.count }
    return appRules.filter { $0.shareState != nil && $0.appFiles.contains(file) && !$0.constraint.lacksText }.min {
      order($0) < order($1)
    }
  }
}

extension Rule {
  /// The files of the app that contain the subject; empty for subjects that are not about the app.
  package var appFiles: [AppFileKind] { if case .app(let fact) = subject { fact.files } else { [] } }

  /// The optional files of the app that any subject of the rule needs. Without them, the rule is not judged.
  package var optionalFiles: [AppFileKind] {
    let subjects = [subject] + appliesIf.map { $0.subject } + constraint.furtherSubjects
    let files = subjects.flatMap { subject -> [AppFileKind] in
      if case .app(let fact) = subject { fact.files } else { [] }
    }
    return files.filter { $0.isOptional }
  }
}
