public import SceneDisplay

// Space around views, under the names of safe areas and margins.
extension View {
  /// Adds space around the content of the view, as a safe area: no part of a window is hidden here.
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

  /// Adds space around the content of the scroll views and lists in the view.
  ///
  /// - Parameters:
  ///   - edges: The edges at which space is added.
  ///   - length: The amount of space in points; nil for the host's default.
  ///   - placement: The part of the content that gets space, which is all of it.
  /// - Returns: The view with the space.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length) }

  /// Adds space around the content of the scroll views and lists in the view, in points.
  ///
  /// - Parameters:
  ///   - length: The amount of space in points.
  ///   - placement: The part of the content that gets space, which is all of it.
  /// - Returns: The view with the space.
  public nonisolated func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(length) }

  /// Adds space around the content of the scroll views and lists in the view, in points.
  ///
  /// - Parameters:
  ///   - edges: The edges at which space is added.
  ///   - insets: The space at each edge.
  ///   - placement: The part of the content that gets space, which is all of it.
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

  /// Gives the view a part of the length of the container around it that scrolls, or of the window.
  ///
  /// - Parameters:
  ///   - axes: The axes along which it gets a part.
  ///   - alignment: The alignment of the view in its part.
  /// - Returns: The view with its part.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, count: 1, spacing: 0, alignment: alignment)
  }

  /// Gives the view a part of the length of the container around it that scrolls, or of the window.
  ///
  /// - Parameters:
  ///   - axes: The axes along which it gets a part.
  ///   - count: The number of parts.
  ///   - span: The number of parts that the view gets.
  ///   - spacing: The space between two parts, in points.
  ///   - alignment: The alignment of the view in its part.
  /// - Returns: The view with its part.
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

/// The part of a scroll view's content that gets space around it.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The choice of the system.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars that show the position.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
