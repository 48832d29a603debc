package import MediaProbe

/// A short name that a destination had. It keeps its meaning for one release, and the command says which names replace it. It is
/// data of the program rather than of a destination, because the release after that gives the name to another destination.
package struct FormerName: Sendable {
  package let name: String
  /// The id of the destination that the name means.
  package let id: String
  /// The short name of the same destination.
  package let replacement: String
  /// The short name of the destination that most people mean.
  package let usual: String

  /// All former names.
  package static let all = [
    FormerName(name: "tiktok", id: "tiktok-share-kit-ios", replacement: "tiktok-share-kit", usual: "tiktok-video")
  ]

  /// Returns the name that a person should write instead of one that is nearly right: of a former name, the one that replaces it.
  package static func nearest(to given: String, among names: [String]) -> String? {
    let near = Guess.nearest(to: given, among: names + all.map { $0.name })
    if let near { return named(near)?.usual ?? near }
    // Names have the same words in the same order, but one has more of them: facebook-page-video is facebook-video.
    let words = given.split(separator: "-")
    return names.filter { name in
      let others = name.split(separator: "-")
      return min(words.count, others.count) > 1 && (Self.has(words, others) || Self.has(others, words))
    }.min { $0.utf8.count < $1.utf8.count }
  }

  /// Returns true if a list has the words of another one, in their order.
  private static func has(_ words: [Substring], _ others: [Substring]) -> Bool {
    var rest = others[...]
    for word in words where word == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// Returns a question whether the nearest name was meant, or the list of names if it is short; nil otherwise.
  ///
  /// - Parameter isOfRequest: True for a name in a request, which only an SDK has.
  package static func hint(for given: String, among names: [String], isOfRequest: Bool = false) -> Message? {
    guard let near = Guess.nearest(to: given, among: names + all.map { $0.name }), let former = named(near) else {
      return Guess.hint(for: given, among: names)
    }
    return Message(.didYouMean, .text(isOfRequest ? former.replacement : former.usual))
  }

  package static func named(_ name: String) -> FormerName? { all.first { $0.name == name } }
}

extension Destination {
  /// The former name of `tikTokShareKit`, which it still means.
  @available(*, deprecated, message: "use tikTokVideo for the app, or tikTokShareKit for its SDK")
  public static var tikTok: Destination { tikTokShareKit }
}
