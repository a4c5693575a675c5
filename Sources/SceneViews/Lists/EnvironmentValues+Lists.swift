public import Foundation

// Environment values for lists and their rows. Views can read the values, but hosts draw all lists in one style.
extension EnvironmentValues {
  /// The prominence of the headers of sections, which is `standard` unless an ancestor sets another one.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The minimum height of a row in points: 16, the height of a line, unless an ancestor sets another height; hosts
  /// ignore the value, and give rows the heights of their content.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The minimum height of a section's header in points: nil unless an ancestor sets a height; hosts ignore the value,
  /// and give headers the heights of their content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  /// The prominence of the background behind the view, which is `standard` unless an ancestor sets another one; hosts
  /// mark selected rows without a background.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The size of rows in sidebars, which is `medium` unless an ancestor sets another size.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

private struct MinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 16 }
}

private struct MinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

private struct SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}

/// The prominence of a header.
public enum Prominence: Hashable, Sendable {
  /// `standard` is the default prominence, `increased` a higher prominence.
  case standard, increased
}

/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// A background such as that of a window.
  public static let standard = BackgroundProminence(name: "standard")
  /// A background such as that of a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}

/// The size of rows in a sidebar.
public enum SidebarRowSize: Hashable, Sendable {
  /// A size, from the smallest, `small`, to the largest, `large`; `medium` is the default.
  case small, medium, large
}
