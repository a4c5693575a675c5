/// A stand-in for a type, a value or a member, as a report lists it.
struct StandInType: Codable, Hashable, Sendable {
  /// The name of the type, the value or the member.
  ///
  /// The name of a member includes its type.
  var name: String
  /// A description of the stand-in's form.
  var kind: String
}
