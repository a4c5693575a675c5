import Foundation
import SceneRuntime

/// The answers that stand-ins give to conditions, casts and optionals in the app's code.
///
/// A trial runs the delegates of an app; a ``StandIn`` replaces each value whose type isn't known. The answers to all
/// questions are chosen before the trial.
public enum Answers {
  /// Returns the trial's answer to a question, such as the value of a condition in the app's code.
  ///
  /// - Parameter question: The text of the question, such as the location and the text of the condition.
  /// - Returns: Whether the trial answers yes.
  public static func isYes(_ question: String) -> Bool { Record.shared.answer(question) }

  /// Returns whether two values of any types are equal.
  ///
  /// - Parameters:
  ///   - left: The first value.
  ///   - right: The second value.
  /// - Returns: Whether the values are equal. Nil is equal only to nil. If one of the values is a stand-in and neither
  ///   is nil, the trial decides whether they are equal. Values that aren't hashable are equal only if they are the
  ///   same object.
  public static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if left is StandIn || right is StandIn { return isYes("\(left) == \(right)") }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }

  /// Returns a value of the type that the code around a stand-in requires.
  ///
  /// - Parameter path: The text of the expression that the value replaces, such as `Account.name`; used in messages.
  /// - Returns: The value; the process ends if no value of the type can be created.
  public static func value<Value>(_ path: String = "stand-in") -> Value {
    if let value: Value = made(path) { return value }
    Record.shared.end("\(path) can't be made up: it is a \(Value.self)")
  }

  /// Calls each closure among the arguments of a call, if the trial decides that the closure is called.
  ///
  /// A closure whose type isn't listed in this method is never called.
  static func call(_ arguments: KeyValuePairs<String, Any?>, of path: String) {
    for case (_, let argument?) in arguments {
      let value = StandIn(path: "\(path) argument")
      let call: (() -> Void)? =
        switch argument {
        case let closure as () -> Void: closure
        case let closure as @MainActor () -> Void: { MainActor.assumeIsolated { closure() } }
        case let closure as (StandIn) -> Void: { closure(value) }
        case let closure as (StandIn?) -> Void: { closure(value) }
        case let closure as (StandIn, StandIn) -> Void: { closure(value, value) }
        case let closure as (StandIn?, StandIn?) -> Void: { closure(value, nil) }
        case let closure as (StandIn?, (any Error)?) -> Void: { closure(value, nil) }
        case let closure as (Bool) -> Void: { closure(isYes("\(path) argument")) }
        case let closure as (Bool, (any Error)?) -> Void:
          {
            closure(isYes("\(path) argument"), nil)
          }
        default: nil
        }
      guard let call, isYes("\(path) calls its closure") else { continue }
      Record.shared.nested(call)
    }
  }

  /// Closures that return a shared object, or a value of a type whose initializers need arguments.
  ///
  /// The keys are the types of the returned objects and values.
  private static let shared: [ObjectIdentifier: @Sendable () -> Any] = [
    ObjectIdentifier(UserDefaults.self): { UserDefaults.standard },
    ObjectIdentifier(FileManager.self): { FileManager.default },
    ObjectIdentifier(NotificationCenter.self): { NotificationCenter.default },
    ObjectIdentifier(Bundle.self): { Bundle.main },
    ObjectIdentifier(DispatchQueue.self): { DispatchQueue.main },
    ObjectIdentifier(OperationQueue.self): { OperationQueue.main },
    ObjectIdentifier(Locale.self): { Locale(identifier: "en") },
    ObjectIdentifier(SceneConfiguration.self): {
      MainActor.assumeIsolated { SceneConfiguration(name: nil, sessionRole: .windowApplication) }
    },
  ]

  /// Returns a value of a type; nil if no value can be created.
  static func made<Value>(_ path: String) -> Value? {
    if Value.self == StandIn.self { return StandIn(path: path) as? Value }
    if let type = Value.self as? any Answerable.Type { return type.answer(path) as? Value }
    if Value.self == Void.self { return () as? Value }
    if let value = StandIn(path: path) as? Value { return value }
    if let value = shared[ObjectIdentifier(Value.self)]?() { return value as? Value }
    if let type = Value.self as? any _CreatedByClass.Type {
      // Proof: the type is used only in the closure, which is called at once on the same thread.
      nonisolated(unsafe) let type = type
      // Proof: the object is set before the closure returns, and read afterwards on the same thread.
      nonisolated(unsafe) var object: Any?
      MainActor.assumeIsolated { object = type.init() }
      return object as? Value
    }
    if let type = Value.self as? any RawRepresentable.Type { return type.first(path) as? Value }
    if let type = Value.self as? any CaseIterable.Type { return type.first as? Value }
    if let type = Value.self as? any ExpressibleByArrayLiteral.Type {
      return type.emptyArray as? Value
    }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type { return type.none as? Value }
    return nil
  }
}

extension RawRepresentable {
  fileprivate static func first(_ path: String) -> Any? {
    guard let value: RawValue = Answers.made(path) else { return nil }
    if let instance = Self(rawValue: value) { return instance }
    return (0..<8).lazy.compactMap { ($0 as? RawValue).flatMap(Self.init(rawValue:)) }.first
      ?? (Self.self as? any CaseIterable.Type)?.first
  }
}

extension CaseIterable {
  fileprivate static var first: Any? { allCases.first }
}

extension ExpressibleByNilLiteral {
  fileprivate static var none: Any { Self(nilLiteral: ()) }
}

extension ExpressibleByArrayLiteral {
  fileprivate static var emptyArray: Any { [] as Self }
}
