#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

extension sigaction {
  /// Has a function called.
  init(flags: Int32, handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    #if canImport(Darwin)
    __sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
    __sa_handler.sa_handler = handler
    #elseif canImport(Android)
    sa_handler = handler
    #else
    __sigaction_handler.sa_handler = handler
    #endif
    sa_flags = flags
  }

  /// Whether the signal has the default action of the system.
  // A handler is one address, so its bits are an `Int`; SIG_DFL and SIG_IGN are addresses of no function.
  var isDefault: Bool { handler == unsafeBitCast(SIG_DFL, to: Int.self) }

  /// Whether the signal is ignored.
  // An address as well.
  var isIgnored: Bool { handler == unsafeBitCast(SIG_IGN, to: Int.self) }

  // The address of the handler, compared as a number because it may be that of no function.
  private var handler: Int {
    #if canImport(Darwin)
    unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
    #elseif canImport(Musl)
    unsafeBitCast(__sa_handler.sa_handler, to: Int.self)
    #elseif canImport(Android)
    unsafeBitCast(sa_handler, to: Int.self)
    #else
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }
}
