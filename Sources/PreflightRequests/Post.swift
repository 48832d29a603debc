import MediaProbe
import PreflightJudging
public import PreflightRules

/// A post that is judged for many destinations at once. It has one request for each destination that supports the generic form.
public struct Post: Sendable {
  /// The position of the post in its document.
  public let id: RequestID
  /// The post as a request of each destination that has the generic form.
  public let requests: [ShareRequest]
  /// The chosen destinations that have no generic form, so that the post cannot be judged for them.
  public let others: [Destination]

  /// Creates a post from its requests and the destinations that have no generic form.
  public init(id: RequestID, requests: [ShareRequest], others: [Destination]) {
    self.id = id
    self.requests = requests
    self.others = others
  }

  /// The destinations that the post is judged for.
  package var destinations: [Destination] { requests.map(\.destination) + others }
}

/// The names of a request's fields in the post from which the request was made.
package struct PostNames: Sendable {
  /// The fields of the post; names outside it, such as those of the context, stay as they are.
  private let fields: Set<String>
  /// For fields under another name, the field of the destination and the name in the post.
  private let renamed: [FieldAlias]
  /// The text before the names of fields.
  private let prefix: String
  /// True if the request is one of several for the same post.
  let isOfPost: Bool

  package init(fields: Set<String>, renamed: [FieldAlias], prefix: String, isOfPost: Bool) {
    self.fields = fields
    self.renamed = renamed
    self.prefix = prefix
    self.isOfPost = isOfPost
  }

  /// Returns the name of a field in the document: `post.media[3]` for `media[3]`.
  func inDocument(_ field: String) -> String {
    let first = field.prefix { $0 != "." && $0 != "[" }
    guard fields.contains(String(first)) else { return field }
    let other = renamed.first { alias in
      field.hasPrefix(alias.name) && ".[".contains(field.dropFirst(alias.name.count).first ?? ".")
    }
    return prefix + (other.map { $0.field + field.dropFirst($0.name.count) } ?? field)
  }
}

extension ShareRequest {
  /// Returns the name of a field as findings show it.
  func shown(_ field: String) -> String { postNames?.inDocument(field) ?? field }

  /// The reason why a post is not applicable because no field accepts any of its media; nil for any other request.
  func mismatch(of media: [MediaFacts]) -> Message? {
    guard postNames?.isOfPost == true else { return nil }
    let own = self.media.indices.filter { self.media[$0].field.hasPrefix(PostForm.media + "[") }
    guard let first = own.first.flatMap({ media[$0].kind }), own.allSatisfy({ media[$0].kind != nil }),
      !own.contains(where: { isMeant(self.media[$0], media[$0]) })
    else { return nil }
    let format = own.first.flatMap { media[$0].image?.format ?? media[$0].container }
    return Message(
      .takesNoSuchMedia, .text(destination.name), .term(first.term), .text(format ?? first.rawValue))
  }

  private func isMeant(_ medium: Medium, _ facts: MediaFacts) -> Bool {
    destination.slots.contains { medium.slots.contains($0.name) && $0.isMeant(for: facts) }
  }
}

extension MediaFacts.Kind {
  fileprivate var term: Message.ID {
    switch self {
    case .video: .aVideo
    case .image: .anImage
    case .audio: .someAudio
    case .other: .neitherVideoNorImage
    }
  }
}
