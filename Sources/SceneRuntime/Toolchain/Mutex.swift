#if THREAD_SANITIZER
import Foundation

/// A mutex that the Thread Sanitizer recognizes, unlike the standard library's mutex.
// Proof: the value is reached only by `withLock`, which holds the lock.
package struct Mutex<Value>: ~Copyable, @unchecked Sendable {
  private final class Storage {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let lock = NSLock()
  private let storage: Storage

  package init(_ value: Value) {
    storage = Storage(value)
  }

  package borrowing func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result
  {
    lock.lock()
    defer { lock.unlock() }
    return try body(&storage.value)
  }
}
#endif
