import Foundation

/// The publishers of the observable objects that don't store a publisher themselves.
///
/// The publisher of an object is created when the object's `objectWillChange` is first read.
// Proof: every variable property is accessed while `lock` is held.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // After an object is deallocated, another object may get the same address. Therefore an entry is valid only while its
  // weak reference isn't nil.
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// If there are this many entries, those of deallocated objects are removed before another entry is added.
  private var limit = 32

  /// Returns the publisher of an object, and creates the publisher if there is none.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    if let publisher = known(object) { return publisher }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(32, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return publisher
  }

  /// Notifies the subscribers of an object that the object will change.
  func tell(_ object: AnyObject) {
    lock.lock()
    let publisher = known(object)
    lock.unlock()
    publisher?.send()
  }

  private func known(_ object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.publisher
  }
}
