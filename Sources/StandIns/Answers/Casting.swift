infix operator ~?> : CastingPrecedence
infix operator ~!> : CastingPrecedence

/// Casts a value to a type that is possibly unknown in a trial of an app's delegates.
///
/// The operator replaces `as?` in the app's code. If the cast fails, or if the type is `StandIn`, some trials assume
/// that the value has the type, and other trials assume that it doesn't: on a device, the value may have the type.
///
/// - Parameters:
///   - value: The value to cast.
///   - target: The type, and its name in the source.
/// - Returns: The value, or a created value; nil if the value is nil, if the trial assumes that the value doesn't have
///   the type, or if no value can be created.
public func ~?> <Value>(value: Any?, target: (type: Value.Type, name: String)) -> Value? {
  guard let value else { return nil }
  if Value.self != StandIn.self, let cast = value as? Value { return cast }
  guard Answers.isYes("as? \(target.name)") else { return nil }
  return (value as? Value) ?? Answers.made(target.name)
}

/// Casts a value to a type that is possibly unknown in a trial of an app's delegates.
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
