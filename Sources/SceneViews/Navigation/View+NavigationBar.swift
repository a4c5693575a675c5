public import Foundation
import SceneDisplay

extension View {
  /// Sets the window's title, and leaves the look of the title to the host.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: The look of the title; the parameter has no effect.
  /// - Returns: The view with the title.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title) }

  /// Sets the window's localized title, and leaves the look of the title to the host.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - displayMode: The look of the title; the parameter has no effect.
  /// - Returns: The view with the title.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the window's title, and leaves the look of the title to the host.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - displayMode: The look of the title; the parameter has no effect.
  /// - Returns: The view with the title.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title) }

  /// Has no effect: hosts show titles in one style.
  ///
  /// - Parameter mode: The look of the title.
  /// - Returns: The view itself.
  public nonisolated func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> Self { self }
  /// Has no effect: hosts show titles in one style.
  ///
  /// - Parameter mode: The look of the title.
  /// - Returns: The view itself.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }

  /// Hides the controls in the toolbar of the page.
  ///
  /// - Parameter isHidden: Whether the controls are hidden; false leaves the choice to outer modifiers.
  /// - Returns: The view, whose page shows no controls of its toolbar.
  public nonisolated func navigationBarHidden(_ isHidden: Bool) -> some View {
    toolbarVisibility(isHidden ? .hidden : .automatic, for: .navigationBar)
  }

  /// Has no effect: hosts show pages in one style.
  ///
  /// - Parameter style: The look of the navigation views in the view.
  /// - Returns: The view itself.
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> Self {
    self
  }

  /// Has no effect: hosts show columns in one style.
  ///
  /// - Parameter style: The look of the split views in the view.
  /// - Returns: The view itself.
  public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> Self { self }

  /// Sets the width of the view's column in the enclosing split view.
  ///
  /// The last column gets the remaining width, so a width that is set in the last column has no effect. If the last
  /// column would otherwise have too little room, the other columns are narrower than the set widths.
  ///
  /// - Parameter width: The width of the column in points.
  /// - Returns: The view with the width of its column.
  public nonisolated func navigationSplitViewColumnWidth(
    _ width: Double
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.columnWidth(DisplayExtent(width.finite)))
  }

  /// Sets the minimum, ideal and maximum width of the view's column in the enclosing split view.
  ///
  /// The column has its ideal width until a person moves its divider. The last column gets the remaining width, so
  /// widths that are set in the last column have no effect. If the last column would otherwise have too little room,
  /// the other columns are narrower than the set widths.
  ///
  /// - Parameters:
  ///   - min: The minimum width of the column in points; nil for the host's default.
  ///   - ideal: The ideal width in points.
  ///   - max: The maximum width in points; nil for the host's default, `.infinity` for no limit.
  /// - Returns: The view with the widths of its column.
  public nonisolated func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.columnWidth(DisplayExtent(minimum: min, ideal: ideal, maximum: max)))
  }

  /// Sets the subtitle of the window, which is shown after the title and a dash.
  ///
  /// If no view sets a title of the window, the subtitle is shown after the title of the scene.
  ///
  /// - Parameter subtitle: The subtitle; if it is empty, no subtitle is shown.
  /// - Returns: The view with the subtitle.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<Title: StringProtocol>(
    _ subtitle: Title
  ) -> some View {
    ModifiedContent(content: self, modifier: _SubtitleModifier(subtitle: Text(subtitle)))
  }

  /// Sets the localized subtitle of the window, which is shown after the title and a dash.
  ///
  /// If no view sets a title of the window, the subtitle is shown after the title of the scene.
  ///
  /// - Parameter subtitleKey: The key of the subtitle, looked up in the app's string tables.
  /// - Returns: The view with the subtitle.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the subtitle of the window from a `Text`, whose styles are ignored.
  ///
  /// - Parameter subtitle: The subtitle; if it is empty, no subtitle is shown.
  /// - Returns: The view with the subtitle.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    ModifiedContent(content: self, modifier: _SubtitleModifier(subtitle: subtitle.unstyled))
  }

  /// Has no effect: toolbars have no default items.
  ///
  /// - Parameter item: The default item that is removed; nil for none.
  /// - Returns: The view itself.
  public nonisolated func toolbar(removing item: ToolbarDefaultItemKind?) -> Self { self }

  /// Has no effect: hosts determine the look of toolbars.
  ///
  /// - Parameters:
  ///   - visibility: Whether the background of the bars is visible.
  ///   - bars: The bars; the automatic bar if none is given.
  /// - Returns: The view itself.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Has no effect: hosts determine the look of toolbars.
  ///
  /// - Parameters:
  ///   - style: The background of the bars.
  ///   - bars: The bars; the automatic bar if none is given.
  /// - Returns: The view itself.
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Has no effect: hosts determine the look of toolbars.
  ///
  /// - Parameters:
  ///   - visibility: Whether the background of the bars is visible.
  ///   - bars: The bars; the automatic bar if none is given.
  /// - Returns: The view itself.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Has no effect: hosts determine the look of toolbars.
  ///
  /// - Parameters:
  ///   - scheme: The color scheme of the bars, light or dark; nil for the color scheme of the window.
  ///   - bars: The bars; the automatic bar if none is given.
  /// - Returns: The view itself.
  public nonisolated func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Has no effect: windows show no file beside their title.
  ///
  /// - Parameter url: The file of the window.
  /// - Returns: The view itself.
  public nonisolated func navigationDocument(_ url: URL) -> Self { self }

  /// Has no effect: hosts determine the look of toolbars.
  ///
  /// - Parameter role: The purpose of the toolbar.
  /// - Returns: The view itself.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> Self { self }
}

/// The properties of a navigation bar, such as the look of the title.
public struct NavigationBarItem: Sendable {
  /// The look of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// `automatic` leaves the look to the system; `inline` shows the title in the bar, `large` below it.
    case automatic, inline, large
  }
}

/// The look of the title in a toolbar.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  /// `automatic` leaves the look to the system; `inline` and `inlineLarge` show the title in the bar, `large` below
  /// it.
  case automatic, inline, inlineLarge, large
}

/// A bar of a window.
public enum ToolbarPlacement: Hashable, Sendable {
  /// `automatic` leaves the bar to the system; the other cases name a bar.
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar, bottomOrnament
}

/// A kind of item that toolbars have by default on Apple's platforms.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
  /// `sidebarToggle` is the button that shows and hides the sidebar, `title` the title, and `search` the search field.
  case sidebarToggle, title, search
}

/// The purpose of a toolbar.
public enum ToolbarRole: Hashable, Sendable {
  /// `automatic` leaves the purpose to the system; the other cases are a stack of pages, a browser and an editor.
  case automatic, navigationStack, browser, editor
}

/// A look of ``NavigationView``; hosts show every navigation view as a stack.
public protocol NavigationViewStyle {}

/// The look that shows one page of a navigation view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// The look that shows a navigation view in columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// The look that the system chooses for navigation views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The look that shows one page of a navigation view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The look that shows a navigation view in columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The look that the system chooses for navigation views.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
