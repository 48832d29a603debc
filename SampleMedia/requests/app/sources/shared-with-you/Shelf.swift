import SharedWithYou
import UIKit

final class ShelfController: UIViewController, SWHighlightCenterDelegate {
  let center = SWHighlightCenter()
  private var links: [URL] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    center.delegate = self
  }

  func highlightCenterHighlightsDidChange(_ center: SWHighlightCenter) {
    links = center.highlights.map(\.url)
  }
}
