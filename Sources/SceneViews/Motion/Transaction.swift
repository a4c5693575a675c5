import SceneRuntime

/// Performs a closure, whose changes are shown at once.
///
/// - Parameters:
///   - animation: The animation; the parameter has no effect.
///   - body: The closure, called at once.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Performs a closure, whose changes are shown at once, and a second closure after the changes are shown.
///
/// - Parameters:
///   - animation: The animation; the parameter has no effect.
///   - completionCriteria: The moment at which the change counts as complete; it has no effect.
///   - body: The closure with the changes, called at once.
///   - completion: The second closure, called on the main actor after the current turn of the app's main loop, even if
///     the first closure throws. Outside of turns, the second closure is called after the first.
/// - Returns: The result of the closure with the changes.
/// - Throws: The error of the closure with the changes.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  defer { performAfterTurn(completion) }
  return try withAnimation(animation, body)
}

/// Performs a closure after the changes of the current turn of the app's main loop are shown; outside of turns, at
/// once.
@MainActor private func performAfterTurn(_ action: @escaping @MainActor () -> Void) {
  if let application = Application.current { application.post(action) } else { action() }
}

/// The moment at which an animated change ends.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// The moment at which the change looks complete.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// The moment at which nothing is animated any more.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// The key of a value in a ``Transaction``.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value in transactions that don't set a value for the key.
  static var defaultValue: Value { get }
}

/// The context of a change, such as its animation.
public struct Transaction {
  /// The animation of the change, which has no effect.
  public var animation: Animation?
  /// Whether the change must not be animated; it has no effect, because no change is animated.
  public var disablesAnimations = false
  /// Whether the change comes from a gesture in progress; it has no effect.
  public var isContinuous = false
  /// Whether a change of the scroll position keeps the velocity of scrolling; it has no effect.
  public var scrollPositionUpdatePreservesVelocity = false
  /// The behavior with which the change closes windows.
  public var dismissBehavior = DismissBehavior.interactive
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction with an animation, which has no effect.
  ///
  /// - Parameter animation: The animation of the change; nil for none.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// The value of a key, or the key's default value if the transaction sets none.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls a closure after the current turn of the app's main loop; outside of turns, calls it at once.
  ///
  /// - Parameters:
  ///   - criteria: The moment at which the change counts as complete; it has no effect.
  ///   - completion: The closure, called on the main actor.
  @preconcurrency
  @MainActor public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping @MainActor () -> Void
  ) {
    performAfterTurn(completion)
  }
}

/// Performs a closure, whose changes are shown at once.
///
/// - Parameters:
///   - transaction: The transaction, of which only ``Transaction/dismissBehavior`` has an effect.
///   - body: The closure, called at once.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  if transaction.dismissBehavior == .interactive { return try body() }
  return try DismissBehavior.$current.withValue(transaction.dismissBehavior, operation: body)
}

/// Performs a closure with a new transaction in which one value is set; the changes of the closure are shown at once.
///
/// - Parameters:
///   - keyPath: The key path of the value in the transaction.
///   - value: The value, which has an effect only for ``Transaction/dismissBehavior``.
///   - body: The closure, called at once.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Binding {
  /// Returns the binding itself, because changes are shown at once.
  ///
  /// - Parameter animation: The animation of the changes; the parameter has no effect.
  /// - Returns: The binding itself.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Returns the binding itself, because changes are shown at once.
  ///
  /// - Parameter transaction: The transaction of the changes; the parameter has no effect.
  /// - Returns: The binding itself.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
