import Foundation
import MediaProbe
import Preflight
import PreflightReports
import Testing

/// Pages for visual checks in a browser. If REPORT_PAGES=FOLDER is set, they are written there (see
/// `script/pages/validate-pages`).
@Suite struct ReportsPages {
  @Test(arguments: [12, 10_000])
  func `A campaign is written as a page`(count: Int) throws {
    let page = AwkwardRun.report(HTMLReporter.self, AwkwardRun.campaign, Self.assets(count).map { .asset($0) })
    // About two kilobytes for each asset, and the thumbnails: the basis for the memory of a run and of a browser.
    let pictures = min(count, 2 * ThumbnailStage.most) * Self.pictureBytes * 4 / 3
    #expect(page.count < 90_000 + count * 3200 + pictures, "\(page.count) bytes")
    guard let folder = ProcessInfo.processInfo.environment["REPORT_PAGES"] else { return }
    try Data(page).write(to: URL(fileURLWithPath: folder).appendingPathComponent("campaign-\(count).html"))
  }

  @Test func `The awkward run is written as a page`() throws {
    guard let folder = ProcessInfo.processInfo.environment["REPORT_PAGES"] else { return }
    let page = AwkwardRun.report(HTMLReporter.self)
    try Data(page).write(to: URL(fileURLWithPath: folder).appendingPathComponent("awkward.html"))
    // More destinations than fit the width of a page.
    let many = RunInfo(toolVersion: "1.2.3", destinations: Destinations.all)
    let judges = try many.destinations.map { try Judge($0) }
    let judged = Self.assets(24).map { CheckedAsset($0.path, $0.facts, judgedBy: judges) }
    let wide = AwkwardRun.report(HTMLReporter.self, many, judged.map { .asset($0) })
    try Data(wide).write(to: URL(fileURLWithPath: folder).appendingPathComponent("wide.html"))
    let probed = Self.assets(24).map { CheckedAsset(path: $0.path, facts: $0.facts, verdicts: []) }
    let probe = AwkwardRun.report(HTMLReporter.self, RunInfo(toolVersion: "1.2.3"), probed.map { .asset($0) })
    try Data(probe).write(to: URL(fileURLWithPath: folder).appendingPathComponent("probe.html"))
    let clean = AwkwardRun.report(HTMLReporter.self, AwkwardRun.campaign, Self.assets(1).map { .asset($0) })
    try Data(clean).write(to: URL(fileURLWithPath: folder).appendingPathComponent("clean.html"))
  }

  /// The typical size of a photo thumbnail.
  private static let pictureBytes = 12_000

  /// The plain assets of the awkward run, repeated in folders as in a campaign.
  private static func assets(_ count: Int) -> [CheckedAsset] {
    let regions = ["de", "en", "fr", "ja", "pt-br"]
    let names = ["hero", "teaser", "poster", "banner", "loop", "story", "cutdown"]
    let thumbnail = AwkwardRun.thumbnail(padding: pictureBytes - 900)
    let plain = [0, 1, 0, 2, 0, 1, 3, 4, 0, 5, 6, 8].map { AwkwardRun.assets[$0] }
    return (0..<count).map { index in
      let asset = plain[index % plain.count]
      let folder = "campaign-\(2024 + index / 2000)/\(regions[index / 400 % 5])/week-\(index / 20 % 20 + 1)"
      let name = "\(names[index % names.count])-\(index).\(asset.path.fileExtension ?? "mp4")"
      let verdicts = Array(asset.verdicts.prefix(2))
      let isPictured = index < 2 * ThumbnailStage.most && (asset.facts.video != nil || asset.facts.image != nil)
      return CheckedAsset(
        path: AssetPath("\(folder)/\(name)"), facts: asset.facts, verdicts: verdicts,
        thumbnail: isPictured ? thumbnail : nil)
    }
  }
}

extension AwkwardRun {
  /// The two destinations without awkward texts.
  static let campaign = RunInfo(toolVersion: "1.2.3", destinations: Array(info.destinations.prefix(2)))
}
