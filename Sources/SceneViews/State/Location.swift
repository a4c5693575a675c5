import Synchronization

/// Where a value stands that a ``Binding`` reads and writes.
package class Location<Value>: @unchecked Sendable {
  // Has no stored state; each subclass states why it may be shared.
  package func read() -> Value { fatalError("Location is abstract") }
  package func modify(_ change: (inout Value) -> Void) {}
  package func write(_ new: Value) { modify { $0 = new } }
  /// Whether reading and writing here and there are the same.
  package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// Where the value of a ``State`` stands for as long as its view is mounted.
///
/// It may be read and written on any thread. Values of a type that isn't `Sendable` stay on the main
/// actor, because nothing that leads here is `Sendable` then.
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  // Every access to `value`, `version` and `readers` is made under `lock`; code of an app, such as
  // `==` and `deinit`, never runs under it.
  private let lock = Mutex(())
  // The lock excludes every other access, so these aren't checked for it again.
  @exclusivity(unchecked) private var value: Value
  /// Counts the changes.
  @exclusivity(unchecked) private var version = 0
  @exclusivity(unchecked) private var readers = ReaderList()
  private let areEqual: ((Value, Value) -> Bool)?

  package init(_ value: Value, areEqual: ((Value, Value) -> Bool)? = nil) {
    self.value = value
    self.areEqual = areEqual
  }

  // Locked and unlocked by hand: a closure would hand the value out in a type made for it, which costs
  // more than all the rest.
  package override func read() -> Value {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    readers.note()
    return value
  }

  package override func modify(_ change: (inout Value) -> Void) {
    if Evaluation.isRunningHere { Evaluation.reportWrite() }
    while true {
      lock._unsafeLock()
      let old = value
      let version = version
      lock._unsafeUnlock()
      var new = old
      change(&new)
      if let areEqual, areEqual(old, new) { return }
      // Another thread may have been faster; then the change is made to what it left.
      guard let readers = replace(version, by: &new) else { continue }
      for reader in readers { reader.invalidate() }
      return
    }
  }

  /// Exchanges the value, if it is still of a version.
  ///
  /// - Parameters:
  ///   - expected: The version.
  ///   - new: The new value; the old one after that, which the caller releases.
  /// - Returns: Who has to read the value again; nil if it is of another version.
  private func replace(_ expected: Int, by new: inout Value) -> [Dependent]? {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    guard version == expected else { return nil }
    version += 1
    swap(&value, &new)
    return readers.take()
  }
}
