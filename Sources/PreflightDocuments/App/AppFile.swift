public import MediaProbe
public import Preflight

/// A file of an app, such as its Info.plist. The caller chooses the form in which it is read. As with media, an invalid file is
/// a result, not an error.
public struct AppFile: Sendable {
  private let path: AssetPath
  private let bytes: [UInt8]

  /// The largest size in bytes that is read. No known file of an app is larger, and each reader has a smaller limit.
  private static let sizeLimit: Int64 = 16 << 20

  /// Opens the file and reads all of it.
  public init(_ path: AssetPath) throws(AppFileError) {
    self.path = path
    do {
      let file = try OpenFile(path)
      guard file.fileSize <= Self.sizeLimit else {
        throw ReadError(.tooLarge, .fileTooLarge, .int(file.fileSize), .int(Self.sizeLimit))
      }
      bytes = try file.bytes(0..<UInt64(file.fileSize))
    } catch let error as ReadError {
      throw AppFileError(error, path)
    } catch ReadInterruption.failed(let error) {
      throw AppFileError(error, path)
    } catch {
      throw AppFileError(ReadError(.internal, Message(asWritten: "\(error)")), path)
    }
  }

  /// Checks that the folder for the resources of a page exists.
  public static func checkFolder(_ path: AssetPath) throws(AppFileError) {
    do { try path.checkFolder() } catch { throw AppFileError(error, path) }
  }

  /// The size of the file in bytes.
  public var size: Int64 { Int64(bytes.count) }

  /// Returns the content of an Info.plist or of entitlements.
  package func propertyList() throws(AppFileError) -> PropertyList {
    do {
      return try PropertyListReader().read(bytes, name: path.text)
    } catch {
      throw AppFileError(error, path)
    }
  }

  /// Returns the content of an `apple-app-site-association` file.
  public func siteAssociation() throws(AppFileError) -> SiteAssociation {
    do {
      return try SiteAssociationReader().read(bytes, name: path.text)
    } catch {
      throw AppFileError(error, path)
    }
  }

  /// Returns the content of a `project.pbxproj`.
  public func xcodeProject() throws(AppFileError) -> XcodeProject {
    do {
      return try ProjectReader().read(bytes, name: path.text)
    } catch {
      throw AppFileError(error, path)
    }
  }

  /// The unchanged content, for a plain text search.
  var content: [UInt8] { bytes }

  /// Returns the content of a saved page. Any sequence of bytes is a valid page.
  public func linkPage() -> LinkPage { PageReader().read(bytes) }
}

/// The reason why a file of an app could not be read.
public struct AppFileError: Error, Sendable, Equatable {
  /// The path of the file that could not be read.
  public let path: AssetPath
  /// The error. Its message begins with the path, followed by the line and column if they are known.
  public let error: ReadError
  /// The message without path, line and column. If the file has several mistakes, it is the message of the first.
  public let reason: Message
  /// The place of the first mistake in the file; nil if the file could not be opened.
  public let place: DocumentPlace?

  init(_ error: ReadError, _ path: AssetPath) {
    self.path = path
    self.error = ReadError(error.code, error.message.placed(at: path.text))
    reason = error.message
    place = nil
  }

  fileprivate init(_ errors: DocumentErrors, _ path: AssetPath) {
    self.path = path
    let messages = errors.errors.map { $0.message.placed(at: "\($0.name):\($0.line):\($0.column)") }
    error = ReadError(.corrupt, Message.list(messages, by: .joined) ?? errors.summary)
    reason = errors.summary
    place = errors.errors.first.map { DocumentPlace(in: path, line: $0.line, column: $0.column) }
  }
}
