public import Foundation
import SceneDisplay

/// The views in a container whose layout the app defines.
public struct LayoutSubviews: RandomAccessCollection {
  private let views: [LayoutSubview]

  init(_ views: [LayoutSubview]) {
    self.views = views
  }

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { views.count }

  /// The view at an index.
  ///
  /// - Parameter index: The index.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A view in a container whose layout the app defines.
public struct LayoutSubview: Equatable {
  private let child: any DisplayLayoutChild
  private let index: Int
  private let places: Places
  private let values: [ObjectIdentifier: Any]

  /// The positions that the layout sets, by the indices of the views.
  final class Places {
    var places: [Int: DisplayPlace] = [:]
  }

  init(
    _ child: any DisplayLayoutChild, _ index: Int, _ places: Places,
    _ values: [ObjectIdentifier: Any]
  ) {
    self.child = child
    self.index = index
    self.places = places
    self.values = values
  }

  /// The priority with which a stack gives space to the view.
  public var priority: Double { child.priority }

  /// The preferred distances between the view and its neighbors.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that the view provides to the layout, or the key's default value if the view provides none.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue
  }

  /// The values that the view passes to the container around it, such as those set with
  /// ``/SceneViews/View/containerValue(_:_:)``.
  public var containerValues: ContainerValues {
    values[ObjectIdentifier(ContainerValues.self)] as? ContainerValues ?? ContainerValues()
  }

  /// Returns the size of the view for a proposal.
  ///
  /// - Parameter proposal: The size that the layout proposes.
  /// - Returns: The size in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    return CGSize(width: size.width, height: size.height)
  }

  /// Returns the size of the view and the default positions of its alignment guides for a proposal.
  ///
  /// - Parameter proposal: The size that the layout proposes.
  /// - Returns: The size in points, with the default positions of guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Places the view in the container.
  ///
  /// - Parameters:
  ///   - position: The position in the coordinates of the container's bounds.
  ///   - anchor: The point of the view that is at the position.
  ///   - proposal: The size that is proposed to the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = anchor == .topLeading ? .zero : sizeThatFits(proposal)
    places.places[index] = DisplayPlace(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
  }

  /// Returns whether two values represent the same view.
  ///
  /// - Parameters:
  ///   - lhs: A view.
  ///   - rhs: Another view.
  /// - Returns: Whether both values have the same index and stand for the same node.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.index == rhs.index && lhs.child.node == rhs.child.node
  }
}
