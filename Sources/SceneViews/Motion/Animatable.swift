/// A type whose changes can be shown in steps; in this library, they are shown at once.
@MainActor @preconcurrency public protocol Animatable {
  /// The type of the data that could be interpolated while a change is shown in steps.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data that could be interpolated while a change is shown in steps.
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty data of a type without animated properties.
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A number or a group of numbers that can be interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  ///
  /// - Parameter factor: The factor.
  mutating func scale(by factor: Double)

  /// The square of the distance from zero.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  ///
  /// - Parameter factor: The factor.
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  ///
  /// - Parameter factor: The factor.
  public mutating func scale(by factor: Double) { self *= Float(factor) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Data without any animated value.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the empty data.
  public init() {}

  /// The empty data.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The square of the magnitude, which is always 0.
  public var magnitudeSquared: Double { 0 }
  /// Does nothing, because the data is empty.
  ///
  /// - Parameter factor: The factor; the parameter has no effect.
  public mutating func scale(by factor: Double) {}

  /// Returns the empty data.
  ///
  /// - Parameters:
  ///   - lhs: The empty data.
  ///   - rhs: The empty data.
  /// - Returns: The empty data.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }

  /// Returns the empty data.
  ///
  /// - Parameters:
  ///   - lhs: The empty data.
  ///   - rhs: The empty data.
  /// - Returns: The empty data.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of values that are animated together.
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
  /// The sum of the squared magnitudes of the two values.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
  /// Multiplies both values by a factor.
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
  /// - Returns: The pair of sums.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Subtracts a pair from another pair.
  ///
  /// - Parameters:
  ///   - lhs: The pair from which the other pair is subtracted.
  ///   - rhs: The pair that is subtracted.
  /// - Returns: The pair of differences.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
