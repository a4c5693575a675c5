/// The behavior of the system's own immersive space when a scene opens.
public enum ImmersiveEnvironmentBehavior: Hashable, Sendable {
  /// `automatic` leaves the choice to the system; with `coexist` the space stays open, with `replace` it closes.
  case automatic, coexist, replace
}

/// Whether a volume looks as large as before when a person moves it away.
public enum WorldScalingBehavior: Hashable, Sendable {
  /// `automatic` depends on the style of the window; with `dynamic` the window grows as it is moved away.
  case automatic, dynamic
}

/// Whether a volume tilts when a person lifts it.
public enum WorldAlignmentBehavior: Hashable, Sendable {
  /// `automatic` leaves the choice to the system; with `adaptive` the volume tilts, with `gravityAligned` it doesn't.
  case automatic, adaptive, gravityAligned
}
