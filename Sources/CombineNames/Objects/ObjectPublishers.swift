import Foundation

/// The publishers of the objects that don't store one themselves.
///
/// An object gets its publisher when it is first asked for it; an object that nothing observes has none.
// Proof: every property that changes is reached while `lock` is held.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // An address is used again after its object is deallocated, so an entry
  // counts only while its reference isn't nil.
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of deallocated objects are removed.
  private var limit = 32

  /// Returns the publisher of an object, and creates it if there is none.
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

  /// Tells the subscribers of an object that it will change.
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
