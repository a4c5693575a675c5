import SceneDisplay
import SceneRuntime

extension View {
  /// Lets a person load the content of the view again, by a button in the toolbar and by Command-R.
  ///
  /// While the work is done, the button is a progress view. Views inside read the work as `\.refresh`.
  ///
  /// - Parameter action: The work that loads the content, performed on the main actor.
  /// - Returns: The view with the button.
  @preconcurrency
  public nonisolated func refreshable(
    action: @escaping @MainActor () async -> Void
  ) -> some View {
    RefreshableView(content: self, action: action)
  }
}

/// The work that loads the content of a view again.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Loads the content again, and returns when it is there.
  @MainActor public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  /// The work that loads the content around again; nil if there is none.
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
