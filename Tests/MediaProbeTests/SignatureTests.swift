import MediaProbe
import Testing

@Suite struct SignatureTests {
  private static func box(_ type: String, _ payload: String = "", size: Int? = nil) -> [UInt8] {
    let size = size ?? 8 + payload.utf8.count
    return [UInt8(size >> 24 & 255), UInt8(size >> 16 & 255), UInt8(size >> 8 & 255), UInt8(size & 255)]
      + Array(type.utf8) + Array(payload.utf8)
  }

  @Test(arguments: [
    ("isom", "mp4"), ("mp42", "mp4"), ("qt  ", "mov"), ("M4A ", "m4a"), ("3gp5", "3gp"), ("heic", "heic"),
    ("avif", "avif"), ("avis", "avif"),
  ])
  func `It identifies MP4 relatives by the major brand`(brand: String, container: String) {
    #expect(Signature(Self.box("ftyp", brand + "\0\0\0\0isom")) == .format(container))
  }

  @Test func `It finds brands after other boxes`() {
    for first in ["free", "skip", "wide", "uuid"] {
      let head = Self.box(first, "0123456789abcdef") + Self.box("free")
      #expect(Signature(head + Self.box("ftyp", "qt  \0\0\0\0qt  ")) == .format("mov"), "\(first)")
      #expect(Signature(head + Self.box("ftyp", "M4A \0\0\0\0isom")) == .format("m4a"), "\(first)")
    }
    #expect(Signature(Self.box("free", size: 0) + Self.box("ftyp", "qt  ")) == Signature(Self.box("free", size: 0)))
  }

  @Test func `It identifies generic image brands by compatible brands`() {
    #expect(Signature(Self.box("ftyp", "mif1\0\0\0\0mif1avif")) == .format("avif"))
    #expect(Signature(Self.box("ftyp", "mif1\0\0\0\0mif1heic")) == .format("heic"))
  }

  @Test func `It ignores brands after the end of the box`() {
    // The box ends before the compatible brand that would make it AVIF.
    let head = Self.box("ftyp", "mif1\0\0\0\0") + Self.box("avif", "avif")
    #expect(Signature(head) == .format("heic"))
  }

  @Test(arguments: [
    ("#EXTM3U\n#EXT-X-VERSION:3\nother.mp4\n", "hls"), ("ffconcat version 1.0\nfile other.mp4\n", "ffconcat"),
    ("<?xml version=\"1.0\"?>\n<MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\">", "dash"),
    ("v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\nm=video 9 RTP/AVP 96\r\n", "sdp"), ("[playlist]\nFile1=a.mp4\n", "pls"),
  ])
  func `It refuses playlists`(text: String, kind: String) {
    let signature = Signature(Array(text.utf8))
    #expect(signature == .playlist(kind))
    #expect(signature.refusal?.code == .playlistRefused)
  }

  @Test(arguments: ["\u{FEFF}", "\r\n \t", " \u{FEFF}\n"]) func `It skips space before text`(space: String) {
    #expect(Signature(Array((space + "#EXTM3U\r\n").utf8)) == .playlist("hls"))
    #expect(Signature(Array((space + "<?xml version=\"1.0\"?><SVG/>").utf8)) == .format("svg"))
    let units = Array((space + "[Playlist]").utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(Signature([0xFF, 0xFE] + units) == .playlist("pls"))
  }

  /// Only the beginning is searched, and letters outside of ASCII count as one character each.
  @Test func `It searches the first thousand characters of text`() {
    let letters = String(repeating: "é", count: 1020)
    #expect(Signature(Array((letters + " <mpd").utf8)) == .text)
    #expect(Signature(Array((letters + "<mpd>").utf8)) == .playlist("dash"))
  }

  @Test func `It distinguishes LFS pointers from other text`() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    #expect(Signature(Array(pointer.utf8)).refusal?.code == .lfsPointer)
    #expect(Signature(Array("<!DOCTYPE html><html><body>Not found</body></html>".utf8)).refusal?.code == .notMedia)
  }

