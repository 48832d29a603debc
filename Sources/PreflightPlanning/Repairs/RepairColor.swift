/// A color of bars or of a background: a name of CSS (CSS Color 4, 6.1) or `#RRGGBB`.
public struct RepairColor: Sendable, Equatable {
  /// The color as it was given.
  public let name: String
  let red: Int
  let green: Int
  let blue: Int

  /// Creates a color; nil for an unknown name.
  public init?(_ text: String) {
    let word = text.lowercased()
    let digits = word.hasPrefix("#") ? String(word.dropFirst()) : Self.names[word]
    guard let digits, digits.utf8.count == 6, digits.allSatisfy({ $0.isHexDigit }), let value = Int(digits, radix: 16)
    else {
      return nil
    }
    name = text
    (red, green, blue) = (value >> 16, value >> 8 & 0xFF, value & 0xFF)
  }

  /// Red, green and blue, from 0 to 255.
  package var components: [Int] { [red, green, blue] }

  /// The color in FFmpeg's notation.
  var hexadecimal: String {
    "0x" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The names of CSS 2.1 and those that are common in design.
  private static let names = [
    "aqua": "00ffff", "beige": "f5f5dc", "black": "000000", "blue": "0000ff", "brown": "a52a2a", "coral": "ff7f50",
    "crimson": "dc143c", "cyan": "00ffff", "darkblue": "00008b", "darkgray": "a9a9a9", "darkgreen": "006400",
    "darkgrey": "a9a9a9", "darkred": "8b0000", "dimgray": "696969", "dimgrey": "696969", "fuchsia": "ff00ff",
    "gold": "ffd700", "gray": "808080", "green": "008000", "grey": "808080", "indigo": "4b0082", "ivory": "fffff0",
    "khaki": "f0e68c", "lavender": "e6e6fa", "lightblue": "add8e6", "lightgray": "d3d3d3", "lightgreen": "90ee90",
    "lightgrey": "d3d3d3", "lime": "00ff00", "magenta": "ff00ff", "maroon": "800000", "midnightblue": "191970",
    "navy": "000080", "olive": "808000", "orange": "ffa500", "orchid": "da70d6", "pink": "ffc0cb", "plum": "dda0dd",
    "purple": "800080", "red": "ff0000", "salmon": "fa8072", "sienna": "a0522d", "silver": "c0c0c0",
    "skyblue": "87ceeb", "slategray": "708090", "slategrey": "708090", "snow": "fffafa", "tan": "d2b48c",
    "teal": "008080", "tomato": "ff6347", "turquoise": "40e0d0", "violet": "ee82ee", "wheat": "f5deb3",
    "white": "ffffff", "whitesmoke": "f5f5f5", "yellow": "ffff00",
  ]
}
