/// A method that resembles a delegate method but is never called.
///
/// Delegates inherit a requirement for each such method, with a default implementation that takes
/// or returns `Never`. The associated type of the requirement is inferred from the delegate's own
/// method. So the type differs from `Never` exactly if the delegate implements the method.
struct UncalledMethod {
  /// The name and the labels of the method.
  let name: String
  /// The inferred type of the requirement's associated type.
  let type: Any.Type
  /// The remedy: another method or another approach.
  let remedy: String

  var isImplemented: Bool { type != Never.self }
}

/// The types that are inferred for uncalled methods of delegates.
///
/// Conformances to this protocol are deprecated, so that the compiler warns about a delegate with
/// such a method.
public protocol _Uncalled {}

extension Never: _Uncalled {}

@available(
  *, deprecated, message: "a delegate has a method that is never called, named in the note"
)
extension Bool: _Uncalled {}

@available(
  *, deprecated, message: "a delegate has a method that is never called, named in the note"
)
extension Dictionary: _Uncalled where Key == AnyHashable, Value == Any {}

@available(
  *, deprecated, message: "a delegate has a method that is never called, named in the note"
)
extension String: _Uncalled {}

@available(
  *, deprecated, message: "a delegate has a method that is never called, named in the note"
)
extension Application: nonisolated _Uncalled {}

@available(
  *, deprecated, message: "a delegate has a method that is never called, named in the note"
)
extension ConnectedScene: nonisolated _Uncalled {}

@available(
  *, deprecated, message: "a delegate has a method that is never called, named in the note"
)
extension UserActivity: nonisolated _Uncalled {}