  @Test func `It finds SVG after a long comment`() {
    let license = "<!-- " + String(repeating: "license ", count: 200) + "-->"
    let drawing = "<?xml version=\"1.0\"?>\n\(license)\n<!-- <mpd> -->\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
    #expect(Signature(Array(drawing.utf8)) == .format("svg"))
    #expect(Signature(Array("<!-- <svg> -->".utf8)) == .text)
    #expect(Signature(Array("<!-- --><MPD><!-- -->".utf8)) == .playlist("dash"))
  }

  @Test(arguments: [
    "<svg/>", "<?xml version='1.0'?>\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"x\">\n<svg width='1'>",
    "<svg:svg xmlns:svg='http://www.w3.org/2000/svg'>", "<!DOCTYPE svg [ <!ENTITY a \"b\"> ]><svg>",
    "<svg><foreignObject><html/></foreignObject></svg>",
  ]) func `A drawing has the root element svg`(text: String) { #expect(Signature(Array(text.utf8)) == .format("svg")) }

  @Test(
    arguments: [
      ("<!DOCTYPE html><html><body><svg width='24'><path/></svg>", .aWebPage),
      ("<html><!-- <svg>", .aWebPage), ("<body><svg/></body>", .aWebPage),
      ("import React from 'react'\nexport default () => <svg/>", .sourceCode), ("<?php echo '<svg/>';", .sourceCode),
      ("#!/bin/sh\necho '<svg/>'", .sourceCode), ("<?xml version='1.0'?><note><svg/></note>", .anXMLDocument),
    ] as [(String, Message.ID)]) func `A drawing within other text is that text`(text: String, name: Message.ID)
  {
    let signature = Signature(Array(text.utf8))
    guard case .foreign(let format) = signature else { return #expect(Bool(false), "\(signature)") }
    #expect(format.kind == nil && format.name.id == name && signature.refusal?.code == .notMedia)
  }

  @Test func `A document with a drawing is text`() {
    for text in ["# Title\n<svg/>", "Look: <svg/>", "<div><svg/></div>"] {
      #expect(Signature(Array(text.utf8)) == .text, "\(text)")
    }
  }

  @Test func `It reads XML with bytes that are not UTF-8`() {
    let start = Array("<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><svg><text>".utf8)
    #expect(Signature(start + [0xD6, 0x6C]) == .format("svg"))
    #expect(Signature(start + [0xD6, 0]) == .none && Signature(Array("<svg>".utf8) + [0xD6, 0x6C]) == .none)
  }

  @Test func `It recognizes icons that .NET writes`() {
    let entry: [UInt8] = [16, 16, 0, 255] + le16(1) + le16(32) + le32(40) + le32(22)
    #expect(Signature(zeros(2) + le16(1) + le16(1) + entry) == .format("ico"))
    #expect(Signature(zeros(2) + le16(1) + le16(1) + [16, 16, 0, 7] + entry.dropFirst(4)) == .none)
  }

  @Test func `Text cut within a character is text`() {
    let umlauts = Array(String(repeating: "ü", count: 3000).utf8)
    #expect(Signature(Array(umlauts[1...].prefix(1))) == .none)
    #expect(Signature([0x61] + Array(umlauts.prefix(Signature.length - 1))) == .text)
  }

  @Test func `UTF-16 text is text`() {
    #expect(Signature([0xFF, 0xFE, 0x61, 0, 0x62, 0]) == .text)
  }

  @Test func `A transport stream needs five sync bytes`() {
    var packets = [UInt8](repeating: 0, count: 188 * 5)
    for index in 0..<5 { packets[188 * index] = 0x47 }
    #expect(Signature(packets) == .format("mpegts"))
    packets[188 * 3] = 0
    #expect(Signature(packets) == .none)
  }

  @Test(arguments: 0..<64)
  func `Short input never traps`(count: Int) {
    for magic in ["RIFF", "ftyp", "BM", "\0\0\0\u{0C}ftyp", "FORM"] {
      _ = Signature(Array((magic + String(repeating: "\0", count: 64)).utf8.prefix(count)))
    }
  }
}
