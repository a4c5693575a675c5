import Observation
import SceneRuntime

/// The content of a window: a page, which is made again when a value that it shows changes.
@MainActor final class PageContent: WindowContent {
  private let make: @MainActor (SceneWindow) -> Page
  private let open: @MainActor (String, SceneWindow) -> Bool
  private weak var window: SceneWindow?
  /// The page that the window shows.
  private(set) var page = Page(title: "")

  init(
    open: @escaping @MainActor (String, SceneWindow) -> Bool = { _, _ in false },
    make: @escaping @MainActor (SceneWindow) -> Page
  ) {
    self.make = make
    self.open = open
  }

  func mount(in window: SceneWindow) {
    self.window = window
  }

  func update() {
    guard let window else { return }
    page = withObservationTracking {
      make(window)
    } onChange: { [weak window] in
      window?.setNeedsUpdate()
    }
    window.title = page.title
  }

  func runEffects() {}

  func receive(_ event: ContentEvent) -> Problem? {
    guard event.act == .press, page.buttons.indices.contains(event.node) else {
      return Problem(
        "pages.noSuchButton", at: "button \(event.node)", "the page has no such button",
        remedy: "press one that is shown")
    }
    page.buttons[event.node].action()
    return nil
  }

  func deliver(_ event: ExternalEvent) -> Bool {
    guard let window, let text = event.text else { return false }
    return open(text, window)
  }

  func unmount() {
    window = nil
  }
}
