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

extension Application {
  /// Reports uncalled methods of the application delegate, and of the scene delegates in the manifest.
  func reportUncalledMethods() {
    if let delegate { reportUncalledMethods(of: type(of: delegate)) }
    for (_, entries) in (manifest?.configurations ?? [:]).sorted(by: {
      $0.key.rawValue < $1.key.rawValue
    }) {
      for entry in entries { reportUncalledMethods(of: entry.delegateClass) }
    }
  }

  /// Reports uncalled methods of a delegate class, once per class.
  func reportUncalledMethods(of named: AnyClass?) {
    guard let named, delegateMethods.examine(named) else { return }
    if let named = named as? any ApplicationDelegate.Type {
      report(named.uncalledApplicationMethods, of: "application delegate \(named)")
    }
    if let named = named as? any ConnectedSceneDelegate.Type {
      report(named.uncalledSceneMethods, of: "scene delegate \(named)")
    }
  }

  private func report(_ methods: [UncalledMethod], of place: String) {
    for method in methods where method.isImplemented {
      report(.uncalledMethod(method.name, of: place, remedy: method.remedy))
    }
  }
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
