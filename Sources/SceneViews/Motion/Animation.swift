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
  ///
  /// - Parameter duration: The duration in seconds, which has no effect.
  /// - Returns: The course.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Returns a course that is slow at the beginning.
  ///
  /// - Parameter duration: The duration in seconds, which has no effect.
  /// - Returns: The course.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Returns a course that is slow at the end.
  ///
  /// - Parameter duration: The duration in seconds, which has no effect.
  /// - Returns: The course.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Returns a course that is slow at the beginning and at the end.
  ///
  /// - Parameter duration: The duration in seconds, which has no effect.
  /// - Returns: The course.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Returns the course of a spring.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration in seconds, which has no effect.
  ///   - dampingFraction: The damping, which has no effect.
  ///   - blendDuration: The duration of the passage from another spring, in seconds, which has no
  ///     effect.
  /// - Returns: The course.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Returns the course of a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which has no effect.
  ///   - bounce: The strength of the swinging, which has no effect.
  /// - Returns: The course.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { Animation() }
  /// Returns the course of a spring that a person moves.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration in seconds, which has no effect.
  ///   - dampingFraction: The damping, which has no effect.
  ///   - blendDuration: The duration of the passage from another spring, in seconds, which has no
  ///     effect.
  /// - Returns: The course.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// Returns the course, which begins later.
  ///
  /// - Parameter delay: The delay in seconds, which has no effect.
  /// - Returns: The course itself.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the course in another speed.
  ///
  /// - Parameter speed: The factor of the speed, which has no effect.
  /// - Returns: The course itself.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the course several times.
  ///
  /// - Parameters:
  ///   - count: The number of times, which has no effect.
  ///   - autoreverses: Whether every second time goes backward, which has no effect.
  /// - Returns: The course itself.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the course, which never ends.
  ///
  /// - Parameter autoreverses: Whether every second time goes backward, which has no effect.
  /// - Returns: The course itself.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Performs a closure; its changes are shown at once.
///
/// - Parameters:
///   - animation: The course, which has no effect.
///   - body: The closure, called at once.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
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
///   - body: The closure with the changes, called at once.
///   - completion: The closure that is called after it, also if it throws.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure with the changes.
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

  /// The moment at which the change looks complete.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// The moment at which nothing moves any more.
  public static let removed = AnimationCompletionCriteria()
}

/// The circumstances of a change.
public struct Transaction: Sendable {
  /// The course of the change, which has no effect.
  public var animation: Animation?
  /// Whether the change isn't animated.
  public var disablesAnimations = false
  /// The force with which windows are closed; windows that the app closes never ask.
  public var dismissBehavior = DismissBehavior.interactive

  /// Creates circumstances.
  ///
  /// - Parameter animation: The course of the change; nil for none.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Performs a closure; its changes are shown at once.
///
/// - Parameters:
///   - transaction: The circumstances, which have no effect.
///   - body: The closure, called at once.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Binding {
  /// The binding itself: changes are shown at once.
  ///
  /// - Parameter animation: The course of the changes.
  /// - Returns: The binding itself.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The binding itself: changes are shown at once.
  ///
  /// - Parameter transaction: The circumstances of the changes.
  /// - Returns: The binding itself.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension View {
  /// Kept without effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - animation: The course of the changes; nil for none.
  ///   - value: The value whose changes are animated.
  /// - Returns: The view itself.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> Self { self }
  /// Kept without effect: changes are shown at once.
  ///
  /// - Parameter animation: The course of the changes; nil for none.
  /// - Returns: The view itself.
  public nonisolated func animation(_ animation: Animation?) -> Self { self }
  /// Kept without effect: changes are shown at once.
  ///
  /// - Parameter change: Changes the circumstances of a change; it is never called.
  /// - Returns: The view itself.
  public nonisolated func transaction(_ change: @escaping (inout Transaction) -> Void) -> Self {
    self
  }
  /// Kept without effect: changes are shown at once.
  ///
  /// - Parameter transition: The way in which the view appears and disappears.
  /// - Returns: The view itself.
  public nonisolated func transition(_ transition: AnyTransition) -> Self { self }
  /// Kept without effect: changes are shown at once.
  ///
  /// - Parameter transition: The way in which the view's content is replaced.
  /// - Returns: The view itself.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Kept without effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - id: The id that views with one geometry share.
  ///   - namespace: The name under which the id is looked up.
  ///   - isSource: Whether the others take the view's geometry.
  /// - Returns: The view itself.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> Self { self }
  /// Kept without effect: changes are shown at once.
  ///
  /// - Parameters:
  ///   - id: The id by which a page names the view that it grows from.
  ///   - namespace: The name under which the id is looked up.
  /// - Returns: The view itself.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> Self { self }
  /// Kept without effect: changes are shown at once.
  ///
  /// - Parameter transition: The way in which the page appears.
  /// - Returns: The view itself.
  public nonisolated func navigationTransition(_ transition: NavigationTransition) -> Self { self }
}

/// The force with which the app closes windows.
public struct DismissBehavior: Hashable, Sendable {
  private let isDestructive: Bool

  /// As if a person closed the window.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// In spite of what the window shows and asks.
  public static let destructive = DismissBehavior(isDestructive: true)
}
