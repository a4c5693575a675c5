extension View {
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - configuration: The timing of the transition.
  ///   - axis: The direction of scrolling; if nil, the direction of the enclosing scroll view.
  ///   - transition: Returns the look of the view in a phase; never called.
  /// - Returns: The view itself.
  public nonisolated func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> Self { self }

  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - topLeading: The timing of the transition at the beginning of the scroll view.
  ///   - bottomTrailing: The timing of the transition at the end of the scroll view.
  ///   - axis: The direction of scrolling; if nil, the direction of the enclosing scroll view.
  ///   - transition: Returns the look of the view in a phase; never called.
  /// - Returns: The view itself.
  public nonisolated func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> Self { self }

  /// Has no effect: hosts report the first visible row, and no movement.
  ///
  /// - Parameter action: The action with the old and the new phase; never performed.
  /// - Returns: The view itself.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> Self { self }

  /// Has no effect: hosts report the first visible row, and no movement.
  ///
  /// - Parameter action: The action with the old and the new phase and the scroll geometry; never performed.
  /// - Returns: The view itself.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> Self { self }
}

/// The timing with which a view changes its look while it is scrolled in or out; the timing has no effect.
public struct ScrollTransitionConfiguration: Sendable {
  private init() {}

  /// The transition is an animation that begins when the view is scrolled in or out.
  public static let animated = ScrollTransitionConfiguration()
  /// The transition follows the scroll position.
  public static let interactive = ScrollTransitionConfiguration()
  /// There is no transition.
  public static let identity = ScrollTransitionConfiguration()

  /// Returns a timing with an animation.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The timing.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  /// Returns a timing that follows the scroll position along a curve.
  ///
  /// - Parameter timingCurve: The curve.
  /// - Returns: The timing.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    interactive
  }

  /// Returns the timing with another animation.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The timing.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// Sets the position in the scroll view at which the view counts as fully visible; the position has no effect.
  ///
  /// - Parameter threshold: The position.
  /// - Returns: The timing.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// A position in a scroll view at which a view counts as fully visible.
  public struct Threshold: Sendable {
    private init() {}

    /// The whole view is visible.
    public static let visible = Threshold()
    /// No part of the view is visible.
    public static let hidden = Threshold()
    /// The view is in the middle of the visible area.
    public static var centered: Threshold { Threshold() }

    /// Returns the position at which a part of the view is visible.
    ///
    /// - Parameter amount: The visible part, as a fraction from 0 to 1.
    /// - Returns: The position.
    public static func visible(_ amount: Double) -> Threshold { visible }
  }
}

/// The position of a view that is scrolled in or out, relative to the visible area.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// `topLeading` is before the beginning of the scroll view, `identity` inside, and `bottomTrailing` after the end.
  case topLeading, identity, bottomTrailing

  /// Whether the view is inside the scroll view.
  public var isIdentity: Bool { self == .identity }

  /// The position as a number: -1 before the beginning, 0 inside, and 1 after the end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The movement of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// `idle` is at rest, `tracking` is touched, `interacting` is moved by a person, `decelerating` moves on after a
  /// person has let it go, and `animating` is moved by the app.
  case idle, tracking, interacting, decelerating, animating

  /// Whether the content moves.
  public var isScrolling: Bool {
    self == .interacting || self == .decelerating || self == .animating
  }
}

/// The state of a scroll view when its movement changes.
public struct ScrollPhaseChangeContext: Sendable {
  /// The size and the scroll position of the content.
  public let geometry: ScrollGeometry
}
