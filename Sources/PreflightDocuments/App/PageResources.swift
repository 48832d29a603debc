public import MediaProbe
public import Preflight

extension LinkPage {
  /// Finds all files that the page names, by the last part of each address, and sets `resources` to their total size.
  ///
  /// - Parameters:
  ///   - file: Returns the path of an image, video or icon with this name; nil if its folder was not given.
  ///   - size: Returns the size of a file in bytes.
  public mutating func measureResources(
    _ file: (_ name: String) -> AssetPath?,
    size: (AssetPath) throws(ReadError) -> Int64 = { path throws(ReadError) in try OpenFile(path).fileSize }
  ) {
    resources = measured(file, size)
  }

  private func measured(
    _ file: (_ name: String) -> AssetPath?, _ size: (AssetPath) throws(ReadError) -> Int64
  ) -> Resources {
    var total: Int64 = 0
    var seen: Set<String> = []
    for address in images + videos + icons where !address.hasPrefix("data:") && seen.insert(address).inserted {
      let name = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last.map(String.init) ?? ""
      guard !["", ".", ".."].contains(name) else {
        return .unknown(Message(.pageFileWithoutName, .text(address.shortened)))
      }
      guard let path = file(name) else { return .notGiven }
      do throws(ReadError) {
        let (sum, overflow) = total.addingReportingOverflow(try size(path))
        total = overflow ? .max : sum
      } catch {
        return .unknown(
          error.code == .notFound
            ? Message(.pageFileMissing, .text(name.shortened))
            : Message(.pageFileUnreadable, .text(name.shortened), .message(error.message)))
      }
    }
    return namesMore
      ? .unknown(Message(.pageNamesTooMany, .int(Self.addressLimit)))
      : .size(total)
  }
}
