/// A type whose changes can be shown little by little; they are shown at once here.
@MainActor @preconcurrency public protocol Animatable {
  /// The type of what changes.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The part of the value that changes.
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A number or several numbers, between which there are others.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  ///
  /// - Parameter factor: The factor.
  mutating func scale(by factor: Double)

  /// The square of the distance from zero.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  ///
  /// - Parameter factor: The factor.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  ///
  /// - Parameter factor: The factor.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that changes.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the value.
  public init() {}
  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The square of its length, which is always 0.
  public var magnitudeSquared: Double { 0 }
  /// Keeps the value, which has no length.
  ///
  /// - Parameter factor: The factor, which has no effect.
  public mutating func scale(by factor: Double) {}
  /// Returns the value.
  ///
  /// - Parameters:
  ///   - lhs: The value.
  ///   - rhs: The value.
  /// - Returns: The value.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Returns the value.
  ///
  /// - Parameters:
  ///   - lhs: The value.
  ///   - rhs: The value.
  /// - Returns: The value.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
}

/// Two values that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - first: The first value.
  ///   - second: The second value.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sum of both squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
  /// Multiplies both values.
  ///
  /// - Parameter factor: The factor.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// Adds two pairs.
  ///
  /// - Parameters:
  ///   - lhs: A pair.
  ///   - rhs: Another pair.
  /// - Returns: The sums.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// Subtracts a pair from another.
  ///
  /// - Parameters:
  ///   - lhs: The pair from which is subtracted.
  ///   - rhs: The pair that is subtracted.
  /// - Returns: The differences.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
