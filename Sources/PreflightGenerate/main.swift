import Foundation
import Preflight
import PreflightDocuments

// Makes what the repository keeps from Destinations/ID/rules.yml and its translations: Sources/PreflightRules/Generated, the table of
// destinations in each language (docs/destinations/README.md), docs/constraints.md, schemas/configuration.schema.json, schemas/request.schema.json,
// the kinds of constraints in schemas/destination.schema.json, and the error codes in the schemas that list them. script/tools/generate
// runs it.
//
//   PreflightGenerate REPOSITORY [OUTPUT]
//   PreflightGenerate --site REPOSITORY OUTPUT    writes the pages that only the documentation site has
//   PreflightGenerate --outcomes                  judges reports of outcomes from standard input
//
// All documents are read before any file is written. So a mistake in one of them leaves all files unchanged.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

func names(in folder: URL, ending: String) -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.filter { $0.hasSuffix(ending) }.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
}

var arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--outcomes" {
  try judgeOutcomeReports()
  exit(0)
}
let isForSite = arguments.first == "--site"
if isForSite { arguments = arguments.dropFirst() }
guard let repository = arguments.first.map({ URL(fileURLWithPath: $0) }), !isForSite || arguments.count == 2 else {
  fail("usage: PreflightGenerate REPOSITORY [OUTPUT], or PreflightGenerate --site REPOSITORY OUTPUT")
}
let output = arguments.dropFirst().first.map { URL(fileURLWithPath: $0) } ?? repository

/// Returns the folders of destinations that have a file of this name.
func destinationFolders(with file: String) -> [String] {
  let folder = repository.appending(path: "Destinations")
  return names(in: folder, ending: "").filter {
    FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/\(file)").path)
  }
}

/// The shared files of all languages.
let sharedFolder = "Destinations/\(SharedFiles.folder)"
let sharedDocuments = names(in: repository.appending(path: sharedFolder), ending: ".yml").map { name in
  let path = "\(sharedFolder)/\(name)"
  guard let data = try? Data(contentsOf: repository.appending(path: path)) else { fail("cannot read \(path)") }
  return (name: path, bytes: [UInt8](data))
}

var destinations: [Destination] = []
var mistakes: [String] = []
/// Adds the mistakes of a document. Those of a shared file are found by every document that extends it.
@MainActor func add(_ errors: DocumentErrors) {
  mistakes += errors.errors.map(\.description).filter { !mistakes.contains($0) }
}
let foldersWithRules = destinationFolders(with: "rules.yml")
for folder in Set(Language.allCases.map { "\($0.rawValue).yml" } + ["statements"]).flatMap(destinationFolders).sorted()
where !foldersWithRules.contains(folder) {
  mistakes.append("Destinations/\(folder): there is no such destination: it has no rules.yml")
}
let sharedRules = SharedFiles(sharedDocuments)
for folder in foldersWithRules {
  let path = "Destinations/\(folder)/rules.yml"
  do {
    let bytes = try Data(contentsOf: repository.appending(path: path))
    let destination = try DestinationReader().read([UInt8](bytes), name: path, sharing: sharedRules)
    if destination.id != folder { mistakes.append("\(path): expected the folder \(destination.id)") }
    for other in destinations where other.id == destination.id || other.shortName == destination.shortName {
      mistakes.append("\(path): \(other.id) has the same id or short name")
    }
    mistakes += destination.errorsWithoutPlace.map { "\(path): \($0)" }
    destinations.append(destination)
  } catch let errors as DocumentErrors {
    add(errors)
  } catch {
    mistakes.append("\(path): \(error.localizedDescription)")
  }
}
var translations: [String: [Language: DestinationTexts]] = [:]
for language in Language.allCases where language != .english {
  let sharedTexts = SharedFiles(sharedDocuments, in: language)
  for destination in destinations {
    let name = "Destinations/\(destination.id)/\(language.rawValue).yml"
    do {
      let bytes = try Data(contentsOf: repository.appending(path: name))
      translations[destination.id, default: [:]][language] = try TranslationReader().read(
        [UInt8](bytes), name: name, sharing: sharedTexts, of: destination)
    } catch let errors as DocumentErrors {
      add(errors)
    } catch {
      mistakes.append("\(name): \(error.localizedDescription)")
    }
  }
}
// Statements name rules, which are known only if all destinations were read.
var statements: [(name: String, list: StatementList)] = []
if mistakes.isEmpty {
  let requests = repository.appending(path: "SampleMedia/requests").path
  let samples = FileManager.default.enumerator(atPath: requests)?.compactMap { $0 as? String } ?? []
  let reader = StatementsReader(destinations: destinations, samples: samples)
  let folders = destinationFolders(with: "statements").map { "Destinations/\($0)/statements" }
  let paths = folders.flatMap { folder in
    names(in: repository.appending(path: folder), ending: ".yml").map { "\(folder)/\($0)" }
  }
  for path in paths {
    do {
      let bytes = try Data(contentsOf: repository.appending(path: path))
      let name = String(path.split(separator: "/")[3].dropLast(".yml".count))
      if statements.contains(where: { $0.name == name }) { mistakes.append("\(path): another file has the same name") }
      statements.append((name, try reader.read([UInt8](bytes), name: path)))
    } catch let errors as DocumentErrors {
      add(errors)
    } catch {
      mistakes.append("\(path): \(error.localizedDescription)")
    }
  }
}
guard mistakes.isEmpty else { fail(mistakes.joined(separator: "\n")) }
guard !destinations.isEmpty else { fail("no destination in \(repository.appending(path: "Destinations").path)") }

