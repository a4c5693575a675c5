/// Content for scene configurations, registered under the name of a storyboard.
///
/// A scene whose configuration has the name gets a window with the content before its delegate's
/// `scene(_:willConnectTo:options:)` is called (S36). A visible window created by the delegate replaces it.
///
/// ```swift
/// let storyboard = Storyboard("Inbox") { _ in HostingContent(rootView: ReadingView()) }
/// print(storyboard.name)
/// ```
@MainActor public struct Storyboard {
  /// The name, without extension.
  public let name: String
  let make: @MainActor (SceneWindow) -> any WindowContent

  /// Registers content under a name.
  ///
  /// - Parameters:
  ///   - name: The name, without extension, as configurations have it.
  ///   - make: Creates the content of a window. It is called on the main actor, once per window,
  ///     when the scene of the window connects.
  public init(
    _ name: String, makingContent make: @escaping @MainActor (SceneWindow) -> any WindowContent
  ) {
    self.name = name
    self.make = make
  }
}

extension WindowScene {
  /// Whether the delegate created a visible window, apart from that of a storyboard.
  var hasOwnWindow: Bool { windows.contains { $0.isVisible && $0.origin != .storyboard } }
}
