infix operator ~?> : CastingPrecedence
infix operator ~!> : CastingPrecedence

/// Casts a value to a type that may not be known in a trial of an app's delegates.
///
/// The operator replaces `as?` in the app's code. If the cast fails, or if the type is `StandIn`, the trial answers
/// whether the value has the type, because the value may have it when the app runs on a device.
///
/// - Parameters:
///   - value: The value to cast.
///   - target: The type, and its name in the source.
/// - Returns: The value, or a created value if the trial answers yes; nil if the value is nil, if the trial answers no,
///   or if no value can be created.
public func ~?> <Value>(value: Any?, target: (type: Value.Type, name: String)) -> Value? {
  guard let value else { return nil }
  if Value.self != StandIn.self, let cast = value as? Value { return cast }
  guard Answers.isYes("as? \(target.name)") else { return nil }
  return (value as? Value) ?? Answers.made(target.name)
}

/// Casts a value to a type that may not be known in a trial of an app's delegates.
///
/// The operator replaces `as!` in the app's code.
///
/// - Parameters:
///   - value: The value to cast.
///   - target: The type, and its name in the source.
/// - Returns: The value, or a created value; the process ends if no value can be created.
public func ~!> <Value>(value: Any?, target: (type: Value.Type, name: String)) -> Value {
  (value as? Value) ?? Answers.value(target.name)
}
