public import Foundation
import SceneDisplay
import SceneRuntime

/// A movement of a finger or a pointer, of which hosts know presses and long presses.
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
  /// The type of what is told of it.
  associatedtype Value

  /// Creates what recognizes it in a view; not for use by apps.
  @MainActor func _makeRecognizer() -> _Recognizer<Value>
}

/// An act of a person of which a gesture may be made; not for use by apps.
public enum _GestureInput: Hashable, Sendable {
  case tap, hold
}

/// A step of a gesture; not for use by apps.
public enum _GestureStep<Value> {
  /// It goes on.
  case changed(Value)
  /// It is complete.
  case ended(Value)
}

/// The recognition of a gesture in a view; not for use by apps.
@MainActor public struct _Recognizer<Value> {
  /// The acts of which the gesture is made.
  let inputs: Set<_GestureInput>
  /// Returns the step that an input makes; nil for none.
  let receive: @MainActor (_GestureInput) -> _GestureStep<Value>?
}

/// One press, or several in a row.
public struct TapGesture: Gesture {
  /// The type of what is told of a press: nothing.
  public typealias Value = Void
  /// The number of presses.
  public var count: Int

  /// Creates a press, or several in a row.
  ///
  /// - Parameter count: The number of presses.
  public init(count: Int = 1) {
    self.count = count
  }

  public func _makeRecognizer() -> _Recognizer<Void> {
    var presses = 0
    return _Recognizer(inputs: [.tap]) { _ in
      presses += 1
      guard presses >= count else { return nil }
      presses = 0
      return .ended(())
    }
  }
}

/// One press, or several in a row, with the place, which is the upper left corner.
public struct SpatialTapGesture: Gesture {
  /// The place of a press.
  public struct Value: Hashable, Sendable {
    /// The place.
    public var location: CGPoint
  }

  /// The number of presses.
  public var count: Int

  /// Creates a press, or several in a row.
  ///
  /// - Parameters:
  ///   - count: The number of presses.
  ///   - coordinateSpace: The space of the place, which has no effect.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
  }

  public func _makeRecognizer() -> _Recognizer<Value> {
    let taps = TapGesture(count: count)._makeRecognizer()
    return _Recognizer(inputs: taps.inputs) { input in
      taps.receive(input) == nil ? nil : .ended(Value(location: .zero))
    }
  }
}

/// A press that lasts; a host knows when it is long.
public struct LongPressGesture: Gesture {
  /// The type of what is told of a press: whether it goes on.
  public typealias Value = Bool

  /// Creates a press.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time after which the press counts, in seconds.
  ///   - maximumDistance: The distance that the press may move, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}

  public func _makeRecognizer() -> _Recognizer<Bool> {
    _Recognizer(inputs: [.hold]) { _ in .ended(true) }
  }
}

/// A movement from one place to another, which hosts don't report: its actions are never performed.
public struct DragGesture: Gesture {
  /// The state of a movement.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The place at which it began.
    public var startLocation: CGPoint
    /// The place.
    public var location: CGPoint
    /// The distance.
    public var translation: CGSize
    /// The speed in points per second.
    public var velocity: CGSize
    /// The place at which it is expected to end.
    public var predictedEndLocation: CGPoint
    /// The distance from the beginning to that place.
    public var predictedEndTranslation: CGSize
  }

  /// Creates a movement.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance from which on it is a movement, in points.
  ///   - coordinateSpace: The space of its places.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}

  public func _makeRecognizer() -> _Recognizer<Value> {
    _Recognizer(inputs: []) { _ in nil }
  }
}

/// A movement of two fingers apart, which hosts don't report: its actions are never performed.
public struct MagnifyGesture: Gesture {
  /// The state of a movement.
  public struct Value: Equatable, Sendable {
    /// The size of what is magnified, as a multiple of that at the beginning.
    public var magnification: Double
    /// The place at which it began.
    public var startLocation: CGPoint
  }

  /// Creates a movement.
  ///
  /// - Parameter minimumScaleDelta: The change from which on it is a movement.
  public init(minimumScaleDelta: Double = 0.01) {}

  public func _makeRecognizer() -> _Recognizer<Value> {
    _Recognizer(inputs: []) { _ in nil }
  }
}

/// A movement of two fingers around each other, which hosts don't report: its actions are never performed.
public struct RotateGesture: Gesture {
  /// The state of a movement.
  public struct Value: Equatable, Sendable {
    /// The angle since the beginning.
    public var rotation: Angle
    /// The place at which it began.
    public var startLocation: CGPoint
  }

  /// Creates a movement.
  ///
  /// - Parameter minimumAngleDelta: The angle from which on it is a movement.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  public func _makeRecognizer() -> _Recognizer<Value> {
    _Recognizer(inputs: []) { _ in nil }
  }
}
