#if THREAD_SANITIZER || PUBLIC_API_ONLY
import Foundation
#else
import Synchronization
#endif

/// A lock that statements acquire and release.
///
/// `Mutex.withLock` returns the protected value from a closure, which costs more than reading a state does.
/// The two methods that it calls are public in the standard library, but not documented; a compiler without
/// them builds this file with `PUBLIC_API_ONLY` defined, which uses a lock of Foundation's. The Thread
/// Sanitizer knows that one as well; builds for it define `THREAD_SANITIZER`.
struct Lock: ~Copyable, Sendable {
  #if THREAD_SANITIZER || PUBLIC_API_ONLY
  private let mutex = NSLock()

  @inline(__always) borrowing func acquire() { mutex.lock() }

  @inline(__always) borrowing func release() { mutex.unlock() }
  #else
  private let mutex = Mutex(())

  // Each acquisition in this module is followed by one release on every path, in the same function.
  @inline(__always) borrowing func acquire() { mutex._unsafeLock() }

  @inline(__always) borrowing func release() { mutex._unsafeUnlock() }
  #endif
}
