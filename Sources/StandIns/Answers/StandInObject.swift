/// An object that replaces an app's object of an unknown class, such as a view controller.
///
/// Only the superclass of the app's class is known. A trial of the app's delegates creates such objects. The object has
/// the members of the superclass, and accepts every other member as a ``StandIn``.
@dynamicMemberLookup public protocol StandInObject {}

extension StandInObject {
  /// A stand-in for any member that the superclass doesn't have; setting the member has no effect.
  public subscript(dynamicMember member: String) -> StandIn {
    get { StandIn(path: "\(Self.self).\(member)") }
    nonmutating set {}
  }

  /// The value of any member that the code uses as an optional: a stand-in or nil, as the trial decides.
  ///
  /// Setting the member has no effect.
  @_disfavoredOverload public subscript(dynamicMember member: String) -> StandIn? {
    get { Answers.value("\(Self.self).\(member)") }
    nonmutating set {}
  }

  /// A value of the required type for any member; setting the member has no effect.
  @_disfavoredOverload public subscript<Value>(dynamicMember member: String) -> Value {
    get { Answers.value("\(Self.self).\(member)") }
    nonmutating set {}
  }

  /// A stand-in for any static member that the superclass doesn't have; setting the member has no effect.
  public static subscript(dynamicMember member: String) -> StandIn {
    get { StandIn(path: "\(Self.self).\(member)") }
    set {}
  }

  /// The value of any static member that the code uses as an optional: a stand-in or nil, as the trial decides.
  ///
  /// Setting the member has no effect.
  @_disfavoredOverload public static subscript(dynamicMember member: String) -> StandIn? {
    get { Answers.value("\(Self.self).\(member)") }
    set {}
  }

  /// A value of the required type for any static member; setting the member has no effect.
  @_disfavoredOverload public static subscript<Value>(dynamicMember member: String) -> Value {
    get { Answers.value("\(Self.self).\(member)") }
    set {}
  }
}
