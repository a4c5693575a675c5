public import Foundation
public import SceneDisplay

// Modifiers with optional `CGFloat` lengths, as Apple's modifiers have them. The compiler itself converts a `CGFloat`
// that isn't optional to a `Double`.
extension View {
  /// Places the view in a frame of fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil for the view's own width.
  ///   - height: The height in points; nil for the view's own height.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The view in the frame.
  @_disfavoredOverload
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _TraitModifier> {
    frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment)
  }

  /// Places the view in a frame whose size is flexible within limits, in points; if a limit is nil, the view's own
  /// limit applies.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width.
  ///   - idealWidth: The ideal width.
  ///   - maxWidth: The maximum width; `.infinity` for all available space.
  ///   - minHeight: The minimum height.
  ///   - idealHeight: The ideal height.
  ///   - maxHeight: The maximum height; `.infinity` for all available space.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The view in the frame.
  @_disfavoredOverload
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _TraitModifier> {
    frame(
      minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
      maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
      idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
      alignment: alignment)
  }

  /// Adds space around the view.
  ///
  /// - Parameters:
  ///   - edges: The edges at which space is added.
  ///   - length: The amount of space in points; nil for the host's default.
  /// - Returns: The view with padding.
  @_disfavoredOverload
  public nonisolated func padding(
    _ edges: DisplayEdges = .all, _ length: CGFloat?
  ) -> ModifiedContent<Self, _TraitModifier> {
    padding(edges, length.map { Double($0) })
  }
}
