/// A layout of an app's own, which a host asks where the children of a container are; all lengths are in points.
///
/// A host calls it on the main actor, and keeps no answers when the container's element is set again.
public protocol DisplayLayout {
  /// Returns the size of the container for a proposal.
  ///
  /// - Parameters:
  ///   - width: The width that is offered; nil for the ideal one.
  ///   - height: The height that is offered; nil for the ideal one.
  ///   - children: The children in order.
  /// - Returns: The size.
  func size(
    width: Double?, height: Double?, of children: [any DisplayLayoutChild]
  ) -> (width: Double, height: Double)

  /// Returns the places of the children in a container of a size.
  ///
  /// - Parameters:
  ///   - width: The width of the container.
  ///   - height: The height of the container.
  ///   - proposal: The size that the container was offered.
  ///   - children: The children in order.
  /// - Returns: The places in the order of the children.
  func places(
    width: Double, height: Double, for proposal: (width: Double?, height: Double?),
    of children: [any DisplayLayoutChild]
  ) -> [DisplayPlace]
}

/// A child of a container with a layout of an app's own.
public protocol DisplayLayoutChild {
  /// The node; nil if the host lays out a part of one.
  var node: Int? { get }
  /// The priority with which a stack would give room to it.
  var priority: Double { get }

  /// Returns the size for a proposal.
  ///
  /// - Parameters:
  ///   - width: The width that is offered; nil for the ideal one.
  ///   - height: The height that is offered; nil for the ideal one.
  /// - Returns: The size in points.
  func size(width: Double?, height: Double?) -> (width: Double, height: Double)
}

/// The place of a child, in points.
public struct DisplayPlace: Hashable, Sendable {
  /// The distance of the leading edge from that of the container.
  public var x: Double
  /// The distance of the top edge from that of the container.
  public var y: Double
  /// The width that is offered to the child; nil for the ideal one.
  public var width: Double?
  /// The height that is offered to the child; nil for the ideal one.
  public var height: Double?

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - x: The distance of the leading edge from that of the container, in points.
  ///   - y: The distance of the top edge from that of the container, in points.
  ///   - width: The width that is offered to the child; nil for the ideal one.
  ///   - height: The height that is offered to the child; nil for the ideal one.
  public init(x: Double, y: Double, width: Double?, height: Double?) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
