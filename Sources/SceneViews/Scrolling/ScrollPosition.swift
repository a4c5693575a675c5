/// The scroll position of a scroll view or list: the id of the first visible view, or an edge.
///
/// ```swift
/// struct Numbers: View {
///   @State private var position = ScrollPosition(idType: Int.self)
///
///   var body: some View {
///     ScrollView {
///       ForEach(0..<100, id: \.self) { Text("\($0)") }
///     }
///     .scrollPosition($position)
///     Button("Middle") { position.scrollTo(id: 50) }
///   }
/// }
/// ```
public struct ScrollPosition: Equatable {
  fileprivate var id: AnyHashable?
  /// Whether a person, and not the app, has scrolled to the position.
  public private(set) var isPositionedByUser = false

  /// Creates a position without an id, which doesn't scroll the content.
  ///
  /// - Parameter idType: The type of the ids of the views in the scrolled content, which has no effect.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}

  /// Creates the position of a view.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The position of the view in the visible area, which has no effect: the view becomes the first
  ///     visible view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
  }

  /// Creates the position at an edge.
  ///
  /// - Parameter edge: The edge; the top and the leading edge stand for the first view, the other edges for the last
  ///   view.
  public init(edge: Edge) {
    scrollTo(edge: edge)
  }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The position of the view in the visible area, which has no effect: the view becomes the first
  ///     visible view.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
    edge = nil
    isPositionedByUser = false
  }

  /// Scrolls to an edge, also if the app has scrolled to the same edge before.
  ///
  /// - Parameter edge: The edge; the top and the leading edge stand for the first view, the other edges for the last
  ///   view.
  public mutating func scrollTo(edge: Edge) {
    self.edge = edge
    let last = (id?.base as? ScrollEnd)?.request ?? 0
    id = AnyHashable(
      ScrollEnd(isFirst: edge == .top || edge == .leading, request: last + 1))
    isPositionedByUser = false
  }

  /// Returns the id of the first visible view, as a value of the given type.
  ///
  /// - Parameter type: The type of the id.
  /// - Returns: The id of the view to which the app or a person has scrolled last; nil if there is no such view, if the
  ///   app has scrolled to an edge, or if the id has another type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }

  /// The id of the first visible view, to which the app or a person has scrolled last; nil if there is no such view, or
  /// if the app has scrolled to an edge.
  public var viewID: AnyHashable? { id?.base is ScrollEnd ? nil : id }

  /// The edge to which the app has scrolled the content; nil if the app has never scrolled to an edge, or if the app or
  /// a person has scrolled to a view since then.
  public private(set) var edge: Edge?

  fileprivate mutating func follow(_ id: AnyHashable?) {
    if id == self.id { return }
    self.id = id
    edge = nil
    isPositionedByUser = true
  }
}

extension View {
  /// Binds the scroll position of the lists and scroll views in the view to a value.
  ///
  /// - Parameters:
  ///   - position: The scroll position.
  ///   - anchor: A position in the visible area, which has no effect; the view to which the value scrolls is always the
  ///     first visible view.
  /// - Returns: The view, whose lists and scroll views are bound to the value.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    scrollPosition(
      id: Binding<AnyHashable?> {
        position.wrappedValue.id
      } set: { id in
        position.wrappedValue.follow(id)
      })
  }

  /// Sets the initial position of the lists and scroll views in the view: the beginning or the end of their content.
  ///
  /// - Parameter anchor: The initially visible part of the content: its end for a point in the lower or the trailing
  ///   half; its beginning for any other point, and for nil.
  /// - Returns: The view, whose lists and scroll views start at the position.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.beginsAtScrollEnd, (anchor?.y ?? 0) > 0.5 || (anchor?.x ?? 0) > 0.5)
  }
}
