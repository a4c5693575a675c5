/// A person's arrangement of the tabs of a ``TabView``; no host lets a person arrange tabs.
///
/// An app can change and save the visibilities of pages, but they have no effect.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// The visibilities of a page in the places where a tab view lists pages.
  public struct TabCustomization: Hashable, Codable, Sendable {
    /// The visibility of the page in the bar of tabs.
    public var tabBarVisibility = Visibility.automatic
    /// The visibility of the page in the sidebar.
    public var sidebarVisibility = Visibility.automatic
  }

  private var tabs: [String: TabCustomization] = [:]

  /// Creates a customization in which nothing is changed.
  public init() {}

  /// The visibilities of a page, which are automatic until the app sets them.
  ///
  /// - Parameter id: The identity of the page, set with the modifier `customizationID`.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// Makes the visibilities of all pages automatic again.
  public mutating func resetVisibility() {
    tabs = [:]
  }
}
