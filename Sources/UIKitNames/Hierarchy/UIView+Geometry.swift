public import Foundation

extension UIView {
  /// The ways in which content is positioned and sized in a view.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched to the size of the view.
    case scaleToFill
    /// The content keeps its aspect ratio and fits into the view.
    case scaleAspectFit
    /// The content keeps its aspect ratio and fills the view.
    case scaleAspectFill
    /// The content is drawn again after each change of the size.
    case redraw
    /// The content is in the center.
    case center
    /// The content is at the top.
    case top
    /// The content is at the bottom.
    case bottom
    /// The content is at the left.
    case left
    /// The content is at the right.
    case right
  }

  /// The margins and lengths that change with the size of the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    ///
    /// - Parameter rawValue: The sum of the bits; 0 for none.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The margin at the left changes with the size of the superview.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width of the view changes with the size of the superview.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The margin at the right changes with the size of the superview.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The margin at the top changes with the size of the superview.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height of the view changes with the size of the superview.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The margin at the bottom changes with the size of the superview.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

extension CGRect {
  /// Returns the rectangle with another size and the same center.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The rectangle.
  func resizedAboutMiddle(to size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}

/// Distances from the four edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Creates insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the top, in points.
  ///   - left: The distance from the left, in points.
  ///   - bottom: The distance from the bottom, in points.
  ///   - right: The distance from the right, in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero.
  public static let zero = UIEdgeInsets()
}

/// A distance in two dimensions, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance toward the right.
  public var horizontal: CGFloat
  /// The distance toward the bottom.
  public var vertical: CGFloat

  /// Creates an offset.
  ///
  /// - Parameters:
  ///   - horizontal: The distance toward the right, in points.
  ///   - vertical: The distance toward the bottom, in points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of zero.
  public static let zero = UIOffset()
}

/// The appearance of a view, such as its corners and its shadow; stored without effect.
open class CALayer: NSObject {
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The background color.
  open var backgroundColor: CGColor?
  /// Whether content is clipped to the bounds of the layer.
  open var masksToBounds = false
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The radius of the shadow in points.
  open var shadowRadius: CGFloat = 0
  /// The distance of the shadow from the view, in points.
  open var shadowOffset = CGSize.zero
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// The speed of animations.
  open var speed: Float = 1
}
