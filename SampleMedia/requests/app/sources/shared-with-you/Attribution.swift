import SharedWithYou
import UIKit

extension ShelfController {
  func attribution(at index: Int, within width: CGFloat) -> SWAttributionView {
    let view = SWAttributionView()
    view.highlight = center.highlights[index]
    view.preferredMaxLayoutWidth = width
    view.horizontalAlignment = index == 0 ? .leading : .center
    view.displayContext = .summary
    view.menuTitleForHideAction = "Remove Item"
    return view
  }

  func menu(of view: SWAttributionView) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak view] own in
      UIMenu(children: own + [view?.supplementalMenu].compactMap { $0 })
    }
  }
}
