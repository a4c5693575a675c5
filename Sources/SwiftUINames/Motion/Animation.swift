public import SceneViews

/// The course of an animated change; changes are shown at once here.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// The usual course.
  public static let `default` = Animation()
  /// The same speed all the time.
  public static let linear = Animation()
  /// Slow at the beginning.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Slow at the beginning and at the end.
  public static let easeInOut = Animation()
  /// The course of a spring.
  public static let spring = Animation()
  /// The course of a spring that swings.
  public static let bouncy = Animation()
  /// The course of a spring that doesn't swing.
  public static let smooth = Animation()
  /// The course of a spring that hardly swings.
  public static let snappy = Animation()

  /// Returns a course of the same speed all the time.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Returns a course that is slow at the beginning.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Returns a course that is slow at the end.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Returns a course that is slow at the beginning and at the end.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Returns the course of a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Returns the course of a spring.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { Animation() }
  /// Returns the course of a spring that a person moves.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// Returns the course, which begins later.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the course in another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the course several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the course, which never ends.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Performs a closure; its changes are shown at once.
///
/// - Parameters:
///   - animation: The course, which has no effect.
///   - body: The closure.
/// - Returns: The result of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Performs a closure, whose changes are shown at once, and then another one.
///
/// - Parameters:
///   - animation: The course, which has no effect.
///   - completionCriteria: The moment of the end, which has no effect.
///   - body: The closure with the changes.
///   - completion: The closure that is performed after it.
/// - Returns: The result of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// The moment at which an animated change ends.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private init() {}

  /// When the change looks complete.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria()
}

/// The circumstances of a change.
public struct Transaction: Sendable {
  /// The course of the change, which has no effect.
  public var animation: Animation?
  /// Whether the change isn't animated.
  public var disablesAnimations = false

  /// Creates circumstances.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Performs a closure; its changes are shown at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Binding {
  /// The binding itself: changes are shown at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The binding itself: changes are shown at once.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension View {
  /// Kept without effect: changes are shown at once.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> Self { self }
  /// Kept without effect: changes are shown at once.
  public nonisolated func animation(_ animation: Animation?) -> Self { self }
  /// Kept without effect: changes are shown at once.
  public nonisolated func transaction(_ change: @escaping (inout Transaction) -> Void) -> Self {
    self
  }
  /// Kept without effect: changes are shown at once.
  public nonisolated func transition(_ transition: AnyTransition) -> Self { self }
  /// Kept without effect: changes are shown at once.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Kept without effect: changes are shown at once.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> Self { self }
  /// Kept without effect: changes are shown at once.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> Self { self }
  /// Kept without effect: changes are shown at once.
  public nonisolated func navigationTransition(_ transition: NavigationTransition) -> Self { self }
}
