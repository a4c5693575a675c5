/// Values outside the application that its views show, with changes that no notification announces.
@MainActor package protocol WatchedValues: AnyObject {
  /// Updates the views that show a changed value. Called at the beginning and at the end of the
  /// updates of each turn.
  func update()
}

extension Application {
  /// The values that views of the application watch; nil until a view shows one.
  package var watchedValues: (any WatchedValues)? {
    get { parts.watchedValues }
    set { parts.watchedValues = newValue }
  }
}
