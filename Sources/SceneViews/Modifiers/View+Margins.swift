public import SceneDisplay

// Space around views, under the names that SwiftUI has for safe areas and margins.
extension View {
  /// Adds space around the content of the view; in this library, a safe area is the same as padding.
  ///
  /// - Parameters:
  ///   - edges: The edges at which space is added.
  ///   - length: The amount of space in points; nil for the host's default.
  /// - Returns: The view with the space.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: Double? = nil
  ) -> some View { padding(edges, length) }

  /// Adds space at all edges of the view's content, in points.
  ///
  /// - Parameter length: The amount of space in points.
  /// - Returns: The view with the space.
  public nonisolated func safeAreaPadding(_ length: Double) -> some View { padding(length) }

  /// Adds space around the content of the view, in points.
  ///
  /// - Parameter insets: The space at each edge.
  /// - Returns: The view with the space.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds space around the view; in this library, no space is added inside the view's scroll views and lists.
  ///
  /// - Parameters:
  ///   - edges: The edges at which space is added.
  ///   - length: The amount of space in points; nil for the host's default.
  ///   - placement: The area that gets the margins; the parameter has no effect.
  /// - Returns: The view with the space.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length) }

  /// Adds space around the view, in points; in this library, no space is added inside the view's scroll views and
  /// lists.
  ///
  /// - Parameters:
  ///   - length: The amount of space in points.
  ///   - placement: The area that gets the margins; the parameter has no effect.
  /// - Returns: The view with the space.
  public nonisolated func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(length) }

  /// Adds space around the view, in points; in this library, no space is added inside the view's scroll views and
  /// lists.
  ///
  /// - Parameters:
  ///   - edges: The edges at which space is added.
  ///   - insets: The space at each edge.
  ///   - placement: The area that gets the margins; the parameter has no effect.
  /// - Returns: The view with the space.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(
      EdgeInsets(
        top: edges.contains(.top) ? insets.top : 0,
        leading: edges.contains(.leading) ? insets.leading : 0,
        bottom: edges.contains(.bottom) ? insets.bottom : 0,
        trailing: edges.contains(.trailing) ? insets.trailing : 0))
  }

  /// Gives the view the size of the enclosing scroll view or list, or of the window if there is none.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view is sized.
  ///   - alignment: The alignment of the view in the resulting frame.
  /// - Returns: The view with the size.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, count: 1, spacing: 0, alignment: alignment)
  }

  /// Sizes the view to a part of the enclosing scroll view or list, or to a part of the window if there is none.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view is sized.
  ///   - count: The number of equal parts into which the length is divided.
  ///   - span: The number of parts that the view gets.
  ///   - spacing: The space between two parts, in points.
  ///   - alignment: The alignment of the view in the parts that it gets.
  /// - Returns: The view with the size of the parts that it gets.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment
    )
    .with(
      .containerRelativeFrame(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical), count: count,
        span: span, spacing: spacing.finite ?? 0))
  }
}

/// The area of a scroll view that gets margins: its content or its scroll indicators; the value has no effect.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The area that the system chooses.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The scrolled content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars that show the scroll position.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
