extension View {
  /// Shows content in a bar below the tab view, on every page.
  ///
  /// ```swift
  /// struct Postbox: View {
  ///   var body: some View {
  ///     TabView {
  ///       Tab("Inbox", systemImage: "tray") { Text("12 messages") }
  ///       Tab("Archive", systemImage: "archivebox") { Text("3 messages") }
  ///     }
  ///     .tabViewBottomAccessory { Text("Sending 1 message") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter content: The content of the bar. The content can read its place from
  ///   ``EnvironmentValues/tabViewBottomAccessoryPlacement``.
  /// - Returns: The view with the bar.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Shows or hides content in a bar below the tab view, on every page.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the bar is shown.
  ///   - content: The content of the bar. The content can read its place from
  ///     ``EnvironmentValues/tabViewBottomAccessoryPlacement``.
  /// - Returns: The view with the bar.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom) {
      if isEnabled {
        content().environment(\.tabViewBottomAccessoryPlacement, .expanded)
      }
    }
  }
}

/// The place of the content that `tabViewBottomAccessory` adds to a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// `inline` is in the bar of tabs, `expanded` in a bar of its own.
  case inline, expanded
}

extension EnvironmentValues {
  /// The place of the enclosing content that `tabViewBottomAccessory` adds; nil outside of such content.
  ///
  /// In this library, the place is always `expanded`: a bar of its own.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}
