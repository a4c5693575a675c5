/// A value that takes the place of the app's own and third-party types in a trial of its delegates.
///
/// It accepts every member, subscript and call. Each use that needs a definite answer, such as a condition or an
/// optional, is a ``Question`` of the trial.
@dynamicMemberLookup @dynamicCallable
public final class StandIn: Sendable {
  /// The members and calls that led to the value, such as `shared.isLoggedIn`.
  public let path: String

  /// Creates a value.
  ///
  /// - Parameter path: The members and calls that led to it.
  public init(path: String) {
    self.path = path
  }

  public convenience init() {
    self.init(path: "stand-in")
  }

  /// Creates a stand-in that replaces a value passed to another one.
  public convenience init(taking value: Any?) {
    self.init(path: "stand-in")
  }

  /// A value of the type that is asked for.
  public func standInAnswer<Value>() -> Value { Answers.value(path) }

  // MARK: - Members

  /// The value of any member; assigning it has no effect.
  public subscript(dynamicMember member: String) -> StandIn {
    get { StandIn(path: "\(path).\(member)") }
    set {}
  }

  @_disfavoredOverload public subscript(dynamicMember member: String) -> StandIn? {
    get { Answers.value("\(path).\(member)") }
    set {}
  }

  @_disfavoredOverload public subscript<Value>(dynamicMember member: String) -> Value {
    get { Answers.value("\(path).\(member)") }
    set {}
  }

  /// The value of any member of the type; assigning it has no effect.
  public static subscript(dynamicMember member: String) -> StandIn {
    get { StandIn(path: member) }
    set {}
  }

  @_disfavoredOverload public static subscript(dynamicMember member: String) -> StandIn? {
    get { Answers.value(member) }
    set {}
  }

  @_disfavoredOverload public static subscript<Value>(dynamicMember member: String) -> Value {
    get { Answers.value(member) }
    set {}
  }

  // MARK: - Subscripts

  /// The value of any subscript; assigning it has no effect.
  public subscript(keys: Any?...) -> StandIn {
    get { StandIn(path: "\(path)[]") }
    set {}
  }

  @_disfavoredOverload public subscript(keys: Any?...) -> StandIn? {
    get { Answers.value("\(path)[]") }
    set {}
  }

  @_disfavoredOverload public subscript<Value>(keys: Any?...) -> Value {
    get { Answers.value("\(path)[]") }
    set {}
  }

  /// The value of any subscript of the type; assigning it has no effect.
  public static subscript(keys: Any?...) -> StandIn {
    get { StandIn(path: "[]") }
    set {}
  }

  @_disfavoredOverload public static subscript<Value>(keys: Any?...) -> Value {
    get { Answers.value("[]") }
    set {}
  }

  // MARK: - Calls

  /// Accepts a call with any arguments; whether it calls its closures is a question.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> StandIn {
    Answers.call(arguments, of: path)
    return StandIn(path: "\(path)()")
  }

  @_disfavoredOverload @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> StandIn? {
    Answers.call(arguments, of: path)
    return Answers.value("\(path)()")
  }

  @_disfavoredOverload @discardableResult public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value {
    Answers.call(arguments, of: path)
    return Answers.value("\(path)()")
  }
}
