infix operator ~?> : CastingPrecedence
infix operator ~!> : CastingPrecedence

/// Casts a value to a type that may not be known in a trial; the operator replaces `as?`.
///
/// If the cast fails, whether the value has the type is a question, because in the app it can have the type.
///
/// - Parameters:
///   - value: The value to cast.
///   - target: The type, and its name in the source.
/// - Returns: The value, or a created value if the answer is yes; nil if the answer is no.
public func ~?> <Value>(value: Any?, target: (type: Value.Type, name: String)) -> Value? {
  guard let value else { return nil }
  if Value.self != StandIn.self, let cast = value as? Value { return cast }
  guard Answers.isYes("as? \(target.name)") else { return nil }
  return (value as? Value) ?? Answers.made(target.name)
}

/// Casts a value to a type that may not be known in a trial; the operator replaces `as!`.
///
/// - Parameters:
///   - value: The value to cast.
///   - target: The type, and its name in the source.
/// - Returns: The value, or a created value; the process ends if no value can be created.
public func ~!> <Value>(value: Any?, target: (type: Value.Type, name: String)) -> Value {
  (value as? Value) ?? Answers.value(target.name)
}
