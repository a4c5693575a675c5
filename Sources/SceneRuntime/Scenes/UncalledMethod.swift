/// A method that resembles a delegate method but is never called.
///
/// Delegates inherit a requirement for each such method, with a default implementation that takes or returns `Never`.
/// The compiler infers the associated type of the requirement from the method that the delegate has. The associated
/// type therefore differs from `Never` only if the delegate itself implements the method.
struct UncalledMethod {
  /// The name of the method with its argument labels.
  let name: String
  /// The type that the compiler inferred for the requirement's associated type.
  let type: Any.Type
  /// The advice in the problem about the method: another method to implement, or another approach.
  let remedy: String

  var isImplemented: Bool { type != Never.self }
}

/// The types that the compiler infers from uncalled methods of delegates.
///
/// All conformances to this protocol except that of `Never` are deprecated, so that the compiler warns about a delegate
/// with such a method.
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
