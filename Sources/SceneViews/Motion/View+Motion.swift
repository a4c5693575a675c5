// Animations of views, whose changes are shown at once.
extension View {
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - animation: The course of the changes; nil for none.
  ///   - value: The value whose changes are animated.
  /// - Returns: The view itself.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter animation: The course of the changes; nil for none.
  /// - Returns: The view itself.
  public nonisolated func animation(_ animation: Animation?) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter change: Changes the circumstances of a change; it is never called.
  /// - Returns: The view itself.
  public nonisolated func transaction(_ change: @escaping (inout Transaction) -> Void) -> Self {
    self
  }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter transition: The way in which the view appears and disappears.
  /// - Returns: The view itself.
  public nonisolated func transition(_ transition: AnyTransition) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter transition: The way in which the view's content is replaced.
  /// - Returns: The view itself.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - id: The id that views with one geometry share.
  ///   - namespace: The name under which the id is looked up.
  ///   - properties: The parts of the geometry that they share.
  ///   - anchor: The point that they share.
  ///   - isSource: Whether the others take the view's geometry.
  /// - Returns: The view itself.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - id: The id by which a page names the view that it grows from.
  ///   - namespace: The name under which the id is looked up.
  /// - Returns: The view itself.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter transition: The way in which the page appears.
  /// - Returns: The view itself.
  public nonisolated func navigationTransition(_ transition: NavigationTransition) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter transition: The way in which the view appears and disappears.
  /// - Returns: The view itself.
  public nonisolated func transition<Kind: Transition>(_ transition: Kind) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - value: The value whose changes the closure is for.
  ///   - change: Changes the circumstances of a change; it is never called.
  /// - Returns: The view itself.
  public nonisolated func transaction<Value: Equatable>(
    value: Value, _ change: @escaping (inout Transaction) -> Void
  ) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - effect: The movement of the symbols in the view.
  ///   - options: The speed and the number of times.
  ///   - isActive: Whether the symbols move.
  /// - Returns: The view itself.
  public nonisolated func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - effect: The movement of the symbols in the view.
  ///   - options: The speed and the number of times.
  ///   - value: The value whose changes move them.
  /// - Returns: The view itself.
  public nonisolated func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Parameter isEnabled: Whether the symbols in the view don't move.
  /// - Returns: The view itself.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
  /// Has no effect: changes are shown at once.
  ///
  /// - Returns: The view itself.
  public nonisolated func geometryGroup() -> Self { self }
  /// Shows the view as a closure changes it; changes are shown at once.
  ///
  /// - Parameters:
  ///   - animation: The course of the changes; nil for none.
  ///   - body: Returns the changed view for the view.
  /// - Returns: The changed view.
  public nonisolated func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> Content { body(PlaceholderContentView(self)) }

  /// Shows the view in the first of several phases.
  ///
  /// - Parameters:
  ///   - phases: The phases; the view is shown as it is if there are none.
  ///   - trigger: The value whose changes begin the phases, which has no effect.
  ///   - content: Returns the view in a phase, called with the view.
  ///   - animation: Returns the course to a phase; it is never called.
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
  ///   - phases: The phases; the view is shown as it is if there are none.
  ///   - content: Returns the view in a phase, called with the view.
  ///   - animation: Returns the course to a phase; it is never called.
  /// - Returns: The view in the first phase.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, trigger: 0, content: content, animation: animation)
  }

  /// Shows the view with the first value of an animation.
  ///
  /// - Parameters:
  ///   - initialValue: The first value.
  ///   - repeating: Whether the animation never ends, which has no effect.
  ///   - content: Returns the view for a value, called with the view.
  ///   - keyframes: Returns the other values; it is never called.
  /// - Returns: The view with the first value.
  public nonisolated func keyframeAnimator<Value, Content: View, Frames: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) -> Content { content(PlaceholderContentView(self), initialValue) }

  /// Shows the view with the first value of an animation.
  ///
  /// - Parameters:
  ///   - initialValue: The first value.
  ///   - trigger: The value whose changes begin the animation, which has no effect.
  ///   - content: Returns the view for a value, called with the view.
  ///   - keyframes: Returns the other values; it is never called.
  /// - Returns: The view with the first value.
  public nonisolated func keyframeAnimator<Value, Content: View, Frames: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) -> Content { content(PlaceholderContentView(self), initialValue) }
}

/// The parts of a geometry that views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The sum of the raw values of the parts.
  public let rawValue: UInt32

  /// Creates a set from the sum of its raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1 for the place, 2 for the size.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
