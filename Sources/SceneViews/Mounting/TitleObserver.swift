/// A node that shows the title of the window.
@MainActor protocol TitleObserver: AnyObject {
  /// Shows a title; called in each update in which a view has set or removed a title.
  func titleDidChange(to title: String)
}
