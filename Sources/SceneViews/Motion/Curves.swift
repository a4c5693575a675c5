import Foundation

/// A curve from 0 to 1 that describes the timing of an animation.
public struct UnitCurve: Hashable, Sendable {
  private let first: UnitPoint
  private let second: UnitPoint

  private init(_ first: UnitPoint, _ second: UnitPoint) {
    self.first = first
    self.second = second
  }

  /// A curve with a constant speed.
  public static let linear = UnitCurve(.zero, UnitPoint(x: 1, y: 1))
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(.zero, UnitPoint(x: 0.58, y: 1))
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))

  /// Returns a Bézier curve with two control points.
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point of the start.
  ///   - endControlPoint: The control point of the end.
  /// - Returns: The curve.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(startControlPoint, endControlPoint) }

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    UnitCurve(UnitPoint(x: first.y, y: first.x), UnitPoint(x: second.y, y: second.x))
  }

  /// Returns the part of the change that is complete after a fraction of the time.
  ///
  /// - Parameter progress: The fraction of the time, from 0 to 1.
  /// - Returns: The complete part: 0 at the start, 1 at the end. Some curves go beyond these numbers in between.
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

/// A spring that describes the timing of an animation.
public struct Spring: Hashable, Sendable {
  /// The duration in seconds.
  public var duration: Double
  /// The strength of the bounce, from -1 to 1.
  public var bounce: Double

  /// Creates a spring from its duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - bounce: The strength of the bounce.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring from its response and its damping.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration in seconds.
  ///   - dampingRatio: The damping; 1 for a spring without a bounce.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// The stiffness as a duration in seconds.
  public var response: Double { duration }
  /// The damping; 1 for a spring without a bounce.
  public var dampingRatio: Double { 1 - bounce }

  /// A spring with a bounce.
  public static let bouncy = Spring(bounce: 0.3)
  /// A spring without a bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce.
  public static let snappy = Spring(bounce: 0.15)
}

/// An animation of symbols; hosts don't show the animation.
public protocol SymbolEffect: Sendable {}

/// An animation of symbols, identified by its name; not for use by apps.
public struct _NamedSymbolEffect: SymbolEffect, Hashable {
  let name: String

  /// The effect as a movement upward.
  public var up: _NamedSymbolEffect { self }
  /// The effect as a movement downward.
  public var down: _NamedSymbolEffect { self }
  /// The effect, applied to each layer of the symbol at its own time.
  public var byLayer: _NamedSymbolEffect { self }
  /// The effect, applied to all layers of the symbol at once.
  public var wholeSymbol: _NamedSymbolEffect { self }
  /// The effect, applied to one layer at a time.
  public var iterative: _NamedSymbolEffect { self }
  /// The effect, applied to one more layer in each step.
  public var cumulative: _NamedSymbolEffect { self }
  /// The effect, which runs forward and then backward.
  public var reversing: _NamedSymbolEffect { self }
  /// The effect, which runs forward only.
  public var nonReversing: _NamedSymbolEffect { self }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  /// The symbol animation `bounce`.
  public static var bounce: _NamedSymbolEffect { _NamedSymbolEffect(name: "bounce") }
  /// The symbol animation `pulse`.
  public static var pulse: _NamedSymbolEffect { _NamedSymbolEffect(name: "pulse") }
  /// The symbol animation `variableColor`.
  public static var variableColor: _NamedSymbolEffect { _NamedSymbolEffect(name: "variableColor") }
  /// The symbol animation `scale`.
  public static var scale: _NamedSymbolEffect { _NamedSymbolEffect(name: "scale") }
  /// The symbol animation `appear`.
  public static var appear: _NamedSymbolEffect { _NamedSymbolEffect(name: "appear") }
  /// The symbol animation `disappear`.
  public static var disappear: _NamedSymbolEffect { _NamedSymbolEffect(name: "disappear") }
  /// The symbol animation `replace`.
  public static var replace: _NamedSymbolEffect { _NamedSymbolEffect(name: "replace") }
  /// The symbol animation `automatic`.
  public static var automatic: _NamedSymbolEffect { _NamedSymbolEffect(name: "automatic") }
  /// The symbol animation `wiggle`.
  public static var wiggle: _NamedSymbolEffect { _NamedSymbolEffect(name: "wiggle") }
  /// The symbol animation `rotate`.
  public static var rotate: _NamedSymbolEffect { _NamedSymbolEffect(name: "rotate") }
  /// The symbol animation `breathe`.
  public static var breathe: _NamedSymbolEffect { _NamedSymbolEffect(name: "breathe") }
}

/// The speed and the number of repetitions of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}

  /// The system chooses the speed and the number of repetitions.
  public static let `default` = SymbolEffectOptions()
  /// The effect is repeated without end.
  public static let repeating = SymbolEffectOptions()
  /// The effect isn't repeated.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns options with a speed.
  ///
  /// - Parameter speed: The factor of the speed; the parameter has no effect.
  /// - Returns: The options.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns options with a number of repetitions.
  ///
  /// - Parameter count: The number of repetitions; nil to repeat without end. The parameter has no effect.
  /// - Returns: The options.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
}
