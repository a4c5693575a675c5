import Foundation
import SceneViews

/// The values in the user's defaults that properties read, by their keys.
// Proof: the values that change are reached while `lock` is held.
final class DefaultsEntries: @unchecked Sendable {
  static let shared = DefaultsEntries()

  private struct Key: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  /// The readers of one key.
  private struct Readers {
    // Kept, so that no other defaults get their address.
    let store: UserDefaults
    let changes: StateLocation<Int>
  }

  private let lock = NSLock()
  private var known: [Key: Readers] = [:]

  /// Returns the value of a key, whose readers are shared by all properties with it.
  func entry<Value>(
    _ key: String, in store: UserDefaults, initial: Value, coding: StorageCoding<Value>
  ) -> DefaultsEntry<Value> {
    lock.lock()
    defer { lock.unlock() }
    let place = Key(store: ObjectIdentifier(store), key: key)
    let readers = known[place] ?? Readers(store: store, changes: StateLocation(0))
    known[place] = readers
    return DefaultsEntry(key, store, initial, coding, readers.changes)
  }
}
