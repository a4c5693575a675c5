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
  /// Creates an action that calls a function.
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
  // A handler is compared by its bits, because SIG_DFL and SIG_IGN aren't addresses of functions.
  var isDefault: Bool { handler == unsafeBitCast(SIG_DFL, to: Int.self) }

  /// Whether the signal is ignored.
  // Compared by its bits as well.
  var isIgnored: Bool { handler == unsafeBitCast(SIG_IGN, to: Int.self) }

  // The handler as a number, because it may not be a valid address.
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
