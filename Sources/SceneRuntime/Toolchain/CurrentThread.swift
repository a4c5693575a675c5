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

/// The thread that runs the calling code.
package enum CurrentThread {
  /// The identifier of the thread, which no other running thread has; never 0.
  package static var id: UInt {
    #if canImport(Glibc)
    UInt(pthread_self())
    #elseif os(Windows)
    UInt(GetCurrentThreadId())
    #elseif os(WASI)
    // WASI has only one thread.
    1
    #else
    // `pthread_t` is a pointer on Apple's platforms and with Musl, and a signed number on Android.
    UInt(bitPattern: pthread_self())
    #endif
  }
}
