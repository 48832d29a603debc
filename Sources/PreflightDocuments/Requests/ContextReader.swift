import MediaProbe
package import Preflight

/// Reads the context of a request: parameters of the installed apps and SDKs, and files of the app that shares.
struct ContextReader {
  let destination: Destination
  let folder: DocumentFolder
  /// The parameters of other destinations, which a post may have in its context.
  let ignored: Set<String>
  private(set) var assumptions: [Assumptions.Entry] = []
  private(set) var files: [ShareRequest.AppFile] = []
  private(set) var mistakes: [FormMistake] = []

  init(destination: Destination, folder: DocumentFolder, ignoring ignored: Set<String> = []) {
    self.destination = destination
    self.folder = folder
    self.ignored = ignored
  }

  mutating func read(_ value: DocumentValue) {
    guard case .mapping(let pairs) = value.content else {
      mistakes.append(
        FormMistake(.wrongType(.group), field: "context", found: value.kind, place: DocumentPlace(value.place)))
      return
    }
    let parameters = destination.contextParameters
    let known = parameters.map(\.name) + AppFileKind.allCases.map(\.rawValue)
    var members: [(key: String, place: Place, value: DocumentValue)] = []
    for (key, value) in pairs {
      if case .scalar(let name, _) = key.content { members.append((name, key.place, value)) }
    }
    for (key, place, value) in members.sorted(by: { $0.key < $1.key }) where !value.isNull {
      if let parameter = parameters.first(where: { $0.name == key }) {
        read(value, of: parameter)
      } else if let kind = AppFileKind(rawValue: key) {
        read(value, as: kind)
      } else if !ignored.contains(key) {
        let near =
          mistakes.count < FieldsReader.suggestionLimit ? Guess.nearest(to: key, among: known) : nil
        mistakes.append(
          FormMistake(
            .unknownKey(expected: near.map { [$0] } ?? known, isNear: near != nil),
            field: "context.\(key.shownAsKey)",
            found: Message(asWritten: key.shortened), place: DocumentPlace(place)))
      }
    }
  }

  private mutating func read(_ value: DocumentValue, of parameter: Parameter) {
    var text: String?
    switch value.content {
    case .scalar(let scalar, _): text = scalar
    case .list(let items) where parameter.values == .words:
      let words = items.compactMap { item -> String? in
        if case .scalar(let word, _) = item.content { word } else { nil }
      }
      if words.count == items.count { text = words.joined(separator: ",") }
    case .list, .mapping: break
    }
    guard let text, parameter.value(text) != nil else {
      mistakes.append(
        FormMistake(
          .badParameter(expectation: parameter.expected), field: "context.\(parameter.name)", found: value.kind,
          place: DocumentPlace(value.place)))
      return
    }
    if destination.parameters.contains(parameter) {
      assumptions.append(Assumptions.Entry(parameter.name, text))
    }
  }

  private mutating func read(_ value: DocumentValue, as kind: AppFileKind) {
    guard case .text(let path) = FieldsReader.scalar(value, of: .identifier) else {
      mistakes.append(
        FormMistake(
          .wrongType(.media), field: "context.\(kind.rawValue)", found: value.kind, place: DocumentPlace(value.place)))
      return
    }
    let file = folder.file(path)
    files.append(.init(kind: kind, path: file.path, refusal: file.refusal, place: DocumentPlace(value.place)))
  }
}

extension Destination {
  /// The parameters that a context can have. Those for app version, SDK version and permissions exist for every destination,
  /// even if its rules do not use them.
  package var contextParameters: [Parameter] {
    let common = [
      Parameter("app_version", .version, meaning: "The version of the receiving app."),
      Parameter("sdk_version", .version, meaning: "The version of the SDK in the sharing app."),
      Parameter("scopes", .words, meaning: "The permissions of the sharing app."),
    ]
    let names = Set(common.map(\.name))
    return common.map { common in parameters.first { $0.name == common.name } ?? common }
      + parameters.filter { !names.contains($0.name) }
  }
}
