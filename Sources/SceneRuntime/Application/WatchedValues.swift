/// An object that watches values outside the application, and updates the views that show the values.
///
/// No notification announces changes of these values.
@MainActor package protocol WatchedValues: AnyObject {
  /// Updates the views that show a changed value.
  ///
  /// The application calls this method at the beginning and at the end of each turn's updates.
  func update()
}

extension Application {
  /// The object that watches the values shown by the application's views; nil until a view shows such a value.
  package var watchedValues: (any WatchedValues)? {
    get { parts.watchedValues }
    set { parts.watchedValues = newValue }
  }
}
