import SharedWithYou
import TikTokOpenShareSDK
import UIKit

final class Sharing {
  let center = SWHighlightCenter()
  let view = SWAttributionView()

  func share(_ identifier: String) {
    view.menuTitleForHideAction = "Hide"
    TikTokShareRequest(localIdentifiers: [identifier], mediaType: .video, redirectURI: "https://example.com").send()
    XDWXShare.wxShare(with: XDWXShareObject())
    TapTapSDK.openTapTapForum("1")
  }
}
