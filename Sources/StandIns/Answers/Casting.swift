infix operator ~?> : CastingPrecedence
infix operator ~!> : CastingPrecedence

/// Casts a value to a type of which nothing or little is known here.
///
/// It takes the place of `as?`. A cast that fails is a question: in the app, the value can have the type.
///
/// - Parameters:
///   - value: The value.
///   - target: The type, and its name in the source.
/// - Returns: The value, or a made-up one if the answer is that it has the type.
public func ~?> <Value>(value: Any?, target: (type: Value.Type, name: String)) -> Value? {
  guard let value else { return nil }
  if Value.self != StandIn.self, let cast = value as? Value { return cast }
  guard Answers.isYes("as? \(target.name)") else { return nil }
  return (value as? Value) ?? Answers.made(target.name)
}

/// Casts a value to a type of which nothing or little is known here, in the place of `as!`.
///
/// - Parameters:
///   - value: The value.
///   - target: The type, and its name in the source.
/// - Returns: The value, or a made-up one; the process ends if there can be none.
public func ~!> <Value>(value: Any?, target: (type: Value.Type, name: String)) -> Value {
  (value as? Value) ?? Answers.value(target.name)
}
