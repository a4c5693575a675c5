#if THREAD_SANITIZER || PUBLIC_API_ONLY
import Foundation
#else
import Synchronization
#endif

/// A lock that is acquired and released by two separate calls.
///
/// `Mutex.withLock` takes a closure, and returning a state's value from a closure takes longer than the rest of reading
/// the state. The two methods that this lock calls are public in the standard library, but not documented. For a
/// compiler without these methods, `PUBLIC_API_ONLY` is defined, and this file uses a lock of Foundation. Builds for
/// the Thread Sanitizer define `THREAD_SANITIZER` and also use Foundation's lock, because the sanitizer supports it.
struct Lock: ~Copyable, Sendable {
  #if THREAD_SANITIZER || PUBLIC_API_ONLY
  private let mutex = NSLock()

  @inline(__always) borrowing func acquire() { mutex.lock() }

  @inline(__always) borrowing func release() { mutex.unlock() }
  #else
  private let mutex = Mutex(())

  // Proof: each acquisition in this module is followed by one release on every path, in the same function.
  @inline(__always) borrowing func acquire() { mutex._unsafeLock() }

  @inline(__always) borrowing func release() { mutex._unsafeUnlock() }
  #endif
}
