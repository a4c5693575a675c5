public import SceneViews

// Initializers whose title is a `Text` view; the styles of the text are ignored.
extension Window {
  /// Creates a window with a `Text` view as its title.
  ///
  /// - Parameters:
  ///   - title: The title, unless the content sets a title.
  ///   - id: The id, unique among the app's scenes.
  ///   - content: Returns the content of the window.
  @preconcurrency
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(WindowNames(title, id: id), .plain(content))
  }
}

extension WindowGroup {
  /// Creates a group with a `Text` view as its title.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - content: Returns the content of a window of the group.
  @preconcurrency
  public init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(WindowNames(title), .plain(content))
  }

  /// Creates a group with a `Text` view as its title, and an id for opening its windows.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - id: The id, unique among the app's scenes.
  ///   - content: Returns the content of a window of the group.
  @preconcurrency
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(WindowNames(title, id: id), .plain(content))
  }
}
