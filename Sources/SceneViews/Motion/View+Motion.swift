// Modifiers for animations. Nothing is animated, because hosts show each change at once.
extension View {
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - animation: The animation of the changes; nil for none.
  ///   - value: The value whose changes are animated.
  /// - Returns: The view itself.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter animation: The animation of the changes; nil for none.
  /// - Returns: The view itself.
  public nonisolated func animation(_ animation: Animation?) -> Self { self }

  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter change: Changes a transaction; the closure is never called.
  /// - Returns: The view itself.
  public nonisolated func transaction(_ change: @escaping (inout Transaction) -> Void) -> Self {
    self
  }

  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter transition: The transition with which the view appears and disappears.
  /// - Returns: The view itself.
  public nonisolated func transition(_ transition: AnyTransition) -> Self { self }

  /// Sets the transition that views read as `\.contentTransition`; changes are shown at once.
  ///
  /// - Parameter transition: The transition from the old to the new content of the view.
  /// - Returns: The view, whose descendants read the transition.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }

  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - id: The id of the views that share a geometry.
  ///   - namespace: The namespace that the id belongs to.
  ///   - properties: The properties of the geometry that the views share.
  ///   - anchor: The anchor point that the views share.
  ///   - isSource: Whether the other views with the same id get the geometry of this view.
  /// - Returns: The view itself.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - id: The id with which a page refers to the view.
  ///   - namespace: The namespace that the id belongs to.
  /// - Returns: The view itself.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter transition: The transition with which the page appears.
  /// - Returns: The view itself.
  public nonisolated func navigationTransition(_ transition: NavigationTransition) -> Self { self }

  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter transition: The transition with which the view appears and disappears.
  /// - Returns: The view itself.
  public nonisolated func transition<Kind: Transition>(_ transition: Kind) -> Self { self }

  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - value: The value; the closure is meant for changes of this value.
  ///   - change: Changes a transaction; the closure is never called.
  /// - Returns: The view itself.
  public nonisolated func transaction<Value: Equatable>(
    value: Value, _ change: @escaping (inout Transaction) -> Void
  ) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - effect: The effect on the symbols in the view.
  ///   - options: The speed and the number of repetitions.
  ///   - isActive: Whether the effect is active.
  /// - Returns: The view itself.
  public nonisolated func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - effect: The effect on the symbols in the view.
  ///   - options: The speed and the number of repetitions.
  ///   - value: The value whose changes start the effect.
  /// - Returns: The view itself.
  public nonisolated func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter isEnabled: Whether the symbols in the view have no effects.
  /// - Returns: The view itself.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }

  /// Has no effect: changes are shown at once.
  ///
  /// - Returns: The view itself.
  public nonisolated func geometryGroup() -> Self { self }

  /// Shows the view with the changes that a closure makes, without animating them.
  ///
  /// - Parameters:
  ///   - animation: The animation of the changes; nil for none.
  ///   - body: Returns the changed view.
  /// - Returns: The changed view.
  public nonisolated func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> Content { body(PlaceholderContentView(self)) }

  /// Shows the view in the first of several phases.
  ///
  /// - Parameters:
  ///   - phases: The phases; if there are none, the view itself is shown.
  ///   - trigger: The value whose changes begin the phases; the parameter has no effect.
  ///   - content: Returns the changed view, given a placeholder for the view, and a phase.
  ///   - animation: Returns the animation with which a phase begins; the closure is never called.
  /// - Returns: The view in the first phase.
  @ViewBuilder public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = phases.first(where: { _ in true }) {
      content(PlaceholderContentView(self), first)
    } else {
      self
    }
  }

  /// Shows the view in the first of several phases.
  ///
  /// - Parameters:
  ///   - phases: The phases; if there are none, the view itself is shown.
  ///   - content: Returns the changed view, given a placeholder for the view, and a phase.
  ///   - animation: Returns the animation with which a phase begins; the closure is never called.
  /// - Returns: The view in the first phase.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, trigger: 0, content: content, animation: animation)
  }

  /// Shows the view with the initial value of an animation.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value.
  ///   - repeating: Whether the animation never ends; the parameter has no effect.
  ///   - content: Returns the changed view, given a placeholder for the view, and a value.
  ///   - keyframes: Returns the keyframes; the closure is never called.
  /// - Returns: The view with the initial value.
  public nonisolated func keyframeAnimator<Value, Content: View, Frames: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) -> Content { content(PlaceholderContentView(self), initialValue) }

  /// Shows the view with the initial value of an animation.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value.
  ///   - trigger: The value whose changes begin the animation; the parameter has no effect.
  ///   - content: Returns the changed view, given a placeholder for the view, and a value.
  ///   - keyframes: Returns the keyframes; the closure is never called.
  /// - Returns: The view with the initial value.
  public nonisolated func keyframeAnimator<Value, Content: View, Frames: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) -> Content { content(PlaceholderContentView(self), initialValue) }
}

/// The properties that views with the same geometry id share: the position, the size, or both.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The sum of the raw values of the properties.
  public let rawValue: UInt32

  /// Creates a set from the sum of its members' raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1 for the position, 2 for the size.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
