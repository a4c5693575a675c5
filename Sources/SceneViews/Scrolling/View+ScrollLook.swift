public import Foundation
public import SceneDisplay

extension View {
  /// Has no effect: hosts scroll as far as there is content.
  ///
  /// - Parameters:
  ///   - visibility: Whether a bar shows the position.
  ///   - axes: The directions of the bars.
  /// - Returns: The view itself.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }

  /// Prevents a person from scrolling the lists and scroll views in the view.
  ///
  /// - Parameter isDisabled: Whether a person can't scroll; an outer modifier may prevent it too.
  /// - Returns: The view, whose content an app still scrolls.
  public nonisolated func scrollDisabled(
    _ isDisabled: Bool
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(DisplayAnnotation(.scrollDisabled, .flag(isDisabled)))
  }

  /// Has no effect: hosts tell the row at the top, and no distances.
  ///
  /// Use `scrollPosition` for the place to which a person has scrolled.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for a place; never called.
  ///   - action: The action when the value changes; never performed.
  /// - Returns: The view itself.
  public nonisolated func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> Self { self }

  /// Has no effect: hosts scroll to any place.
  ///
  /// - Parameter behavior: The places at which scrolling ends.
  /// - Returns: The view itself.
  public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior
  ) -> Self { self }

  /// Has no effect: hosts scroll as far as there is content.
  ///
  /// - Parameters:
  ///   - behavior: Whether scrolling goes beyond the content.
  ///   - axes: The directions.
  /// - Returns: The view itself.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> Self { self }

  /// Has no effect: hosts show what is inside of a scroll view only.
  ///
  /// - Parameter isDisabled: Whether content outside of the scroll view is shown.
  /// - Returns: The view itself.
  public nonisolated func scrollClipDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Has no effect: hosts scroll as far as there is content.
  ///
  /// - Parameter trigger: The value whose change shows the bars.
  /// - Returns: The view itself.
  public nonisolated func scrollIndicatorsFlash<Value: Equatable>(trigger: Value) -> Self { self }

  /// Has no effect: hosts have no keyboard on screen.
  ///
  /// - Parameter mode: The way in which scrolling hides a keyboard.
  /// - Returns: The view itself.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self {
    self
  }

  /// Has no effect: hosts draw no background of scroll views.
  ///
  /// - Parameter visibility: Whether a background is drawn.
  /// - Returns: The view itself.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> Self { self }
}

/// Whether a bar shows the position in a scroll view.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// `automatic` leaves it to the system; `visible` shows the bar, `hidden` and `never` don't.
  case automatic, visible, hidden, never
}

/// The way in which scrolling hides a keyboard on screen.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// `automatic` leaves it to the system; `immediately` hides the keyboard when scrolling begins,
  /// `interactively` with the movement, `never` not at all.
  case automatic, immediately, interactively, never
}

/// The places at which scrolling ends.
public protocol ScrollTargetBehavior {}

/// Ends at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}
}

/// Ends at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Ends at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Ends at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

/// Whether scrolling goes beyond the content.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// `automatic` leaves it to the system; `always` does, `basedOnSize` only for long content.
  case automatic, always, basedOnSize
}

/// The place to which something has scrolled, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance of the visible part from the beginning of the content.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of the visible part.
  public var containerSize: CGSize

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - contentOffset: The distance of the visible part from the beginning of the content.
  ///   - contentSize: The size of the content.
  ///   - contentInsets: The space around the content.
  ///   - containerSize: The size of the visible part.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The space of the visible part and what is around it.
  public var bounds: CGRect { visibleRect }
}
