public import Foundation
import SceneDisplay
import SceneRuntime

extension View {
  /// Adds an action to perform when the view is pressed for a long time.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time after which the press counts, in seconds; a host knows when it is long.
  ///   - maximumDistance: The distance that the press may move, in points.
  ///   - action: The action.
  ///   - onPressingChanged: Called when the press begins and ends.
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

  /// Sets whether a person can act on the view; one that takes no acts looks as before.
  ///
  /// - Parameter isEnabled: Whether the view takes acts.
  /// - Returns: The view.
  public nonisolated func allowsHitTesting(
    _ isEnabled: Bool
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.inert(!isEnabled))
  }

  /// Kept without effect: hosts don't tell where a pointer is.
  ///
  /// - Parameters:
  ///   - space: The coordinate space of the pointer's place.
  ///   - action: The action for a pointer that moves, which is never performed.
  /// - Returns: The view itself.
  public nonisolated func onContinuousHover<Space: CoordinateSpaceProtocol>(
    coordinateSpace space: Space, perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }

  /// Kept without effect: hosts don't tell where a pointer is.
  ///
  /// - Parameter action: The action for a pointer that moves, which is never performed.
  /// - Returns: The view itself.
  public nonisolated func onContinuousHover(
    perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }

  /// Kept without effect: hosts draw a pointer in one form.
  ///
  /// - Parameter style: The form of the pointer; nil for the usual one.
  /// - Returns: The view itself.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> Self { self }

  /// Kept without effect: there is no pointer.
  ///
  /// - Parameter action: Called with whether the pointer is over the view: never.
  /// - Returns: The view itself.
  @preconcurrency
  public nonisolated func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> Self {
    self
  }
  /// Kept without effect: there is no pointer.
  ///
  /// - Parameter effect: The effect of a pointer over the view.
  /// - Returns: The view itself.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  /// Kept without effect: no host can play it.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value whose change starts it.
  /// - Returns: The view itself.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }
}

/// The effect of a pointer over a view.
public enum HoverEffect: Hashable, Sendable {
  /// `automatic` leaves the effect to the system; `highlight` and `lift` change the view under the
  /// pointer.
  case automatic, highlight, lift
}

/// A feedback that is felt or heard.
public enum SensoryFeedback: Hashable, Sendable {
  /// A feedback for the event with this name.
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange,
    impact
}

/// The place of a pointer above a view.
public enum HoverPhase: Hashable, Sendable {
  /// The pointer is above the view, at a place.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The form of a pointer.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// The usual form.
  public static let `default` = PointerStyle(name: "default")
  /// The form above links.
  public static let link = PointerStyle(name: "link")
  /// The form above a text in lines.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// The form above a text in columns.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// The form for choosing an area.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// The form above what can be grabbed.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// The form while something is grabbed.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// The form above what makes the view larger.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// The form above what makes the view smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// The form above the edge between columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// The form above the edge between rows.
  public static let rowResize = PointerStyle(name: "rowResize")
}
