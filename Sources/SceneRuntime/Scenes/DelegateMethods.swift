/// A record of the methods that a delegate doesn't implement, and of the delegate classes that were searched for
/// methods that the library never calls.
///
/// A delegate doesn't implement a method if a call of the method ran the library's default implementation.
struct DelegateMethods {
  private var defaults: Set<TraceEntry.Callback> = []
  private var examined: Set<ObjectIdentifier> = []

  /// Records that the default implementation of a method ran.
  mutating func insertDefault(_ callback: TraceEntry.Callback) {
    defaults.insert(callback)
  }

  /// Forgets, before the next call of a method, whether the default implementation ran in earlier calls.
  mutating func prepare(_ callback: TraceEntry.Callback) {
    defaults.remove(callback)
  }

  /// Returns whether the default implementation ran in the last call of a method.
  func isDefault(_ callback: TraceEntry.Callback) -> Bool { defaults.contains(callback) }

  /// Records that a delegate class is searched for methods that the library never calls.
  ///
  /// - Parameter delegateClass: The class of a delegate.
  /// - Returns: Whether the class is searched for the first time.
  mutating func examine(_ delegateClass: AnyClass) -> Bool {
    examined.insert(ObjectIdentifier(delegateClass)).inserted
  }
}
