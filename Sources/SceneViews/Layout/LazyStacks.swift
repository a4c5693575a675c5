public import SceneDisplay

/// A column of views, which are created on demand in a scroll view.
///
/// ```swift
/// struct Archive: View {
///   let subjects: [String]
///
///   var body: some View {
///     ScrollView {
///       LazyVStack(alignment: .leading) {
///         ForEach(subjects, id: \.self) { Text($0) }
///       }
///     }
///   }
/// }
/// ```
///
/// If the column is inside a ``ScrollView`` that scrolls vertically, each ``ForEach`` in the column creates the views
/// of 50 elements at first, and the views of each other element when a host shows the element. Otherwise, all views are
/// created at once.
public nonisolated struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let child: Content

  /// Creates a column of views, from the top to the bottom.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The space between views in points; nil for the host's default.
  ///   - pinnedViews: The headers and footers that stay visible; the parameter has no effect.
  ///   - content: The views in the container.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing?.finite
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: LazyVStack<Content>, in parent: _AnyNode
  ) -> _Node<LazyVStack<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension LazyVStack: ContainerView {
  static var lazyAxis: DisplayElement.Axis? { .vertical }
  var element: DisplayElement { .stack(.vertical, alignment.display, spacing: spacing) }
}

/// A row of views, which are created on demand in a scroll view.
///
/// If the row is inside a ``ScrollView`` that scrolls horizontally, each ``ForEach`` in the row creates the views of 50
/// elements at first, and the views of each other element when a host shows the element. Otherwise, all views are
/// created at once.
public nonisolated struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: Double?
  let child: Content

  /// Creates a row of views, from the leading to the trailing edge.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The space between views in points; nil for the host's default.
  ///   - pinnedViews: The headers and footers that stay visible; the parameter has no effect.
  ///   - content: The views in the container.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing?.finite
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: LazyHStack<Content>, in parent: _AnyNode
  ) -> _Node<LazyHStack<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension LazyHStack: ContainerView {
  static var lazyAxis: DisplayElement.Axis? { .horizontal }
  var element: DisplayElement { .stack(.horizontal, alignment.display, spacing: spacing) }
}

/// The headers and footers that stay visible while their section is scrolled; the set has no effect.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The sum of the raw values of the headers and footers.
  public let rawValue: UInt32

  /// Creates a set from the sum of its members' raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1 for headers, 2 for footers.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// One or several columns or rows of a lazy grid.
public struct GridItem: Sendable {
  /// The size of a column or row, or of several columns or rows.
  public enum Size: Sendable {
    /// One column or row of a fixed size in points.
    case fixed(Double)
    /// One column or row of a size between two limits in points.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns or rows as fit, each of a size between two limits in points.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The size of the columns or rows.
  public var size: Size
  /// The space between the columns or rows of the grid, in points; nil for the host's default.
  ///
  /// The first item with a spacing sets the space of the whole grid.
  public var spacing: Double?
  /// The alignment of the views in the column or row, which has no effect: the alignment of the grid is used.
  public var alignment: Alignment?

  /// Creates one or several columns or rows of a lazy grid.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - spacing: The space between the columns or rows of the grid, in points; nil for the host's default. The first
  ///     item with a spacing sets the space of the whole grid.
  ///   - alignment: The alignment of the views in the column or row, which has no effect: the alignment of the grid is
  ///     used.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
