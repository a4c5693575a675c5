public import SceneDisplay

extension ScrollView {
  /// Creates a scroll view that scrolls in one direction or in both.
  ///
  /// - Parameters:
  ///   - axes: The directions of scrolling; with an empty set, the view scrolls vertically.
  ///   - showsIndicators: Whether a bar shows the position; the parameter has no effect.
  ///   - content: The content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(axes == .horizontal ? Axis.horizontal : Axis.vertical, content: content)
    isInBoth = axes.contains(.horizontal) && axes.contains(.vertical)
  }

  /// Creates a scroll view that scrolls in one direction or in both.
  ///
  /// - Parameters:
  ///   - axes: The directions of scrolling; with an empty set, the view scrolls vertically.
  ///   - content: The content.
  @_disfavoredOverload
  public init(_ axes: Axis.Set, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }
}
