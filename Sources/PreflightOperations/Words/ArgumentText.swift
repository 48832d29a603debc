private let byteCharacters: ClosedRange<UInt32> = 0x10FF00...0x10FFFF

/// Returns the bytes of an argument as text; see `commandLineArguments` of the command.
package func argumentText(_ bytes: [UInt8]) -> String {
  if let text = String(validating: bytes, as: UTF8.self),
    !text.unicodeScalars.contains(where: { byteCharacters.contains($0.value) })
  {
    return text
  }
  var text = ""
  for byte in bytes {
    if byte < 0x80 {
      text.unicodeScalars.append(Unicode.Scalar(byte))
    } else if let scalar = Unicode.Scalar(byteCharacters.lowerBound + UInt32(byte)) {
      text.unicodeScalars.append(scalar)
    }
  }
  return text
}

/// Returns the bytes of an argument from its text.
package func argumentBytes(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  for scalar in text.unicodeScalars {
    if byteCharacters.contains(scalar.value) {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
  return bytes
}
