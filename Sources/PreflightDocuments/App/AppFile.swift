public import MediaProbe
public import Preflight

/// One of the files that say something of an app, to be read as what it is. What is wrong with one is a result, as with
/// media.
public struct AppFile: Sendable {
  private let path: AssetPath
  private let bytes: [UInt8]

  /// More than any such file has; the readers have limits of their own.
  private static let sizeLimit: Int64 = 16 << 20

  /// Opens the file and reads it whole.
  public init(_ path: AssetPath) throws(AppFileError) {
    self.path = path
    do {
      let file = try OpenFile(path)
      guard file.fileSize <= Self.sizeLimit else {
        throw ReadError(.tooLarge, "has \(file.fileSize) bytes, at most \(Self.sizeLimit) are read")
      }
      bytes = try file.bytes(0..<UInt64(file.fileSize))
    } catch let error as ReadError {
      throw AppFileError(error, path)
    } catch Halt.failed(let error) {
      throw AppFileError(error, path)
    } catch {
      throw AppFileError(ReadError(.internal, "\(error)"), path)
    }
  }

  /// Looks whether there is a folder for what a page names.
  public static func checkFolder(_ path: AssetPath) throws(AppFileError) {
    do { try path.checkFolder() } catch { throw AppFileError(error, path) }
  }

  /// Bytes.
  public var size: Int64 { Int64(bytes.count) }

  /// An Info.plist, entitlements.
  public func propertyList() throws(AppFileError) -> PropertyList {
    do {
      return try PropertyListReader().read(bytes, name: path.text)
    } catch {
      throw AppFileError(error, path)
    }
  }

  /// An `apple-app-site-association`.
  public func siteAssociation() throws(AppFileError) -> SiteAssociation {
    do {
      return try SiteAssociationReader().read(bytes, name: path.text)
    } catch {
      throw AppFileError(error, path)
    }
  }

  /// A saved page; any bytes are one.
  public func linkPage() -> LinkPage { PageReader().read(bytes) }
}

/// Why a file of an app tells nothing.
public struct AppFileError: Error, Sendable, Equatable {
  public let path: AssetPath
  /// Its message begins with the path, and with the place where there is one.
  public let error: ReadError
  /// The same without path and place; of several mistakes the first.
  public let reason: String
  /// Where in the file the first mistake stands; nil for a file that could not be opened.
  public let place: DocumentPlace?

  init(_ error: ReadError, _ path: AssetPath) {
    self.path = path
    self.error = ReadError(error.code, "\(path.text): \(error.message)")
    reason = error.message
    place = nil
  }

  fileprivate init(_ errors: DocumentErrors, _ path: AssetPath) {
    self.path = path
    error = ReadError(.corrupt, errors.errors.map(\.description).joined(separator: "; "))
    reason = errors.summary
    place = errors.errors.first.map { DocumentPlace(in: path, line: $0.line, column: $0.column) }
  }
}
