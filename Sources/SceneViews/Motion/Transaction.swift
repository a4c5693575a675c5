import SceneRuntime

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
  try withTransaction(Transaction(animation: animation), body)
}

/// Performs a closure, whose changes are shown at once, and another one after they are shown.
///
/// - Parameters:
///   - animation: The course, which has no effect.
///   - completionCriteria: The moment of the end, which has no effect.
///   - body: The closure with the changes, called at once.
///   - completion: The closure that is called on the main actor after the turn, also if the first one throws.
/// - Returns: The result of the closure.
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

/// Performs a closure after the turn that is running has shown its changes; outside of turns at once.
@MainActor private func performAfterTurn(_ action: @escaping @MainActor () -> Void) {
  if let application = Application.current { application.post(action) } else { action() }
}

/// The moment at which an animated change ends.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// The moment at which the change looks complete.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// The moment at which nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// A value that changes have in common.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of changes that don't set it.
  static var defaultValue: Value { get }
}

/// The circumstances of a change.
public struct Transaction {
  /// The course of the change, which has no effect.
  public var animation: Animation?
  /// Whether the change isn't animated.
  public var disablesAnimations = false
  /// Whether the change comes from a gesture that goes on.
  public var isContinuous = false
  /// Whether a scroll position that the change sets is animated.
  public var scrollPositionUpdatePreservesVelocity = false
  /// The force with which windows are closed.
  public var dismissBehavior = DismissBehavior.interactive
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates circumstances.
  ///
  /// - Parameter animation: The course of the change; nil for none.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// The value of a key; the key's default if it isn't set.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls a closure after the turn of the change.
  ///
  /// - Parameters:
  ///   - criteria: The moment of the end, which has no effect.
  ///   - completion: The closure, called on the main actor.
  @preconcurrency
  @MainActor public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping @MainActor () -> Void
  ) {
    performAfterTurn(completion)
  }
}

/// Performs a closure; its changes are shown at once.
///
/// - Parameters:
///   - transaction: The circumstances, of which only the force with which windows are closed has an effect.
///   - body: The closure, called at once.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  if transaction.dismissBehavior == .interactive { return try body() }
  return try DismissBehavior.$current.withValue(transaction.dismissBehavior, operation: body)
}

/// Performs a closure with a value of the circumstances; its changes are shown at once.
///
/// - Parameters:
///   - keyPath: The value to set.
///   - value: The value, which has an effect only as the force with which windows are closed.
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
