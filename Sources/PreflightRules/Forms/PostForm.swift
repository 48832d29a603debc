import MediaProbe

/// The generic form of a post, which many destinations share.
package enum PostForm {
  /// The name of the field with the media.
  package static let media = "media"
  /// The member of a media item that names its file.
  package static let file = "file"
  /// The member of a media item that has its id or its address, if the destination has or fetches the file.
  package static let reference = "reference"
  package static let altText = "alt_text"
  package static let text = "text"

  /// Returns the fields of a post, in the order in which documents list them.
  ///
  /// - Parameters:
  ///   - slots: The slots for the media.
  ///   - coverSlots: The slots for the cover; empty if no rule applies to it.
  package static func fields(media slots: [String], cover coverSlots: [String]) -> [FieldForm] {
    [
      FieldForm(media, .media(slots: slots), isList: true),
      FieldForm("text", .text), FieldForm("title", .text), FieldForm("description", .text),
      FieldForm("link", .identifier),
      FieldForm("cover", coverSlots.isEmpty ? .attachment([.image]) : .media(slots: coverSlots)),
      FieldForm(altText, .text), FieldForm("tags", .text, isList: true),
    ]
  }
}
