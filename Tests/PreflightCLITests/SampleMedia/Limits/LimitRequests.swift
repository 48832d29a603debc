import Foundation
import MediaProbe
import Preflight
import PreflightRules
import TestSupport

/// Makes the input of attempts: requests, and the media and app files that they name.
///
/// Every request meets the rules of its destination except for the value that is tried, as far as that is possible.
struct LimitRequests {
  /// A request as its document has it.
  struct Input {
    var request: [String: Any]
    var context: [String: Any] = [:]
    /// The part of the input that varies, for people.
    var shown: String
  }

  static let screen = (width: 1080, height: 1920)

  let folder: TemporaryFolder
  private let samples = SampleFolder.root.appendingPathComponent("SampleMedia")
  private let poster = "poster.jpg"
  private let clip = "clip.mp4"

  init() throws {
    folder = try TemporaryFolder()
    for name in [poster, clip] { try keep("requests/media/\(name)", as: name) }
    for name in [
      "Info.plist", "app.entitlements", "association/current", "page/index.html", "page/files/harbour.jpg",
      "page/files/harbour.mp4", "page/files/icon.png",
    ] {
      try keep("requests/app/ok/\(name)", as: "app/\(name)")
    }
    try keep("requests/app/project/wrong.pbxproj", as: "app/wrong.pbxproj")
    try folder.write("app/sources/main.swift", "import UIKit\n")
  }

  private func keep(_ sample: String, as name: String) throws {
    try folder.write(name, Data(contentsOf: samples.appendingPathComponent(sample)))
  }

  /// Returns the input of an attempt; nil if no input is possible.
  func input(_ limit: NumericLimit, _ attempt: Attempt) throws -> Input? {
    guard var input = try made(limit, attempt) else { return nil }
    if case .parameter(let name) = limit.quantity, case .version(let version) = attempt.value {
      input.context[name] = version
      input.shown = "\(name) \(version), \(input.shown)"
    } else {
      input.context.merge(versions(of: limit.rule)) { $1 }
    }
    return input
  }

  /// Versions in which the rule applies.
  private func versions(of rule: Rule) -> [String: Any] {
    var found: [String: Any] = [:]
    for condition in rule.when {
      guard case .version(let from, let below) = condition.test else { continue }
      if let version = from?.description ?? below.map(NumericLimit.lower) { found[condition.parameter] = version }
    }
    return found
  }

  private func made(_ limit: NumericLimit, _ attempt: Attempt) throws -> Input? {
    if limit.isCondition { return try brokenRequest(limit, attempt) }
    switch limit.quantity {
    case .value(.measure(let measure)): return try oneFile(limit, measure.name, attempt)
    case .side(_, .measure(let measure)): return try oneFile(limit, measure.name, attempt)
    case .value(.aggregate(let aggregate)): return try manyFiles(limit, aggregate, attempt)
    case .value(.field(let name)), .position(.field(let name), _):
      guard case .number(let number) = attempt.value else { return nil }
      return field(limit, name, NSDecimalNumber(decimal: number), "\(number)")
    case .length(.field(let name), let unit):
      guard case .number(let number) = attempt.value else { return nil }
      let length = NSDecimalNumber(decimal: number).intValue
      return field(limit, name, Self.text(length, unit, isAddress: name.hasSuffix("Url")), "\(length) \(unit.rawValue)")
    case .value(.app(let fact)), .version(.app(let fact)), .digits(.app(let fact), _):
      return try app(limit, fact, attempt)
    case .value(.count), .value(.together), .value(.given), .side, .length, .position, .version, .digits, .parameter:
      return nil
    }
  }

  // MARK: - Requests that meet all rules

  private func request(_ destination: Destination, _ media: [String]) -> Input {
    let isVideo = media.contains { $0.hasSuffix(".mp4") }
    switch destination.id {
    case "tiktok-share-kit-ios":
      return Input(
        request: [
          "localIdentifiers": media, "mediaType": isVideo ? "video" : "image",
          "redirectURI": "https://www.example.com/tiktok",
        ], shown: "")
    case "douyin-share-ios":
      let isMixed = isVideo && media.contains { !$0.hasSuffix(".mp4") }
      return Input(
        request: [
          "localIdentifiers": media, "mediaType": isMixed ? "mix" : isVideo ? "video" : "image",
          "landedPageType": "edit",
        ], context: ["app_version": "31.2", "sdk_version": "4.1.8", "scopes": ["aweme.share", "aweme.forward"]],
        shown: "")
    case "facebook-stories-ios":
      return Input(
        request: [
          "com.facebook.sharedSticker.appID": "1234567890123456", "expirationDate": 300,
          "com.facebook.sharedSticker.background\(isVideo ? "Video" : "Image")": media.first ?? poster,
        ], shown: "")
    case "wechat-share-xd-ios":
      return Input(
        request: ["bText": false, "scene": 0, "type": 4, "webpageUrl": "https://www.example.com/"],
        context: ["sdk_version": "4.3.12"], shown: "")
    default:
      return Input(request: ["url": "https://example.com/v/1"], shown: "")
    }
  }

