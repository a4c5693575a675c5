/// A custom layout of an app, which determines the size of a container and the positions of its children.
///
/// All lengths are in points.
///
/// A host calls the layout on the main actor. The host caches the returned sizes and positions, and discards them when
/// the container's element is set again or when a descendant of the container changes.
public protocol DisplayLayout {
  /// Returns the size of the container for a proposal.
  ///
  /// - Parameters:
  ///   - width: The width that is offered; nil for the ideal width.
  ///   - height: The height that is offered; nil for the ideal height.
  ///   - children: The children in order.
  /// - Returns: The size that the container takes, in points.
  func size(
    width: Double?, height: Double?, of children: [any DisplayLayoutChild]
  ) -> (width: Double, height: Double)

  /// Returns the positions of the children in a container.
  ///
  /// - Parameters:
  ///   - width: The width of the container.
  ///   - height: The height of the container.
  ///   - proposal: The size that was proposed to the container.
  ///   - children: The children in order.
  /// - Returns: The positions, in the order of the children.
  func places(
    width: Double, height: Double, for proposal: (width: Double?, height: Double?),
    of children: [any DisplayLayoutChild]
  ) -> [DisplayPlace]
}

/// A child of a container with a custom layout.
public protocol DisplayLayoutChild {
  /// The id of the child's node; nil for a child that the host created itself.
  ///
  /// For example, if a modifier applies to several views, a host may create a child around each of the views.
  var node: Int? { get }
  /// The priority of the child when a stack distributes its space.
  var priority: Double { get }

  /// Returns the size that the child takes for a proposal.
  ///
  /// - Parameters:
  ///   - width: The width that is offered; nil for the ideal width.
  ///   - height: The height that is offered; nil for the ideal height.
  /// - Returns: The size in points.
  func size(width: Double?, height: Double?) -> (width: Double, height: Double)
}

/// The position of a child, and the size that is proposed to the child, in points.
public struct DisplayPlace: Hashable, Sendable {
  /// The distance of the leading edge from the leading edge of the container.
  public var x: Double
  /// The distance of the top edge from the top edge of the container.
  public var y: Double
  /// The width that is offered to the child; nil for the ideal width.
  public var width: Double?
  /// The height that is offered to the child; nil for the ideal height.
  public var height: Double?

  /// Creates a position with a proposed size.
  ///
  /// - Parameters:
  ///   - x: The distance of the leading edge from the leading edge of the container, in points.
  ///   - y: The distance of the top edge from the top edge of the container, in points.
  ///   - width: The width that is offered to the child; nil for the ideal width.
  ///   - height: The height that is offered to the child; nil for the ideal height.
  public init(x: Double, y: Double, width: Double?, height: Double?) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
