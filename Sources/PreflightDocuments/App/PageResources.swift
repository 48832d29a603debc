public import MediaProbe
public import Preflight

extension LinkPage {
  /// Looks for all that the page names, by the last part of each address, and adds up what it weighs (`resourcesSize`).
  ///
  /// - Parameter file: Where a picture, video or icon of a name lies; nil when it is not at hand.
  public mutating func measureResources(_ file: (_ name: Substring.UTF8View) -> AssetPath?) {
    resourcesSize = nil
    var total: Int64 = 0
    for address in Set(images + videos + icons) where !address.hasPrefix("data:") {
      let path = address.prefix { $0 != "?" && $0 != "#" }
      guard let name = path.split(separator: "/").last, name != "..", let file = file(name.utf8),
        let open = try? OpenFile(file)
      else { return }
      let (sum, overflow) = total.addingReportingOverflow(open.fileSize)
      total = overflow ? .max : sum
    }
    resourcesSize = total
  }
}