  // MARK: - Media

  private func oneFile(_ limit: NumericLimit, _ measure: String, _ attempt: Attempt) throws -> Input? {
    let isVideo = limit.slot?.takes == [.video]
    let (file, shown): (String, String)
    switch attempt.value {
    case .size(let width, let height):
      file = try isVideo ? movie(width, height, 5000) : picture(width, height)
      shown = "\(isVideo ? "MP4" : "PNG") of \(width)×\(height)"
    case .number(let number) where measure == "duration":
      file = try movie(1080, 1920, milliseconds(number))
      shown = "MP4 of \(number) s"
    case .number(let number) where measure == "file_size":
      file = try enlarged(isVideo ? clip : poster, to: NSDecimalNumber(decimal: number).intValue)
      shown = "\(isVideo ? "MP4" : "JPEG") of \(number) bytes"
    case .number(let number) where measure == "image.width":
      file = try picture(NSDecimalNumber(decimal: number).intValue, 600)
      shown = "PNG of \(number)×600"
    default: return nil
    }
    return placed(file, in: limit, shown)
  }

  /// Returns a request with a file in the slot of a rule.
  private func placed(_ file: String, in limit: NumericLimit, _ shown: String) -> Input {
    var input = request(limit.destination, [file])
    input.shown = shown
    switch limit.slot?.name {
    case "sticker": input.request["com.facebook.sharedSticker.stickerImage"] = file
    case "background-image":
      input.request["com.facebook.sharedSticker.backgroundImage"] = file
      input.context["screen"] = "\(Self.screen.width)x\(Self.screen.height)"
    case "preview-image": input.request["images"] = [file]
    case "icon": input.request["icons"] = [file]
    case "thumbnail": input.request["thumbData"] = file
    case "image" where limit.destination.id == "wechat-share-xd-ios":
      input.request["imageData"] = file
      input.request["type"] = 1
      input.request["webpageUrl"] = nil
    default: break
    }
    if limit.slot?.name == "sticker" { input.request["com.facebook.sharedSticker.backgroundImage"] = nil }
    return input
  }

  private func manyFiles(_ limit: NumericLimit, _ aggregate: Aggregate, _ attempt: Attempt) throws -> Input? {
    guard case .number(let number) = attempt.value else { return nil }
    let rule = limit.rule.shortID
    guard let measure = aggregate.measure else {
      let count = NSDecimalNumber(decimal: number).intValue
      let kind = aggregate.kind?.rawValue ?? "image"
      var input = counted(limit, count, kind)
      input.shown = "\(count) × \(aggregate.kind?.rawValue ?? "file")"
      return input
    }
    if measure.name == "duration" {
      // The rule on the sum of several videos needs two of them.
      let first = rule == "video-duration-min-older" ? 500 : 1000
      let files = [try movie(1080, 1920, first), try movie(1080, 1920, milliseconds(number) - first)]
      var input = request(limit.destination, files)
      input.shown = "two MP4, together \(number) s"
      return input
    }
    let size = NSDecimalNumber(decimal: number).intValue
    var input = request(limit.destination, [])
    input.request["images"] = [
      try enlarged(
        "wide.jpg", to: 4_000_000, of: "ok/apple-shared-with-you/preview-image/resources-file-size-decimal.photo.jpg")
    ]
    input.request["videos"] = [try enlarged(clip, to: size - 4_000_000)]
    input.shown = "JPEG and MP4, together \(size) bytes"
    return input
  }

