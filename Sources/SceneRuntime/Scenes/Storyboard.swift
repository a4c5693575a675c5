/// Content for the windows of scenes whose configurations name a storyboard.
///
/// If the configuration of a scene names the storyboard and a delegate class, the scene gets a window with the content
/// before the delegate's `scene(_:willConnectTo:options:)` is called (S36). A visible window that the delegate creates
/// in this method replaces the storyboard's window. A scene without a delegate gets no window of a storyboard.
///
/// ```swift
/// let storyboard = Storyboard("Inbox") { _ in HostingContent(rootView: ReadingView()) }
/// print(storyboard.name)
/// ```
@MainActor public struct Storyboard {
  /// The name of the storyboard, without file extension.
  public let name: String
  let make: @MainActor (SceneWindow) -> any WindowContent

  /// Creates a storyboard from its name and from a closure that creates the content of its windows.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard, without file extension, as configurations name it.
  ///   - make: A closure that creates the content of a window. It is called on the main actor, once per window, when
  ///     the scene of the window connects.
  public init(
    _ name: String, makingContent make: @escaping @MainActor (SceneWindow) -> any WindowContent
  ) {
    self.name = name
    self.make = make
  }
}

extension WindowScene {
  /// Whether the scene has a visible window that isn't the storyboard's window.
  var hasOwnWindow: Bool { windows.contains { $0.isVisible && $0.origin != .storyboard } }
}
