public import Foundation

/// A relation between two edges or lengths, kept without effect: hosts arrange views as stacks.
open class NSLayoutConstraint: NSObject {
  /// Whether the relation holds.
  open var isActive = false
  /// The difference in points.
  open var constant: CGFloat = 0
  /// The importance.
  open var priority = UILayoutPriority.required
  /// A name for people who debug.
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

/// The importance of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The importance, to 1,000.
  public let rawValue: Float

  /// Creates an importance to 1,000.
  ///
  /// - Parameter rawValue: The importance, from 0 to 1,000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates an importance to 1,000.
  ///
  /// - Parameter rawValue: The importance, from 0 to 1,000.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// A constraint that should hold.
  public static let defaultHigh = UILayoutPriority(750)
  /// A constraint that may be broken.
  public static let defaultLow = UILayoutPriority(250)
}

/// An edge or a length of a view, for constraints.
open class NSLayoutAnchor<AnchorType>: NSObject {
  /// Returns a relation of equality.
  ///
  /// - Parameters:
  ///   - anchor: The other edge or length.
  ///   - constant: The difference in points.
  /// - Returns: The relation, which isn't active.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a relation of a lower bound.
  ///
  /// - Parameters:
  ///   - anchor: The other edge or length.
  ///   - constant: The difference in points.
  /// - Returns: The relation, which isn't active.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a relation of an upper bound.
  ///
  /// - Parameters:
  ///   - anchor: The other edge or length.
  ///   - constant: The difference in points.
  /// - Returns: The relation, which isn't active.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// A vertical edge of a view.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A horizontal edge of a view.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A length of a view.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a relation to a length in points.
  ///
  /// - Parameter constant: The length in points.
  /// - Returns: The relation, which isn't active.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a relation to a least length in points.
  ///
  /// - Parameter constant: The least length in points.
  /// - Returns: The relation, which isn't active.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a relation to a greatest length in points.
  ///
  /// - Parameter constant: The greatest length in points.
  /// - Returns: The relation, which isn't active.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a relation to another length.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - multiplier: The factor of the other length, without effect.
  ///   - constant: The difference in points.
  /// - Returns: The relation, which isn't active.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// A rectangle of a view, for constraints.
open class UILayoutGuide: NSObject {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle between the sides.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView {
  /// The rectangle that bars leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The rectangle inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The rectangle that is easy to read.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle between the sides.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  /// Keeps a constraint.
  ///
  /// - Parameter constraint: The constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
  }

  /// Keeps constraints.
  ///
  /// - Parameter constraints: The constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints += constraints
  }

  /// Keeps an importance of the own size in one dimension, without effect.
  ///
  /// - Parameters:
  ///   - priority: The importance.
  ///   - axis: The dimension.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Keeps an importance of the whole content in one dimension, without effect.
  ///
  /// - Parameters:
  ///   - priority: The importance.
  ///   - axis: The dimension.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

extension NSLayoutConstraint {
  /// A dimension.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
