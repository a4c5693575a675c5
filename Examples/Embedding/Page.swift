import Foundation
import SceneRuntime

/// A view type of its own: lines to read and buttons to press, made anew from a number.
struct Page {
  var title: String
  var lines: [String]
  var buttons: [(label: String, action: @MainActor () -> Void)]
}

extension Problem.Code {
  /// A press of a button that the page doesn't show.
  static let noSuchButton: Self = "embedding.noSuchButton"
}

/// The content of a window: a page, made again whenever the number it shows changes.
@MainActor final class PageContent: WindowContent {
  private let make: @MainActor (PageContent) -> Page
  private(set) var page: Page?
  /// The window it is shown in.
  private(set) weak var window: SceneWindow?

  /// The number from which the page is made.
  var number = 0 {
    didSet { window?.setNeedsUpdate() }
  }

  init(_ make: @escaping @MainActor (PageContent) -> Page) {
    self.make = make
  }

  func mount(in window: SceneWindow) {
    self.window = window
  }

  func update() {
    let page = make(self)
    window?.title = page.title
    self.page = page
  }

  func runEffects() {}

  func receive(_ event: ContentEvent) -> Problem? {
    guard let buttons = page?.buttons, buttons.indices.contains(event.node), event.act == .press
    else {
      return Problem(
        .noSuchButton, at: "button \(event.node)", "the page has no such button",
        remedy: "press one that is shown")
    }
    buttons[event.node].action()
    return nil
  }

  /// A link shows the number at its end.
  func deliver(_ event: ExternalEvent) -> Bool {
    guard case .openURL(let link) = event, let number = Int(link.url.lastPathComponent) else {
      return false
    }
    self.number = number
    return true
  }

  func unmount() {
    window = nil
  }
}
