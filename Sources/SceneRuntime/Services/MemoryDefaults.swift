package import Foundation

/// User defaults in memory, for repeatable runs.
///
/// The values aren't written to a file, and no other process can read them.
///
/// If a key has no value in memory, the value from the command line is used. If there is none, the default value that
/// was registered for the key, with any instance of `UserDefaults`, is used.
package class MemoryDefaults: UserDefaults {
  /// The name of a suite to which nothing is ever written.
  package static let suite = "scenes.defaults-in-memory"

  // The lock is held during every access to `values`, because defaults may be used on any thread.
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  /// Whether a value was set or removed since ``takeChanges()``.
  private var isChanged = false

  /// Creates defaults without values.
  ///
  /// The given name is ignored.
  // `UserDefaults.init()` calls this initializer without a name.
  package override init?(suiteName: String?) {
    super.init(suiteName: Self.suite)
  }

  package override func object(forKey key: String) -> Any? {
    lock.withLock { values[key] } ?? super.object(forKey: key)
  }

  // Foundation's setters for numbers call this method with objects, so they need no overrides.
  package override func set(_ value: Any?, forKey key: String) {
    change { $0[key] = value.map(Self.plain) }
  }

  // Foundation's implementation of this method calls itself endlessly for nil.
  package override func set(_ url: URL?, forKey key: String) {
    change { $0[key] = url?.path }
  }

  package override func removeObject(forKey key: String) {
    change { $0[key] = nil }
  }

  /// Changes the values with a closure.
  final func change(_ change: (inout [String: Any]) -> Void) {
    lock.withLock {
      change(&values)
      isChanged = true
    }
  }

  /// Returns all values if any of them changed since the last call; otherwise nil.
  final func takeChanges() -> [String: Any]? {
    lock.withLock {
      defer { isChanged = false }
      return isChanged ? values : nil
    }
  }

  package override func dictionaryRepresentation() -> [String: Any] {
    super.dictionaryRepresentation().merging(lock.withLock { values }) { $1 }
  }

  package override func synchronize() -> Bool { true }

  /// Returns a value as other user defaults return it: strings and numbers of Foundation become values of the standard
  /// library, and a URL becomes its path.
  private static func plain(_ value: Any) -> Any {
    switch value {
    case let url as URL: return url.path
    case let text as NSString where type(of: value) is NSString.Type: return "\(text)"
    case let number as NSNumber where type(of: value) is NSNumber.Type:
      return PropertyValue(number)?.base ?? number.doubleValue
    default: return value
    }
  }
}
