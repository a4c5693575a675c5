public import Foundation
public import SceneDisplay

/// A type with which an app defines the size of a container and the positions of the views in it.
///
/// ```swift
/// import Foundation
/// import Scenes
///
/// struct Staircase: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(
///       width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     var point = bounds.origin
///     for subview in subviews {
///       subview.place(at: point, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       point = CGPoint(x: point.x + size.width, y: point.y + size.height)
///     }
///   }
/// }
/// ```
///
/// Hosts that lay out their content call the layout with lengths in points; a terminal rounds to cells of 8 by 16
/// points. In the text form of a window, which scripts print, the views are listed one below the other.
public protocol Layout {
  /// The type of the data that the layout stores between calls.
  associatedtype Cache = Void
  /// The views in the container.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout that affect the views in the container; by default, the layout has no direction.
  static var layoutProperties: LayoutProperties { get }

  /// Returns the size of the container for a proposal.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The data that the layout stores.
  /// - Returns: The size in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each of the views; a view that isn't placed is centered in the container.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the container, in points; hosts pass bounds with an origin of zero.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The data that the layout stores.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Creates the cache of the layout; called before the other methods.
  ///
  /// - Parameter subviews: The views in the container.
  /// - Returns: The cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the layout or the views have changed.
  ///
  /// - Parameters:
  ///   - cache: The data that the layout stores.
  ///   - subviews: The views in the container.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout {
  /// Creates the cache again.
  ///
  /// - Parameters:
  ///   - cache: The data that the layout stores.
  ///   - subviews: The views in the container.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns a container of views that uses the layout.
  ///
  /// - Parameter content: The views.
  /// - Returns: The container.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LaidOutView(layout: self, child: content())
  }
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  ///
  /// - Parameter subviews: The views in the container.
  public func makeCache(subviews: Subviews) {}
}

/// A size that a container proposes to a view, in points; a length of nil means the ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; nil for the ideal length.
  public var width: CGFloat?
  /// The height; nil for the ideal length.
  public var height: CGFloat?

  /// Creates a proposal from a width and a height.
  ///
  /// - Parameters:
  ///   - width: The width; nil for the ideal length.
  ///   - height: The height; nil for the ideal length.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  ///
  /// - Parameter size: The size to propose, in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// A proposal for the minimum size of a view.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal for the ideal size of a view.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal for the maximum size of a view.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposed size, with each length that is nil replaced by the given length.
  ///
  /// - Parameter size: The lengths to use where the proposal has nil.
  /// - Returns: The size.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The key of a value that a view provides to the enclosing layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that don't set a value.
  static var defaultValue: Value { get }
}

/// The preferred distances between a view and its neighbors, which are the same for all views.
public struct ViewSpacing: Sendable {
  /// Creates the default spacing.
  public init() {}

  /// The same spacing as the default, because all spacings are the same.
  public static let zero = ViewSpacing()

  /// Returns the space between the view and the next view: in a row the width of one character, in a column none.
  ///
  /// - Parameters:
  ///   - next: The spacing of the next view.
  ///   - axis: The direction in which the views follow each other.
  /// - Returns: The distance in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? 8 : 0
  }
}
