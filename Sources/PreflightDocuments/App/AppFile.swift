public import MediaProbe
public import Preflight

/// One of the files that say something of an app, to be read as what it is. What is wrong with one is a result, as with
/// media: a `ReadError` whose message begins with the path, and with the place where there is one.
public struct AppFile: Sendable {
  private let path: AssetPath
  private let bytes: [UInt8]

  /// More than any such file has; the readers have limits of their own.
  private static let sizeLimit: Int64 = 16 << 20

  /// Opens the file and reads it whole.
  public init(_ path: AssetPath) throws(ReadError) {
    self.path = path
    do {
      let file = try OpenFile(path)
      guard file.fileSize <= Self.sizeLimit else {
        throw ReadError(.tooLarge, "has \(file.fileSize) bytes, at most \(Self.sizeLimit) are read")
      }
      bytes = try file.bytes(0..<UInt64(file.fileSize))
    } catch let error as ReadError {
      throw ReadError(error.code, "\(path.text): \(error.message)")
    } catch Halt.failed(let error) {
      throw ReadError(error.code, "\(path.text): \(error.message)")
    } catch {
      throw ReadError(.internal, "\(path.text): \(error)")
    }
  }

  /// Bytes.
  public var size: Int64 { Int64(bytes.count) }

  /// An Info.plist, entitlements.
  public func propertyList() throws(ReadError) -> PropertyListValue {
    do {
      return try PropertyListReader().read(bytes, name: path.text)
    } catch {
      throw ReadError(error)
    }
  }

  /// An `apple-app-site-association`.
  public func siteAssociation() throws(ReadError) -> SiteAssociation {
    do {
      return try SiteAssociationReader().read(bytes, name: path.text)
    } catch {
      throw ReadError(error)
    }
  }

  /// A saved page; any bytes are one.
  public func linkPage() -> LinkPage { PageReader().read(bytes) }
}

extension ReadError {
  fileprivate init(_ errors: DocumentErrors) {
    self.init(.corrupt, errors.errors.map(\.description).joined(separator: "; "))
  }
}
