public import SceneDisplay

// Views in front of a view, behind it or at its edges.
extension View {
  /// Shows views in front of the view, without changing the view's size; each view of a group gets its own overlay.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the added views with the view.
  ///   - content: The views to show in front of the view.
  /// - Returns: The view with the views in front of it.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    Layers(DisplayContainer(.front, alignment: alignment), self, content())
  }

  /// Shows views behind the view, without changing the view's size; each view of a group gets its own background.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the added views with the view.
  ///   - content: The views to show behind the view.
  /// - Returns: The view with the views behind it.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    Layers(DisplayContainer(.back, alignment: alignment), self, content(), isAddedFirst: true)
  }

  /// Shows views at the upper or the lower edge, and gives the view the rest of the space.
  ///
  /// ```swift
  /// struct Inbox: View {
  ///   let subjects: [String]
  ///
  ///   var body: some View {
  ///     List(subjects, id: \.self) { Text($0) }
  ///       .safeAreaInset(edge: .bottom) { Text("\(subjects.count) messages") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge at which the views are shown.
  ///   - alignment: The alignment of the views along the edge.
  ///   - spacing: The space between the view and the views at the edge, in points; nil for the host's default.
  ///   - content: The views at the edge.
  /// - Returns: The view with the views at its edge.
  public nonisolated func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    Layers(
      DisplayContainer(
        edge == .top ? .leadingInset : .trailingInset, axis: .vertical,
        alignment: alignment.display, spacing: spacing?.finite),
      self, content(), isAddedFirst: edge == .top)
  }

  /// Shows views at the leading or the trailing edge, and gives the view the rest of the space.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the views are shown.
  ///   - alignment: The alignment of the views along the edge.
  ///   - spacing: The space between the view and the views at the edge, in points; nil for the host's default.
  ///   - content: The views at the edge.
  /// - Returns: The view with the views at its edge.
  public nonisolated func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    Layers(
      DisplayContainer(
        edge == .leading ? .leadingInset : .trailingInset, axis: .horizontal,
        alignment: alignment.display, spacing: spacing?.finite),
      self, content(), isAddedFirst: edge == .leading)
  }
}

// Bars, which hosts draw like other views at an edge.
extension View {
  /// Shows a bar at the upper or the lower edge, and gives the view the rest of the space.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the bar is shown.
  ///   - alignment: The alignment of the views of the bar along the edge.
  ///   - spacing: The space between the view and the bar, in points; nil for the host's default.
  ///   - content: The views of the bar.
  /// - Returns: The view with the bar, arranged as by the modifier `safeAreaInset`.
  public nonisolated func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or the trailing edge, and gives the view the rest of the space.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the bar is shown.
  ///   - alignment: The alignment of the views of the bar along the edge.
  ///   - spacing: The space between the view and the bar, in points; nil for the host's default.
  ///   - content: The views of the bar.
  /// - Returns: The view with the bar, arranged as by the modifier `safeAreaInset`.
  public nonisolated func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// A container that shows only one of its views: the first view that fits, or the last view if none fits.
///
/// ```swift
/// struct SenderView: View {
///   let name: String
///   let address: String
///
///   var body: some View {
///     ViewThatFits {
///       Text("\(name) (\(address))")
///       Text(name)
///     }
///   }
/// }
/// ```
public nonisolated struct ViewThatFits<Content: View>: View {
  let axis: DisplayElement.Axis
  let child: Content

  /// Creates a container that shows the first view that fits along an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis along which a view has to fit.
  ///   - content: The views, beginning with the preferred one.
  public init(
    in axis: DisplayElement.Axis = .horizontal, @ViewBuilder content: () -> Content
  ) {
    self.axis = axis
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: ViewThatFits<Content>, in parent: _AnyNode
  ) -> _Node<ViewThatFits<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension ViewThatFits: ContainerView {
  var element: DisplayElement { .container(DisplayContainer(.fitting, axis: axis)) }
}

/// An edge at the top or the bottom.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of edges at the top and the bottom.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sum of the raw values of the edges: top 1, bottom 2.
    public let rawValue: Int8

    /// Creates a set from the sum of the raw values of its members.
    ///
    /// - Parameter rawValue: The sum of the raw values of the members.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one edge.
    ///
    /// - Parameter edge: The edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// An edge at the beginning or the end of a line.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
}
