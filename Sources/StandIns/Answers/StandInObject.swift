/// A class of the app's, such as a view controller, of which only the superclass is known.
///
/// It has the members of its superclass, and accepts every other as a ``StandIn``.
@dynamicMemberLookup public protocol StandInObject {}

extension StandInObject {
  /// The value of any member that the superclass lacks; assigning it has no effect.
  public subscript(dynamicMember member: String) -> StandIn {
    get { StandIn(path: "\(Self.self).\(member)") }
    nonmutating set {}
  }

  @_disfavoredOverload public subscript(dynamicMember member: String) -> StandIn? {
    get { Answers.value("\(Self.self).\(member)") }
    nonmutating set {}
  }

  @_disfavoredOverload public subscript<Value>(dynamicMember member: String) -> Value {
    get { Answers.value("\(Self.self).\(member)") }
    nonmutating set {}
  }

  /// The value of any member of the class that the superclass lacks; assigning it has no effect.
  public static subscript(dynamicMember member: String) -> StandIn {
    get { StandIn(path: "\(Self.self).\(member)") }
    set {}
  }

  @_disfavoredOverload public static subscript(dynamicMember member: String) -> StandIn? {
    get { Answers.value("\(Self.self).\(member)") }
    set {}
  }

  @_disfavoredOverload public static subscript<Value>(dynamicMember member: String) -> Value {
    get { Answers.value("\(Self.self).\(member)") }
    set {}
  }
}
