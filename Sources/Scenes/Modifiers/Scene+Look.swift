public import Foundation
public import SceneViews

// Modifiers for the position and the appearance of windows. Hosts follow only some of them.
extension Scene {
  /// Sets whether windows of the scene show a title bar.
  ///
  /// Lists of windows, such as the switcher, always show the title. In a terminal, a window without
  /// a title bar has one more line for its content.
  ///
  /// - Parameter style: The style; `volumetric` is the same as `automatic`.
  /// - Returns: The scene with the style.
  public nonisolated func windowStyle<Style: WindowStyle>(
    _ style: Style
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.style(style._style))
  }

  /// Sets the style of toolbars.
  ///
  /// Hosts draw all toolbars in the same way; the style determines only whether the title is shown.
  ///
  /// - Parameter style: The style, with or without the title.
  /// - Returns: The scene with the style.
  public nonisolated func windowToolbarStyle<Style: WindowToolbarStyle>(
    _ style: Style
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.showsToolbarTitle(style._showsTitle))
  }

  /// Has no effect: items of toolbars always show their titles.
  ///
  /// - Parameter style: The style of the labels.
  /// - Returns: The scene itself.
  public nonisolated func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> Self { self }

  /// Has no effect: items of toolbars always show their titles.
  ///
  /// - Parameter style: The style of the labels, which a person can't change.
  /// - Returns: The scene itself.
  public nonisolated func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> Self {
    self
  }

  /// Sets the position of new windows on the screen.
  ///
  /// In a terminal, only the horizontal position counts: a new window is on the left or the right side of the other
  /// windows or, for a position in the middle, to the right of the focused window.
  ///
  /// - Parameter position: The position as fractions of the screen's width and height, limited to the range from 0 to
  ///   1.
  /// - Returns: The scene with the position.
  public nonisolated func defaultPosition(
    _ position: UnitPoint
  ) -> ModifiedScene<Self, _TraitModifier> {
    let (x, y) = (WindowPlacement.fraction(position.x), WindowPlacement.fraction(position.y))
    return with(.position(.init(x: x, y: y)))
  }

  /// Sets the level of the scene's windows in the stacking order of overlapping windows.
  ///
  /// A terminal draws a new floating window above the other windows, with a frame around it; only one window floats at
  /// a time.
  ///
  /// - Parameter level: The level; a terminal treats ``WindowLevel/desktop`` as
  ///   ``WindowLevel/normal``.
  /// - Returns: The scene with the level.
  public nonisolated func windowLevel(
    _ level: WindowLevel
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.level(level.trait))
  }

  /// Sets the role of the scene's windows in lists of windows, such as the switcher.
  ///
  /// In a terminal, the switcher doesn't list associated windows.
  ///
  /// - Parameter role: The role, which applies to every window of the scene.
  /// - Returns: The scene with the role.
  public nonisolated func windowManagerRole(
    _ role: WindowManagerRole
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.role(role.trait))
  }

  /// Has no effect: windows aren't dragged.
  ///
  /// - Parameter behavior: Whether a person can drag the windows by their background.
  /// - Returns: The scene itself.
  public nonisolated func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> Self { self }
  /// Has no effect: there are no immersive spaces.
  ///
  /// - Parameters:
  ///   - selection: The current style of the space.
  ///   - styles: The styles that the space can have.
  /// - Returns: The scene itself.
  public nonisolated func immersionStyle(
    selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
  ) -> Self { self }
  /// Has no effect: there are no immersive spaces.
  ///
  /// - Parameter brightness: The brightness of the space.
  /// - Returns: The scene itself.
  public nonisolated func immersiveContentBrightness(
    _ brightness: ImmersiveContentBrightness
  ) -> Self { self }
  /// Has no effect: there are no immersive spaces.
  ///
  /// - Parameter visibility: Whether a person's hands are visible in the space.
  /// - Returns: The scene itself.
  public nonisolated func upperLimbVisibility(_ visibility: Visibility) -> Self { self }

  /// Has no effect: there are no immersive spaces.
  ///
  /// - Parameter behavior: The behavior of the system's own space when the scene opens.
  /// - Returns: The scene itself.
  public nonisolated func immersiveEnvironmentBehavior(
    _ behavior: ImmersiveEnvironmentBehavior
  ) -> Self { self }
  /// Has no effect: windows have no depth.
  ///
  /// - Parameter scaling: Whether a volume looks as large as before when a person moves it away.
  /// - Returns: The scene itself.
  public nonisolated func defaultWorldScaling(_ scaling: WorldScalingBehavior) -> Self { self }

  /// Has no effect: windows have no depth.
  ///
  /// - Parameter behavior: Whether a volume tilts when a person lifts it.
  /// - Returns: The scene itself.
  public nonisolated func volumeWorldAlignment(_ behavior: WorldAlignmentBehavior) -> Self { self }

  /// Has no effect: the system shows nothing over windows.
  ///
  /// - Parameter visibility: Whether the system shows controls, such as the home indicator, over the windows.
  /// - Returns: The scene itself.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }

  /// Sets the initial size of windows; the depth has no effect.
  ///
  /// - Parameters:
  ///   - width: The width in the given unit.
  ///   - height: The height in the given unit.
  ///   - depth: The depth, which has no effect.
  ///   - unit: The unit of the lengths: a meter is 1360 points, as on Apple Vision Pro.
  /// - Returns: The scene with the size.
  public nonisolated func defaultSize(
    width: Double, height: Double, depth: Double, in unit: UnitLength
  ) -> some Scene {
    let scale = Measurement(value: 1, unit: unit).converted(to: .meters).value * 1360
    return defaultSize(width: width * scale, height: height * scale)
  }
}
