/// Values outside of the application that its views show, and that don't announce their changes.
@MainActor package protocol WatchedValues: AnyObject {
  /// Updates the views that show a changed value; called at the beginning and at the end of the updates of each turn.
  func update()
}

extension Application {
  /// The values that views of the application watch; nil until a view shows one.
  package var watchedValues: (any WatchedValues)? {
    get { parts.watchedValues }
    set { parts.watchedValues = newValue }
  }
}
