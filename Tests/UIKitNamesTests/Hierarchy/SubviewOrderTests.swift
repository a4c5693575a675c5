import Checking
import Testing
import UIKit

/// Subviews stand in the order that was asked for, also those that move inside their superview.
@MainActor struct SubviewOrderTests {
  private let container = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  init() {
    for view in [a, b, c] { container.addSubview(view) }
  }

  @Test func `a subview is put in front of one that stands behind it or before it`() {
    container.insertSubview(a, aboveSubview: b)
    expectEqual(container.subviews, [b, a, c])
    container.insertSubview(c, aboveSubview: b)
    expectEqual(container.subviews, [b, c, a])
  }

  @Test func `a subview is put behind one that stands in front of it or after it`() {
    container.insertSubview(a, belowSubview: c)
    expectEqual(container.subviews, [b, a, c])
    container.insertSubview(c, belowSubview: b)
    expectEqual(container.subviews, [c, b, a])
  }

  @Test func `a subview stays where it is beside itself, and a new one is put beside it`() {
    container.insertSubview(b, aboveSubview: b)
    expectEqual(container.subviews, [a, b, c])
    container.insertSubview(b, belowSubview: b)
    expectEqual(container.subviews, [a, b, c])
    let new = UIView()
    container.insertSubview(new, aboveSubview: a)
    expectEqual(container.subviews, [a, new, b, c])
  }

  @Test func `beside a view that isn't a subview, a view is put at an end`() {
    let window = UIWindow(frame: .zero)
    let other = UIView()
    let (front, behind) = (UIView(), UIView())
    for view in [a, b] { window.addSubview(view) }
    window.insertSubview(front, aboveSubview: other)
    window.insertSubview(behind, belowSubview: other)
    expectEqual(window.subviews, [behind, a, b, front])
    container.insertSubview(front, aboveSubview: other)
    container.insertSubview(behind, belowSubview: other)
    expectEqual(container.subviews, [behind, c, front])
  }

  @Test func `a subview of a window stays where it is beside itself`() {
    let window = UIWindow(frame: .zero)
    for view in [a, b, c] { window.addSubview(view) }
    window.insertSubview(b, aboveSubview: b)
    window.insertSubview(b, belowSubview: b)
    expectEqual(window.subviews, [a, b, c])
  }
}
