/// Content for scene configurations, registered under the name of a storyboard.
///
/// If the configuration of a scene names the storyboard, the scene gets a window with the content
/// before the delegate's `scene(_:willConnectTo:options:)` is called (S36). A visible window that
/// the delegate creates replaces this window.
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
  ///   - name: The name, without extension, as written in configurations.
  ///   - make: Creates the content of a window. The closure is called on the main actor, once per
  ///     window, when the scene of the window connects.
  public init(
    _ name: String, makingContent make: @escaping @MainActor (SceneWindow) -> any WindowContent
  ) {
    self.name = name
    self.make = make
  }
}

extension WindowScene {
  /// Whether the delegate created a visible window, in addition to the storyboard's window.
  var hasOwnWindow: Bool { windows.contains { $0.isVisible && $0.origin != .storyboard } }
}
