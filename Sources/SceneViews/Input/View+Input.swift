public import Foundation
import SceneDisplay
import SceneRuntime

extension View {
  /// Adds an action to perform when the view is pressed for a long time.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum time of the press in seconds; the parameter has no effect, because the host
  ///     decides when a press is long.
  ///   - maximumDistance: The maximum distance that the pointer may move, in points; the parameter has no effect.
  ///   - action: The action to perform when the host reports a long press.
  ///   - onPressingChanged: Called with true just before the action, and with false just after the action.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> ModifiedContent<Self, _ActionModifier> {
    ModifiedContent(
      content: self,
      modifier: _ActionModifier(annotation: .holdable) { act, _ in
        guard act == .hold else { return false }
        onPressingChanged?(true)
        action()
        onPressingChanged?(false)
        return true
      })
  }

  /// Sets whether a person can act on the view, without a change of the view's look.
  ///
  /// - Parameter isEnabled: Whether a person can act on the view.
  /// - Returns: The view, on which a person can't act if `isEnabled` is false.
  public nonisolated func allowsHitTesting(
    _ isEnabled: Bool
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.inert(!isEnabled))
  }

  /// Has no effect: hosts don't report the position of a pointer.
  ///
  /// - Parameters:
  ///   - space: The coordinate space of the pointer's position.
  ///   - action: The action for a pointer that moves; the action is never performed.
  /// - Returns: The view itself.
  public nonisolated func onContinuousHover<Space: CoordinateSpaceProtocol>(
    coordinateSpace space: Space, perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }

  /// Has no effect: hosts don't report the position of a pointer.
  ///
  /// - Parameter action: The action for a pointer that moves; the action is never performed.
  /// - Returns: The view itself.
  public nonisolated func onContinuousHover(
    perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }

  /// Has no effect: hosts draw the pointer in one style.
  ///
  /// - Parameter style: The style of the pointer; nil for the default style.
  /// - Returns: The view itself.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> Self { self }

  /// Has no effect: hosts don't report whether a pointer is over a view.
  ///
  /// - Parameter action: The action for a pointer over the view; the action is never performed.
  /// - Returns: The view itself.
  @preconcurrency
  public nonisolated func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> Self {
    self
  }

  /// Has no effect: hosts don't report whether a pointer is over a view.
  ///
  /// - Parameter effect: The effect of a pointer over the view.
  /// - Returns: The view itself.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }

  /// Has no effect: no host recognizes hand gestures.
  ///
  /// - Parameters:
  ///   - shortcut: The gesture that performs the action of the view.
  ///   - isEnabled: Whether the gesture performs the action.
  /// - Returns: The view itself.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> Self { self }
}

/// The effect of a pointer over a view.
public enum HoverEffect: Hashable, Sendable {
  /// `automatic` leaves the effect to the system; `highlight` and `lift` change the view under the pointer.
  case automatic, highlight, lift
}

/// The phase of a pointer's movement over a view: the pointer is over the view, or has left the view.
public enum HoverPhase: Hashable, Sendable {
  /// The pointer is over the view, at a position.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The effect of holding a dragged value over a control.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The effect that the system chooses.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// The control performs its action.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// The control does nothing.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Has no effect: hosts report where a value is dropped, and not where it is held.
  ///
  /// - Parameter behavior: The effect of holding a dragged value over a control in the view.
  /// - Returns: The view itself.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
}

/// The style of a pointer.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// The default style.
  public static let `default` = PointerStyle(name: "default")
  /// The style of the pointer over links.
  public static let link = PointerStyle(name: "link")
  /// The style of the pointer over horizontal text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// The style of the pointer over vertical text.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// The style for selecting a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// The style over an element that can be dragged.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// The style while an element is dragged.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// The style over an element that zooms in.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// The style over an element that zooms out.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// The style over the edge between columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// The style over the edge between rows.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// A hand gesture for the action of a control; it has no effect, because no host recognizes hand gestures.
public struct HandGestureShortcut: Hashable, Sendable {
  private init() {}

  /// The gesture for the primary action of a window.
  public static let primaryAction = HandGestureShortcut()
}
