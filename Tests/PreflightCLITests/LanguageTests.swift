import Foundation
import TestSupport
import Testing

/// The language of findings and reports, as the command line and the environment choose it.
@Suite struct LanguageTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    try folder.write("page.png", "<html></html>")
    return folder
  }

  @Test(arguments: [
    ([:], false), (["LANG": "zh_CN.UTF-8"], true), (["LANG": "zh_TW.UTF-8"], false), (["LANG": "zh_SG"], true),
    (["LC_MESSAGES": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"], true),
    (["LC_ALL": "C", "LC_MESSAGES": "zh_CN.UTF-8", "LANG": "zh_CN.UTF-8"], false),
    (["LC_ALL": "", "LANG": "zh_Hans"], true),
  ])
  func `The environment chooses the language`(environment: [String: String], isChinese: Bool) throws {
    let folder = try folder()
    let outcome = try Product.preflight(
      "scan", "wide.png", "--to", "tiktok-share-kit", in: folder.url, environment: environment)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.stdout.contains("图片宽高比为 5，应在 0.4545 (5:11) 到 2.2 (11:5) 之间") == isChinese, "\(outcome)")
    #expect(outcome.stdout.contains("aspect ratio 5 is outside") != isChinese, "\(outcome)")
  }

  @Test func `The option takes precedence over the environment`() throws {
    let folder = try folder()
    let chinese = ["LC_ALL": "zh_CN.UTF-8"]
    let english = try Product.preflight(
      "scan", "wide.png", "--to", "tiktok-share-kit", "--lang", "en", in: folder.url, environment: chinese)
    #expect(english.stdout.contains("1 asset judged: 1 fail."), "\(english)")
    for tag in ["zh-Hans", "zh-hans", "zh", "zh-CN", "zh_CN.UTF-8"] {
      let outcome = try Product.preflight("scan", "wide.png", "--to", "tiktok-share-kit", "--lang", tag, in: folder.url)
      #expect(outcome.stdout.contains("已检查 1 个素材：1 个不通过。"), "\(outcome)")
    }
    let wrong = try Product.preflight("scan", "wide.png", "--lang", "zh-Hant", in: folder.url, environment: chinese)
    #expect(wrong.status == 64 && wrong.stderr.contains("zh-Hans"), "\(wrong)")
  }

  /// A script passes on the variable of its own environment.
  @Test(arguments: ["zh_CN.UTF-8", "zh-CN", "zh"])
  func `The PREFLIGHT_LANG variable accepts locale names`(tag: String) throws {
    let folder = try folder()
    let environment = ["PREFLIGHT_LANG": tag]
    let outcome = try Product.preflight(
      "scan", "wide.png", "--to", "tiktok-share-kit", in: folder.url, environment: environment)
    #expect(outcome.stdout.contains("已检查 1 个素材：1 个不通过。"), "\(outcome)")
    let wrong = try Product.preflight(
      "scan", "wide.png", in: folder.url, environment: ["PREFLIGHT_LANG": "zh_TW.UTF-8"])
    #expect(wrong.status == 2 && wrong.stderr.contains("PREFLIGHT_LANG"), "\(wrong)")
  }

  /// Words for people differ, and nothing else.
  @Test func `Records differ only in texts for people`() throws {
    let folder = try folder()
    func records(_ tag: String) throws -> ([NSDictionary], texts: Int) {
      let outcome = try Product.preflight(
        "scan", "wide.png", "page.png", "--with-facts", "--format", "ndjson", "--lang", tag, in: folder.url)
      #expect(outcome.status == 1)
      var texts = 0
      let records = try outcome.records.map { record -> NSDictionary in
        var record = record
        record["native_codes"] = (record["native_codes"] as? [[String: Any]])?.compactMap { $0["code"] as? String }
        for (object, key) in [("share_state", "name"), ("error", "message"), ("reason", "message")] {
          guard var members = record[object] as? [String: Any] else { continue }
          members[key] = nil
          record[object] = members
        }
        record["findings"] = (record["findings"] as? [[String: Any]])?.map { finding in
          texts += 1
          return finding.filter { !["message", "fix"].contains($0.key) }
        }
        return NSDictionary(dictionary: record)
      }
      return (records, texts)
    }
    let (english, chinese) = (try records("en"), try records("zh-Hans"))
    #expect(english.0 == chinese.0 && english.texts == chinese.texts && english.texts > 0)
  }

  @Test func `Requests are explained in Chinese`() throws {
    let folder = try folder()
    try folder.write(
      "request.yml",
      """
      destination: tiktok-share-kit
      request:
        localIdentifiers: [wide.png, gone.png]
        redirectURI: myapp://x
        stat: x
        mediaType: [image]
      """)
    let outcome = try Product.preflight("request", "request.yml", "--lang", "zh-Hans", in: folder.url)
    #expect(outcome.status == 1, "\(outcome)")
    let text = outcome.stdout.split(whereSeparator: \.isWhitespace).joined()
    for words in [
      "stat：没有这个字段；是否想写state？", "请使用SDK中的字段名。", "mediaType：当前为列表，应为枚举值",
      "redirectURI：当前为“myapp://x”，应为HTTPS链接", "localIdentifiers[1]：文件不存在：请检查路径，或先获取该素材",
      "localIdentifiers[0]：图片宽高比为5", "已检查1个分享请求：1个不通过。",
    ] { #expect(text.contains(words), "\(words): \(outcome)") }
  }

  @Test func `An invalid document is explained in Chinese`() throws {
    let folder = try folder()
    try folder.write("request.yml", "destination: tiktk\nrequest: {}\n")
    try folder.write("Info.plist", "<plist><dict><key>a</key>// x\n<string>b</string></dict></plist>")
    let request = try Product.preflight(
      "request", "request.yml", "--lang", "zh-Hans", "--format", "ndjson", in: folder.url)
    let error = try #require(try request.records.first?["error"] as? [String: Any])
    #expect(error["message"] as? String == "1:14：没有名为“tiktk”的分享渠道；是否想写“tiktok-share-kit”？", "\(request)")
    let app = try Product.preflight(
      "app", "Info.plist", "--to", "tiktok-share-kit", "--lang", "zh-Hans", in: folder.url)
    #expect(app.stdout.contains("Info.plist:1:26：元素之间出现了“// x”，应为键“a”的值；XML 的注释写作 <!-- … -->"), "\(app)")
  }

  @Test func `Apps are explained in Chinese`() throws {
    let samples = Product.root.appendingPathComponent("SampleMedia/requests/app")
    let outcome = try Product.preflight(
      "app", "ok/Info.plist", "--to", "tiktok-share-kit,shared-with-you", "--lang", "zh-Hans", in: samples)
    #expect(outcome.stdout.contains("结果取决于 entitlements，请用 --entitlements 指定"), "\(outcome)")
    let missing = try Product.preflight(
      "app", "none.plist", "--format", "ndjson", "--lang", "zh-Hans", "--to", "tiktok-share-kit", in: samples)
    let error = try #require(try missing.records.first?["error"] as? [String: Any])
    #expect(error["message"] as? String == "none.plist：文件不存在：请检查路径，或先获取该素材", "\(missing)")
    #expect(error["code"] as? String == "not_found")
  }

  @Test func `The explain command answers in Chinese`() throws {
    let folder = try folder()
    let state = try Product.preflight("explain", "douyin/20007", "--lang", "zh-Hans")
    for words in ["20007 视频时长不符合限制", "抖音分享（iOS）", "相关规则", "可根据文件和分享请求（媒体、参数）预判。", "请求参数、应用配置、获取媒体"] {
      #expect(state.stdout.contains(words), "\(words): \(state)")
    }
    let rule = try Product.preflight(
      "explain", "tiktok-share-kit/image-aspect-ratio", "wide.png", in: folder.url, environment: ["LANG": "zh_CN.UTF-8"]
    )
    for words in ["示例", "通过：", "违反时预计返回", "核对于 2026-11-21", "错误：图片宽高比为 5", "可信度：官方。"] {
      #expect(rule.stdout.contains(words), "\(words): \(rule)")
    }
    let page = try Product.preflight("destinations", "show", "wechat", "--lang", "zh-Hans")
    for words in ["微信分享（心动 SDK，iOS）", "分享状态码  借用 TikTok 和抖音的状态码", "文档未说明", "请求字段"] {
      #expect(page.stdout.contains(words), "\(words): \(page)")
    }
  }

  /// The machines of a matrix can have different languages, and the merging machine a third one.
  @Test func `Shards of several languages can be merged`() throws {
    let folder = try folder()
    let scan = ["scan", "wide.png", "page.png", "--to", "tiktok-share-kit"]
    for (index, tag) in [(1, "en"), (2, "zh-Hans")] {
      _ = try Product.preflight(
        scan + ["--shard", "\(index)/2", "--format", "ndjson", "--output", "\(index).ndjson", "--lang", tag],
        in: folder.url)
    }
    for tag in ["en", "zh-Hans"] {
      let whole = try Product.preflight(scan + ["--lang", tag], in: folder.url)
      let merged = try Product.preflight("merge", "1.ndjson", "2.ndjson", "--lang", tag, in: folder.url)
      #expect(merged.out == whole.out && merged.status == 1, "\(merged)\n\(whole)")
    }
  }

  @Test func `Messages are in the language of the run`() throws {
    let outcome = try Product.preflight("scan", "none.mp4", "--lang", "zh-Hans")
    #expect(outcome.status == 64 && outcome.stderr.contains("文件或文件夹“none.mp4”不存在"), "\(outcome)")
  }
}
