import MediaProbe
import Testing

@Suite struct AssetPathTests {
  @Test(arguments: [
    ("a/b/clip.MP4", "mp4"), ("clip.tar.gz", "gz"), ("archive.", nil), (".hidden", nil), ("a.b/clip", nil),
    ("clip.mp4/", "mp4"), ("clip.toolongextension", nil), ("clip.m p4", nil), ("", nil), ("/", nil),
  ])
  func `It returns the extension in lower case`(path: String, expected: String?) {
    #expect(AssetPath(path).fileExtension == expected)
  }

  @Test func `An invalid UTF-8 path also has its bytes in the JSON`() {
    var json = JSONWriter()
    json.beginObject()
    AssetPath(bytes: [0x61, 0xFF, 0x62]).writeMembers(to: &json)
    json.endObject()
    #expect(String(decoding: json.bytes, as: UTF8.self) == #"{"path":"a\#u{FFFD}b","path_bytes":"Yf9i"}"#)
  }

  @Test(
    arguments: [
      ([0xFF], "/w=="), ([0xFF, 0xFE], "//4="), ([0xFF, 0xFE, 0xFD], "//79"), ([0xFF, 0, 0, 0], "/wAAAA=="),
    ] as [([UInt8], String)])
  func `It encodes path bytes as Base64`(bytes: [UInt8], expected: String) {
    var json = JSONWriter()
    json.beginObject()
    AssetPath(bytes: bytes).writeMembers(to: &json)
    #expect(String(decoding: json.bytes, as: UTF8.self).hasSuffix("\"path_bytes\":\"\(expected)\""))
  }

  @Test func `It joins paths with one slash`() {
    #expect(AssetPath("a").appending("b".utf8) == "a/b")
    #expect(AssetPath("a/").appending("b".utf8) == "a/b")
    #expect(AssetPath("").appending("b".utf8) == "b")
  }
}
