/// A stand-in for a type, a value or a member of the app, as reports list it.
struct StandInType: Codable, Hashable, Sendable {
  /// The name; a member has its type before it.
  var name: String
  /// A description of the kind.
  var kind: String
}
