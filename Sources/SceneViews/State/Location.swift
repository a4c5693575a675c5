/// The location of a value that a ``Binding`` reads and writes.
// Proof: this class has no stored state, and each subclass gives a proof of its own.
package class Location<Value>: @unchecked Sendable {
  package func read() -> Value { fatalError("Location is abstract") }

  /// Returns the value; a subclass can override the method to avoid recording a dependency.
  ///
  /// In the other subclasses, the body that calls the method depends on the value, as with `read()`.
  package func peek() -> Value { read() }

  /// Returns a part of the value.
  ///
  /// If the location supports parts, the body that calls the method depends only on this part; otherwise it depends on
  /// the whole value.
  package func read<Part>(_ part: @escaping (Value) -> Part) -> Part { part(read()) }
  package func modify(_ change: (inout Value) -> Void) {}
  package func write(_ new: Value) { modify { $0 = new } }

  /// Returns whether two locations refer to the same value, or to equal constants.
  package func isSame(as other: Location<Value>) -> Bool { self === other }

  /// The identity of the stored value, which is equal for all locations that refer to this value; nil if the stored
  /// value isn't known, as for a location of closures.
  package var identity: AnyHashable? { nil }
}

/// The location of the value of a ``State`` while its view is mounted.
///
/// The location can be read and written on any thread. A value that isn't `Sendable` stays on the main actor, because a
/// ``State`` or a ``Binding`` of such a value isn't `Sendable` either.
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private struct Record {
    /// The number of times that the value has been replaced.
    var version = 0
    var readers = ReaderList()
    /// The readers that depend only on a part of the value; nil until a part is read.
    var partReaders: PartReaders<Value>?
  }

  // Proof: `value` and `record` are only accessed while `lock` is held, and code of an app, such as `==` and
  // `deinit`, never runs while it is held. So accesses never overlap, and need no checks.
  private let lock = Lock()
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  private var value: Value
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  private var record = Record()
  private let areEqual: ((Value, Value) -> Bool)?

  package init(_ value: Value, areEqual: ((Value, Value) -> Bool)? = nil) {
    self.value = value
    self.areEqual = areEqual
  }

  package override var identity: AnyHashable? { ObjectIdentifier(self) }

  // Locked and unlocked by hand, because returning the value from a closure would cost more than the rest of the
  // method.
  package override func read() -> Value {
    lock.acquire()
    defer { lock.release() }
    record.readers.note()
    return value
  }

  package override func peek() -> Value {
    lock.acquire()
    defer { lock.release() }
    return value
  }

  package override func read<Part>(_ part: @escaping (Value) -> Part) -> Part {
    let (value, released) = readPart { areSame(part($0), part($1)) }
    withExtendedLifetime(released) {}
    return part(value)
  }

  /// Returns the value and records a dependency on a part.
  ///
  /// - Parameter isSame: Returns whether the part is equal in two values.
  /// - Returns: The value, and the previous entries of `partReaders` if outdated entries were removed. The caller gets
  ///   the previous entries, so that none is released while the lock is held.
  private func readPart(
    _ isSame: @escaping (Value, Value) -> Bool
  ) -> (Value, [PartReaders<Value>.Entry]) {
    lock.acquire()
    defer { lock.release() }
    guard Evaluation.isRunningHere else { return (value, []) }
    let partReaders = record.partReaders ?? PartReaders()
    record.partReaders = partReaders
    return (value, partReaders.note(isSame))
  }

  package override func modify(_ change: (inout Value) -> Void) {
    if Evaluation.isRunningHere { Evaluation.reportWrite() }
    while true {
      lock.acquire()
      let old = value
      let version = record.version
      lock.release()
      var new = old
      change(&new)
      if let areEqual, areEqual(old, new) { return }
      // If another thread has changed the value since it was read, the change is applied again to the new value.
      guard let (readers, partReaders) = replace(version, by: new) else { continue }
      readers.forEachCurrent { $0.invalidate() }
      if let partReaders {
        for reader in partReaders { reader.wholeDidChange(from: old, to: new) }
      }
      // The old value is released here, after unlocking.
      return withExtendedLifetime(old) {}
    }
  }

  /// Replaces the value if its version is the expected version.
  ///
  /// - Parameters:
  ///   - expected: The expected version.
  ///   - new: The new value. The caller must retain the old value until the lock is released.
  /// - Returns: The readers of the value and of its parts; nil if the version differs.
  private func replace(
    _ expected: Int, by new: Value
  ) -> (whole: ReaderList, parts: [PartReaders<Value>.Entry]?)? {
    lock.acquire()
    defer { lock.release() }
    guard record.version == expected else { return nil }
    record.version += 1
    value = new
    return (record.readers.take(), record.partReaders?.entries)
  }
}
