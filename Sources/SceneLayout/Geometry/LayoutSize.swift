public import SceneDisplay

/// The size of an element in the units of the host.
public struct LayoutSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width, in the units of the host.
  ///   - height: The height, in the units of the host.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// A size whose width and height are 0.
  public static let zero = LayoutSize(0, 0)

  /// The length along an axis.
  ///
  /// - Parameter axis: The axis: horizontal for the width, vertical for the height.
  public subscript(axis: DisplayElement.Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a size from the length along an axis and the length along the perpendicular axis.
  init(_ length: Double, along axis: DisplayElement.Axis, _ other: Double) {
    self = axis == .horizontal ? Self(length, other) : Self(other, length)
  }
}

/// The frame of an element, in the units of the host.
public struct LayoutFrame: Hashable, Sendable {
  /// The horizontal position of the left edge; positive to the right of the origin.
  public var x: Double
  /// The vertical position of the top edge; positive below the origin.
  public var y: Double
  /// The size.
  public var size: LayoutSize

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - x: The horizontal position of the left edge, in the units of the host.
  ///   - y: The vertical position of the top edge, in the units of the host.
  ///   - size: The size.
  public init(x: Double, y: Double, size: LayoutSize) {
    self.x = x
    self.y = y
    self.size = size
  }

  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
}

extension DisplayElement.Axis {
  /// The axis that is perpendicular to this axis.
  var other: DisplayElement.Axis { self == .horizontal ? .vertical : .horizontal }

  static var both: [DisplayElement.Axis] { [.horizontal, .vertical] }
}
