// On Apple's platforms, the following modifiers add views to the sidebar that lists the pages of a tab view. This
// library has no such sidebar, and shows the views above or below the tab view.
extension View {
  /// Shows views above the tab view, on every page.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view with the other views above it.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .top, content: content)
  }

  /// Shows views below the tab view, on every page.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view with the other views below it.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }

  /// Shows a bar below the tab view, on every page.
  ///
  /// - Parameter content: The content of the bar.
  /// - Returns: The view with the bar.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}

extension Tab {
  /// Has no effect: hosts show all tabs in one bar.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the page until a person changes it.
  ///   - placements: The places where a tab view lists pages.
  /// - Returns: The page itself.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
}

extension TabSection {
  /// Has no effect: hosts show all tabs in one bar.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the section until a person changes it.
  ///   - placements: The places where a tab view lists pages.
  /// - Returns: The section itself.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
}

/// The place where a tab view lists its pages; in this library, the place is always a bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The place that the system chooses.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar of tabs.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
