/// Views that are animated through phases; in this library, only the first phase is shown.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// Creates views that go through phases continuously; only the first phase is shown.
  ///
  /// - Parameters:
  ///   - phases: The phases in their order.
  ///   - content: Returns the views for a phase.
  ///   - animation: Returns the animation with which a phase begins; the closure is never called.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Creates views that go through phases when a value changes; only the first phase is shown.
  ///
  /// - Parameters:
  ///   - phases: The phases in their order.
  ///   - trigger: The value whose changes begin the phases; the parameter has no effect.
  ///   - content: Returns the views for a phase.
  ///   - animation: Returns the animation with which a phase begins; the closure is never called.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// The views for the first phase; none if there are no phases.
  @MainActor public var body: some View {
    if let first { content(first) }
  }
}

/// Views that are animated by keyframes; in this library, only the initial value is shown.
public nonisolated struct KeyframeAnimator<Value, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  /// Creates views that are animated by keyframes; only the initial value is shown.
  ///
  /// - Parameters:
  ///   - initialValue: The first value.
  ///   - repeating: Whether the animation never ends; the parameter has no effect.
  ///   - content: Returns the views for a value.
  ///   - keyframes: Returns the keyframes; the closure is never called.
  public init<Frames: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) {
    value = initialValue
    self.content = content
  }

  /// Creates views that are animated by keyframes when a value changes; only the initial value is shown.
  ///
  /// - Parameters:
  ///   - initialValue: The first value.
  ///   - trigger: The value whose changes begin the animation; the parameter has no effect.
  ///   - content: Returns the views for a value.
  ///   - keyframes: Returns the keyframes; the closure is never called.
  public init<Frames: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) {
    value = initialValue
    self.content = content
  }

  /// The views for the initial value.
  @MainActor public var body: some View { content(value) }
}
