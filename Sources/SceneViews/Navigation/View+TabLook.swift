// Modifiers of tab views.
extension View {
  /// Has no effect: hosts show all tabs while a person scrolls.
  ///
  /// - Parameter behavior: The reason for which the bar of tabs becomes smaller.
  /// - Returns: The view itself.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self {
    self
  }
  /// Has no effect: no host lets a person arrange tabs.
  ///
  /// - Parameter customization: The tabs as a person arranges them; nil if a person can't.
  /// - Returns: The view itself.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> Self { self }

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
  /// - Parameter content: The content of the bar, which reads its place as
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
  ///   - content: The content of the bar, which reads its place as
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

extension Tab {
  /// Has no effect: no host lets a person arrange tabs.
  ///
  /// - Parameter id: The identity of the page in a ``TabViewCustomization``.
  /// - Returns: The page itself.
  public func customizationID(_ id: String) -> Self { self }
}

extension TabSection {
  /// Has no effect: no host lets a person arrange tabs.
  ///
  /// - Parameter id: The identity of the section in a ``TabViewCustomization``.
  /// - Returns: The section itself.
  public func customizationID(_ id: String) -> Self { self }
}

/// The reason for which a bar of tabs becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The reason that the system chooses.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// A person scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// A person scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar never becomes smaller.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The place of the content that `tabViewBottomAccessory` adds to a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// `inline` is in the bar of tabs, `expanded` in a bar of its own.
  case inline, expanded
}

extension EnvironmentValues {
  /// The place of the content that `tabViewBottomAccessory` adds, which is always a bar of its own; nil outside of such
  /// content.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}
