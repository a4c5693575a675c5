public import Foundation

/// A rectangle, a point or another geometric value of a view, which other views read in their own coordinate spaces.
///
/// ```swift
/// import Foundation
/// import Scenes
///
/// struct FieldFrame: PreferenceKey {
///   static var defaultValue: Anchor<CGRect>? { nil }
///
///   static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
///     value = nextValue() ?? value
///   }
/// }
///
/// struct Framed: View {
///   var body: some View {
///     VStack {
///       Text("Subject")
///       Text("Hello").anchorPreference(key: FieldFrame.self, value: .bounds) { $0 }
///     }
///     .overlayPreferenceValue(FieldFrame.self) { anchor in
///       GeometryReader { proxy in
///         Text("width \(anchor.map { Int(proxy[$0].width) } ?? 0)")
///       }
///     }
///   }
/// }
/// ```
///
/// Until a host reports a layout, an anchor has the value for a view that fills its window.
public struct Anchor<Value> {
  /// The value in the coordinate space of the window.
  let value: Value

  /// The part of a view that an anchor describes.
  public struct Source {
    /// A closure that returns the value, given the frame of the view in the window.
    let value: (CGRect) -> Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source {
  /// Creates a source from several sources.
  ///
  /// - Parameter array: The sources.
  public init<Element>(_ array: [Anchor<Element>.Source]) where Value == [Element] {
    value = { frame in array.map { $0.value(frame) } }
  }

  /// Creates a source from an optional source.
  ///
  /// - Parameter anchor: The source; if it is nil, the value of the anchor is nil.
  public init<Wrapped>(_ anchor: Anchor<Wrapped>.Source?) where Value == Wrapped? {
    value = { frame in anchor.map { $0.value(frame) } }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// Returns the source of a rectangle in the view.
  ///
  /// - Parameter rect: The rectangle in the coordinate space of the view.
  /// - Returns: The source of the rectangle.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a source for anchors to a point of the view.
  ///
  /// - Parameter point: The point in the coordinate space of the view.
  /// - Returns: The source, whose anchors have the point as their value.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// Returns a source for anchors to a point of the view, given as fractions of the view's size.
  ///
  /// - Parameter point: The point; its coordinates are fractions of the width and the height of the view, from 0 to 1.
  /// - Returns: The source, whose anchors have the point as their value.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      CGPoint(
        x: $0.minX + $0.width * CGFloat(point.x), y: $0.minY + $0.height * CGFloat(point.y))
    }
  }

  /// The upper leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The value of an anchor in the coordinate space of the view.
  ///
  /// - Parameter anchor: The anchor, which belongs to a view in the same window.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let moved = (anchor.value as? any Movable)?.moved(x: -frame.minX, y: -frame.minY)
    return moved as? Value ?? anchor.value
  }
}

/// A geometric value that can be converted to another coordinate space.
private protocol Movable {
  /// Returns the value moved by a distance.
  func moved(x: CGFloat, y: CGFloat) -> Self
}

extension CGPoint: Movable {
  fileprivate func moved(x: CGFloat, y: CGFloat) -> CGPoint {
    CGPoint(x: self.x + x, y: self.y + y)
  }
}

extension CGRect: Movable {
  fileprivate func moved(x: CGFloat, y: CGFloat) -> CGRect { offsetBy(dx: x, dy: y) }
}

extension Array: Movable where Element: Movable {
  fileprivate func moved(x: CGFloat, y: CGFloat) -> [Element] { map { $0.moved(x: x, y: y) } }
}

extension Optional: Movable where Wrapped: Movable {
  fileprivate func moved(x: CGFloat, y: CGFloat) -> Wrapped? { map { $0.moved(x: x, y: y) } }
}
