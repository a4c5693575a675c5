/// A value that replaces values of the app's own and third-party types in a trial of the app's delegates.
///
/// A stand-in accepts every member, subscript and call. Each use that needs a definite answer, such as a condition or
/// an optional, is an ``AskedQuestion`` of the trial.
@dynamicMemberLookup @dynamicCallable
public final class StandIn: Sendable {
  /// The members and calls from which the value results, such as `shared.isLoggedIn`.
  public let path: String

  /// Creates a stand-in for the result of members and calls.
  ///
  /// - Parameter path: The members and calls from which the value results.
  public init(path: String) {
    self.path = path
  }

  /// Creates a stand-in for the result of an initializer.
  public convenience init() {
    self.init(path: "stand-in")
  }

  /// Creates a stand-in that replaces a value of another type.
  public convenience init(taking value: Any?) {
    self.init(path: "stand-in")
  }

  /// Returns a value of the type that the code around the stand-in requires.
  public func standInAnswer<Value>() -> Value { Answers.value(path) }

  // MARK: - Members

  /// A stand-in for any member; setting the member has no effect.
  public subscript(dynamicMember member: String) -> StandIn {
    get { StandIn(path: "\(path).\(member)") }
    set {}
  }

  /// A stand-in for any optional member; nil if the trial answers that the member is nil.
  ///
  /// Setting the member has no effect.
  @_disfavoredOverload public subscript(dynamicMember member: String) -> StandIn? {
    get { Answers.value("\(path).\(member)") }
    set {}
  }

  /// A value of the required type for any member; setting the member has no effect.
  @_disfavoredOverload public subscript<Value>(dynamicMember member: String) -> Value {
    get { Answers.value("\(path).\(member)") }
    set {}
  }

  /// A stand-in for any static member; setting the member has no effect.
  public static subscript(dynamicMember member: String) -> StandIn {
    get { StandIn(path: member) }
    set {}
  }

  /// A stand-in for any optional static member; nil if the trial answers that the member is nil.
  ///
  /// Setting the member has no effect.
  @_disfavoredOverload public static subscript(dynamicMember member: String) -> StandIn? {
    get { Answers.value(member) }
    set {}
  }

  /// A value of the required type for any static member; setting the member has no effect.
  @_disfavoredOverload public static subscript<Value>(dynamicMember member: String) -> Value {
    get { Answers.value(member) }
    set {}
  }

  // MARK: - Subscripts

  /// A stand-in for any subscript; setting it has no effect.
  public subscript(keys: Any?...) -> StandIn {
    get { StandIn(path: "\(path)[]") }
    set {}
  }

  /// A stand-in for any optional subscript; nil if the trial answers that the value of the subscript is nil.
  ///
  /// Setting the subscript has no effect.
  @_disfavoredOverload public subscript(keys: Any?...) -> StandIn? {
    get { Answers.value("\(path)[]") }
    set {}
  }

  /// A value of the required type for any subscript; setting it has no effect.
  @_disfavoredOverload public subscript<Value>(keys: Any?...) -> Value {
    get { Answers.value("\(path)[]") }
    set {}
  }

  /// A stand-in for any static subscript; setting it has no effect.
  public static subscript(keys: Any?...) -> StandIn {
    get { StandIn(path: "[]") }
    set {}
  }

  /// A value of the required type for any static subscript; setting it has no effect.
  @_disfavoredOverload public static subscript<Value>(keys: Any?...) -> Value {
    get { Answers.value("[]") }
    set {}
  }

  // MARK: - Calls

  /// Returns a stand-in for the result of a call with any arguments; the trial answers whether closures among the
  /// arguments are called.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> StandIn {
    Answers.call(arguments, of: path)
    return StandIn(path: "\(path)()")
  }

  /// Returns a stand-in for the optional result of a call with any arguments; nil if the trial answers that the result
  /// is nil.
  @_disfavoredOverload @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> StandIn? {
    Answers.call(arguments, of: path)
    return Answers.value("\(path)()")
  }

  /// Returns a value of the required type for the result of a call with any arguments.
  @_disfavoredOverload @discardableResult public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value {
    Answers.call(arguments, of: path)
    return Answers.value("\(path)()")
  }
}