  /// Returns a request with a number of files of a kind, in which a rule on that number applies.
  private func counted(_ limit: NumericLimit, _ count: Int, _ kind: String) -> Input {
    let tried = Array(repeating: kind == "video" ? clip : poster, count: count)
    let rule = limit.rule.shortID
    switch rule {
    case "request-images-as-video", "request-videos-as-image":
      // The media of the other kind are what the type says, so the list is not empty.
      var input = request(limit.destination, tried + [kind == "video" ? poster : clip])
      input.request["mediaType"] = kind == "video" ? "image" : "video"
      return input
    case "request-mix-without-video", "request-mix-without-image":
      var input = request(limit.destination, tried + [kind == "video" ? poster : clip])
      input.request["mediaType"] = "mix"
      return input
    case "request-green-screen":
      var input = request(limit.destination, tried)
      input.request["shareFormat"] = "greenScreen"
      return input
    case "request-publish-single", "request-publish-video":
      var input = request(limit.destination, rule == "request-publish-video" ? tried + [clip] : tried.map { _ in clip })
      input.request["landedPageType"] = "publish"
      return input
    case "request-feature-pictures":
      var input = request(limit.destination, tried + [poster])
      input.request["feature"] = "x"
      return input
    case "request-daily-content-video", "request-daily-content-images":
      var input = request(limit.destination, tried + (count == 0 ? [kind == "video" ? poster : clip] : []))
      input.request["publishStory"] = true
      input.request["dailyContentType"] = kind == "video" ? "video" : "imageText"
      return input
    case "request-mixed-below-17-4-0": return request(limit.destination, tried + [clip])
    case "request-asset-present":
      var input = request(limit.destination, [])
      input.request["com.facebook.sharedSticker.backgroundImage"] = count > 0 ? poster : nil
      input.request["com.facebook.sharedSticker.stickerImage"] = count > 1 ? poster : nil
      return input
    default: return request(limit.destination, tried)
    }
  }

  // MARK: - Fields

  private func field(_ limit: NumericLimit, _ name: String, _ value: Any, _ shown: String) -> Input {
    var input = request(limit.destination, [poster])
    let text = String(repeating: "🌊", count: NumericLimit.textLength / 2)
    let place: [String: Any] = ["locationX": 0.5, "locationY": 0.5]
    var sticker = place.merging(["localIdentifier": poster, "maxEdge": 300, "minimumScale": 0.01]) { $1 }
    switch name {
    case "title" where limit.destination.id == "douyin-share-ios": input.request["title"] = ["text": value]
    case "title.hashtags[].index", "title.mentions[].index":
      let isHashtag = name.contains("hashtags")
      let entry = [isHashtag ? "text" : "openID": "harbor", "index": value]
      var title: [String: Any] = [isHashtag ? "hashtags" : "mentions": [entry]]
      if !limit.rule.shortID.hasSuffix("-without-text") { title["text"] = text }
      input.request["title"] = title
    case "*.locationX", "*.locationY":
      let entry = place.merging(["text": "harbor", String(name.dropFirst(2)): value]) { $1 }
      input.request["hashtagStickers"] = [entry]
    case "imageStickers[].maxEdge", "imageStickers[].minimumScale":
      sticker[String(name.dropFirst("imageStickers[].".count))] = value
      input.request["imageStickers"] = [sticker]
    case "daliyScale":
      input.request["daliyScale"] = value
      input.request["publishStory"] = true
    case "customConfig.clientKey": input.request["customConfig"] = ["clientKey": value]
    case "*Url":
      input.request["webpageUrl"] = value
    case "text":
      input.request = ["bText": true, "scene": 0, "type": 0, "text": value]
    default: input.request[name.hasPrefix("*") ? String(name.dropFirst()) : name] = value
    }
    let inFields = name.hasPrefix("*") ? "a field of `\(name)`" : "`\(name)`"
    input.shown = "\(inFields) of \(shown)"
    return input
  }

  /// Returns a text of a length. Its characters tell the units apart where a field may have any.
  private static func text(_ length: Int, _ unit: TextUnit, isAddress: Bool) -> String {
    let filler =
      switch unit {
      case .utf8Bytes where !isAddress: "海"
      case .utf16: "🌊"
      case .characters where length > 100: "🌊"
      default: "1"
      }
    let start = isAddress && length > 30 ? "https://www.example.com/" : ""
    let width =
      unit == .utf8Bytes ? filler.utf8.count : unit == .utf16 ? filler.utf16.count : filler.unicodeScalars.count
    let rest = length - start.count
    return start + String(repeating: filler, count: rest / width) + String(repeating: "1", count: rest % width)
  }

  // MARK: - Apps

