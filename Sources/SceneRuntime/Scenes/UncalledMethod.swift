/// A method that resembles a delegate method but is never called.
///
/// Delegates inherit requirements for such methods, each with a default implementation that takes or
/// returns `Never`. The associated type of a requirement is inferred from a delegate's own method, so it
/// differs from `Never` exactly if the delegate has one.
struct UncalledMethod {
  /// The name and the labels of the method.
  let name: String
  /// The inferred type of its associated type.
  let type: Any.Type
  /// The remedy: another method or another approach.
  let remedy: String

  var isImplemented: Bool { type != Never.self }
}

/// The types inferred for uncalled methods of delegates.
///
/// Its conformances are deprecated, so that the compiler warns about a delegate with such a method.
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
