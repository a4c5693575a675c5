public import Foundation
public import SceneDisplay

extension View {
  /// Has no effect: hosts decide whether a bar shows the scroll position.
  ///
  /// - Parameters:
  ///   - visibility: Whether a bar shows the scroll position.
  ///   - axes: The directions of the bars.
  /// - Returns: The view itself.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }

  /// Prevents a person from scrolling the lists and scroll views in the view.
  ///
  /// - Parameter isDisabled: Whether a person can't scroll; an outer modifier may prevent scrolling too.
  /// - Returns: The view, whose content the app can still scroll.
  public nonisolated func scrollDisabled(_ isDisabled: Bool) -> some View {
    with(DisplayAnnotation(.scrollDisabled, .flag(isDisabled)))
      .plainTransformEnvironment(\.isScrollEnabled) { $0 = $0 && !isDisabled }
  }

  /// Has no effect: hosts report the first visible row, and no distances.
  ///
  /// Use `scrollPosition` to observe where a person has scrolled.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for a scroll geometry; never called.
  ///   - action: The action for a changed value; never performed.
  /// - Returns: The view itself.
  public nonisolated func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> Self { self }

  /// Has no effect: scrolling can end anywhere.
  ///
  /// - Parameter behavior: The positions at which scrolling ends.
  /// - Returns: The view itself.
  public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior
  ) -> Self { self }

  /// Has no effect: hosts scroll only within the content.
  ///
  /// - Parameters:
  ///   - behavior: Whether scrolling goes beyond the content.
  ///   - axes: The directions.
  /// - Returns: The view itself.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> Self { self }

  /// Has no effect: hosts show only the content inside the bounds of a scroll view.
  ///
  /// - Parameter isDisabled: Whether content outside of the scroll view is shown.
  /// - Returns: The view itself.
  public nonisolated func scrollClipDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Has no effect: hosts decide whether a bar shows the scroll position.
  ///
  /// - Parameter trigger: The value whose change shows the bars.
  /// - Returns: The view itself.
  public nonisolated func scrollIndicatorsFlash<Value: Equatable>(trigger: Value) -> Self { self }

  /// Has no effect: hosts have no on-screen keyboard.
  ///
  /// - Parameter mode: The effect of scrolling on an on-screen keyboard.
  /// - Returns: The view itself.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self {
    self
  }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - style: The look of the content that scrolls below a bar; nil for the default of the system.
  ///   - edges: The edges of the scroll view at which the bars are.
  /// - Returns: The view itself.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the content that scrolls below a bar looks the same as other content.
  ///   - edges: The edges of the scroll view at which the bars are.
  /// - Returns: The view itself.
  public nonisolated func scrollEdgeEffectHidden(
    _ isHidden: Bool = true, for edges: Edge.Set = .all
  ) -> Self { self }

  /// Has no effect: hosts draw no background of scroll views.
  ///
  /// - Parameter visibility: Whether a background is drawn.
  /// - Returns: The view itself.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> Self { self }
}

/// Whether a bar shows the scroll position of a scroll view.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// `automatic` leaves the choice to the system; `visible` shows the bar, `hidden` and `never` hide it.
  case automatic, visible, hidden, never
}

/// The look of content that scrolls below a bar; it has no effect, because hosts don't draw pixels.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The look that the system chooses.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// The content ends at a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// The content fades out.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The effect of scrolling on an on-screen keyboard.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// `automatic` leaves the choice to the system; `immediately` hides the keyboard when scrolling begins,
  /// `interactively` hides it gradually during scrolling, and `never` keeps it visible.
  case automatic, immediately, interactively, never
}

/// The positions at which scrolling ends.
public protocol ScrollTargetBehavior {}

/// A behavior in which scrolling ends at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}
}

/// A behavior in which scrolling ends at the edge of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior in which scrolling ends at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior in which scrolling ends at the edge of a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

/// Whether scrolling goes beyond the content.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// `automatic` leaves the choice to the system; `always` scrolls beyond the content, `basedOnSize` only if the
  /// content is longer than the view.
  case automatic, always, basedOnSize
}

/// The size and the scroll position of a scroll view's content, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance of the visible rectangle from the beginning of the content.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of the visible rectangle.
  public var containerSize: CGSize

  /// Creates a scroll geometry.
  ///
  /// - Parameters:
  ///   - contentOffset: The distance of the visible rectangle from the beginning of the content.
  ///   - contentSize: The size of the content.
  ///   - contentInsets: The space around the content.
  ///   - containerSize: The size of the visible rectangle.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible rectangle of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The bounds of the scroll view, which are the visible rectangle.
  public var bounds: CGRect { visibleRect }
}
