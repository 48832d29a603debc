import MediaProbe
import Preflight

/// The names of delivered files, each below the folder of its destination. They are valid and different on Windows, macOS and
/// Linux.
struct DeliveryNames {
  /// The paths that the user named. Files in folders keep their paths relative to these.
  let roots: [AssetPath]
  /// The paths that are in use, in lower case, because most file systems of Windows and macOS ignore case. Texts are compared by
  /// canonical equivalence, as in macOS.
  private var taken: Set<String> = []

  /// The largest length of a name, in bytes and in UTF-16 units: 255 on these systems, less room for a number and an extension.
  private static let longest = 240

  /// Returns true for a path at which a file is that no earlier run delivered, or that was changed since.
  private let isForeign: (String) -> Bool

  init(roots: [AssetPath], isForeign: @escaping (String) -> Bool = { _ in false }) {
    self.roots = roots
    self.isForeign = isForeign
  }

  /// Reserves a path that is in use.
  mutating func reserve(_ path: String) { taken.insert(Self.folded(path)) }

  /// Returns a text that is the same for names that differ only in case. Upper case comes first, since some letters, such as ς and
  /// σ, have one upper case.
  private static func folded(_ path: String) -> String { path.uppercased().lowercased() }

  /// Returns the path of a file below the folder of the delivery.
  ///
  /// - Parameters:
  ///   - path: The path of the original.
  ///   - destination: The id of the destination.
  ///   - fileExtension: The extension of a repaired copy; nil to keep the name.
  mutating func take(_ path: AssetPath, for destination: String, fileExtension: String?) -> String {
    var names = path.names(below: roots).map { String(decoding: $0, as: UTF8.self) }
    let last = names.popLast() ?? "file"
    let folder = ([destination] + names).map { Self.safe($0) }.joined(separator: "/")
    var split = Self.split(last)
    if fileExtension != nil {
      while let last = split.stem.last, last == "." || last == " " { split.stem.removeLast() }
    }
    let end = fileExtension.map { ".\($0)" } ?? split.end
    var number = 1
    while true {
      let name = Self.safe(split.stem, end: (number > 1 ? "-\(number)" : "") + end)
      let path = "\(folder)/\(name)"
      if taken.insert(Self.folded(path)).inserted, !isForeign(path) { return path }
      number += 1
    }
  }

  /// Splits a name before its extension, which begins with a dot and is short.
  private static func split(_ name: String) -> (stem: String, end: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex, (2...12).contains(name[dot...].utf8.count) else {
      return (name, "")
    }
    return (String(name[..<dot]), String(name[dot...]))
  }

  /// Returns a name without the parts that Windows refuses: some characters, device names, and dots and spaces at the end.
  /// Source: https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
  static func safe(_ stem: String, end: String = "") -> String {
    func isRefused(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\u{FFFD}"
        || "<>:\"/\\|?*".unicodeScalars.contains(scalar)
    }
    func replaced(_ text: String) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.map { isRefused($0) ? "_" : $0 }))
    }
    var (stem, end) = (replaced(stem), replaced(end))
    while (stem + end).utf8.count > longest, !stem.isEmpty { stem.removeLast() }
    while let last = end.last, last == "." || last == " " { end.removeLast() }
    while end.isEmpty, let last = stem.last, last == "." || last == " " { stem.removeLast() }
    if stem.isEmpty { stem = "_" }
    let device = stem.prefix { $0 != "." }.trimmingTrailingSpaces.uppercased()
    let isDevice =
      ["CON", "PRN", "AUX", "NUL"].contains(device)
      || device.count == 4 && ["COM", "LPT"].contains(device.prefix(3))
        && device.last.map("0123456789¹²³".contains) == true
    return (isDevice ? "_" : "") + stem + end
  }
}
