public import SceneDisplay

/// Controls of a toolbar, which are views.
public typealias ToolbarContent = View
/// Toolbar controls that a person may arrange on Apple's platforms; in this library, the controls can't be moved.
public typealias CustomizableToolbarContent = View
/// A result builder of the controls of a toolbar.
public typealias ToolbarContentBuilder = ViewBuilder
/// A result builder of views, commands and controls of toolbars.
public typealias ContentBuilder = ViewBuilder

extension ToolbarItem {
  /// Creates a toolbar control that a person may arrange on Apple's platforms; in this library, the control can't be
  /// moved.
  ///
  /// - Parameters:
  ///   - id: The id of the control; the parameter has no effect.
  ///   - placement: The placement of the control, which names its purpose or its place in a bar.
  ///   - content: The control.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// Creates controls that Apple's platforms collapse to a label if there is little space; in this library, they stay
  /// in the bar.
  ///
  /// - Parameters:
  ///   - placement: The placement of the controls, which names their purpose or their place in a bar.
  ///   - content: The controls.
  ///   - label: The label, which isn't shown.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }
}

extension DisplayElement.ToolbarPlacement {
  /// The leading end of the bar.
  public static var navigationBarLeading: Self { .topBarLeading }
  /// The trailing end of the bar.
  public static var navigationBarTrailing: Self { .topBarTrailing }
  /// The trailing end of the bar, even where there is little space.
  public static var topBarPinnedTrailing: Self { .topBarTrailing }
  /// The middle of the bar, where the title usually is.
  public static var title: Self { .principal }
  /// The middle of the bar, where the large title usually is.
  public static var largeTitle: Self { .principal }
  /// The place of the window's status, where the subtitle usually is.
  public static var subtitle: Self { .status }
  /// The place of the window's status, where the subtitle below a large title usually is.
  public static var largeSubtitle: Self { .status }
  /// The bar at the lower edge, because windows have no ornaments in this library.
  public static var bottomOrnament: Self { .bottomBar }

  /// Returns the placement in a bar below the toolbar; in this library, the controls stay in the toolbar.
  ///
  /// - Parameter id: The identifier of the bar.
  /// - Returns: The placement `automatic`.
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { .automatic }
}

/// A space between the controls of a toolbar.
public nonisolated struct ToolbarSpacer: View {
  private let placement: ToolbarItemPlacement

  /// Creates a space among the controls that have the same placement as the space.
  ///
  /// - Parameters:
  ///   - sizing: The sizing of the space, which has no effect.
  ///   - placement: The placement of the space among the controls.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  /// A toolbar item with a flexible space.
  @MainActor public var body: some View { ToolbarItem(placement: placement) { Spacer() } }
}

/// The sizing of a space: flexible or fixed.
public struct SpacerSizing: Hashable, Sendable {
  private let grows: Bool

  /// The space takes all available length.
  public static let flexible = SpacerSizing(grows: true)
  /// The space has a fixed length.
  public static let fixed = SpacerSizing(grows: false)
}

/// A menu with commands for a page, which is shown in the toolbar of the page.
public nonisolated struct ToolbarTitleMenu<Content: View>: View {
  private let content: Content

  /// Creates a menu from its items.
  ///
  /// - Parameter content: The items.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A menu in the middle of the bar.
  @MainActor public var body: some View {
    ToolbarItem(placement: .principal) { Menu("More") { content } }
  }
}

extension View {
  /// Adds controls to the toolbar; on Apple's platforms, a person may arrange the controls, but in this library, they
  /// can't be moved.
  ///
  /// - Parameters:
  ///   - id: The id of the toolbar; the parameter has no effect.
  ///   - content: The controls, or toolbar items with placements.
  /// - Returns: The view with the controls.
  @preconcurrency
  public nonisolated func toolbar<Items: View>(
    id: String, @ViewBuilder content: @escaping @MainActor () -> Items
  ) -> some View {
    toolbar(content: content)
  }

  /// Adds a menu with commands for the page to the toolbar of the page.
  ///
  /// - Parameter content: The items.
  /// - Returns: The view with the menu.
  @preconcurrency
  public nonisolated func toolbarTitleMenu<Items: View>(
    @ViewBuilder content: @escaping @MainActor () -> Items
  ) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}
