public import SceneDisplay

// Modifiers without effect, most of them because hosts don't draw pixels.
extension View {
  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter color: The color with which the colors of the view are multiplied.
  /// - Returns: The view itself.
  public nonisolated func colorMultiply(_ color: Color) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Returns: The view itself.
  public nonisolated func colorInvert() -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - radius: The radius of the view's corners in points.
  ///   - antialiased: Whether the edges of the corners are smoothed.
  /// - Returns: The view itself.
  public nonisolated func cornerRadius(_ radius: Double, antialiased: Bool = true) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter antialiased: Whether the edges are smoothed.
  /// - Returns: The view itself.
  public nonisolated func clipped(antialiased: Bool = false) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The size of the blur, in points.
  ///   - x: The distance toward the right, in points.
  ///   - y: The distance downward, in points.
  /// - Returns: The view itself.
  public nonisolated func shadow(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> Self { self }
  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - radius: The size of the blur, in points.
  ///   - opaque: Whether the blurred view is opaque.
  /// - Returns: The view itself.
  public nonisolated func blur(radius: Double, opaque: Bool = false) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter amount: The brightness that is added, from -1 to 1.
  /// - Returns: The view itself.
  public nonisolated func brightness(_ amount: Double) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter amount: The factor of the contrast; 1 for no change.
  /// - Returns: The view itself.
  public nonisolated func contrast(_ amount: Double) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter amount: The factor of the saturation; 1 for no change.
  /// - Returns: The view itself.
  public nonisolated func saturation(_ amount: Double) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter amount: The fraction of gray, from 0 to 1.
  /// - Returns: The view itself.
  public nonisolated func grayscale(_ amount: Double) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter angle: The angle by which all hues are turned.
  /// - Returns: The view itself.
  public nonisolated func hueRotation(_ angle: Angle) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter mode: The rule for blending the view with the content behind it.
  /// - Returns: The view itself.
  public nonisolated func blendMode(_ mode: BlendMode) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the mask with the view.
  ///   - mask: The view whose opacity determines which parts of this view are shown; the mask itself is never shown.
  /// - Returns: The view itself.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> Self { self }
  /// Has no effect: hosts don't draw pixels.
  public nonisolated func compositingGroup() -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter opaque: Whether the picture into which the view is drawn is opaque.
  /// - Returns: The view itself.
  public nonisolated func drawingGroup(opaque: Bool = false) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - angle: The angle by which the view is rotated.
  ///   - axis: The direction of the axis of rotation.
  ///   - anchor: The point through which the axis goes.
  ///   - anchorZ: The distance of the axis from the plane of the view, in points.
  ///   - perspective: The strength of the perspective.
  /// - Returns: The view itself.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> Self { self }
  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - angle: The angle by which the view is rotated.
  ///   - anchor: The center of the rotation.
  /// - Returns: The view itself.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self {
    self
  }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - scale: The factor for the width and the height.
  ///   - anchor: The point that doesn't move.
  /// - Returns: The view itself.
  public nonisolated func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - x: The factor for the width.
  ///   - y: The factor for the height.
  ///   - anchor: The point that doesn't move.
  /// - Returns: The view itself.
  public nonisolated func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> Self { self }
  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter transform: The matrix that moves the points of the view.
  /// - Returns: The view itself.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  public nonisolated func backgroundExtensionEffect() -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter isEnabled: Whether the view is continued beyond its edges.
  /// - Returns: The view itself.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  public nonisolated func glassBackgroundEffect() -> Self { self }

  /// Has no effect: there is no status bar.
  ///
  /// - Parameter isHidden: Whether the status bar is hidden.
  /// - Returns: The view itself.
  public nonisolated func statusBarHidden(_ isHidden: Bool = true) -> Self { self }

  /// Has no effect: there is no status bar.
  ///
  /// - Parameter hidden: Whether the status bar is hidden.
  /// - Returns: The view itself.
  public nonisolated func statusBar(hidden: Bool) -> Self { self }

  /// Has no effect: the system shows nothing over windows.
  ///
  /// - Parameter visibility: Whether the system shows overlays over the window.
  /// - Returns: The view itself.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }

  /// Has no effect: windows don't change their surroundings.
  ///
  /// - Parameter effect: The effect on the surroundings; nil for none.
  /// - Returns: The view itself.
  public nonisolated func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> Self {
    self
  }
}

/// A rule for blending a layer with the content behind it.
public enum BlendMode: Hashable, Sendable {
  /// A rule for blending, with the name that it has in image editors.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// A scheme of light or dark colors.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The effect of a window on its surroundings.
public struct SurroundingsEffect: Hashable, Sendable {
  private init() {}

  /// The surroundings are darkened.
  public static let dark = SurroundingsEffect()
  /// The surroundings are darkened a little.
  public static let semiDark = SurroundingsEffect()
  /// The surroundings are darkened a lot.
  public static let ultraDark = SurroundingsEffect()
  /// The surroundings are darkened as much as the system chooses.
  public static let systemDark = SurroundingsEffect()
}
