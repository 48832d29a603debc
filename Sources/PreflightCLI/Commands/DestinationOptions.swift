import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments

/// Which destinations there are.
struct DestinationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Folder of destination files of your own (*.yml), beside the built-in ones.", valueName: "folder"))
  var destinations: AssetPath?

  /// The built-in destinations and the user's; one of the same id replaces a built-in one.
  ///
  /// - Parameter language: In which they tell of themselves, as far as they can.
  func load(in language: Language) throws -> DestinationList {
    var all = Destinations.all
    if let destinations {
      for own in try read(destinations) {
        if let place = all.firstIndex(where: { $0.id == own.id }) {
          all[place] = own
        } else {
          all.append(own)
        }
      }
    }
    return DestinationList(all: all.map { $0.translated(to: language) })
  }

  private func read(_ folder: AssetPath) throws -> [Destination] {
    let files = FileWalk([folder], FileSelection(readsIgnoreFiles: false)).compactMap { input -> AssetPath? in
      switch input {
      case .asset(let path), .candidate(let path):
        ["yml", "yaml"].contains(path.fileExtension) ? path : nil
      default: nil
      }
    }
    guard !files.isEmpty else {
      throw Failure(.incomplete, "found no destination file (*.yml) in \(folder.text)")
    }
    return try files.map { path in
      do {
        let file = try OpenFile(path)
        return try DestinationReader().read(try file.bytes(0..<UInt64(file.fileSize)), name: path.text)
      } catch let error as DocumentErrors {
        throw Failure(.incomplete, "\(error)")
      } catch {
        throw Failure(.incomplete, "cannot read \(path.text): \(error)")
      }
    }
  }
}

/// Destinations by name.
struct DestinationList {
  let all: [Destination]

  /// A destination by its id or short name.
  func named(_ name: String) throws -> Destination {
    let lowered = name.lowercased()
    if let match = all.first(where: { $0.id == lowered || $0.shortName == lowered }) { return match }
    throw ValidationError("There is no destination “\(name)”" + Guess.suffix(for: lowered, among: all.map(\.shortName)))
  }
}