  private func addApp(to input: inout Input, of destination: Destination) {
    input.context["info_plist"] = "app/Info.plist"
    input.context["entitlements"] = "app/app.entitlements"
    guard destination.id == "apple-shared-with-you" else { return }
    input.context["site_association"] = "app/association/current"
    input.context["page"] = "app/page/index.html"
    input.context["page_resources"] = "app/page/files"
  }

  private func app(_ limit: NumericLimit, _ fact: AppFact, _ attempt: Attempt) throws -> Input? {
    var input = request(limit.destination, [poster])
    addApp(to: &input, of: limit.destination)
    switch (fact, attempt.value) {
    case (.infoPlist(let key), .version(let version)):
      input.context["info_plist"] = try infoPlist([key: version])
      input.shown = "Info.plist with \(version)"
    case (.entries("LSApplicationQueriesSchemes"), .number(let number)):
      let count = NSDecimalNumber(decimal: number).intValue
      let own = try list("LSApplicationQueriesSchemes")
      let more = count > own.count ? (own.count..<count).map { "scheme-\($0)" } : []
      input.context["info_plist"] = try infoPlist(["LSApplicationQueriesSchemes": Array((own + more).prefix(count))])
      input.shown = "Info.plist with \(count) entries"
    case (.entries, .number(let number)):
      let count = NSDecimalNumber(decimal: number).intValue
      input.context["info_plist"] = try infoPlist(
        ["CFBundleURLTypes": [["CFBundleURLSchemes": (0..<count).map { "aw123456789012345\($0)" }]]])
      input.shown = "Info.plist with \(count) entries"
    case (.infoPlist, .number(let number)):
      let count = NSDecimalNumber(decimal: number).intValue
      let scheme = "wx" + String("1234567890abcdef0".prefix(count))
      input.context["info_plist"] = try infoPlist(
        ["CFBundleURLTypes": [["CFBundleURLSchemes": ["XD-a4d6xky5gt4c80s", "tt12345", scheme]]]])
      input.shown = "Info.plist with `\(scheme)`"
    case (.word(let word), .number(let number)):
      let count = NSDecimalNumber(decimal: number).intValue
      switch word {
      case .siteAssociationSize:
        input.context["site_association"] = try padded("requests/app/ok/association/current", to: count)
        input.shown = "site association of \(count) bytes"
      case .pageSize:
        input.context["page"] = try padded("requests/app/ok/page/index.html", to: count)
        input.shown = "page of \(count) bytes"
      case .pageImages:
        let lines = (0..<count).map { _ in "<meta property=\"og:image\" content=\"/harbour.jpg\">\n" }.joined()
        input.context["page"] = "\(count)-images.html"
        try folder.write(
          "\(count)-images.html", "<!DOCTYPE html>\n<meta property=\"og:title\" content=\"Harbor\">\n\(lines)")
        input.shown = "page that names \(count) images"
      case .pageResourcesSize:
        let files = "resources-\(count)"
        for name in ["harbour.jpg", "icon.png"] {
          try keep("requests/app/ok/page/files/\(name)", as: "\(files)/\(name)")
        }
        let rest = folder.url.appendingPathComponent("\(files)/harbour.mp4")
        try folder.write("\(files)/harbour.mp4", Data())
        try Self.resize(rest, to: count - 2000)
        input.context["page_resources"] = files
        input.shown = "files of a page, together \(count) bytes"
      default: return nil
      }
    default: return nil
    }
    return input
  }

  private func list(_ key: String) throws -> [String] {
    let data = try Data(contentsOf: folder.url.appendingPathComponent("app/Info.plist"))
    let values = try unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    return values?[key] as? [String] ?? []
  }

  private func entitlements(_ changes: [String: Any]) throws -> String { try changed("app/app.entitlements", changes) }

  private func infoPlist(_ changes: [String: Any]) throws -> String { try changed("app/Info.plist", changes) }

