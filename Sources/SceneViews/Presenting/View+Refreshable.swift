import SceneDisplay
import SceneRuntime

extension View {
  /// Lets a person reload the content of the view, with a button in the toolbar or Command-R.
  ///
  /// While the content is loading, a progress view replaces the button. The descendants of the view can read the action
  /// as the environment value `\.refresh`.
  ///
  /// - Parameter action: The action that loads the content, performed on the main actor.
  /// - Returns: The view with the button.
  @preconcurrency
  public nonisolated func refreshable(
    action: @escaping @MainActor () async -> Void
  ) -> some View {
    RefreshableView(content: self, action: action)
  }
}

/// The action that reloads the content of a view.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Reloads the content, and returns when the content is loaded.
  @MainActor public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  /// The action that reloads the enclosing content; nil if no enclosing view is refreshable.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

private nonisolated struct RefreshableView<Content: View>: View {
  let content: Content
  let action: @MainActor () async -> Void
  @State private var count = 0

  @MainActor var body: some View {
    let work = RefreshAction { [$count, action] in
      $count.wrappedValue += 1
      await action()
      $count.wrappedValue -= 1
    }
    content.environment(\.refresh, work)
      .toolbar {
        ToolbarItem(placement: .secondaryAction) {
          if count > 0 {
            ProgressView("Refresh")
          } else {
            Button("Refresh") { Task { await work() } }.keyboardShortcut("r")
          }
        }
      }
  }
}
