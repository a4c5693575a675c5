/// A node that shows the title of the window.
@MainActor protocol TitleObserver: AnyObject {
  /// Takes over the title that views have set; called in an update.
  func titleDidChange(to title: String)
}