  /// Writes a property list of the sample app with other values, and returns its path.
  private func changed(_ list: String, _ changes: [String: Any]) throws -> String {
    let data = try Data(contentsOf: folder.url.appendingPathComponent(list))
    var values = try unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
    values.merge(changes) { $1 }
    let name = "app/\(UUID().uuidString).plist"
    try folder.write(name, PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0))
    return name
  }

  // MARK: - Conditions

  /// Returns a request that breaks the rule if the rule applies. The attempt decides whether it does.
  private func brokenRequest(_ limit: NumericLimit, _ attempt: Attempt) throws -> Input? {
    let destination = limit.destination
    let rule = String(limit.rule.shortID)
    let place: [String: Any] = ["locationX": 0.5, "locationY": 0.5]
    let count: Int? =
      if case .number(let number) = attempt.value { NSDecimalNumber(decimal: number).intValue } else { nil }
    func with(_ media: [String], _ fields: [String: Any], _ shown: String) -> Input {
      var input = request(destination, media)
      input.request.merge(fields) { $1 }
      input.shown = shown
      return input
    }
    func several(_ file: String, _ count: Int) -> [String] { Array(repeating: file, count: count) }
    switch rule {
    case "image-aspect-ratio-below-17-4-0": return with([try picture(1200, 400)], [:], "PNG of 1200×400")
    case "image-aspect-ratio-below-21-2-0": return with([try picture(1600, 400)], [:], "PNG of 1600×400")
    case "request-edit-version": return with([poster], [:], "`landedPageType: edit`")
    case "request-publish-version": return with([clip], ["landedPageType": "publish"], "`landedPageType: publish`")
    case "request-title-version": return with([poster], ["title": ["text": "Harbor"]], "a title")
    case "request-sticker-version":
      return with([poster], ["hashtagStickers": [place.merging(["text": "harbor"]) { $1 }]], "a sticker")
    case "request-flash-sticker-version":
      return with([poster], ["quickFlashSticker": place.merging(["stickerId": "1"]) { $1 }], "a flash sticker")
    case "request-feature-version": return with([poster], ["feature": "x"], "`feature`")
    case "request-task-version", "request-agent-key-version":
      let extra: [String: Any] = [
        "mpInfo": ["identifier": "mp-1", "title": "Harbor", "desc": "At dawn", "startPageURL": "pages/index"],
        "micro_app_task_id": "123123", "agent_client_key": "aw1234567890abcd",
      ]
      return with([poster], ["extraInfo": extra], rule == "request-task-version" ? "a task" : "the key of an agent")
    case "request-sticker-deletable-version", "request-sticker-editable-version":
      let key = rule.contains("deletable") ? "deleteable" : "editable"
      let sticker = place.merging(["localIdentifier": poster, "maxEdge": 300, "minimumScale": 0.01, key: true]) { $1 }
      return with([poster], ["imageStickers": [sticker]], "an image sticker with `\(key)`")
    case "request-state-version": return with([poster], [:], "one image")
    case "request-scope-daily-below-30-5-0":
      var input = with([poster], ["publishStory": true], "`publishStory` without a permission")
      input.context["scopes"] = ["aweme.forward"]
      return input
    case "request-scope-daily":
      var input = with([poster], ["publishStory": true], "`publishStory` without a permission")
      input.context["scopes"] = ["aweme.share"]
      return input
    case _ where limit.destination.id == "wechat-share-xd-ios": return try brokenApp(limit)
    case "request-images-max-below-12-3-0": return with(several(poster, 13), [:], "13 × image")
    case "request-images-max": return with(several(poster, 36), [:], "36 × image")
    case "request-videos-max-below-18-0-0": return with(several(clip, 13), [:], "13 × video")
    case "request-videos-max": return with(several(clip, 36), [:], "36 × video")
    case "request-mixed-below-17-4-0":
      return with([poster] + several(clip, count ?? 1), [:], "1 × image, \(count ?? 1) × video")
    case "request-mix-without-video":
      guard let count else { return nil }
      return with(several(poster, count), ["mediaType": "mix"], "\(count) × image as a mix")
    case "request-mix-without-image":
      guard let count else { return nil }
      return with(several(clip, count), ["mediaType": "mix"], "\(count) × video as a mix")
    case "request-action", "request-media-type-of-media":
      guard let count else { return nil }
      let fields = rule == "request-action" ? ["shareAction": "capture"] : ["mediaType": "text"]
      return with(several(poster, count), fields, "\(count) × image, `\(fields.values.first ?? "")`")
    case "request-daily-content-video", "request-daily-content-images":
      guard let count else { return nil }
      let isVideo = rule.hasSuffix("video")
      return with(
        several(isVideo ? poster : clip, count),
        ["publishStory": true, "dailyContentType": isVideo ? "video" : "imageText"],
        "\(count) × \(isVideo ? "image as a daily of a video" : "video as a daily of images")")
    case "video-duration-max-total":
      guard let count else { return nil }
      let files = try (0..<count).map { try movie(1080, 1920, 601_000 / count + ($0 == 0 ? 601_000 % count : 0)) }
      return with(files, [:], "\(count) × video, together 601 s")
    case "request-app-id-placeholder":
      // The shortest placeholder has two characters.
      guard let count, count != 1 else { return nil }
      return with(
        [poster], ["com.facebook.sharedSticker.appID": String("{}".prefix(count))],
        "`com.facebook.sharedSticker.appID` of \(count) characters")
    default: return nil
    }
  }

  /// Returns a request of an app that breaks a rule of WeChat on the app.
  private func brokenApp(_ limit: NumericLimit) throws -> Input? {
    var input = request(limit.destination, [])
    addApp(to: &input, of: limit.destination)
    let domains = "com.apple.developer.associated-domains"
    switch limit.rule.shortID {
    case "app-query-schemes-universal-link":
      let schemes = try list("LSApplicationQueriesSchemes").filter { $0 != "weixinULAPI" }
      input.context["info_plist"] = try infoPlist(["LSApplicationQueriesSchemes": schemes])
      input.shown = "Info.plist without `weixinULAPI`"
    case "app-tracking-usage":
      input.context["info_plist"] = try infoPlist(["NSUserTrackingUsageDescription": ""])
      input.shown = "Info.plist with an empty description"
    case "app-associated-domain":
      input.context["entitlements"] = try entitlements([domains: [String]()])
      input.shown = "entitlements without domains"
    case "app-associated-domain-form":
      input.context["entitlements"] = try entitlements([domains: ["applinks:https://www.example.com"]])
      input.shown = "entitlements with `applinks:https://www.example.com`"
    case "app-sign-in-with-apple":
      try folder.write(
        "app/empty.entitlements",
        PropertyListSerialization.data(fromPropertyList: [domains: ["applinks:example.com"]], format: .xml, options: 0))
      input.context["entitlements"] = "app/empty.entitlements"
      input.shown = "entitlements without Sign in with Apple"
    case let rule where rule.hasPrefix("app-source-"):
      input.context["sources"] = "app/sources"
      input.shown = "sources without the text"
    case let rule where rule.hasPrefix("app-project-"):
      input.context["project"] = "app/wrong.pbxproj"
      input.shown = "project without the text"
    default: return nil
    }
    return input
  }

  // MARK: - Files

  private func milliseconds(_ seconds: Decimal) -> Int { NSDecimalNumber(decimal: seconds * 1000).intValue }

  private func picture(_ width: Int, _ height: Int) throws -> String {
    try file("\(width)x\(height).png") { Picture.png(width: UInt32(width), height: UInt32(height)) }
  }

  private func movie(_ width: Int, _ height: Int, _ milliseconds: Int) throws -> String {
    try file("\(width)x\(height)-\(milliseconds).mp4") {
      Data(BuiltMovie.clip(width: width, height: height, milliseconds: milliseconds).bytes)
    }
  }

  private func file(_ name: String, _ make: () -> Data) throws -> String {
    let path = folder.url.appendingPathComponent(name).path
    if !FileManager.default.fileExists(atPath: path) { try folder.write(name, make()) }
    return name
  }

  /// Enlarges a file by data that readers skip, in a sparse file.
  private func enlarged(_ original: String, to size: Int, of sample: String? = nil) throws -> String {
    let source =
      sample.map { samples.appendingPathComponent($0) } ?? folder.url.appendingPathComponent(original)
    let content = try Data(contentsOf: source)
    let name = "\(size)-\(original)"
    // A free box fills the rest of an MP4. Data after the end of a JPEG does not belong to it.
    let box = original.hasSuffix(".mp4") ? Data(ISO.u32(size - content.count)) + Data("free".utf8) : Data()
    let url = try folder.write(name, content + box)
    try Self.resize(url, to: size)
    return name
  }

  private static func resize(_ url: URL, to size: Int) throws {
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: UInt64(size))
    try handle.close()
  }

  /// Fills a text file up with spaces.
  private func padded(_ sample: String, to size: Int) throws -> String {
    let content = try Data(contentsOf: samples.appendingPathComponent(sample))
    let name = "\(size)-\(sample.split(separator: "/").last ?? "")"
    try folder.write(name, content + Data(repeating: UInt8(ascii: " "), count: size - content.count))
    return name
  }
}
