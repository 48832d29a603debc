import MediaProbe
import TestSupport
import Testing

@Suite struct HEIFTests {
  @Test func `A sequence without a duration has a reason`() throws {
    var track = BuiltTrack()
    track.timescale = 0
    var movie = BuiltMovie()
    movie.tracks = [track]
    let facts = try HeaderReader.avif.read(MemorySource(movie.bytes))
    #expect(facts.image?.isAnimated == true && facts.duration == nil && facts.unknown[.duration] != nil)
  }

  private func picture(_ properties: [[UInt8]], width: Int = 640, height: Int = 426) throws -> ImageFacts {
    let facts = try read(.avif, heif(width: width, height: height, properties)).get()
    return try #require(facts.image)
  }

  @Test func `It reads the size of the primary item`() throws {
    let facts = try read(.avif, heif(width: 640, height: 426, [])).get()
    #expect(facts.kind == .image && facts.container == "avif")
    #expect(facts.image?.width == 640 && facts.image?.height == 426)
    #expect(facts.image?.isAnimated == false && facts.duration == nil)
  }

  @Test(arguments: [(0, 0), (1, 270), (2, 180), (3, 90)])
  func `Rotation is counterclockwise in HEIF`(turns: Int, rotation: Int) throws {
    let image = try picture([box("irot", [UInt8(turns)])])
    #expect(image.rotation == rotation && image.isMirrored == false)
    #expect(image.width == (turns % 2 == 0 ? 640 : 426))
    #expect(image.storedWidth == 640)
  }

  @Test func `It applies mirroring and rotation in property order`() throws {
    // EXIF 5 is mirrored left to right, then rotated by 270°. Mirroring after a rotation by 90° is the same.
    let flipThenTurn = try picture([box("imir", [1]), box("irot", [1])])
    #expect(flipThenTurn.rotation == 270 && flipThenTurn.isMirrored == true)
    let turnThenFlip = try picture([box("irot", [1]), box("imir", [1])])
    #expect(turnThenFlip.rotation == 90 && turnThenFlip.isMirrored == true)
    // Exchanging top and bottom is EXIF 4: mirrored and rotated by 180°.
    let upsideDown = try picture([box("imir", [0])])
    #expect(upsideDown.rotation == 180 && upsideDown.isMirrored == true)
  }

  @Test func `It applies the clean aperture`() throws {
    func aperture(_ width: Int, _ height: Int, over: Int = 1) -> [UInt8] {
      box("clap", be32(width), be32(over), be32(height), be32(over), be32(0), be32(1), be32(0), be32(1))
    }
    let cropped = try picture([aperture(639, 426), box("irot", [1])])
    #expect(cropped.width == 426 && cropped.height == 639)
    let impossible = try read(.avif, heif(width: 640, height: 426, [aperture(700, 426)])).get()
    #expect(impossible.image?.width == 640)
    #expect(impossible.problems.map(\.code) == [.corrupt])
    let divided = try read(.avif, heif(width: 640, height: 426, [aperture(639, 426, over: 0)])).get()
    #expect(divided.problems.map(\.code) == [.corrupt])
  }

  /// ISO/IEC 23008-12, 6.5.5.1: a picture may have both, in any order.
  @Test func `It reads both color codes and an ICC profile`() throws {
    let codes = box("colr", Array("nclx".utf8), be16(1), be16(13), be16(0), [0x80])
    let profile = box("colr", Array("prof".utf8), zeros(128))
    for properties in [[codes, profile], [profile, codes]] {
      let image = try picture(properties + [box("av1C", [0x81, 0x00, 0x0C, 0x00])])
      #expect(image.colorType == .rgb && image.iccProfile != nil)
    }
  }

  @Test func `It reads bit depth and color type`() throws {
    let image = try picture([box("av1C", [0x81, 0x00, 0x4C, 0x00])])
    #expect(image.bitDepth == 10 && image.colorType == .ycbcr)
    let gray = try picture([box("av1C", [0x81, 0x00, 0x1C, 0x00])])
    #expect(gray.bitDepth == 8 && gray.colorType == .gray)
  }

  @Test(.timeLimit(.minutes(1))) func `Reading ends for extents without bytes`() throws {
    // The file has 65535 items of 65535 extents, whose offsets and lengths have no width.
    let items = (0..<65535).flatMap { be16($0) + be16(0) + be16(0xFFFF) }
    let file = heif(width: 640, height: 426, [], extra: fullBox("iloc", be16(0), be16(0xFFFF), items))
    #expect(try read(.avif, file).get().image?.width == 640)
  }

  @Test(.timeLimit(.minutes(1))) func `Reading ends for an item with many properties`() throws {
    // The one item has 4000 entries of 255 properties each, and the properties are long.
    let entries = (0..<4000).flatMap { _ in be16(1) + [255] + [UInt8](repeating: 2, count: 255) }
    let links = box("iprp", fullBox("ipma", be32(4000), entries))
    let long = fullBox("auxC", [UInt8](repeating: 0x61, count: 1 << 20), [0])
    let file = heif(width: 640, height: 426, [long], extra: links)
    #expect(try read(.avif, file).get().image?.width == 640)
  }

  @Test func `It recognizes alpha by its auxiliary type`() throws {
    let alpha = fullBox("auxC", Array("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0".utf8))
    // The image is its own alpha channel here.
    let reference = fullBox("iref", box("auxl", be16(1), be16(1), be16(1)))
    #expect(try read(.avif, heif(width: 8, height: 8, [alpha], extra: reference)).get().image?.hasAlpha == true)
    let depth = fullBox("auxC", Array("urn:mpeg:mpegB:cicp:systems:auxiliary:depth\0".utf8))
    #expect(try read(.avif, heif(width: 8, height: 8, [depth], extra: reference)).get().image?.hasAlpha == false)
  }

  @Test func `Tiles with an alpha channel give alpha`() throws {
    let alpha = fullBox("auxC", Array("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0".utf8))
    // The image is made of item 2, and is itself the alpha channel of item 2.
    let references = fullBox("iref", box("dimg", be16(1), be16(1), be16(2)), box("auxl", be16(1), be16(1), be16(2)))
    #expect(try read(.avif, heif(width: 8, height: 8, [alpha], extra: references)).get().image?.hasAlpha == true)
  }

  @Test func `A clip after a still does not make it a sequence`() throws {
    let clip = BuiltMovie().bytes
    let still = try read(.avif, heif(width: 8, height: 8, []) + clip).get()
    #expect(still.image?.isAnimated == false && still.image?.frameCount == 1 && still.duration == nil)
    let sequence = try read(.avif, heif(brand: "avis", width: 8, height: 8, []) + clip).get()
    #expect(sequence.image?.isAnimated == true && sequence.image?.frameCount == 50)
  }

  @Test func `It refuses a size that is too large`() {
    // The image has too many pixels in total, or a side that is too long. In both cases no decoder has to hold it.
    for (width, height) in [(60_000, 60_000), (100, 6_553_344)] {
      #expect { try read(.avif, heif(width: width, height: height, [])).get() } throws: { error in
        (error as? ReadError)?.code == .tooLarge
      }
    }
  }
}
