import Foundation

/// A curve from 0 to 1, by which an animation goes.
public struct UnitCurve: Hashable, Sendable {
  private let first: UnitPoint
  private let second: UnitPoint

  private init(_ first: UnitPoint, _ second: UnitPoint) {
    self.first = first
    self.second = second
  }

  /// The same speed all the time.
  public static let linear = UnitCurve(.zero, UnitPoint(x: 1, y: 1))
  /// Slow at the beginning.
  public static let easeIn = UnitCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = UnitCurve(.zero, UnitPoint(x: 0.58, y: 1))
  /// Slow at the beginning and at the end.
  public static let easeInOut = UnitCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))

  /// Returns a curve that bends towards two points.
  ///
  /// - Parameters:
  ///   - startControlPoint: The point towards which it bends at the beginning.
  ///   - endControlPoint: The point towards which it bends at the end.
  /// - Returns: The curve.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(startControlPoint, endControlPoint) }

  /// The curve in which the end is the beginning.
  public var inverse: UnitCurve {
    UnitCurve(UnitPoint(x: first.y, y: first.x), UnitPoint(x: second.y, y: second.x))
  }

  /// Returns the value at a part of the time.
  ///
  /// - Parameter progress: The part of the time, from 0 to 1.
  /// - Returns: The value.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.place(first.x, second.x, middle) < progress { low = middle } else { high = middle }
    }
    return Self.place(first.y, second.y, (low + high) / 2)
  }

  private static func place(_ first: Double, _ second: Double, _ part: Double) -> Double {
    let rest = 1 - part
    return 3 * rest * rest * part * first + 3 * rest * part * part * second + part * part * part
  }
}

/// A spring, by which an animation goes.
public struct Spring: Hashable, Sendable {
  /// The duration in seconds.
  public var duration: Double
  /// The strength of the swinging, from -1 to 1.
  public var bounce: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - bounce: The strength of the swinging.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration in seconds.
  ///   - dampingRatio: The damping; 1 for a spring that doesn't swing.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// The stiffness as a duration in seconds.
  public var response: Double { duration }
  /// The damping; 1 for a spring that doesn't swing.
  public var dampingRatio: Double { 1 - bounce }

  /// A spring that swings.
  public static let bouncy = Spring(bounce: 0.3)
  /// A spring that doesn't swing.
  public static let smooth = Spring()
  /// A spring that hardly swings.
  public static let snappy = Spring(bounce: 0.15)
}

/// A movement of symbols, which aren't drawn.
public protocol SymbolEffect: Sendable {}

/// A movement of symbols that hosts know by its name only.
public struct _NamedSymbolEffect: SymbolEffect, Hashable {
  let name: String

  /// The movement upward.
  public var up: _NamedSymbolEffect { self }
  /// The movement downward.
  public var down: _NamedSymbolEffect { self }
  /// The movement layer by layer.
  public var byLayer: _NamedSymbolEffect { self }
  /// The movement of the whole symbol.
  public var wholeSymbol: _NamedSymbolEffect { self }
  /// The movement that goes through the layers one after the other.
  public var iterative: _NamedSymbolEffect { self }
  /// The movement in which the layers add up.
  public var cumulative: _NamedSymbolEffect { self }
  /// The movement forward and back.
  public var reversing: _NamedSymbolEffect { self }
  /// The movement in one direction.
  public var nonReversing: _NamedSymbolEffect { self }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  /// The movement `bounce`.
  public static var bounce: _NamedSymbolEffect { _NamedSymbolEffect(name: "bounce") }
  /// The movement `pulse`.
  public static var pulse: _NamedSymbolEffect { _NamedSymbolEffect(name: "pulse") }
  /// The movement `variableColor`.
  public static var variableColor: _NamedSymbolEffect { _NamedSymbolEffect(name: "variableColor") }
  /// The movement `scale`.
  public static var scale: _NamedSymbolEffect { _NamedSymbolEffect(name: "scale") }
  /// The movement `appear`.
  public static var appear: _NamedSymbolEffect { _NamedSymbolEffect(name: "appear") }
  /// The movement `disappear`.
  public static var disappear: _NamedSymbolEffect { _NamedSymbolEffect(name: "disappear") }
  /// The movement `replace`.
  public static var replace: _NamedSymbolEffect { _NamedSymbolEffect(name: "replace") }
  /// The movement `automatic`.
  public static var automatic: _NamedSymbolEffect { _NamedSymbolEffect(name: "automatic") }
  /// The movement `wiggle`.
  public static var wiggle: _NamedSymbolEffect { _NamedSymbolEffect(name: "wiggle") }
  /// The movement `rotate`.
  public static var rotate: _NamedSymbolEffect { _NamedSymbolEffect(name: "rotate") }
  /// The movement `breathe`.
  public static var breathe: _NamedSymbolEffect { _NamedSymbolEffect(name: "breathe") }
}

/// The speed of a movement of symbols, and the number of times.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}

  /// The choice of the system.
  public static let `default` = SymbolEffectOptions()
  /// The movement begins again and again.
  public static let repeating = SymbolEffectOptions()
  /// The movement isn't repeated.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns a speed.
  ///
  /// - Parameter speed: The factor of the speed, which has no effect.
  /// - Returns: The speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns a number of times.
  ///
  /// - Parameter count: The number of times, which has no effect; nil for always.
  /// - Returns: The number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
}
