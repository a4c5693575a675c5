public import SceneRuntime
public import SceneViews

extension Storyboard {
  /// Creates a storyboard from views.
  ///
  /// - Parameters:
  ///   - name: The name, without extension.
  ///   - content: Returns the views of a window.
  @preconcurrency
  public init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(name) { _ in HostingContent(environment: .empty, makeRoot: content) }
  }
}
