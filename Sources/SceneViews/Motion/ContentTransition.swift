extension EnvironmentValues {
  /// The transition from the old to the new content of a view, which is `identity` unless an ancestor sets another one;
  /// changes are shown at once.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether views with a content transition are drawn as a group: false unless an ancestor sets true.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionGroupKey.self] }
    set { self[ContentTransitionGroupKey.self] = newValue }
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

private struct ContentTransitionGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The transition from the old to the new content of a view; in this library, the content is replaced at once.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate, symbolEffect
    case countingDown(Bool)
    case number(Double)
  }

  private let kind: Kind

  /// The content is replaced at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The new content fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The old content is interpolated to the new content.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Returns a transition in which the digits of a number roll.
  ///
  /// - Parameter countsDown: Whether the number becomes smaller.
  /// - Returns: The transition.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .countingDown(countsDown))
  }

  /// Returns a transition in which the digits of a number roll.
  ///
  /// - Parameter value: The number, whose change determines the direction.
  /// - Returns: The transition.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .number(value))
  }

  /// A symbol changes into another symbol.
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)
  /// Returns a transition in which a symbol changes into another symbol.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the number of repetitions.
  /// - Returns: The transition.
  public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}
