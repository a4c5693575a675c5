public import Foundation
public import SceneViews

// Hosts choose the place and the look of windows.
extension Scene {
  /// Kept without effect: hosts draw windows in one way.
  ///
  /// - Parameter style: The look of the windows.
  /// - Returns: The scene itself.
  public nonisolated func windowStyle<Style: WindowStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw toolbars in one way.
  ///
  /// - Parameter style: The look of the windows' toolbars.
  /// - Returns: The scene itself.
  public nonisolated func windowToolbarStyle<Style: WindowToolbarStyle>(_ style: Style) -> Self {
    self
  }
  /// Kept without effect: hosts draw toolbars in one way.
  ///
  /// - Parameter style: The labels of the controls in toolbars.
  /// - Returns: The scene itself.
  public nonisolated func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> Self { self }
  /// Kept without effect: hosts choose the place of windows.
  ///
  /// - Parameter position: The place of a new window on the display.
  /// - Returns: The scene itself.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> Self { self }
  /// Kept without effect: hosts choose the place of windows.
  ///
  /// - Parameter makePlacement: Returns the place and the size of a new window; it is never called.
  /// - Returns: The scene itself.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement:
      @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) ->
      WindowPlacement
  ) -> Self { self }
  /// Kept without effect: hosts choose the order of windows.
  ///
  /// - Parameter level: The order of the windows among others.
  /// - Returns: The scene itself.
  public nonisolated func windowLevel(_ level: WindowLevel) -> Self { self }
  /// Kept without effect: hosts choose the order of windows.
  ///
  /// - Parameter role: The purpose of the windows for the system.
  /// - Returns: The scene itself.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> Self { self }
  /// Kept without effect: windows aren't dragged.
  ///
  /// - Parameter behavior: Whether a person can drag the windows by their background.
  /// - Returns: The scene itself.
  public nonisolated func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> Self { self }
  /// Kept without effect: hosts show no items in menu bars.
  ///
  /// - Parameter style: The look of the item in the menu bar.
  /// - Returns: The scene itself.
  public nonisolated func menuBarExtraStyle<Style: MenuBarExtraStyle>(_ style: Style) -> Self {
    self
  }
  /// Kept without effect: there are no immersive spaces.
  ///
  /// - Parameters:
  ///   - selection: The current look of the space.
  ///   - styles: The looks that the space can have.
  /// - Returns: The scene itself.
  public nonisolated func immersionStyle(
    selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
  ) -> Self { self }
  /// Kept without effect: there are no immersive spaces.
  ///
  /// - Parameter brightness: The brightness of the space.
  /// - Returns: The scene itself.
  public nonisolated func immersiveContentBrightness(
    _ brightness: ImmersiveContentBrightness
  ) -> Self { self }
  /// Kept without effect: there are no immersive spaces.
  ///
  /// - Parameter visibility: Whether a person's hands are visible in the space.
  /// - Returns: The scene itself.
  public nonisolated func upperLimbVisibility(_ visibility: Visibility) -> Self { self }
  /// Kept without effect: the system shows nothing over windows.
  ///
  /// - Parameter visibility: Whether the system shows something over the windows.
  /// - Returns: The scene itself.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// Sets the initial size of windows, whose depth has no effect.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  ///   - depth: The depth, which has no effect.
  ///   - unit: The unit of the three: a meter is 1360 points, as on Apple's headset.
  /// - Returns: The scene with the size.
  public nonisolated func defaultSize(
    width: Double, height: Double, depth: Double, in unit: UnitLength
  ) -> some Scene {
    let scale = Measurement(value: 1, unit: unit).converted(to: .meters).value * 1360
    return defaultSize(width: width * scale, height: height * scale)
  }
}
