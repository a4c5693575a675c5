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

/// The thread that runs now, told apart from every other that runs at the same time.
package enum CurrentThread {
  /// Its identity; never 0.
  package static var id: UInt {
    #if canImport(Glibc)
    UInt(pthread_self())
    #elseif os(Windows)
    UInt(GetCurrentThreadId())
    #elseif os(WASI)
    // There is one.
    1
    #else
    // A pointer on Apple's platforms and with Musl, a signed number on Android.
    UInt(bitPattern: pthread_self())
    #endif
  }
}
