package import MediaProbe

/// The files and folders that control other tools. Nothing is written there. Otherwise such a tool could run or obey text from
/// an untrusted file name or tag that a report contains.
package enum ControlFiles {
  /// Returns the name of the control file or folder that contains a file; nil if its path has no such name.
  ///
  /// - Parameter path: The physical path of the file.
  package static func owner(of path: AssetPath) -> String? {
    let names = path.bytes.split(separator: UInt8(ascii: "/")).map(comparable)
    if let name = names.first(where: versionControl.contains) { return name }
    for (folder, name) in zip(names, names.dropFirst()) where toolFolders[folder]?.contains(name) == true {
      return "\(folder)/\(name)"
    }
    // Folders of settings and keys. Far above the file, they can contain a whole work tree.
    if let name = names.dropLast().suffix(2).first(where: settingsFolders.contains) { return name }
    guard let last = names.last else { return nil }
    return files.contains(last) || prefixes.contains { last.hasPrefix($0) } ? last : nil
  }

  /// A reason why a configuration cannot name a file.
  package enum Reason: Sendable {
    /// Hidden files and folders can control other tools.
    case hidden
    /// The extension is not that of a report, and could be a program's.
    case fileExtension
    /// Other tools obey a file of this name.
    case obeyed
  }

  /// Returns the reason why a configuration cannot name a file, such as an extension that could be a program's; nil if it
  /// can.
  ///
  /// - Parameters:
  ///   - relative: The path below the folder of the configuration.
  ///   - formats: The names of all formats, which are allowed as extensions.
  package static func refusal(of relative: AssetPath, formats: [String]) -> Reason? {
    let names = relative.bytes.split(separator: UInt8(ascii: "/"))
    if names.contains(where: { $0.first == UInt8(ascii: ".") }) {
      return .hidden
    }
    guard let last = names.last.map(comparable) else { return nil }
    guard let end = relative.fileExtension, reportExtensions.contains(end) || formats.contains(end) else {
      return .fileExtension
    }
    if obeyedNames.contains(last) || obeyedPrefixes.contains(where: { last.hasPrefix($0) }) {
      return .obeyed
    }
    return nil
  }

  /// The name as file systems compare it: those of Windows and macOS ignore case, some invisible characters, and dots and
  /// spaces at the end, as git's own check of names does.
  private static func comparable(_ name: ArraySlice<UInt8>) -> String {
    let text = String(decoding: name, as: UTF8.self).lowercased()
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.filter { !ignored.contains($0.value) })
    while let last = scalars.last, last == "." || last == " ", scalars.count > 1 { scalars.removeLast() }
    return String(scalars)
  }

  /// Characters that HFS+ ignores in names (Apple TN1150, “Unicode subtleties”).
  private static let ignored: Set<UInt32> = Set(
    Array(0x200C...0x200F) + Array(0x202A...0x202E) + Array(0x206A...0x206F) + [0xFEFF])

  /// Folders of version control, with the short name that NTFS gives to `.git`.
  private static let versionControl: Set<String> = [".git", "git~1", ".hg", ".svn", ".bzr", ".jj", "_darcs"]

  /// Folders with programs of build servers, by the folder above.
  private static let toolFolders: [String: Set<String>] = [
    ".github": ["workflows", "actions"], ".gitea": ["workflows"], ".forgejo": ["workflows"],
  ]

  private static let settingsFolders: Set<String> = [
    ".ssh", ".gnupg", ".aws", ".azure", ".kube", ".docker", ".husky", ".circleci", ".buildkite", ".devcontainer",
    ".vscode",
    ".idea", ".direnv",
  ]

  private static let files: Set<String> = [
    ".hgignore", ".hgrc", ".preflightignore", ".preflight.schema.json", ".preflight-written.json", "preflight.yml",
    ".envrc",
    ".npmrc", ".yarnrc", ".yarnrc.yml", ".pypirc", ".netrc", ".editorconfig", ".dockerignore", ".npmignore",
    ".pre-commit-config.yaml", ".pre-commit-hooks.yaml", ".travis.yml", ".profile", ".login", ".logout", ".inputrc",
    ".gdbinit", ".lldbinit", ".exrc", ".tmux.conf", ".screenrc", ".xinitrc", ".xsession", ".forward", ".rhosts",
  ]

  /// Beginnings of names: of git's files, of environments, and of the files of shells and editors.
  private static let prefixes = [
    ".git", ".env", ".bash", ".zsh", ".zlog", ".zprofile", ".csh", ".tcsh", ".ksh", ".vim",
  ]

  /// Extensions that reports have. Programs and settings of other tools have none of them.
  private static let reportExtensions: Set<String> = [
    "xml", "json", "ndjson", "jsonl", "sarif", "csv", "tsv", "html", "htm", "md", "markdown", "txt", "text", "log",
    "out",
  ]

  /// Names with such an extension that build tools, package managers and agents obey.
  private static let obeyedNames: Set<String> = [
    "cmakelists.txt", "meson_options.txt", "conanfile.txt", "package.json", "package-lock.json", "composer.json",
    "deno.json",
    "bower.json", "project.json", "pom.xml", "build.xml", "ivy.xml", "agents.md", "claude.md", "gemini.md", "skill.md",
    "copilot-instructions.md", "manifest.json", "devcontainer.json", "global.json", "renovate.json", "vercel.json",
    "netlify.toml", "index.html", "robots.txt", "androidmanifest.xml",
  ]

  private static let obeyedPrefixes = ["requirements", "constraints", "tsconfig", "jsconfig", "appsettings"]
}
