public import SceneDisplay

/// A size that a container proposes to a child, in the units of the host.
///
/// The child chooses its own size.
///
/// A nil length proposes the ideal length of the child, 0 proposes the minimum, and infinity proposes the maximum.
public struct ProposedSize: Hashable, Sendable {
  /// The width; nil for the ideal width.
  public var width: Double?
  /// The height; nil for the ideal height.
  public var height: Double?

  /// Creates a proposal.
  ///
  /// Lengths below 0 and lengths that aren't numbers become 0.
  ///
  /// - Parameters:
  ///   - width: The width; nil for the ideal width, 0 for the minimum, infinity for the maximum.
  ///   - height: The height; nil for the ideal height, 0 for the minimum, infinity for the maximum.
  public init(_ width: Double?, _ height: Double?) {
    self.width = width.map(Self.valid)
    self.height = height.map(Self.valid)
  }

  /// Creates a proposal from a size.
  ///
  /// - Parameter size: The size, which the child may exceed.
  public init(_ size: LayoutSize) {
    self.init(size.width, size.height)
  }

  /// The proposal of the ideal size.
  public static let ideal = ProposedSize(nil, nil)

  /// The length along an axis; nil for the ideal length.
  ///
  /// - Parameter axis: The axis: horizontal for the width, vertical for the height.
  public subscript(axis: DisplayElement.Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      let length = newValue.map(Self.valid)
      if axis == .horizontal { width = length } else { height = length }
    }
  }

  /// Creates a proposal from the length along an axis and the length along the perpendicular axis.
  init(_ length: Double?, along axis: DisplayElement.Axis, _ other: Double?) {
    self = axis == .horizontal ? Self(length, other) : Self(other, length)
  }

  private static func valid(_ length: Double) -> Double { length > 0 ? length : 0 }
}
