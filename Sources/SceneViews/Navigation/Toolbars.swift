public import SceneDisplay

/// Controls of a toolbar, which are views.
public typealias ToolbarContent = View
/// Controls of a toolbar that a person could arrange; here they stay in their places.
public typealias CustomizableToolbarContent = View
/// A builder of the controls of a toolbar.
public typealias ToolbarContentBuilder = ViewBuilder
/// A builder of views, commands' items and controls of toolbars.
public typealias ContentBuilder = ViewBuilder

extension ToolbarItem {
  /// Creates a control of a toolbar that a person could arrange; here it stays in its place.
  ///
  /// - Parameters:
  ///   - id: The id of the control, which has no effect.
  ///   - placement: The placement of the control, by purpose.
  ///   - content: The control.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

extension DisplayElement.ToolbarPlacement {
  /// The leading end of the bar.
  public static var navigationBarLeading: Self { .topBarLeading }
  /// The trailing end of the bar.
  public static var navigationBarTrailing: Self { .topBarTrailing }
}

/// A space between the controls of a toolbar.
public nonisolated struct ToolbarSpacer: View {
  /// Creates a space.
  ///
  /// - Parameter placement: The placement of the space, which has no effect.
  public init(placement: ToolbarItemPlacement = .automatic) {}

  /// A flexible space.
  @MainActor public var body: some View { Spacer() }
}

extension View {
  /// Adds controls, which a person can arrange at Apple's, to the toolbar.
  ///
  /// - Parameters:
  ///   - id: The id of the toolbar, which has no effect.
  ///   - content: The controls, or toolbar items with placements.
  /// - Returns: The view with the controls.
  public nonisolated func toolbar<Items: View>(
    id: String, @ViewBuilder content: @escaping @MainActor () -> Items
  ) -> some View {
    toolbar(content: content)
  }
}
