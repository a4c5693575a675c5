public import Foundation
import SceneDisplay
import SceneRuntime

/// A movement of a finger or a pointer; hosts recognize only presses and long presses.
///
/// ```swift
/// import Scenes
///
/// struct Square: View {
///   @State private var isOpen = false
///
///   private var opening: some Gesture {
///     TapGesture(count: 2).onEnded { isOpen.toggle() }
///   }
///
///   var body: some View { Text(isOpen ? "open" : "closed").gesture(opening) }
/// }
/// ```
public protocol Gesture<Value> {
  /// The type of the value that the gesture's actions get.
  associatedtype Value

  /// Creates the object that recognizes the gesture in a view; not for use by apps.
  @MainActor func _makeRecognizer() -> _Recognizer<Value>
}

/// An action of a person from which a gesture is recognized; not for use by apps.
public enum _GestureInput: Hashable, Sendable {
  /// `tap` is a short press of the view, `hold` a long press.
  case tap, hold
}

/// A change or the end of a gesture, with the gesture's value; not for use by apps.
public enum _GestureStep<Value> {
  /// The gesture changed and isn't complete.
  case changed(Value)
  /// The gesture is complete.
  case ended(Value)
}

/// The recognition of a gesture in a view; not for use by apps.
@MainActor public struct _Recognizer<Value> {
  /// The inputs from which the gesture is recognized; other inputs aren't passed to `receive`.
  let inputs: Set<_GestureInput>
  /// The numbers of presses that the gesture and its parts have counted, in the order of the parts.
  var counts: [PressCount] = []
  /// Passes an input to the gesture, and returns the resulting step; nil if the input neither changes nor ends the
  /// gesture.
  let receive: @MainActor (_GestureInput) -> _GestureStep<Value>?
}

/// The number of presses since a gesture of several presses last ended.
@MainActor final class PressCount {
  var presses = 0
}

/// A gesture of one press or of several presses, with any time between the presses.
public struct TapGesture: Gesture {
  /// The type of the gesture's value; the value is empty.
  public typealias Value = Void
  /// The number of presses.
  public var count: Int

  /// Creates a gesture of one press or several presses.
  ///
  /// - Parameter count: The number of presses.
  public init(count: Int = 1) {
    self.count = count
  }

  public func _makeRecognizer() -> _Recognizer<Void> {
    let counted = PressCount()
    return _Recognizer(inputs: [.tap], counts: [counted]) { _ in
      counted.presses += 1
      guard counted.presses >= count else { return nil }
      counted.presses = 0
      return .ended(())
    }
  }
}

/// A gesture of one press or several presses, whose position is always the upper left corner of the view.
public struct SpatialTapGesture: Gesture {
  /// The position of a press.
  public struct Value: Hashable, Sendable {
    /// The position in the view.
    public var location: CGPoint
  }

  /// The number of presses.
  public var count: Int

  /// Creates a gesture of one press or several presses.
  ///
  /// - Parameters:
  ///   - count: The number of presses.
  ///   - coordinateSpace: The coordinate space of the position; the parameter has no effect.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
  }

  public func _makeRecognizer() -> _Recognizer<Value> {
    let taps = TapGesture(count: count)._makeRecognizer()
    return _Recognizer(inputs: taps.inputs, counts: taps.counts) { input in
      taps.receive(input) == nil ? nil : .ended(Value(location: .zero))
    }
  }
}

/// A long press; the host decides how long a press must last.
public struct LongPressGesture: Gesture {
  /// The type of the gesture's value; the value is always true.
  public typealias Value = Bool

  /// Creates a long press; the parameters have no effect, because the host recognizes long presses.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum time of the press in seconds.
  ///   - maximumDistance: The maximum distance that the pointer may move, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}

  public func _makeRecognizer() -> _Recognizer<Bool> {
    _Recognizer(inputs: [.hold]) { _ in .ended(true) }
  }
}

/// A movement from one position to another; its actions are never performed, because hosts don't report this movement.
public struct DragGesture: Gesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the current position.
    public var time: Date
    /// The position at which the movement began.
    public var startLocation: CGPoint
    /// The current position.
    public var location: CGPoint
    /// The distance from the start to the current position.
    public var translation: CGSize
    /// The speed in points per second.
    public var velocity: CGSize
    /// The position at which the movement is expected to end.
    public var predictedEndLocation: CGPoint
    /// The distance from the start to the predicted end.
    public var predictedEndTranslation: CGSize
  }

  /// Creates a drag gesture; the parameters have no effect.
  ///
  /// - Parameters:
  ///   - minimumDistance: The minimum distance of a movement in points.
  ///   - coordinateSpace: The coordinate space of the positions.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}

  public func _makeRecognizer() -> _Recognizer<Value> {
    _Recognizer(inputs: []) { _ in nil }
  }
}

/// A movement of two fingers apart; its actions are never performed, because hosts don't report this movement.
public struct MagnifyGesture: Gesture {
  /// The state of a magnification.
  public struct Value: Equatable, Sendable {
    /// The current scale, as a multiple of the scale at the beginning.
    public var magnification: Double
    /// The position at which the movement began.
    public var startLocation: CGPoint
  }

  /// Creates a magnify gesture; the parameter has no effect.
  ///
  /// - Parameter minimumScaleDelta: The minimum change of the scale.
  public init(minimumScaleDelta: Double = 0.01) {}

  public func _makeRecognizer() -> _Recognizer<Value> {
    _Recognizer(inputs: []) { _ in nil }
  }
}

/// A movement of two fingers around each other; its actions are never performed, because hosts don't report this
/// movement.
public struct RotateGesture: Gesture {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The angle of the rotation since the movement began.
    public var rotation: Angle
    /// The position at which the movement began.
    public var startLocation: CGPoint
  }

  /// Creates a rotate gesture; the parameter has no effect.
  ///
  /// - Parameter minimumAngleDelta: The minimum change of the angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  public func _makeRecognizer() -> _Recognizer<Value> {
    _Recognizer(inputs: []) { _ in nil }
  }
}
