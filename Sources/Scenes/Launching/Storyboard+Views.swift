public import SceneRuntime
public import SceneViews

extension Storyboard {
  /// Registers views by a name.
  ///
  /// - Parameters:
  ///   - name: The name, without extension.
  ///   - content: Makes the views of a window.
  public init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(name) { _ in HostingContent(environment: EnvironmentScope(), makeRoot: content) }
  }
}
