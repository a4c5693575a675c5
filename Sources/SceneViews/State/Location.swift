import Synchronization

/// Where a value stands that a ``Binding`` reads and writes.
package class Location<Value>: @unchecked Sendable {
  // Has no stored state; each subclass states why it may be shared.
  package func read() -> Value { fatalError("Location is abstract") }
  /// Reads the value without depending on it, as one does who depends on it already.
  package func peek() -> Value { read() }
  /// Reads a part of the value; where it can be told, a body that does depends on that part only.
  package func read<Part>(_ part: @escaping (Value) -> Part) -> Part { part(read()) }
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
  // Every access to `value`, `version` and the readers is made under `lock`; code of an app, such as
  // `==` and `deinit`, never runs under it.
  private let lock = Mutex(())
  // The lock excludes every other access, so these aren't checked for it again.
  @exclusivity(unchecked) private var value: Value
  /// Counts the changes.
  @exclusivity(unchecked) private var version = 0
  @exclusivity(unchecked) private var readers = ReaderList()
  @exclusivity(unchecked) private var partReaders = PartReaders<Value>()
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

  package override func peek() -> Value {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return value
  }

  package override func read<Part>(_ part: @escaping (Value) -> Part) -> Part {
    let (value, released) = readPart { areSame(part($0), part($1)) }
    withExtendedLifetime(released) {}
    return part(value)
  }

  /// - Returns: The value, and what the caller releases.
  private func readPart(
    _ isSame: @escaping (Value, Value) -> Bool
  ) -> (Value, [PartReaders<Value>.Entry]) {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return (value, Evaluation.isRunningHere ? partReaders.note(isSame) : [])
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
      guard let (readers, partReaders) = replace(version, by: new) else { continue }
      for reader in readers { reader.invalidate() }
      for reader in partReaders { reader.wholeDidChange(from: old, to: new) }
      // The old value goes here and not under the lock.
      return withExtendedLifetime(old) {}
    }
  }

  /// Exchanges the value, if it is still of a version.
  ///
  /// - Parameters:
  ///   - expected: The version.
  ///   - new: The new value; the caller holds the old one.
  /// - Returns: Who has to read the value again, and who read parts; nil if it is of another version.
  private func replace(
    _ expected: Int, by new: Value
  ) -> (whole: [Dependent], parts: [PartReaders<Value>.Entry])? {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    guard version == expected else { return nil }
    version += 1
    value = new
    return (readers.take(), partReaders.entries)
  }
}
