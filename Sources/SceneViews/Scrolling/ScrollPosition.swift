/// The place to which a scroll view is scrolled: a view with an id.
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
  /// Whether a person scrolled there.
  public private(set) var isPositionedByUser = false

  /// Creates the place at the beginning.
  ///
  /// - Parameter idType: The type of the ids.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}

  /// Creates the place of a view.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The position of the view in the visible area, kept without effect: it is the first
  ///     visible one.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
  }

  /// Creates the place at an edge.
  ///
  /// - Parameter edge: The edge: the first view for the top and the leading edge, else the last one.
  public init(edge: Edge) {
    scrollTo(edge: edge)
  }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The position of the view in the visible area, kept without effect: it is the first
  ///     visible one.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
    isPositionedByUser = false
  }

  /// Scrolls to an edge.
  ///
  /// - Parameter edge: The edge: the first view for the top and the leading edge, else the last one.
  public mutating func scrollTo(edge: Edge) {
    id = AnyHashable(edge == .top || edge == .leading ? ScrollEnd.first : ScrollEnd.last)
    isPositionedByUser = false
  }

  /// The id of the first visible view; nil if none is known, or if it has another type.
  ///
  /// - Parameter type: The type of the id.
  /// - Returns: The id.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }

  /// The id of the first visible view; nil if none is known.
  public var viewID: AnyHashable? { id?.base is ScrollEnd ? nil : id }

  /// The edge to which it was scrolled; nil for another place.
  public var edge: Edge? {
    (id?.base as? ScrollEnd).map { $0 == .first ? .top : .bottom }
  }

  fileprivate mutating func follow(_ id: AnyHashable?) {
    if id == self.id { return }
    self.id = id
    isPositionedByUser = true
  }
}

extension View {
  /// Ties the place to which a list or a scroll view is scrolled to a value.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - anchor: The position of views in the visible area, kept without effect: it is the first
  ///     visible one.
  /// - Returns: The view, with the lists and scroll views in it tied to the value.
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

  /// Shows the lists and scroll views in the view from their ends at first, until a person or the app scrolls.
  ///
  /// - Parameter anchor: The part of the content that is seen first: its end for a point in the lower or the
  ///   trailing half, else its beginning. Nil leaves it to the host.
  /// - Returns: The view.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.beginsAtScrollEnd, (anchor?.y ?? 0) > 0.5 || (anchor?.x ?? 0) > 0.5)
  }
}
