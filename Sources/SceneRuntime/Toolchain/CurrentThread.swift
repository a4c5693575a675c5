#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif os(Windows)
import WinSDK
#endif

/// The current thread, distinguished from all threads that exist at the same time.
package enum CurrentThread {
  /// The identifier of the thread; never 0.
  package static var id: UInt {
    #if canImport(Glibc)
    UInt(pthread_self())
    #elseif os(Windows)
    UInt(GetCurrentThreadId())
    #elseif os(WASI)
    // There is only one thread.
    1
    #else
    // A pointer on Apple's platforms and with Musl, a signed number on Android.
    UInt(bitPattern: pthread_self())
    #endif
  }
}