var files: [(path: String, text: String)] = [
  ("schemas/request.schema.json", RequestSchema.text(destinations)),
  ("schemas/configuration.schema.json", ConfigurationSchema.text(destinations)),
]
for name in ["destination", "facts", "verdict"] {
  let path = "schemas/\(name).schema.json"
  guard let written = try? String(contentsOf: repository.appending(path: path), encoding: .utf8),
    let schema = name == "destination" ? ConstraintSchema.text(in: written) : written
  else { fail("\(path): found no place for the kinds of constraints") }
  files.append((path, ErrorCodeSchema.text(in: schema)))
}
var allCompiled: [[UInt8]] = []
var allRead: [Destination] = []
for destination in destinations {
  let compiled = destination.compiled(translations: translations[destination.id] ?? [:])
  do {
    // The built-in destinations are not checked again when they are read.
    let read = try Destination(compiled: compiled)
    guard read == destination else {
      fail("\(destination.id): the compiled form reads back as another destination")
    }
    allRead.append(read)
  } catch {
    fail("\(destination.id): the compiled form is damaged: \(error)")
  }
  allCompiled.append(compiled)
}
let embedded = EmbeddedSource(destinations, compiled: allCompiled)
for (destination, compiled) in zip(destinations, allCompiled) {
  files.append(
    ("Sources/PreflightRules/Generated/\(destination.id).swift", embedded.file(destination, compiled: compiled)))
}
files.append(("Sources/PreflightRules/Generated/SharedParts.swift", embedded.shared()))
files.append(
  ("Sources/PreflightRules/Generated/Registry.swift", EmbeddedSource.registry(destinations, compiled: allCompiled)))
files.append(("Sources/PreflightRules/Generated/Names.swift", EmbeddedSource.names(destinations)))

do {
  files.append(("docs/constraints.md", try ConstraintsPage.text()))
} catch {
  fail("docs/constraints.md: \(error)")
}

for labels in PageLabels.all {
  let table = DestinationTable(labels: labels).page(allRead.map { $0.translated(to: labels.language) })
  files.append(("\(SitePages.folder(labels.language))destinations/README.md", table))
}

if isForSite {
  let limits = TriedLimit.recordings.flatMap { recording in
    let place = repository.appending(path: recording)
    guard let text = try? String(contentsOf: place, encoding: .utf8) else { fail("cannot read \(place.path)") }
    return text.split(separator: "\n").map { line in
      guard let limit = TriedLimit(line) else { fail("\(place.path): expected lines that a test has recorded") }
      return limit
    }
  }
  files = SitePages.files(allRead, statements, limits: limits)
}

do {
  for file in files {
    let url = output.appending(path: file.path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file.text.utf8).write(to: url)
  }
  // Removes the file of a destination that no longer exists.
  let folder = "Sources/PreflightRules/Generated"
  for name in isForSite ? [] : names(in: output.appending(path: folder), ending: ".swift")
  where !files.contains(where: { $0.path == "\(folder)/\(name)" }) {
    try FileManager.default.removeItem(at: output.appending(path: "\(folder)/\(name)"))
  }
} catch {
  fail("cannot write: \(error.localizedDescription)")
}
