#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The thread that runs now, told apart from every other that runs at the same time.
package enum CurrentThread {
  /// Its identity; never 0.
  package static var id: UInt {
    #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
    #else
    UInt(pthread_self())
    #endif
  }
}
