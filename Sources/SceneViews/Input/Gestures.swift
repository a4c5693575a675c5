public import Foundation

/// A movement of a finger or a pointer, of which hosts know the press.
public protocol Gesture {
  /// The type of what is told of it.
  associatedtype Value

  /// The action of a press; nil for a movement that hosts don't know.
  var _press: (@MainActor () -> Void)? { get }
}

/// A press.
public struct TapGesture: Gesture {
  /// The type of what is told of a press: nothing.
  public typealias Value = Void
  /// The action of the press; nil without one.
  public var _press: (@MainActor () -> Void)?

  /// Creates a press, or several in a row, each of which counts.
  ///
  /// - Parameter count: The number of presses, which has no effect.
  public init(count: Int = 1) {}

  /// Adds the action of the press.
  ///
  /// - Parameter action: The action, performed with each press.
  /// - Returns: The press with the action.
  public func onEnded(_ action: @escaping @MainActor () -> Void) -> TapGesture {
    var gesture = self
    gesture._press = action
    return gesture
  }
}

/// A movement from one place to another, which hosts don't know.
public struct DragGesture: Gesture {
  /// No action, because hosts don't report movement.
  public var _press: (@MainActor () -> Void)? { nil }

  /// The state of a movement.
  public struct Value: Sendable {
    /// The place at which it began.
    public var startLocation: CGPoint
    /// The place.
    public var location: CGPoint
    /// The distance.
    public var translation: CGSize
  }

  /// Creates a movement.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance from which on it is a movement, in points.
  ///   - coordinateSpace: The space of its places.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}

  /// Kept without effect: hosts don't report movement.
  ///
  /// - Parameter action: The action for each change.
  /// - Returns: The movement itself.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> DragGesture { self }
  /// Kept without effect: hosts don't report movement.
  ///
  /// - Parameter action: The action for the end.
  /// - Returns: The movement itself.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> DragGesture { self }
}

/// A press that lasts, which hosts don't know.
public struct LongPressGesture: Gesture {
  /// The type of what is told of a press: whether it goes on.
  public typealias Value = Bool
  /// No action, because hosts report taps only.
  public var _press: (@MainActor () -> Void)? { nil }

  /// Creates a press.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time after which the press counts, in seconds.
  ///   - maximumDistance: The distance that the press may move, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}

  /// Kept without effect: hosts report taps only.
  ///
  /// - Parameter action: The action for the end.
  /// - Returns: The press itself.
  public func onEnded(_ action: @escaping @MainActor (Bool) -> Void) -> LongPressGesture { self }
}

extension View {
  /// Adds the action of a press; other movements are kept without effect.
  ///
  /// - Parameter gesture: The movement, such as a ``TapGesture``.
  /// - Returns: The view with the action, if the movement is a press that has one.
  public nonisolated func gesture<Movement: Gesture>(_ gesture: Movement) -> some View {
    PressedView(content: self, press: gesture._press)
  }

  /// Adds the action of a press beside those of the view.
  ///
  /// - Parameter gesture: The movement, such as a ``TapGesture``.
  /// - Returns: The view with the action, if the movement is a press that has one.
  public nonisolated func simultaneousGesture<Movement: Gesture>(
    _ gesture: Movement
  ) -> some View { self.gesture(gesture) }

  /// Adds the action of a press in place of those of the view.
  ///
  /// - Parameter gesture: The movement, such as a ``TapGesture``.
  /// - Returns: The view with the action, if the movement is a press that has one.
  public nonisolated func highPriorityGesture<Movement: Gesture>(
    _ gesture: Movement
  ) -> some View { self.gesture(gesture) }

  /// Kept without effect: nothing is dragged.
  ///
  /// - Parameter payload: Returns the value that is dragged; it is never called.
  /// - Returns: The view itself.
  public nonisolated func draggable<Payload>(_ payload: @autoclosure () -> Payload) -> Self { self }
  /// Kept without effect: nothing is dragged.
  ///
  /// - Parameters:
  ///   - type: The type of the values that can be dropped.
  ///   - action: Takes the values and the place; it is never called.
  ///   - isTargeted: Called when a drag enters and leaves the view: never.
  /// - Returns: The view itself.
  public nonisolated func dropDestination<Payload>(
    for type: Payload.Type, action: @escaping @MainActor ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> Self { self }
}

private nonisolated struct PressedView<Content: View>: View {
  let content: Content
  let press: (@MainActor () -> Void)?

  @MainActor var body: some View {
    if let press { content.onTapGesture(perform: press) } else { content }
  }
}
