import Foundation
import SceneViews

/// The values in the user's defaults that properties read, by their keys.
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
    /// The value that was there when it was last looked at.
    var last: String
  }

  // Only accessed while `lock` is held.
  private let lock = NSLock()
  private var known: [Key: Readers] = [:]

  private init() {
    // Kept by the center for as long as the process runs, as this object is.
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.lookForChanges() }
  }

  /// Returns the value of a key, whose readers are shared by all properties with it.
  func entry<Value>(
    _ key: String, in store: UserDefaults, initial: Value, coding: StorageCoding<Value>
  ) -> DefaultsEntry<Value> {
    lock.lock()
    defer { lock.unlock() }
    let place = Key(store: ObjectIdentifier(store), key: key)
    let readers =
      known[place]
      ?? Readers(store: store, changes: StateLocation(0), last: Self.text(key, in: store))
    known[place] = readers
    return DefaultsEntry(key, store, initial, coding, readers.changes)
  }

  /// Tells the readers of the keys whose values other code has changed.
  private func lookForChanges() {
    lock.lock()
    var changed: [StateLocation<Int>] = []
    for (place, readers) in known {
      let text = Self.text(place.key, in: readers.store)
      if text == readers.last { continue }
      known[place]?.last = text
      changed.append(readers.changes)
    }
    lock.unlock()
    for changes in changed { changes.modify { $0 &+= 1 } }
  }

  private static func text(_ key: String, in store: UserDefaults) -> String {
    store.object(forKey: key).map { "\($0)" } ?? ""
  }
}
