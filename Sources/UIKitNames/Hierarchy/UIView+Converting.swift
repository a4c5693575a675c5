public import Foundation
public import SceneRuntime

extension UIView {
  /// The point in the window at which the view's coordinates are zero, calculated from the frames of the views.
  private var originInWindow: CGPoint {
    sequence(first: self, next: \.superview).reduce(into: .zero) { point, view in
      point.x += view.frame.minX - view.bounds.minX
      point.y += view.frame.minY - view.bounds.minY
    }
  }

  /// Returns a point of the view in another view's coordinates, calculated from the frames of the views.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - view: The other view; nil for the window.
  /// - Returns: The point in the coordinates of the other view or the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Returns a point of another view in the view's coordinates, calculated from the frames of the views.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - view: The other view; nil for the window.
  /// - Returns: The point in the view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Returns a rectangle of the view in another view's coordinates, calculated from the frames of the views.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - view: The other view; nil for the window.
  /// - Returns: The rectangle in the coordinates of the other view or the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view in the view's coordinates, calculated from the frames of the views.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - view: The other view; nil for the window.
  /// - Returns: The rectangle in the view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Returns a point of the view in its window's coordinates, calculated from the frames of the views.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - window: The window, which has no effect: the view's own window is used.
  /// - Returns: The point in the window's coordinates.
  @_disfavoredOverload public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: UIView?.none)
  }

  /// Returns a point of the window in the view's coordinates, calculated from the frames of the views.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - window: The window, which has no effect: the view's own window is used.
  /// - Returns: The point in the view's coordinates.
  @_disfavoredOverload public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: UIView?.none)
  }

  /// Returns a rectangle of the view in its window's coordinates, calculated from the frames of the views.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - window: The window, which has no effect: the view's own window is used.
  /// - Returns: The rectangle in the window's coordinates.
  @_disfavoredOverload public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    convert(rect, to: UIView?.none)
  }

  /// Returns a rectangle of the window in the view's coordinates, calculated from the frames of the views.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - window: The window, which has no effect: the view's own window is used.
  /// - Returns: The rectangle in the view's coordinates.
  @_disfavoredOverload public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    convert(rect, from: UIView?.none)
  }
}
