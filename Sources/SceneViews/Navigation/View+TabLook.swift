// Settings of tab views that have no effect.
extension View {
  /// Has no effect: hosts show all tabs while a person scrolls.
  ///
  /// - Parameter behavior: A person's action that makes the bar of tabs smaller.
  /// - Returns: The view itself.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self {
    self
  }

  /// Has no effect: no host lets a person arrange tabs.
  ///
  /// - Parameter customization: A binding to a person's arrangement of the tabs; nil if a person can't arrange
  ///   tabs.
  /// - Returns: The view itself.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> Self { self }
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

/// A person's action that makes a bar of tabs smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The action that the system chooses.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// A person scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// A person scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar never becomes smaller.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
