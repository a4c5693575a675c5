import Foundation
import SceneViews

/// A value in the user defaults; bodies that read the value are evaluated again when the value changes.
// Proof: all properties are immutable, and the defaults and the counter can be used on any thread.
struct DefaultsEntry<Value>: @unchecked Sendable {
  let store: UserDefaults
  /// The counter of changes of the value; all properties with the same defaults and key share the counter.
  let changes: StateLocation<Int>
  private let key: String
  private let initial: Value
  private let coding: DefaultsCoding<Value>

  init(_ key: String, _ store: UserDefaults, _ initial: Value, _ coding: DefaultsCoding<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.coding = coding
    changes = DefaultsReaders.shared.changes(of: key, in: store)
  }

  func read() -> Value {
    _ = changes.read()
    return store.object(forKey: key).flatMap { coding.restore($0) } ?? initial
  }

  func write(_ value: Value) {
    let last = DefaultsValue(store.object(forKey: key))
    if let stored = coding.store(value) {
      store.set(stored, forKey: key)
    } else {
      store.removeObject(forKey: key)
    }
    // Only on Apple's platforms does Foundation save values without this call.
    store.synchronize()
    if last != DefaultsValue(store.object(forKey: key)) { changes.modify { $0 &+= 1 } }
  }
}

/// An object in the user defaults, in a form in which two objects can be compared.
enum DefaultsValue: Equatable {
  case none
  case bool(Bool)
  case integer(Int)
  /// The bits of a floating-point number, so that NaN equals itself.
  case number(UInt64)
  case text(String)
  case data(Data)
  case date(Date)
  /// A value of a type that `AppStorage` doesn't support.
  case other

  init(_ object: Any?) {
    switch object {
    case nil: self = .none
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .number(value.bitPattern)
    case let value as String: self = .text(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    default: self = .other
    }
  }
}

/// Counters that increase when values in user defaults change, one for each key that a property uses.
// Proof: `stores` is only reached while `lock` is held.
final class DefaultsReaders: @unchecked Sendable {
  static let shared = DefaultsReaders()

  private struct Store {
    // Weak, so that the defaults of a suite are released when no property uses them.
    weak var store: UserDefaults?
    var changes: [String: StateLocation<Int>] = [:]
  }

  private let lock = NSLock()
  private var stores: [ObjectIdentifier: Store] = [:]

  /// Returns the counter that all properties with the given key in the given defaults share.
  func changes(of key: String, in store: UserDefaults) -> StateLocation<Int> {
    lock.lock()
    defer { lock.unlock() }
    let id = ObjectIdentifier(store)
    if let known = stores[id], known.store === store, let changes = known.changes[key] {
      return changes
    }
    // The id is the store's address. If the entry belongs to another store, that store was released, and the given
    // store got its address. The entry is then replaced.
    if stores[id]?.store !== store {
      stores = stores.filter { $0.value.store != nil }
      stores[id] = Store(store: store)
    }
    let changes = StateLocation(0)
    stores[id]?.changes[key] = changes
    return changes
  }
}
