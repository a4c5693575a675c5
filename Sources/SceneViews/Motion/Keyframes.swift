/// The keyframes of an animation; hosts don't show keyframes.
public protocol Keyframes<Value> {
  /// The type of the animated values.
  associatedtype Value
}

/// The keyframes of one property of an animated value, or of the whole value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated values.
  associatedtype Value
}

/// The keyframes of a property of an animated value, or of the whole value.
public struct KeyframeTrack<Root, Value>: Keyframes {
  /// Creates the keyframes of the whole value.
  ///
  /// - Parameter content: Returns the keyframes; the closure is never called.
  public init<Track: KeyframeTrackContent<Value>>(
    @KeyframeTrackContentBuilder<Value> content: () -> Track
  ) where Root == Value {}

  /// Creates the keyframes of a property.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - content: Returns the keyframes; the closure is never called.
  public init<Track: KeyframeTrackContent<Value>>(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Track
  ) {}
}

/// Keyframes without content; not for use by apps.
public struct _Keyframes<Value>: Keyframes, KeyframeTrackContent {}

/// A result builder of the keyframes of an animation.
@resultBuilder public enum KeyframesBuilder<Value> {
  /// Returns an empty value, because keyframes have no effect.
  ///
  /// - Parameter parts: The keyframes of the animation.
  /// - Returns: The empty value.
  public static func buildBlock<each Part>(_ parts: repeat each Part) -> _Keyframes<Value> {
    _Keyframes()
  }

  /// Accepts the keyframes of a `KeyframeTrack`.
  ///
  /// - Parameter track: The keyframes.
  /// - Returns: The same keyframes.
  public static func buildExpression<Part>(
    _ track: KeyframeTrack<Value, Part>
  ) -> KeyframeTrack<Value, Part> { track }
  /// Accepts the keyframes of the whole value.
  ///
  /// - Parameter track: The keyframes.
  /// - Returns: The same keyframes.
  public static func buildExpression<Track: KeyframeTrackContent<Value>>(_ track: Track) -> Track {
    track
  }
}

/// A result builder of the keyframes of one property of an animated value, or of the whole value.
@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
  /// Returns an empty value, because keyframes have no effect.
  ///
  /// - Parameter parts: The keyframes.
  /// - Returns: The empty value.
  public static func buildBlock<each Part>(
    _ parts: repeat each Part
  ) -> _Keyframes<Value> { _Keyframes() }
}

/// A keyframe that is reached with constant speed; it has no effect, because hosts show no keyframe animations.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that ends with a value.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds; the parameter has no effect.
  ///   - timingCurve: The curve of the speed; the parameter has no effect.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached along a cubic curve; it has no effect, because hosts show no keyframe animations.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that ends with a value.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds; the parameter has no effect.
  ///   - startVelocity: The initial velocity; the parameter has no effect.
  ///   - endVelocity: The final velocity; the parameter has no effect.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)
  {}
}

/// A keyframe that is reached with a spring animation; it has no effect, because hosts show no keyframe animations.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that ends with a value.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds; the parameter has no effect.
  ///   - spring: The spring; the parameter has no effect.
  ///   - startVelocity: The initial velocity; the parameter has no effect.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached at once; it has no effect, because hosts show no keyframe animations.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that ends with a value.
  ///
  /// - Parameter to: The value.
  public init(_ to: Value) {}
}
