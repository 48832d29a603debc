package import MediaProbe

/// The parts that a written picture gets besides its pixels.
package struct PictureParts: Sendable, Equatable {
  package var profile: [UInt8]?
  package var exif: [UInt8]?
  package var xmp: [UInt8]?
  /// Segments of a JPEG, or chunks of a PNG, with captions and texts.
  package var texts: [UInt8] = []

  var isEmpty: Bool { profile == nil && exif == nil && xmp == nil && texts.isEmpty }

  package init() {}

  /// Selects the parts of an original that still describe its copy.
  package init(_ metadata: PictureMetadata, of facts: MediaFacts, for edit: Edit) {
    guard let image = facts.image else { return }
    let account = edit.account ?? PictureAccount(metadata, facts)
    if edit.keepsProfile(image) { profile = account.profile }
    exif = metadata.exif.flatMap { ExifSelection($0, keepsLocation: !edit.stripsLocation)?.bytes }
    if var packet = metadata.xmp.map({ XMPPacket($0) }) {
      packet.blank(XMPPacket.furtherParts)
      if edit.stripsLocation { packet.blank(XMPPacket.location) }
      if !edit.keepsProjection { packet.blank(XMPPacket.projection) }
      packet.setUpright()
      if packet.bytes.count <= PictureAccount.largestXMP || edit.container != "jpeg" { xmp = packet.bytes }
    }
    // A signed history does not survive the change, but its label does.
    if account.isMadeByAI, xmp.map({ XMPPacket($0).isLabeledAsAI }) != true {
      var packet = xmp.map { XMPPacket($0) } ?? .labelOfAI
      packet.addLabelOfAI()
      xmp = packet.isLabeledAsAI ? packet.bytes : XMPPacket.labelOfAI.bytes
    }
    if account.formatOfTexts == edit.container { texts = metadata.texts }
  }
}
