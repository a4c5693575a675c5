public import Foundation

/// A relation between two edges or lengths; it has no effect, because hosts arrange views as stacks.
open class NSLayoutConstraint: NSObject {
  /// Whether the constraint is in force; stored without effect.
  open var isActive = false
  /// The constant of the relation in points.
  open var constant: CGFloat = 0
  /// The priority of the constraint.
  open var priority = UILayoutPriority.required
  /// A name for debugging.
  open var identifier: String?

  convenience init(constant: CGFloat) {
    self.init()
    self.constant = constant
  }

  /// Activates constraints.
  ///
  /// - Parameter constraints: The constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  ///
  /// - Parameter constraints: The constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, from 0 to 1,000.
  public let rawValue: Float

  /// Creates a priority from a number.
  ///
  /// - Parameter rawValue: The priority, from 0 to 1,000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number, without a label.
  ///
  /// - Parameter rawValue: The priority, from 0 to 1,000.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of a constraint that must be satisfied.
  public static let required = UILayoutPriority(1000)
  /// The priority of a constraint that should be satisfied.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a constraint that may be violated.
  public static let defaultLow = UILayoutPriority(250)
}

/// An edge or a length of a view, for constraints.
open class NSLayoutAnchor<AnchorType>: NSObject {
  /// Returns a constraint that makes two edges or lengths equal.
  ///
  /// - Parameters:
  ///   - anchor: The other edge or length.
  ///   - constant: The distance in points that is added to the other edge or length.
  /// - Returns: The constraint, which isn't active.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a constraint that keeps this edge or length greater than or equal to another one.
  ///
  /// - Parameters:
  ///   - anchor: The other edge or length.
  ///   - constant: The distance in points that is added to the other edge or length.
  /// - Returns: The constraint, which isn't active.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a constraint that keeps this edge or length less than or equal to another one.
  ///
  /// - Parameters:
  ///   - anchor: The other edge or length.
  ///   - constant: The distance in points that is added to the other edge or length.
  /// - Returns: The constraint, which isn't active.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// The left, right, leading or trailing edge of a view, or its horizontal center.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// The top or bottom edge of a view, or its vertical center.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// The width or the height of a view.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that sets the length.
  ///
  /// - Parameter constant: The length in points.
  /// - Returns: The constraint, which isn't active.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a constraint that sets the minimum of the length.
  ///
  /// - Parameter constant: The minimum length in points.
  /// - Returns: The constraint, which isn't active.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a constraint that sets the maximum of the length.
  ///
  /// - Parameter constant: The maximum length in points.
  /// - Returns: The constraint, which isn't active.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a constraint that makes the length equal to a multiple of another length.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - multiplier: The factor by which the other length is multiplied; the parameter has no effect.
  ///   - constant: The length in points that is added to the multiple of the other length.
  /// - Returns: The constraint, which isn't active.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// A rectangle of a view, for constraints.
open class UILayoutGuide: NSObject {
  /// The leading edge of the rectangle.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge of the rectangle.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge of the rectangle.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge of the rectangle.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The horizontal center of the rectangle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top edge of the rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom edge of the rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The vertical center of the rectangle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width of the rectangle.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height of the rectangle.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView {
  /// The rectangle that bars don't cover.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The rectangle inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The rectangle in which lines of text are short enough to be read easily.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// The leading edge of the view.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge of the view.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge of the view.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge of the view.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The horizontal center of the view.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top edge of the view.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom edge of the view.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The vertical center of the view.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width of the view.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height of the view.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  /// Adds a constraint to ``constraints``; hosts ignore the constraint.
  ///
  /// - Parameter constraint: The constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
  }

  /// Adds constraints to ``constraints``; hosts ignore the constraints.
  ///
  /// - Parameter constraints: The constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints += constraints
  }

  /// Has no effect: hosts determine the sizes of views.
  ///
  /// - Parameters:
  ///   - priority: The priority of keeping the view at most as large as its content.
  ///   - axis: The direction to which the priority applies.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Has no effect: hosts determine the sizes of views.
  ///
  /// - Parameters:
  ///   - priority: The priority of keeping the view at least as large as its content.
  ///   - axis: The direction to which the priority applies.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

extension NSLayoutConstraint {
  /// A direction of a layout.
  public enum Axis: Int, Sendable {
    /// The horizontal direction.
    case horizontal
    /// The vertical direction.
    case vertical
  }
}
