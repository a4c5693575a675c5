/// A node that shows the title of the window.
@MainActor protocol TitleObserver: AnyObject {
  /// Shows a title; called in each update in which the title may have changed. If no view sets a title, the title is
  /// that of the scene.
  func titleDidChange(to title: String)
}
