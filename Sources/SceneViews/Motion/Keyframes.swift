/// The values of an animation one after the other, of which only the first one is shown.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
}

/// The values of one part of an animation.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value
}

/// The values of a part of an animated value.
public struct KeyframeTrack<Root, Value>: Keyframes {
  /// Creates the values of the whole.
  ///
  /// - Parameter content: Returns the values; it is never called.
  public init<Track: KeyframeTrackContent<Value>>(
    @KeyframeTrackContentBuilder<Value> content: () -> Track
  ) where Root == Value {}

  /// Creates the values of a part.
  ///
  /// - Parameters:
  ///   - keyPath: The part.
  ///   - content: Returns the values; it is never called.
  public init<Track: KeyframeTrackContent<Value>>(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Track
  ) {}
}

/// A part of an animation that has no values; not for use by apps.
public struct _Keyframes<Value>: Keyframes, KeyframeTrackContent {}

/// Builds the values of an animation.
@resultBuilder public enum KeyframesBuilder<Value> {
  /// Returns no values: only the first one is shown.
  ///
  /// - Parameter parts: The parts of the animation.
  /// - Returns: No values.
  public static func buildBlock<each Part>(_ parts: repeat each Part) -> _Keyframes<Value> {
    _Keyframes()
  }
  /// Returns a part of the animation.
  ///
  /// - Parameter track: The part.
  /// - Returns: The part itself.
  public static func buildExpression<Part>(
    _ track: KeyframeTrack<Value, Part>
  ) -> KeyframeTrack<Value, Part> { track }
  /// Returns a part of the animation.
  ///
  /// - Parameter track: The part.
  /// - Returns: The part itself.
  public static func buildExpression<Track: KeyframeTrackContent<Value>>(_ track: Track) -> Track {
    track
  }
}

/// Builds the values of a part of an animation.
@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
  /// Returns no values: only the first one is shown.
  ///
  /// - Parameter parts: The values.
  /// - Returns: No values.
  public static func buildBlock<each Part>(
    _ parts: repeat each Part
  ) -> _Keyframes<Value> { _Keyframes() }
}

/// A value that is reached with one speed, which isn't shown.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a value.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The duration in seconds, which has no effect.
  ///   - timingCurve: The curve of the speed, which has no effect.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a curve, which isn't shown.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a value.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The duration in seconds, which has no effect.
  ///   - startVelocity: The speed at the beginning, which has no effect.
  ///   - endVelocity: The speed at the end, which has no effect.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)
  {}
}

/// A value that is reached by a spring, which isn't shown.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a value.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The duration in seconds, which has no effect.
  ///   - spring: The spring, which has no effect.
  ///   - startVelocity: The speed at the beginning, which has no effect.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A value that is there at once, and isn't shown.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a value.
  ///
  /// - Parameter to: The value.
  public init(_ to: Value) {}
}
